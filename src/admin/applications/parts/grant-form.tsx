import { useState } from 'react'
import { readDraft } from '../../../shell/drafts/autosave.ts'
import { useFormDraft } from '../../../shell/drafts/form-draft.ts'
import type { FormFields } from '../../../shell/drafts/form-fields.ts'
import { Button } from '../../../ui/button.tsx'
import { Check } from '../../../ui/forms/check.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { useAdminMessages } from '../../parts/messages.ts'
import type { StaffApplication } from '../contract-applications.ts'

type Title = StaffApplication['titles'][number]
type Granted = { categories: string[]; titles: Title[] }

type GrantFormProps = {
  application: StaffApplication
  problems: FieldProblem[]
  onSend: (granted: Granted, sent: () => void) => Promise<unknown>
}

/** The approved fields, and the checked titles with the last day of each. */
export function GrantForm({ application, problems, onSend }: GrantFormProps) {
  const words = useAdminMessages('candidates').candidates
  const { frame } = useAdminMessages()
  const { id } = application
  const draft = useFormDraft(draftOf(id))
  const [titles, setTitles] = useState<Title[]>(() => withAdded(id, firstTitles(application)))
  function send(values: FormData) {
    const text = (name: string) => String(values.get(name) ?? '')
    const granted = {
      categories: values.getAll('categories').map(String),
      titles: titles.map(({ regulated }, at) => ({
        regulated,
        labelFr: text(`labelFr-${at}`),
        labelEn: text(`labelEn-${at}`),
        body: text(`body-${at}`),
        validUntil: text(`validUntil-${at}`) || null,
      })),
    }
    return onSend(granted, draft.sent)
  }
  return (
    <Form {...draft.form} summaryTitle={frame.check} problems={problems} onSend={send} className="form">
      <fieldset className="form-group">
        <legend>{words.fields}</legend>
        {application.categories.map(({ slug, name }) => (
          <Check
            key={slug}
            id={`grant-${id}-${slug}`}
            name="categories"
            value={slug}
            label={name}
            error={null}
            defaultChecked={application.granted?.includes(slug) ?? true}
          />
        ))}
      </fieldset>
      {titles.map((title, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: titles are only added at the end
        <fieldset key={at} className="form-group">
          <legend>{words.titleOf[title.regulated]}</legend>
          <TextField
            name={`labelFr-${at}`}
            id={`labelFr-${at}-${id}`}
            label={words.labelFr}
            defaultValue={title.labelFr}
            maxLength={120}
            required
          />
          <TextField
            name={`labelEn-${at}`}
            id={`labelEn-${at}-${id}`}
            label={words.labelEn}
            defaultValue={title.labelEn}
            maxLength={120}
            required
          />
          <TextField
            name={`body-${at}`}
            id={`body-${at}-${id}`}
            label={words.body}
            defaultValue={title.body}
            maxLength={160}
            required
          />
          <TextField
            name={`validUntil-${at}`}
            id={`validUntil-${at}-${id}`}
            label={words.validUntil}
            hint={words.validHint}
            type="date"
            defaultValue={title.validUntil ?? ''}
          />
        </fieldset>
      ))}
      <p className="form-foot">
        <SubmitButton>
          {application.needsTwo && !application.approvedOnceBy ? words.acceptOnce : words.accept}
        </SubmitButton>
        <Button variant="plain" onClick={() => setTitles([...titles, blank('none')])}>
          {words.addTitle}
        </Button>
      </p>
    </Form>
  )
}

const blank = (regulated: Title['regulated']): Title => ({
  regulated,
  labelFr: '',
  labelEn: '',
  body: '',
  validUntil: null,
})

const draftOf = (id: string) => `grant:${id}`

/** With those that were added and begun before the page was loaded again. */
function withAdded(id: string, first: Title[]): Title[] {
  const kept = Object.entries(readDraft<FormFields>(draftOf(id))?.value ?? {})
  const begun = kept
    .filter(([, values]) => values.some(Boolean))
    .map(([name]) => Number(/-(\d+)$/.exec(name)?.[1] ?? -1))
  const added = Math.max(first.length, ...begun.map((at) => at + 1)) - first.length
  return [...first, ...Array.from({ length: added }, () => blank('none'))]
}

/** The first person's titles, else one for each law that regulates these fields, else one. */
function firstTitles({ titles, categories }: StaffApplication): Title[] {
  if (titles.length > 0) return titles
  const kinds = [...new Set(categories.map(({ regulated }) => regulated))].filter((kind) => kind !== 'none')
  return (kinds.length > 0 ? kinds : (['none'] as const)).map(blank)
}
