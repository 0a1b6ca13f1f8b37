import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { client } from '../../../api/call.ts'
import { dayAndHour } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useFormDraft } from '../../../shell/drafts/form-draft.ts'
import { fieldProblems } from '../../../shell/errors/field-problems.ts'
import { useFailureMessages } from '../../../shell/errors/use-failure-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { EmailField } from '../../../ui/forms/email-field.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { TextArea } from '../../../ui/forms/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { useAdminMessages } from '../../parts/messages.ts'
import { FilledText, MemberLink, PersonLink } from '../../parts/people-links.tsx'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import { SecondPerson } from '../../parts/second-person.tsx'
import type { FactorRequest, FactorsApi } from '../contract-factors.ts'

const desk = client<FactorsApi>()

type FactorRequestsProps = { found: { requests: readonly FactorRequest[]; mayAsk: boolean; mayApprove: boolean } }

/** Asks to switch off the second step of somebody who has lost it, and lets another person decide. */
export function FactorRequests({ found }: FactorRequestsProps) {
  const words = useAdminMessages('factors').factors
  const { revalidate } = useRevalidator()
  const [deciding, setDeciding] = useState<{ id: string; approve: boolean } | null>(null)
  const verb = deciding?.approve ? words.approve : words.refuse
  return (
    <>
      <p className="soft">{words.intro}</p>
      {found.mayAsk && <AskForm />}
      <section className="months" aria-labelledby="factor-requests">
        <h2 id="factor-requests">{words.list}</h2>
        {found.requests.length === 0 && <p className="soft">{words.none}</p>}
        <ul className="message-cards">
          {found.requests.map((request) => (
            <li key={request.id}>
              <RequestCard
                request={request}
                mayApprove={found.mayApprove}
                decide={(approve) => setDeciding({ id: request.id, approve })}
              />
            </li>
          ))}
        </ul>
      </section>
      <ReasonDialog
        open={deciding !== null}
        title={verb}
        draft={`factor-${deciding?.approve ? 'approve' : 'refuse'}:${deciding?.id}`}
        field="reason"
        label={words.reason}
        hint={words.reasonHint}
        send={verb}
        danger={deciding?.approve}
        refusals={words.refusals}
        onClose={() => setDeciding(null)}
        onSend={async (values) => {
          if (!deciding) return
          const { id, approve } = deciding
          const reason = String(values.get('reason'))
          await desk('POST /admin/factor-requests/:id/decide', { params: { id }, body: { approve, reason } })
          announce(words.decided)
          await revalidate()
        }}
      >
        <p>{deciding?.approve ? words.approveNote : words.refuseNote}</p>
      </ReasonDialog>
    </>
  )
}

function AskForm() {
  const words = useAdminMessages('factors').factors
  const { frame } = useAdminMessages()
  const failures = useFailureMessages()
  const { revalidate } = useRevalidator()
  const [problems, setProblems] = useState<FieldProblem[]>([])
  const [sent, setSent] = useState(0)
  const kept = useFormDraft('factor-request')
  const said: Record<string, string> = { ...frame.reasons, ...words.refusals }
  const ask = async (values: FormData) => {
    const body = {
      email: String(values.get('email')),
      identity: String(values.get('identity')),
      reason: String(values.get('reason')),
    }
    setProblems([])
    try {
      await desk('POST /admin/factor-requests', { body })
      kept.sent()
      setSent(sent + 1)
      announce(words.asked)
      await revalidate()
    } catch (error) {
      setProblems(fieldProblems(error, failures, said))
    }
  }
  return (
    <Form
      {...kept.form}
      key={sent}
      summaryTitle={words.check}
      problems={problems}
      onSend={ask}
      className="form form--narrow"
    >
      <EmailField name="email" label={words.email} autoComplete="off" required />
      <TextArea name="identity" label={words.identity} hint={words.identityHint} maxLength={500} required />
      <TextArea name="reason" label={words.reason} hint={words.askReasonHint} maxLength={500} required />
      <div className="form-foot">
        <SubmitButton>{words.ask}</SubmitButton>
      </div>
    </Form>
  )
}

const tones = {
  waiting: 'apricot',
  refused: undefined,
  withdrawn: undefined,
  lapsed: undefined,
  approved: 'apricot',
  removed: 'brick',
  kept: 'moss',
  void: 'brick',
} as const

type RequestCardProps = { request: FactorRequest; mayApprove: boolean; decide: (approve: boolean) => void }

function RequestCard({ request, mayApprove, decide }: RequestCardProps) {
  const words = useAdminMessages('factors').factors
  const locale = useLocale()
  const { person, state, mine, second, dueAt } = request
  const waits = state === 'waiting'
  return (
    <article aria-labelledby={`factor-${request.id}`}>
      <div className="panel-head">
        <h3 id={`factor-${request.id}`}>
          <PersonLink person={person} />
        </h3>
        <Tag tone={tones[state]}>{words.states[state]}</Tag>
      </div>
      <p className="soft">
        <FilledText text={words.askedBy} values={{ name: <MemberLink {...request.askedBy} /> }} />,{' '}
        <time dateTime={request.askedAt}>{dayAndHour(locale, request.askedAt)}</time>
        {request.decidedBy && (
          <>
            . <FilledText text={words.decidedBy} values={{ name: <MemberLink {...request.decidedBy} /> }} />
          </>
        )}
      </p>
      <dl className="file-facts">
        <div>
          <dt>{words.identity}</dt>
          <dd>{request.identity}</dd>
        </div>
        <div>
          <dt>{words.reason}</dt>
          <dd>{request.reason}</dd>
        </div>
        {(['email', 'phone', 'password'] as const).map((what) => (
          <div key={what}>
            <dt>{words.changed[what]}</dt>
            <dd>{request.changed[what] ? dayAndHour(locale, request.changed[what]) : words.never}</dd>
          </div>
        ))}
      </dl>
      {state === 'void' && <p>{words.voided}</p>}
      {state === 'approved' && dueAt && <p>{fill(words.due, { when: dayAndHour(locale, dueAt) })}</p>}
      {waits && mine && <p className="soft">{words.mine}</p>}
      {request.mayTakeBack && <TakeBack id={request.id} />}
      {second && (mine || second.people.length === 0) && <SecondPerson second={second} />}
      {waits && mayApprove && !mine && (
        <div className="decide">
          <Button size="small" onClick={() => decide(true)}>
            {words.approve}
            <span className="sr">, {person.name}</span>
          </Button>
          <Button variant="plain" size="small" onClick={() => decide(false)}>
            {words.refuse}
            <span className="sr">, {person.name}</span>
          </Button>
        </div>
      )}
    </article>
  )
}

function TakeBack({ id }: { id: string }) {
  const words = useAdminMessages('factors').factors
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<'still' | 'busy' | 'failed'>('still')
  const takeBack = async () => {
    setState('busy')
    try {
      await desk('POST /admin/factor-requests/:id/take-back', { params: { id }, body: {} })
      announce(words.takenBack)
      await revalidate()
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <ErrorText id={`take-back-${id}`} live>
        {state === 'failed' ? words.notTakenBack : null}
      </ErrorText>
      <Button variant="plain" size="small" busy={state === 'busy'} onClick={() => void takeBack()}>
        {words.takeBack}
      </Button>
    </>
  )
}
