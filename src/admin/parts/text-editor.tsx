import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { client } from '../../api/call.ts'
import type { ContentApi, EditedText } from '../../content/contract.ts'
import { Prose } from '../../content/parts/prose.tsx'
import { proseOf } from '../../content/prose.ts'
import { fill } from '../../i18n/text.ts'
import { type Autosave, autosave, readDraft } from '../../shell/autosave.ts'
import { codeOf, type FailureWords, sayFailure } from '../../shell/say-failure.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { TextWords } from './text-page.ts'

type Draft = {
  basedOn: number
  title: string
  summary: string
  body: string
  category: string
  reviewedBy: string
  /** JSON, as it is typed. */
  facts: string
}

function draftOf(text: EditedText): Draft {
  const { title, summary, body, latestVersion } = text
  const facts = JSON.stringify(text.facts, null, 2)
  return {
    basedOn: latestVersion,
    title,
    summary,
    body,
    category: text.category ?? '',
    reviewedBy: text.reviewedBy ?? '',
    facts,
  }
}

type TextEditorProps = {
  text: EditedText
  words: TextWords
  failures: FailureWords
  categories: readonly { slug: string; name: string }[]
}

const texts = client<ContentApi>()

/** What is typed is kept in this browser at once, and becomes a version of the text when it is saved. */
export function TextEditor({ text, words, failures, categories }: TextEditorProps) {
  const [unsaved] = useState(() => readDraft<Draft>(`text:${text.id}`)?.value ?? null)
  const [draft, setDraft] = useState<Draft>(unsaved ?? draftOf(text))
  const [taken, setTaken] = useState(unsaved !== null)
  const [kept, setKept] = useState(false)
  const [saved, setSaved] = useState<number | null>(null)
  const [newer, setNewer] = useState<number | null>(null)
  const [problems, setProblems] = useState<FieldProblem[]>([])
  const keeper = useRef<Autosave<Draft> | null>(null)
  useEffect(() => {
    keeper.current = autosave<Draft>(`text:${text.id}`, { onKept: () => setKept(true) })
    return () => keeper.current?.stop()
  }, [text.id])
  const shown = useDeferredValue(draft.body)

  function change(changes: Partial<Draft>) {
    const next = { ...draft, ...changes }
    setDraft(next)
    setKept(false)
    setSaved(null)
    keeper.current?.touch(next)
  }

  async function save(basedOn: number) {
    setProblems([])
    const facts = objectIn(draft.facts)
    if (!facts) return setProblems([{ field: 'facts', message: words.factsWrong }])
    const { title, summary, body } = draft
    const sent = { title, summary, body, facts, category: draft.category || null, reviewedBy: draft.reviewedBy || null }
    try {
      const now = await texts('PUT /admin/texts/:id/draft', { params: { id: text.id }, body: { basedOn, ...sent } })
      keeper.current?.done()
      setDraft((typed) => ({ ...typed, basedOn: now.latestVersion }))
      setSaved(now.latestVersion)
      setNewer(null)
      setTaken(false)
      setKept(false)
    } catch (error) {
      keeper.current?.flush()
      if (codeOf(error) !== 'text_changed') {
        const field = 'fieldCode' in (error as object) && !draft.title.trim() ? 'title' : undefined
        const message = field ? words.missing : sayFailure(error, failures, words.refusals)
        return setProblems([field ? { field, message } : { message }])
      }
      const { latestVersion } = await texts('GET /admin/texts/:id', { params: { id: text.id } })
      setNewer(latestVersion)
    }
  }

  return (
    <div className="text-editor">
      <Form summaryTitle={words.check} problems={problems} onSend={() => save(draft.basedOn)}>
        {taken && (
          <Notice live>
            <p>{words.taken}</p>
            <Button
              variant="link"
              onClick={() => {
                keeper.current?.done()
                setDraft(draftOf(text))
                setTaken(false)
              }}
            >
              {words.leaveDraft}
            </Button>
          </Notice>
        )}
        {newer !== null && (
          <Notice tone="danger" live>
            <p>{words.changed}</p>
            <Button variant="plain" onClick={() => save(newer)}>
              {words.mine}
            </Button>
          </Notice>
        )}
        <div className="form" lang={text.locale}>
          <TextField
            name="title"
            label={words.name}
            value={draft.title}
            maxLength={200}
            onChange={(event) => change({ title: event.target.value })}
          />
          <TextArea
            name="summary"
            label={words.summary}
            value={draft.summary}
            maxLength={600}
            rows={3}
            onChange={(event) => change({ summary: event.target.value })}
          />
          <TextArea
            name="body"
            label={words.body}
            hint={words.bodyHint}
            value={draft.body}
            maxLength={120_000}
            rows={22}
            spellCheck
            onChange={(event) => change({ body: event.target.value })}
          />
        </div>
        <SelectField
          name="category"
          label={words.category}
          value={draft.category}
          onChange={(event) => change({ category: event.target.value })}
        >
          <option value="">{words.noCategory}</option>
          {categories.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          name="reviewedBy"
          label={words.reviewedBy}
          hint={words.reviewedByHint}
          value={draft.reviewedBy}
          maxLength={160}
          onChange={(event) => change({ reviewedBy: event.target.value })}
        />
        {Object.keys(text.facts).length > 0 && (
          <TextArea
            name="facts"
            label={words.facts}
            value={draft.facts}
            rows={10}
            spellCheck={false}
            onChange={(event) => change({ facts: event.target.value })}
          />
        )}
        <div className="form-foot">
          <SubmitButton>{words.save}</SubmitButton>
          {kept && <p className="soft">{words.kept}</p>}
        </div>
        {saved !== null && (
          <Notice tone="success" live>
            {fill(words.savedNow, { n: saved })}
          </Notice>
        )}
      </Form>
      <section className="text-preview" aria-labelledby="text-preview">
        <h2 id="text-preview">{words.preview}</h2>
        <div className="sheet" lang={text.locale}>
          <p className="title">{draft.title}</p>
          <p className="soft">{draft.summary}</p>
          <Prose blocks={proseOf(shown)} />
        </div>
      </section>
    </div>
  )
}

function objectIn(json: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(json)
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Record<string, unknown>) : null
  } catch {
    return null
  }
}
