import Search from 'lucide-react/icons/search'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Form, Link } from 'react-router'
import type { Locale } from '../../i18n/locale.ts'
import { href } from '../../screens.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import type { CategsWords } from './category-branch.tsx'

type Finder = {
  /** What is typed now; at first what the address asks for. */
  text: string
  asked: string
  field: RefObject<HTMLInputElement | null>
  type: (text: string) => void
}

/** What is looked for. What was typed before the page ran is not lost, and the address wins when it changes. */
export function useFinder(asked: string): Finder {
  const field = useRef<HTMLInputElement>(null)
  const first = useRef(true)
  const [text, type] = useState(asked)
  useEffect(() => {
    const input = field.current
    if (first.current && input) type(input.value)
    else if (input && input.value.trim() !== asked) {
      input.value = asked
      type(asked)
    }
    first.current = false
  }, [asked])
  return { text, asked, field, type }
}

type CategoryFinderProps = { words: CategsWords; finder: Finder; locale: Locale }

/** Filters at once as one types; before the page runs it is a form whose answer comes from the server. */
export function CategoryFinder({ words, finder, locale }: CategoryFinderProps) {
  const path = href('categs', locale)
  return (
    <Form className="finder" role="search" method="get" action={path} replace preventScrollReset>
      <TextField
        ref={finder.field}
        label={words.search}
        hint={words.searchHint}
        name="q"
        type="search"
        maxLength={80}
        autoComplete="off"
        defaultValue={finder.asked}
        onChange={(event) => finder.type(event.target.value)}
      />
      <Button type="submit" icon={Search}>
        {words.find}
      </Button>
      {finder.asked && (
        <p>
          <Link to={path} preventScrollReset>
            {words.clear}
          </Link>
        </p>
      )}
    </Form>
  )
}
