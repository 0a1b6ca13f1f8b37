import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { EmailCapture } from '../../../accounts/sign-in/parts/email-capture.tsx'
import { client } from '../../../api/call.ts'
import type { PaymentFormConfig } from '../../../billing/payment-form/parts/open-stripe.ts'
import { useReturnUrl } from '../../../billing/payment-form/parts/use-return-url.ts'
import { QuoteReceipt } from '../../../billing/quotes/parts/quote-receipt.tsx'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { codeOf, failureMessage } from '../../../shell/errors/say-failure.ts'
import { loadDocument } from '../../../shell/navigation/load-document.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { focusIfLost } from '../../../ui/feedback/lost-focus.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Loading } from '../../../ui/time/delayed.tsx'
import type { QuestionsApi } from '../../contract.ts'
import { signInPath, useSession } from '../../parts/session.ts'
import { NamedExpert, PeopleNow } from './available-experts.tsx'
import { useCheckoutMessages } from './messages.ts'
import { cardHeading } from './order-card.tsx'
import { OrderForm, type ReturnUrlOf } from './order-form.tsx'
import { PlanStands } from './plan-stands.tsx'
import {
  type Checkout,
  type CheckoutRequest,
  questionCheckoutTarget,
  type Ready,
  refusedForPlan,
  useCheckout,
} from './use-checkout.ts'
import { useSafeToWrite } from './use-safe-to-write.tsx'

const questions = client<QuestionsApi>()

type CheckoutScreenProps = { cashier: PaymentFormConfig; expertId?: string }

/** The order of one question: who could answer, the whole price, where to send the answer, the card, one button. */
export function CheckoutScreen({ cashier, expertId }: CheckoutScreenProps) {
  const words = useCheckoutMessages()
  const locale = useLocale()
  const urlWith = useReturnUrl()
  const [search] = useSearchParams()
  const asked: CheckoutRequest = {
    questionId: search.get('question') ?? '',
    orderId: search.get('order'),
    setup: search.get('setup'),
    expertId: expertId ?? null,
    locale,
  }
  const session = useSession(locale)
  const { checkout, load, change, held } = useCheckout(asked, session === 'there')
  const named = checkout.step === 'ready' ? namedIn(checkout.ready) : null
  // This document took the place of the one with the button that was pressed.
  useEffect(() => {
    if (checkout.step === 'ready') focusIfLost()
  }, [checkout.step])

  return (
    <main id="main" className="container checkout">
      <header className="checkout-head">
        <h1>{named ? fill(words.checkout.titleNamed, { name: named.name }) : words.checkout.title}</h1>
        {checkout.step === 'ready' && <Lead ready={checkout.ready} asked={asked} />}
        <noscript>
          <Notice tone="danger">{words.checkout.needsScript}</Notice>
        </noscript>
      </header>
      {checkout.step === 'ready' ? (
        <>
          <Side ready={checkout.ready} />
          <Main
            asked={asked}
            ready={checkout.ready}
            before={checkout.outcome}
            cashier={cashier}
            returnUrlOf={(from) => urlWith({ question: asked.questionId, ...from })}
            onChange={change}
            onOvertaken={() => void load(true)}
            onHeld={held}
          />
        </>
      ) : (
        <NotReady
          checkout={checkout}
          over={session === 'over'}
          returned={isReturned(asked)}
          onRetry={() => void load()}
        />
      )}
    </main>
  )
}

/** From the bank's page. */
const isReturned = ({ orderId, setup }: CheckoutRequest) => orderId !== null || setup !== null

/** Bound to an expert only when the question was asked to that very expert. */
function namedIn({ named, question }: Ready) {
  return named && question.requestedExpert?.id === named.id ? named : null
}

type LeadProps = { ready: Ready; asked: CheckoutRequest }

function Lead({ ready, asked }: LeadProps) {
  const words = useCheckoutMessages()
  const { question, named } = ready
  const { locale } = asked
  const previewed = question.timeline.some(({ step, state }) => step === 'preview' && state === 'done')
  const [leaving, setLeaving] = useState(false)
  async function back() {
    setLeaving(true)
    const target = href('consultation', locale, { id: question.id })
    // The call only records the step back; the link to the preview works in any case.
    await questions('POST /questions/:id/back', { params: { id: question.id }, body: { locale } }).catch(() => {})
    await loadDocument(target)
    setLeaving(false)
  }
  return (
    <>
      <p className="soft checkout-lead">
        {fill(previewed ? words.checkout.lead : words.checkout.leadEarly, {
          title: question.title,
          category: question.category.name,
        })}
      </p>
      <Button variant="link" busy={leaving} onClick={back}>
        {words.checkout.back}
      </Button>
      {question.tooLate && (
        <Notice>
          {`${words.checkout.tooLate} ${ready.quote.act === 'hold' ? words.checkout.hold.tooLate : ''}`.trim()}
        </Notice>
      )}
      {named && !namedIn(ready) && (
        <Notice>
          <p>{fill(words.checkout.named.other, { name: named.name })}</p>
          <p>
            <a href={href('assistant-ask', locale, { id: named.id })}>
              {fill(words.checkout.named.askNamed, { name: named.name })}
            </a>
          </p>
        </Notice>
      )}
    </>
  )
}

