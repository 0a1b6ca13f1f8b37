import { useDeferredValue } from 'react'
import type { EditedText } from '../../../content/contract.ts'
import { Prose } from '../../../content/parts/prose.tsx'
import { parseProse } from '../../../content/prose.ts'
import { hour } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useFailureMessages } from '../../../shell/errors/use-failure-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SelectField, TextArea, TextField } from '../../../ui/forms/field.tsx'
import { Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { useAdminMessages } from '../../parts/messages.ts'
import { useTextSaving } from './use-text-saving.ts'

type TextEditorProps = {
  text: EditedText
  categories: readonly { slug: string; name: string }[]
}

/** Input is saved in this browser at once and on the server every few seconds; saving creates a version. */
export function TextEditor({ text, categories }: TextEditorProps) {
  const words = useAdminMessages('content').content
  const failures = useFailureMessages()
  const locale = useLocale()
  const { draft, change, save, leave, taken, kept, keptAt, saved, newer, problems } = useTextSaving(
    text,
    words,
    failures,
  )
  const shown = useDeferredValue(draft.body)

  return (
    <div className="text-editor">
      <Form summaryTitle={words.check} problems={problems} onSend={() => save()}>
        {taken && (
          <Notice live>
            <p>{words.taken}</p>
            <Button variant="link" onClick={leave}>
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
          {keptAt ? (
            <p className="soft">{fill(words.keptAt, { hour: hour(locale, keptAt), n: draft.basedOn })}</p>
          ) : (
            kept && <p className="soft">{words.kept}</p>
          )}
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
          <Prose blocks={parseProse(shown)} />
        </div>
      </section>
    </div>
  )
}
