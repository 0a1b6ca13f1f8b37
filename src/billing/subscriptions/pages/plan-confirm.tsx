import { useMemo, useRef, useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData, useParams, useSearchParams } from 'react-router'
import { money } from '../../../i18n/format.ts'
import { localeOf } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { publicConfigContext } from '../../../server/context.ts'
import { failureMessage } from '../../../shell/errors/say-failure.ts'
import type { ShellHandle } from '../../../shell/handle.ts'
import { privateMeta } from '../../../shell/private-meta.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { DoneNotice } from '../../../ui/feedback/done-notice.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import type { CardHandle } from '../../payment-form/parts/card-handle.ts'
import { paymentFormConfig } from '../../payment-form/parts/open-stripe.ts'
import { SavedCard } from '../../payment-form/parts/saved-card.tsx'
import type { PaymentProblem } from '../../payment-form/payment-problem.ts'
import { planPageMessages } from '../parts/load-messages.ts'
import { planClient, pollUntilPaid } from '../parts/plan-client.ts'
import { PlanLinkScreen, usePaymentDue } from '../parts/plan-link-screen.tsx'

export const handle: ShellHandle = { frame: 'small' }

export function loader({ url, context }: LoaderFunctionArgs) {
  const config = context.get(publicConfigContext)
  return {
    messages: planPageMessages(localeOf(url), config.prices),
    cashier: paymentFormConfig(config),
  }
}

export const meta = privateMeta<typeof loader>(({ messages }) => messages.plan.link.confirmTitle)

type Failed = { thrown: unknown } | { problem: PaymentProblem | 'waiting' }

/** Confirms a renewal that the bank asks its cardholder about, from an email and without an account. */
export default function PlanConfirmPage() {
  const { messages: words, cashier } = useLoaderData<typeof loader>()
  const { token = '' } = useParams()
  const [search] = useSearchParams()
  const locale = useLocale()
  const door = useMemo(() => planClient(token), [token])
  const card = useRef<CardHandle>(null)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Failed | null>(null)
  const [paidHere, setPaidHere] = useState<string | null>(null)
  const asked = search.has('asked')
  const { due, setDue, error, read } = usePaymentDue(door, asked ? () => door.sync() : null)
  const { link, refusals } = words.plan

  async function confirm() {
    if (!due?.clientSecret || !due.paymentIntent || !card.current) return
    setBusy(true)
    setFailed(null)
    const { clientSecret, paymentIntent } = due
    const returnUrl = `${location.origin}${href('plan-confirm', locale, { token, asked: '1' })}`
    try {
      const answer = await card.current.confirm({ clientSecret, paymentIntent, returnUrl })
      if (answer.kind === 'problem') return setFailed({ problem: answer.problem })
      const after = await pollUntilPaid(door)
      setDue(after)
      if (after.paid) setPaidHere(money(locale, due.amount))
      else setFailed({ problem: 'waiting' })
    } catch (thrown) {
      setFailed({ thrown })
    } finally {
      setBusy(false)
    }
  }

  const problems = { ...words.billing.problems, waiting: link.waiting }
  const problem =
    failed && ('thrown' in failed ? failureMessage(failed.thrown, words.failures, refusals) : problems[failed.problem])
  const values = due && {
    plan: link.names[due.plan],
    reference: due.reference,
    amount: money(locale, due.amount).replaceAll(' ', '\u00a0'),
  }
  return (
    <PlanLinkScreen title={link.confirmTitle} due={due} error={error} onRetry={() => void read()}>
      {due?.paid && (
        <>
          <DoneNotice>
            {paidHere ? fill(link.paid, { amount: paidHere }) : asked ? link.paidAtBank : link.confirmed}
          </DoneNotice>
          <p>
            <ButtonLink to={href('account', locale)}>{link.account}</ButtonLink>
          </p>
        </>
      )}
      {due && values && !due.paid && (
        <>
          {search.has('saved') && <DoneNotice>{link.cardSavedFirst}</DoneNotice>}
          <p>
            <Unbroken>{fill(link.confirmLead, values)}</Unbroken>
          </p>
          {asked && !problem && <Notice tone="danger">{words.billing.problems.not_authenticated}</Notice>}
          {problem && <ErrorState title={words.billing.paymentFailed}>{problem}</ErrorState>}
          {due.card && <SavedCard card={due.card} cashier={cashier} ref={card} />}
          <div className="plan-acts">
            <Button busy={busy} onClick={() => void confirm()}>
              {link.confirmSend}
            </Button>
            <Link className="plan-link" to={href('plan-card', locale, { token })} reloadDocument>
              {link.another}
            </Link>
          </div>
        </>
      )}
    </PlanLinkScreen>
  )
}