function Side({ ready }: { ready: Ready }) {
  const words = useCheckoutMessages()
  const { quote, available, question } = ready
  const hold = quote.act === 'hold' ? words.checkout.hold : null
  const named = namedIn(ready)
  const portraits = named ? [] : available.experts.map((expert) => expert.portrait)
  return (
    <div className="checkout-side">
      {named && <NamedExpert expert={named} hold={hold} />}
      <QuoteReceipt quote={quote} portraits={portraits} emailsWithheld={question.emailsWithheld} />
      {!named && <PeopleNow available={available} category={question.category.name} hold={hold} />}
    </div>
  )
}

type MainProps = {
  asked: CheckoutRequest
  ready: Ready
  before: Parameters<typeof OrderForm>[0]['before']
  cashier: PaymentFormConfig
  returnUrlOf: ReturnUrlOf
  onHeld: () => void
  onOvertaken: () => void
  onChange: (part: Partial<Ready>) => void
}

/** Asks for the email address first, then for the payment: nobody enters a card before an address is known. */
function Main({ asked, ready, onChange, ...rest }: MainProps) {
  const words = useCheckoutMessages()
  const { me } = ready
  const { email } = words.checkout
  const { capture } = words.accounts
  const safeToWrite = useSafeToWrite(ready.question, me.email ?? '')
  const [changing, setChanging] = useState(false)
  const arrived = useRef(false)
  const capturing = me.standing === 'visitor' || changing
  useEffect(() => {
    if (!capturing && arrived.current) document.getElementById(cardHeading)?.focus()
    arrived.current = true
  }, [capturing])

  const linkSent = me.standing === 'pending' && !safeToWrite.asks
  if (capturing)
    return (
      <div className="checkout-main">
        <section aria-labelledby="where">
          <h2 id="where">{(me.emailsWithheld ? capture.withheld : capture).title}</h2>
          <EmailCapture
            email={me.email}
            onCaptured={(email) => {
              setChanging(false)
              onChange({ me: { ...me, email, standing: me.standing === 'visitor' ? 'pending' : me.standing } })
            }}
          />
        </section>
      </div>
    )
  return (
    <div className="checkout-main">
      <p className="checkout-email">
        <span>{fill(safeToWrite.asks ? email.typed : email.going, { email: me.email ?? '' })}</span>
        {me.standing === 'pending' && (
          <Button variant="link" onClick={() => setChanging(true)}>
            {email.change}
          </Button>
        )}
      </p>
      {linkSent && <p className="soft">{email.attach}</p>}
      <OrderForm
        {...rest}
        till={questionCheckoutTarget(asked)}
        quote={ready.quote}
        safeToWrite={safeToWrite}
        known={ready.card}
        linkSent={linkSent}
        returned={isReturned(asked)}
        setup={asked.setup}
        onQuote={onChange}
      />
    </div>
  )
}

type NotReadyProps = {
  checkout: Exclude<Checkout, { step: 'ready' }>
  over: boolean
  /** Returned from the bank's page. */
  returned: boolean
  onRetry: () => void
}

function NotReady({ checkout, over, returned, onRetry }: NotReadyProps) {
  const words = useCheckoutMessages()
  const locale = useLocale()
  const location = useLocation()
  if (checkout.step === 'held')
    return (
      <Notice tone="success" live>
        {checkout.paid ? words.checkout.paid : words.checkout.held}
      </Notice>
    )
  if (checkout.step === 'loading' && !over)
    return <Loading label={returned ? words.checkout.asking : words.checkout.loading} />
  const code = checkout.step === 'failed' ? codeOf(checkout.error) : 'question_unknown'
  if (code === 'question_unknown' || code === 'not_signed_in' || code === 'order_unknown')
    return (
      <div className="checkout-main">
        <Notice title={words.checkout.unknown}>{words.checkout.unknownText}</Notice>
        <p>
          <ButtonLink to={signInPath(locale, location)}>{words.checkout.signIn}</ButtonLink>
        </p>
      </div>
    )
  const error = checkout.step === 'failed' ? checkout.error : null
  const inTheWay = refusedForPlan(error)
  if (inTheWay) return <PlanStands why={inTheWay} />
  return (
    <ErrorState title={words.checkout.failed} retryLabel={words.checkout.retry} onRetry={onRetry}>
      {failureMessage(error, words.failures, words.checkout.refusals)}
    </ErrorState>
  )
}
