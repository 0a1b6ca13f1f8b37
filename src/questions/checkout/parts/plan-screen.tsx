import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { AccountsApi, Me } from '../../../accounts/contract.ts'
import { NothingEmailed } from '../../../accounts/parts/nothing-emailed.tsx'
import { EmailCapture } from '../../../accounts/sign-in/parts/email-capture.tsx'
import { client } from '../../../api/call.ts'
import type { Quote } from '../../../billing/contract.ts'
import type { PaymentFormConfig } from '../../../billing/payment-form/parts/open-stripe.ts'
import { useReturnUrl } from '../../../billing/payment-form/parts/use-return-url.ts'
import { QuoteReceipt } from '../../../billing/quotes/parts/quote-receipt.tsx'
import { displayedAct } from '../../../billing/quotes/quote-messages.ts'
import type { PlansApi } from '../../../billing/subscriptions/contract.ts'
import { type InTheWay, inTheWayOf } from '../../../billing/subscriptions/plan-in-the-way.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { failureMessage } from '../../../shell/errors/say-failure.ts'
import { tellOnArrival } from '../../../shell/navigation/arrival.ts'
import { ensureSession } from '../../../shell/visitor.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { focusIfLost } from '../../../ui/feedback/lost-focus.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Loading } from '../../../ui/time/delayed.tsx'
import { useCheckoutMessages } from './messages.ts'
import { OrderForm } from './order-form.tsx'
import type { Outcome } from './place-order.ts'
import type { KnownCard } from './plan-card.ts'
import { PlanStands } from './plan-stands.tsx'
import { nextReading, type Reading } from './reading.ts'
import { type CheckoutTarget, cardAfterBank, cardFor, outcomeAfterBank, refusedForPlan } from './use-checkout.ts'
import { useSafeToWriteAtAll } from './use-safe-to-write.tsx'

const accounts = client<AccountsApi>()
const plans = client<PlansApi>()

type Kind = 'plan' | 'copilot'
type Ready = { me: Me; quote: Quote; card: KnownCard | null }
type State =
  | { step: 'loading' }
  | { step: 'failed'; error: unknown }
  | { step: 'paid' }
  | { step: 'stands'; why: InTheWay }
  | { step: 'ready'; ready: Ready; outcome: Outcome | null }

const quoteOf = (kind: Kind) => plans('POST /me/plan/quote', { body: { kind } })

const keyOf = (kind: Kind) => `plan:${kind}`

const planTill = (kind: Kind, locale: Locale): CheckoutTarget => ({
  consentKey: keyOf(kind),
  question: false,
  order: ({ id, signature }) =>
    plans('POST /me/plan/orders', { body: { quoteId: id, signature, terms: true, startNow: true, locale } }),
  requote: () => quoteOf(kind),
})

type PlanScreenProps = { kind: Kind; cashier: PaymentFormConfig }

