import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { client } from '../../api/call.ts'
import type { SearchApi } from '../../discover/search/search-contract.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { href } from '../../screens.ts'
import { Button } from '../../ui/button.tsx'
import '../../ui/css/screens/search.css'

const call = client<SearchApi>()
const patience = 160

type Words = {
  label: string
  hint: string
  button: string
  suggestions: string
  kinds: Readonly<Record<string, string>>
}
type Suggestion = { kind: string; title: string; to: string }

/** `id`: of its field and list; two boxes may stand on one page. */
export type SearchBoxProps = { id: string; words: Words; asked?: string; focused?: boolean }

/**
 * A form that the server answers; once the page runs it also suggests pages while one types. The arrows walk the
 * suggestions, Enter opens the one that is reached or searches for what is typed, Escape closes them.
 */
export function SearchBox({ id: list, words, asked = '', focused }: SearchBoxProps) {
  const locale = useLocale()
  const { typed, type, found, close } = useSuggestions(asked)
  const [at, go] = useState(-1)

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape' && found.length > 0) {
      event.preventDefault()
      close()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (found.length === 0) return
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      go((now) => ((now + 1 + step + found.length + 1) % (found.length + 1)) - 1)
    } else if (event.key === 'Enter' && at >= 0) {
      const to = found[at]?.to
      if (!to) return
      event.preventDefault()
      close()
      location.assign(to)
    }
  }

  return (
    <search>
      <form className="search-box" method="get" action={href('search', locale)}>
        <div className="search-field">
          <div className="field">
            <label htmlFor={`${list}-q`}>{words.label}</label>
            <span className="hint" id={`${list}-hint`}>
              {words.hint}
            </span>
            <input
              data-first={focused ? '' : undefined}
              id={`${list}-q`}
              name="q"
              type="search"
              maxLength={200}
              autoComplete="off"
              defaultValue={asked}
              role="combobox"
              aria-expanded={found.length > 0}
              aria-controls={list}
              aria-autocomplete="list"
              aria-describedby={`${list}-hint`}
              aria-activedescendant={at >= 0 ? `${list}-${at}` : undefined}
              onInput={(event) => {
                go(-1)
                type(event.currentTarget.value)
              }}
              onKeyDown={press}
              onBlur={(event) => {
                if (!event.currentTarget.form?.contains(event.relatedTarget)) close()
              }}
            />
          </div>
          <Button type="submit" icon={Search}>
            {words.button}
          </Button>
          <Suggestions id={list} label={words.suggestions} found={found} at={at} kinds={words.kinds} typed={typed} />
        </div>
      </form>
    </search>
  )
}

type ListProps = {
  id: string
  label: string
  found: readonly Suggestion[]
  at: number
  kinds: Words['kinds']
  typed: string
}

function Suggestions({ id, label, found, at, kinds, typed }: ListProps) {
  return (
    <div className="suggestions" id={id} role="listbox" aria-label={label} hidden={found.length === 0 || typed === ''}>
      {found.map(({ kind, title, to }, place) => (
        <a
          key={to}
          id={`${id}-${place}`}
          href={to}
          role="option"
          data-document=""
          aria-selected={place === at}
          tabIndex={-1}
          // The field must not lose the focus before the link is followed.
          onMouseDown={(event) => event.preventDefault()}
        >
          {title}
          <span>{kinds[kind]}</span>
        </a>
      ))}
    </div>
  )
}

/** What begins as the text does, asked a moment after the last key; an answer that comes too late is dropped. */
function useSuggestions(asked: string) {
  const locale = useLocale()
  const [typed, type] = useState(asked)
  const [found, show] = useState<readonly Suggestion[]>([])
  useEffect(() => {
    if (typed.trim().length < 2 || typed === asked) return show([])
    const stop = new AbortController()
    const wait = setTimeout(async () => {
      try {
        const { suggestions } = await call('GET /search/suggestions', {
          query: { locale, q: typed.trim() },
          signal: stop.signal,
        })
        if (!stop.signal.aborted) show(suggestions)
      } catch {
        // Suggestions are a help: without them the form still searches.
      }
    }, patience)
    return () => {
      clearTimeout(wait)
      stop.abort()
    }
  }, [typed, asked, locale])
  return { typed, type, found, close: () => show([]) }
}
