import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { client } from '../../../api/call.ts'
import { day } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { useAccount } from '../../../shell/account.ts'
import { codeOf, failureMessage, isUnexplained } from '../../../shell/errors/say-failure.ts'
import { useFailureMessages } from '../../../shell/errors/use-failure-messages.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { Choices } from '../../../ui/forms/check.tsx'
import { addMonths } from '../../quotes/quote.ts'
import type { PlansApi, PlanView } from '../contract.ts'
import { planDateValues } from '../plan-messages.ts'
import { usePlanPageMessages } from './use-plan-messages.ts'
import { WithdrawalHint } from './withdrawal-hint.tsx'

const call = client<PlansApi>()

type Running = PlanView & { subscription: NonNullable<PlanView['subscription']> }
type Asked = 'cancel' | 'keep' | 'pause' | 'downgrade'
type Dialogued = 'cancel' | 'pause' | 'downgrade'

type PlanActsProps = {
  view: Running
  /** The server has answered: the plan as it is now, and the request for which a reason may be given. */
  onDone: (act: Asked, answer: { request: string; plan: PlanView }) => void
}

/** The requests that a plan accepts, each with its consequence and its date before it is sent. */
export function PlanActions({ view, onDone }: PlanActsProps) {
  const words = usePlanPageMessages().plan
  const locale = useLocale()
  const { can, subscription } = view
  const { acts } = words
  const [open, setOpen] = useState<Dialogued | null>(null)
  const [busy, setBusy] = useState<Asked | null>(null)
  const [failed, setFailed] = useState<{ act: Asked; error: unknown } | null>(null)
  const news = useRef<HTMLDivElement>(null)
  // What was pressed may be gone: another window has changed the plan, which is read anew.
  useEffect(() => {
    if (failed) news.current?.focus()
  }, [failed])
  const dates = planDateValues(view, locale)
  const withheld = useAccount()?.emailsWithheld

  async function ask(act: Asked, months = 1) {
    if (busy) return
    setBusy(act)
    setFailed(null)
    try {
      const answer =
        act === 'pause'
          ? await call('POST /me/plan/pause', { body: { locale, months } })
          : act === 'cancel'
            ? await call('POST /me/plan/cancel', { body: { undoable: true, locale } })
            : await call(`POST /me/plan/${act}`, { body: { locale } })
      setOpen(null)
      if (act !== 'cancel') announce(withheld ? `${words.noted} ${words.nothingEmailed.text}` : words.said[act])
      onDone(act, answer)
    } catch (error) {
      setOpen(null)
      setFailed({ act, error })
    } finally {
      setBusy(null)
    }
  }

  const token = 'own'
  const unpaid = subscription.state === 'past_due'
  return (
    <>
      {failed && (
        <div ref={news} tabIndex={-1}>
          <Failure {...failed} />
        </div>
      )}
      <div className="plan-acts">
        {unpaid && (
          <>
            <ButtonLink to={href('plan-card', locale, { token })} reloadDocument>
              {acts.payWithCard}
            </ButtonLink>
            {can.confirm && (
              <ButtonLink variant="plain" to={href('plan-confirm', locale, { token })} reloadDocument>
                {acts.confirm}
              </ButtonLink>
            )}
          </>
        )}
        {can.order.map(({ kind, act }) => (
          <ButtonLink
            key={kind}
            variant={act === 'reopen' || act === 'resume' ? 'primary' : 'plain'}
            to={href('checkout', locale, { plan: kind })}
            reloadDocument
          >
            {acts.order[act][kind]}
          </ButtonLink>
        ))}
        {can.keep && (
          <Button variant="plain" busy={busy === 'keep'} onClick={() => void ask('keep')}>
            {acts.keep}
          </Button>
        )}
        {can.pause && (
          <Button variant="plain" onClick={() => setOpen('pause')}>
            {acts.pause}
          </Button>
        )}
        {can.downgrade && (
          <Button variant="plain" onClick={() => setOpen('downgrade')}>
            {acts.downgrade}
          </Button>
        )}
        {can.changeCard && !unpaid && (
          <ButtonLink variant="link" to={href('plan-card', locale, { token })} reloadDocument>
            {acts.card}
          </ButtonLink>
        )}
        {can.cancel && (
          <Button variant="link" onClick={() => setOpen('cancel')}>
            {acts.cancel}
          </Button>
        )}
      </div>
      <Asking
        name="cancel"
        text={unpaid || subscription.state === 'restricted' ? words.cancel.unpaid : words.cancel.text}
        {...{ open, setOpen, words, dates }}
        busy={busy}
        onConfirm={() => void ask('cancel')}
      >
        {open === 'cancel' && <WithdrawalHint reference={view.reference} />}
      </Asking>
      <Asking
        name="downgrade"
        {...{ open, setOpen, words, dates }}
        busy={busy}
        onConfirm={() => void ask('downgrade')}
      />
      <Asking
        name="pause"
        {...{ open, setOpen, words, dates }}
        paidUntil={new Date(subscription.currentPeriodEnd)}
        busy={busy}
        onConfirm={(months) => void ask('pause', months)}
      />
    </>
  )
}

type AskingProps = {
  name: Dialogued
  text?: string
  open: Dialogued | null
  setOpen: (open: Dialogued | null) => void
  dates: Record<string, string>
  /** Where a pause begins. */
  paidUntil?: Date
  busy: Asked | null
  onConfirm: (months: number) => void
  children?: ReactNode
}

/** The consequence and its date, then yes or no, without any retention offer. */
function Asking({ name, text, open, setOpen, dates, paidUntil, busy, onConfirm, children }: AskingProps) {
  const words = usePlanPageMessages().plan
  const locale = useLocale()
  const own = words[name]
  const [months, setMonths] = useState(1)
  const foot = (
    <>
      <Button variant="plain" onClick={() => setOpen(null)} data-first="">
        {own.back}
      </Button>
      <Button busy={busy === name} onClick={() => onConfirm(months)}>
        {own.confirm}
      </Button>
    </>
  )
  return (
    <Dialog open={open === name} onClose={() => setOpen(null)} title={own.title} closeLabel={own.back} foot={foot}>
      <p>{fill(text ?? own.text, dates)}</p>
      {children}
      {name === 'pause' && paidUntil && (
        <Choices
          legend={words.pause.months}
          name="months"
          choices={words.pause.choices.map((label, index) => ({
            value: String(index + 1),
            label: fill(label, { until: day(locale, addMonths(paidUntil, index + 1)) }),
          }))}
          value={String(months)}
          onChoose={(value) => setMonths(Number(value))}
        />
      )}
    </Dialog>
  )
}

type FailureProps = { act: Asked; error: unknown }

function Failure({ act, error }: FailureProps) {
  const words = usePlanPageMessages().plan
  const failures = useFailureMessages()
  const locale = useLocale()
  const refusals: Readonly<Record<string, string>> = words.refusals
  if (act !== 'cancel' || codeOf(error) in refusals)
    return <ErrorState title={words.failed}>{failureMessage(error, failures, refusals)}</ErrorState>
  return (
    <ErrorState title={words.cancel.failed}>
      <p>{isUnexplained(error) ? words.cancel.failedText : failureMessage(error, failures, refusals)}</p>
      <p>
        <Link to={href('cancel', locale)}>{words.leave.cancel}</Link>
      </p>
    </ErrorState>
  )
}