/** The order of a plan by itself: what it contains, the whole price, the card, one button. */
export function PlanScreen({ kind, cashier }: PlanScreenProps) {
  const words = useCheckoutMessages()
  const locale = useLocale()
  const urlWith = useReturnUrl()
  const [search] = useSearchParams()
  const [state, setState] = useState<State>({ step: 'loading' })
  const returned = search.get('order')
  const setup = search.get('setup')
  const account = href('account', locale)

  const reading = useRef<Reading>({ turn: 0, locale })

  const load = useCallback(async () => {
    const { isLast, translates } = nextReading(reading, locale)
    // In the other language the form stands until it is read anew, and after: a card was typed in it.
    const stands = (at: State) => translates && at.step === 'ready'
    setState((at) => (stands(at) ? at : { step: 'loading' }))
    try {
      await ensureSession(locale)
      const outcome = (await cardAfterBank(setup, keyOf(kind))) ?? (returned ? await outcomeAfterBank(returned) : null)
      if (outcome?.kind === 'held') return setState({ step: 'paid' })
      const [me, own] = await Promise.all([accounts('GET /me'), plans('GET /me/plan')])
      if (!isLast()) return
      const inTheWay = inTheWayOf(own, kind)
      if (inTheWay) return setState({ step: 'stands', why: inTheWay })
      const quote = await quoteOf(kind)
      const card = await cardFor(quote)
      if (isLast()) setState({ step: 'ready', ready: { me, quote, card }, outcome })
    } catch (error) {
      if (isLast()) setState((at) => (stands(at) ? at : { step: 'failed', error }))
    }
  }, [kind, locale, returned, setup])
  useEffect(() => void load(), [load])
  useEffect(() => {
    if (state.step === 'ready' || state.step === 'stands') focusIfLost()
    if (state.step !== 'paid') return
    tellOnArrival('planOrdered')
    location.replace(account)
  }, [state.step, account])

  const safeToWrite = useSafeToWriteAtAll(state.step === 'ready' ? state.ready.me : null)

  const change = (part: Partial<Ready>) =>
    setState((at) => (at.step === 'ready' ? { ...at, ready: { ...at.ready, ...part } } : at))
  const { plan } = words.checkout
  const shown = state.step === 'ready' ? displayedAct(state.ready.quote) : 'new'
  const act = shown === 'hold' ? 'new' : shown
  return (
    <main id="main" className="container checkout">
      <header className="checkout-head">
        <h1>{plan.titles[act][kind]}</h1>
        {state.step === 'ready' && <p className="soft checkout-lead">{plan.leads[act]}</p>}
        <noscript>
          <Notice tone="danger">{words.checkout.needsScript}</Notice>
        </noscript>
      </header>
      {state.step === 'ready' ? (
        <>
          <div className="checkout-side">
            <QuoteReceipt quote={state.ready.quote} emailsWithheld={state.ready.me.emailsWithheld} />
            {kind === 'copilot' && (
              <div className="receipt-names receipt-names--dotted">
                <h2>{plan.contains}</h2>
                <ul>
                  {plan.content.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </div>
            )}
          </div>
          <div className="checkout-main">
            <Recipient me={state.ready.me} asked={safeToWrite.asks} onCaptured={(me) => change({ me })} />
            {state.ready.me.email && (
              <OrderForm
                till={planTill(kind, locale)}
                quote={state.ready.quote}
                safeToWrite={safeToWrite}
                known={state.ready.card}
                before={state.outcome}
                returned={returned !== null || setup !== null}
                setup={setup}
                cashier={cashier}
                returnUrlOf={(from) => urlWith({ plan: kind, ...from })}
                onQuote={change}
                onHeld={() => {
                  reading.current.turn += 1
                  setState({ step: 'paid' })
                }}
              />
            )}
          </div>
        </>
      ) : (
        <NotReady state={state} returned={returned !== null || setup !== null} onRetry={load} />
      )}
    </main>
  )
}

type RecipientProps = {
  me: Me
  /** Whether writing is safe is asked further down: nothing is said of it yet. */
  asked: boolean
  onCaptured: (me: Me) => void
}

/** Asks for the receipt's address first; nobody enters a card before an address is known. */
function Recipient({ me, asked, onCaptured }: RecipientProps) {
  const words = useCheckoutMessages()
  const { capture } = words.accounts
  if (asked && me.email) return null
  if (me.emailsWithheld && me.email)
    return <NothingEmailed words={words.checkout.nothingEmailed} className="checkout-email" />
  if (me.email)
    return (
      <p className="checkout-email">
        <span>{fill(words.checkout.plan.receipt, { email: me.email })}</span>
      </p>
    )
  return (
    <section aria-labelledby="where">
      <h2 id="where">{(me.emailsWithheld ? capture.withheld : capture).title}</h2>
      <EmailCapture email={null} onCaptured={(email) => onCaptured({ ...me, email, standing: 'pending' })} />
    </section>
  )
}

type NotReadyProps = {
  state: Exclude<State, { step: 'ready' }>
  /** Returned from the bank's page. */
  returned: boolean
  onRetry: () => void
}

function NotReady({ state, returned, onRetry }: NotReadyProps) {
  const words = useCheckoutMessages()
  const { checkout } = words
  // The account, which comes next, says that it is paid.
  if (state.step === 'loading' || state.step === 'paid')
    return <Loading label={returned ? checkout.asking : checkout.loading} />
  if (state.step === 'stands') return <PlanStands why={state.why} />
  const inTheWay = refusedForPlan(state.error)
  if (inTheWay) return <PlanStands why={inTheWay} />
  return (
    <ErrorState title={checkout.failed} retryLabel={checkout.retry} onRetry={onRetry}>
      {failureMessage(state.error, words.failures, checkout.refusals)}
    </ErrorState>
  )
}
