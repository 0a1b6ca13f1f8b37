import { fill } from '../../../../i18n/text.ts'
import { TextArea, TextField } from '../../../../ui/forms/field.tsx'
import type { AnswerDraft } from '../../../shapes.ts'
import type { Section } from '../../draft-sections.ts'
import { useWorkspaceMessages } from '../messages.ts'
import { longest, mostLines } from './answer-draft.ts'
import { Rows } from './rows.tsx'

export type SectionProps = {
  draft: AnswerDraft
  lang: string
  /** The message of a field, null where nothing is wrong with it. */
  errorOf: (field: string) => string | null
  onChange: (draft: AnswerDraft) => void
}

/** The id of the input of a place in the draft: `answer-deadlines.1.date`. */
export const idOf = (field: string) => `answer-${field}`

export function SectionFields({ section, ...props }: SectionProps & { section: Section }) {
  const Fields = fieldsOf[section]
  return <Fields {...props} />
}

const fieldsOf: Record<Section, (props: SectionProps) => React.ReactNode> = {
  short: Short,
  steps: Steps,
  deadlines: Deadlines,
  papers: Papers,
  limits: Limits,
  sources: Sources,
}

function Short({ draft, lang, errorOf, onChange }: SectionProps) {
  const words = useWorkspaceMessages()
  return (
    <TextArea
      id={idOf('short')}
      label={words.write.short.label}
      hint={words.write.short.hint}
      rows={5}
      lang={lang}
      maxLength={longest.short}
      value={draft.short}
      error={errorOf('short')}
      onChange={(event) => onChange({ ...draft, short: event.target.value })}
    />
  )
}

function Limits({ draft, lang, errorOf, onChange }: SectionProps) {
  const words = useWorkspaceMessages()
  return (
    <TextArea
      id={idOf('limits')}
      label={words.write.limits.label}
      hint={words.write.limits.hint}
      rows={5}
      lang={lang}
      maxLength={longest.limits}
      value={draft.limits}
      error={errorOf('limits')}
      onChange={(event) => onChange({ ...draft, limits: event.target.value })}
    />
  )
}

function Steps({ draft, lang, errorOf, onChange }: SectionProps) {
  const words = useWorkspaceMessages()
  const said = words.write.steps
  return (
    <Rows
      rows={draft.steps}
      blank={{ text: '' }}
      most={mostLines.steps}
      add={said.add}
      hint={said.hint}
      fieldId={(index) => idOf(`steps.${index}.text`)}
      onChange={(steps) => onChange({ ...draft, steps })}
    >
      {(step, index, change) => (
        <TextArea
          id={idOf(`steps.${index}.text`)}
          label={fill(said.label, { n: index + 1 })}
          rows={2}
          lang={lang}
          maxLength={longest.step}
          value={step.text}
          error={errorOf(`steps.${index}.text`)}
          onChange={(event) => change({ text: event.target.value })}
        />
      )}
    </Rows>
  )
}

function Deadlines({ draft, lang, errorOf, onChange }: SectionProps) {
  const words = useWorkspaceMessages()
  const said = words.write.deadlines
  return (
    <Rows
      rows={draft.deadlines}
      blank={{ date: '', what: '' }}
      most={mostLines.deadlines}
      add={said.add}
      hint={said.hint}
      fieldId={(index) => idOf(`deadlines.${index}.date`)}
      onChange={(deadlines) => onChange({ ...draft, deadlines })}
    >
      {(line, index, change) => (
        <div className="editor-row">
          <TextField
            type="date"
            id={idOf(`deadlines.${index}.date`)}
            label={said.date}
            hideLabel={index > 0}
            value={line.date}
            error={errorOf(`deadlines.${index}.date`)}
            onChange={(event) => change({ ...line, date: event.target.value })}
          />
          <TextField
            id={idOf(`deadlines.${index}.what`)}
            label={said.what}
            hideLabel={index > 0}
            lang={lang}
            maxLength={longest.what}
            value={line.what}
            error={errorOf(`deadlines.${index}.what`)}
            onChange={(event) => change({ ...line, what: event.target.value })}
          />
        </div>
      )}
    </Rows>
  )
}

function Papers({ draft, lang, errorOf, onChange }: SectionProps) {
  const words = useWorkspaceMessages()
  const said = words.write.papers
  return (
    <Rows
      rows={draft.papers}
      blank=""
      most={mostLines.papers}
      add={said.add}
      hint={said.hint}
      fieldId={(index) => idOf(`papers.${index}`)}
      onChange={(papers) => onChange({ ...draft, papers })}
    >
      {(paper, index, change) => (
        <TextField
          id={idOf(`papers.${index}`)}
          label={fill(said.label, { n: index + 1 })}
          lang={lang}
          maxLength={longest.paper}
          value={paper}
          error={errorOf(`papers.${index}`)}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </Rows>
  )
}

function Sources({ draft, lang, errorOf, onChange }: SectionProps) {
  const words = useWorkspaceMessages()
  const said = words.write.sources
  return (
    <Rows
      rows={draft.sources}
      blank={{ title: '', url: '' }}
      most={mostLines.sources}
      add={said.add}
      hint={said.hint}
      fieldId={(index) => idOf(`sources.${index}.title`)}
      onChange={(sources) => onChange({ ...draft, sources })}
    >
      {(source, index, change) => (
        <div className="editor-row editor-row--even">
          <TextField
            id={idOf(`sources.${index}.title`)}
            label={said.title}
            hideLabel={index > 0}
            lang={lang}
            maxLength={longest.title}
            value={source.title}
            error={errorOf(`sources.${index}.title`)}
            onChange={(event) => change({ ...source, title: event.target.value })}
          />
          <TextField
            type="url"
            inputMode="url"
            id={idOf(`sources.${index}.url`)}
            label={said.url}
            hideLabel={index > 0}
            maxLength={longest.url}
            value={source.url}
            error={errorOf(`sources.${index}.url`)}
            onChange={(event) => change({ ...source, url: event.target.value })}
          />
        </div>
      )}
    </Rows>
  )
}
