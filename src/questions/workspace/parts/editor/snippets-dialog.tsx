import Trash2 from 'lucide-react/icons/trash-2'
import { type FormEvent, useEffect, useState } from 'react'
import type { Snippet } from '../../../../experts/contract.ts'
import { serverNow } from '../../../../i18n/server-time.ts'
import { fill } from '../../../../i18n/text.ts'
import { useLocale } from '../../../../i18n/use-locale.ts'
import { useFormDraft } from '../../../../shell/drafts/form-draft.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/feedback/dialog.tsx'
import { announce } from '../../../../ui/feedback/live-region.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { TextArea, TextField } from '../../../../ui/forms/field.tsx'
import { Loading } from '../../../../ui/time/delayed.tsx'
import type { WorkspaceQuestion } from '../../../shapes.ts'
import { fillPhrase, hasWords, unknownVariables, variableNames } from '../../phrases.ts'
import { experts } from '../api-clients.ts'
import { useWorkspaceMessages } from '../messages.ts'
import { PastAnswers } from './past-answers.tsx'
import { phraseValues } from './phrase-values.ts'

type SnippetsProps = {
  open: boolean
  /** The open question, which fills the variables. */
  question: WorkspaceQuestion | null
  /** Null where there is no field to write into. */
  onInsert: ((text: string) => void) | null
  onClose: () => void
}

export function SnippetsDialog({ open, ...rest }: SnippetsProps) {
  const words = useWorkspaceMessages()
  const { onClose } = rest
  return (
    <Dialog open={open} onClose={onClose} title={words.snippets.title} closeLabel={words.close} wide>
      <Snippets {...rest} />
    </Dialog>
  )
}

/** Text snippets that an expert uses again and again: insert, save or delete one. */
function Snippets({ question, onInsert }: Omit<SnippetsProps, 'open'>) {
  const words = useWorkspaceMessages()
  const said = words.snippets
  const [snippets, setSnippets] = useState<Snippet[] | null>(null)
  const [failed, setFailed] = useState(false)
  const [query, setQuery] = useState('')
  const found = snippets?.filter(({ title, body }) => hasWords(query, `${title} ${body}`))

  useEffect(() => {
    const ending = new AbortController()
    experts('GET /me/expert/snippets', { signal: ending.signal }).then(
      (answer) => setSnippets(answer.snippets),
      () => !ending.signal.aborted && setFailed(true),
    )
    return () => ending.abort()
  }, [])

  async function remove(snippet: Snippet): Promise<void> {
    setFailed(false)
    try {
      await experts('DELETE /me/expert/snippets/:id', { params: { id: snippet.id } })
      setSnippets((before) => (before ?? []).filter((one) => one.id !== snippet.id))
      announce(said.removed)
    } catch {
      setFailed(true)
    }
  }

  function insert(body: string): void {
    const { text, open } = fillPhrase(body, phraseValues(question, new Date(serverNow())))
    onInsert?.(text)
    if (open.length > 0) announce(fill(said.unfilled, { names: open.join(', ') }))
  }

  return (
    <>
      <p>{said.lead}</p>
      <TextField
        type="search"
        name="snippet-search"
        label={said.search}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {failed && <Notice tone="danger" title={said.failed} live />}
      {!onInsert && <p className="soft">{said.nowhere}</p>}
      {snippets === null && !failed && <Loading label={said.title} />}
      {snippets?.length === 0 && <p className="soft">{said.empty}</p>}
      {found?.length === 0 && snippets?.length !== 0 && <p className="soft">{said.none}</p>}
      <ul className="snippets">
        {found?.map((snippet) => (
          <li key={snippet.id}>
            <div>
              <b>{snippet.title}</b>
              <p className="soft">{snippet.body}</p>
            </div>
            <div className="snippet-acts">
              {onInsert && (
                <Button size="small" onClick={() => insert(snippet.body)}>
                  {said.insert}
                  <span className="sr"> {snippet.title}</span>
                </Button>
              )}
              <Button
                variant="plain"
                size="small"
                icon={Trash2}
                aria-label={`${said.remove} ${snippet.title}`}
                onClick={() => void remove(snippet)}
              />
            </div>
          </li>
        ))}
      </ul>
      {query.trim().length >= 2 && <PastAnswers query={query.trim()} onInsert={onInsert} />}
      <NewSnippet onKept={(snippet) => setSnippets((before) => [...(before ?? []), snippet])} />
    </>
  )
}

function NewSnippet({ onKept }: { onKept: (snippet: Snippet) => void }) {
  const words = useWorkspaceMessages()
  const locale = useLocale()
  const said = words.snippets
  const [title, setTitle] = useState('')
  const [body, setBody] = useState('')
  const [checked, setChecked] = useState(false)
  const draft = useFormDraft('snippet')
  const [state, setState] = useState<'editing' | 'sending' | 'failed'>('editing')

  const unknown = unknownVariables(body)
  const known = variableNames(locale).join(', ')
  const nameProblem = title.trim() ? null : said.nameMissing
  const unknownProblem = unknown.length > 0 ? fill(said.unknown, { names: unknown.join(', '), known }) : null
  const bodyProblem = body.trim() ? unknownProblem : said.bodyMissing

  async function keep(event: FormEvent): Promise<void> {
    event.preventDefault()
    setChecked(true)
    if (nameProblem || bodyProblem || state === 'sending') {
      if (state !== 'sending') announce(nameProblem ?? bodyProblem ?? '')
      return
    }
    setState('sending')
    try {
      onKept(await experts('POST /me/expert/snippets', { body: { title, body } }))
      draft.sent()
      setTitle('')
      setBody('')
      setChecked(false)
      setState('editing')
      announce(said.saved)
    } catch {
      setState('failed')
    }
  }

  return (
    <details className="snippet-new" open={draft.restored || undefined}>
      <summary>{said.new}</summary>
      <form {...draft.form} className="form" noValidate onSubmit={(event) => void keep(event)}>
        <TextField
          name="snippet-name"
          label={said.name}
          maxLength={80}
          value={title}
          error={checked ? nameProblem : null}
          onChange={(event) => setTitle(event.target.value)}
        />
        <TextArea
          name="snippet-body"
          label={said.body}
          rows={5}
          maxLength={4000}
          hint={fill(said.variables, { names: known })}
          value={body}
          error={checked ? bodyProblem : null}
          onChange={(event) => setBody(event.target.value)}
        />
        {state === 'failed' && <Notice tone="danger" title={said.failed} live />}
        <p>
          <Button type="submit" variant="plain" size="small" busy={state === 'sending'}>
            {said.save}
          </Button>
        </p>
      </form>
    </details>
  )
}
