import { useState } from 'react'
import { api, client } from '../../api/call.ts'
import { day } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { fill, type WordsLike } from '../../i18n/text.ts'
import { type FailureWords, sayFailure } from '../../shell/say-failure.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../ui/form.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { fr } from '../applications.text.fr.ts'
import type { ApplicationsApi, StaffApplication } from '../contract-applications.ts'
import type { FrameWords } from './admin-frame.tsx'

type CandidateCardProps = {
  application: StaffApplication
  words: WordsLike<typeof fr>
  frame: FrameWords
  failures: FailureWords
  locale: Locale
  onDone: () => Promise<void>
}

const desk = client<ApplicationsApi>()
const base = () => (document.documentElement.dataset.api ?? '/api').replace(/\/+$/, '')

export function CandidateCard({ application, words, frame, failures, locale, onDone }: CandidateCardProps) {
  const [problems, setProblems] = useState<FieldProblem[]>([])
  const { id, state } = application
  const failed = (error: unknown) =>
    setProblems([{ message: sayFailure(error, failures, { ...frame.reasons, ...words.refusals }) }])
  const answer = (act: Promise<unknown>) =>
    act.then(() => {
      setProblems([])
      return onDone()
    }, failed)
  const accept = () => answer(desk('POST /admin/applications/:id/approve', { params: { id }, body: { locale } }))
  const refuse = (values: FormData) => {
    const body = { locale, reason: String(values.get('reason')) }
    return answer(desk('POST /admin/applications/:id/reject', { params: { id }, body }))
  }
  async function open(kind: string, name: string) {
    try {
      const bytes = await api<Blob, 'blob'>(`${base()}/admin/applications/${id}/papers/${kind}`, {
        responseType: 'blob',
      })
      const link = document.createElement('a')
      link.href = URL.createObjectURL(bytes)
      link.download = name
      link.click()
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
    } catch (error) {
      failed(error)
    }
  }
  const facts = [
    [words.company, application.companyName],
    [words.register, application.siret],
    [words.vat, application.vatNumber || words.exempt],
    [words.contact, `${application.email}, ${application.phone}`],
    [words.address, `${application.address}, ${application.country.toUpperCase()}`],
    [words.fields, application.categories.join(', ')],
  ]
  return (
    <article className="part-shown" aria-labelledby={`candidate-${id}`}>
      <div className="panel-head">
        <h2 id={`candidate-${id}`}>{application.name}</h2>
        <Tag tone={state === 'submitted' ? 'apricot' : state === 'approved' ? 'moss' : undefined}>
          {words.states[state]}
        </Tag>
      </div>
      <p className="soft">
        {application.reference}, {fill(words.sent, { date: day(locale, application.submittedAt) })}
      </p>
      <dl className="pairs">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{words.papers}</dt>
          <dd>
            {application.papers.map(({ kind, name }) => (
              <Button key={kind} variant="plain" onClick={() => void open(kind, name)}>
                {words.kinds[kind]}
              </Button>
            ))}
          </dd>
        </div>
      </dl>
      {application.reason && <p lang={application.locale}>{application.reason}</p>}
      {state === 'submitted' && (
        <>
          <p>
            <Button onClick={() => void accept()}>{words.accept}</Button>
          </p>
          <details open={problems.length > 0}>
            <summary>{words.refuse}</summary>
            <Form summaryTitle={frame.check} problems={problems} onSend={refuse}>
              <TextArea name="reason" id={`reason-${id}`} label={words.reason} maxLength={1000} />
              <SubmitButton variant="danger">{words.refuse}</SubmitButton>
            </Form>
          </details>
        </>
      )}
    </article>
  )
}
