import { useEffect, useRef, useState } from 'react'
import type { OrderKind, Quote } from '../../../billing/contract.ts'
import { asksForName } from '../../../billing/invoices/note.ts'
import type { CardCheck, CardHandle } from '../../../billing/payment-form/parts/card-handle.ts'
import type { PaymentFormConfig } from '../../../billing/payment-form/parts/open-stripe.ts'
import { savedCardHandle } from '../../../billing/payment-form/parts/saved-card.tsx'
import { isOfferUsed } from '../../../billing/payment-form/payment-problem.ts'
import { OrderButton } from '../../../billing/quotes/parts/order-button.tsx'
import { receiptHeading } from '../../../billing/quotes/parts/quote-receipt.tsx'
import { plural } from '../../../i18n/text.ts'
import { useLanguageTag, useLocale } from '../../../i18n/use-locale.ts'
import { codeOf, failureMessage } from '../../../shell/errors/say-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/live-region.tsx'
import { focusIfLost } from '../../../ui/feedback/lost-focus.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { type FieldProblem, Form } from '../../../ui/forms/form.tsx'
import { ConsentBoxes, type Starts } from './consent-boxes.tsx'
import { useInvoiceName } from './invoice-name.tsx'
import type { CheckoutMessages } from './messages.ts'
import { useCheckoutMessages } from './messages.ts'
import { cardHeading, OrderCard, type OrderCardUse } from './order-card.tsx'
import { type Outcome, placeOrder, untilSettled } from './place-order.ts'
import type { KnownCard } from './plan-card.ts'
import { pressedOrder } from './pressed-order.ts'
import { replacePlanCard } from './replace-plan-card.ts'
import { safeToWriteField } from './safe-to-write-choices.tsx'
import { type CheckoutTarget, cardFor, orderApiOf, refusedForPlan } from './use-checkout.ts'
import { type Consents, useConsents } from './use-consents.ts'
import type { SafeToWrite } from './use-safe-to-write.tsx'

/** Where the bank's page sends its holder back to. */
export type ReturnUrlOf = (from: { order: string } | { setup: string }) => string

type OrderFormProps = {
  till: CheckoutTarget
  quote: Quote
  /** For somebody to whom nothing is emailed yet. */
  safeToWrite?: SafeToWrite
  /** The running plan's card, where the order is charged to it. */
  known: KnownCard | null
  /** A link was sent to the person's address, which is not proved yet. */
  linkSent?: boolean
  /** Outcome of an order that was placed before this page was opened. */
  before: Outcome | null
  /** Returned from the bank's page: the consents ticked before count again. */
  returned: boolean
  /** The card of which that page was asked, where it was to become the plan's. */
  setup: string | null
  cashier: PaymentFormConfig
  returnUrlOf: ReturnUrlOf
  onQuote: (part: { quote: Quote; card: KnownCard | null }) => void
  /** It was ordered or closed elsewhere meanwhile, or a plan was taken there: the question needs no order. */
  onOvertaken?: () => void
  onHeld: () => void
}

/** Card, consents and the order button. Typed and ticked values survive any failure. */
export function OrderForm(props: OrderFormProps) {
  const words = useCheckoutMessages()
  const { till, quote, safeToWrite, known, linkSent = false, before, returned, setup, cashier } = props
  const { returnUrlOf, onQuote, onHeld, onOvertaken } = props
  const starts = quote.act === 'hold' ? 'question' : 'plan'
  const tag = useLanguageTag()
  const locale = useLocale()
  const card = useRef<CardHandle>(null)
  const [consents, setConsents] = useConsents(till.consentKey, returned)
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [outcome, setOutcome] = useState<Outcome | null>(before)
  const [pressed] = useState(() => (before ? null : pressedOrder(till.consentKey).standing(setup, quote)))
  const [remark, setRemark] = useState(pressed === 'other_price' ? words.checkout.newQuote : null)
  // The plan's card was declined: another card pays this same order.
  const [another, setAnother] = useState<string | null>(null)
  const invoiceName = useInvoiceName(asksForName(quote.today, quote.monthly))
  const [replacing, setReplacing] = useState(known?.refused === true || (setup !== null && before !== null))
  const use: OrderCardUse = !known || another ? 'typed' : replacing ? 'replacing' : 'known'
  const quotesAsked = useRef(0)
  // The form stays in the other language; a remark that was made in this one does not.
  const [spoken, setSpoken] = useState(locale)
  if (spoken !== locale) {
    setSpoken(locale)
    setRemark(null)
  }

  // Ordered before the bank's page was shown for the card: the order goes on with it.
  const form = useRef<HTMLFormElement>(null)
  const { consentKey } = till
  const [goesOn, setGoesOn] = useState(pressed === 'same_price' && use === 'known')
  useEffect(() => {
    pressedOrder(consentKey).forget()
    if (!goesOn) return
    setGoesOn(false)
    form.current?.requestSubmit()
  }, [consentKey, goesOn])

  /** Shows the quote that was asked for last: an earlier one may arrive after it. */
  async function requote(kind: OrderKind, sentence: string | null) {
    quotesAsked.current += 1
    const turn = quotesAsked.current
    const quote = await till.requote(kind)
    const card = await cardFor(quote)
    if (turn !== quotesAsked.current) return
    onQuote({ quote, card })
    setAnother(null)
    setRemark(sentence)
  }

  async function follow(next: Outcome) {
    if (next.kind === 'held') return onHeld()
    setOutcome(next)
    // That order has ended; the next card needs a new quote.
    if (next.kind !== 'problem') return
    if (isOfferUsed(next.problem) || next.problem === 'price_changed') await requote(quote.kind, null)
  }

  async function refused(error: unknown) {
    const code = codeOf(error)
    if (code === 'quote_expired' || code === 'quote_changed') await requote(quote.kind, words.checkout.newQuote)
    else if (code === 'first_offer_used') await requote('plan', words.checkout.offerUsedQuote)
    else if (code === 'illegal_transition' && onOvertaken) onOvertaken()
    else if (code === 'payments_unavailable') setOutcome({ kind: 'problem', problem: 'unavailable' })
    else setProblems([{ message: failureMessage(error, words.failures, words.checkout.refusals) }])
  }

  /** What pays: a card that replaces the plan's card becomes it first. */
  async function payingCard(typed: CardHandle): Promise<CardHandle | null> {
    if (use !== 'replacing') return typed
    const order = pressedOrder(consentKey)
    const answer = await replacePlanCard(typed, (setup) => {
      order.note(setup, quote)
      return returnUrlOf({ setup })
    }).finally(order.forget)
    if (answer.kind === 'problem') {
      setOutcome(answer)
      return null
    }
    setReplacing(false)
    onQuote({ quote, card: answer.card })
    return savedCardHandle(answer.card, cashier, locale)
  }

  async function send() {
    setOutcome(null)
    setRemark(null)
    const checked = (await card.current?.check()) ?? { kind: 'problem', problem: 'form_unavailable' }
    const own = [...(safeToWrite?.problems ?? []), ...consentProblems(consents, words, starts)]
    setProblems(withCard(own, checked, words))
    if (own.length > 0 || checked.kind === 'said') return
    if (checked.kind === 'problem') return setOutcome(checked)
    if (!card.current) return
    announce(words.checkout.asking)
    try {
      await safeToWrite?.save()
      await invoiceName.save()
      const paying = await payingCard(card.current)
      if (paying)
        await follow(
          await placeOrder(orderApiOf(till, quote, another ?? undefined), paying, (order) => returnUrlOf({ order })),
        )
    } catch (error) {
      await refused(error).catch((again: unknown) => {
        if (onOvertaken && (refusedForPlan(again) || codeOf(again) === 'illegal_transition')) return onOvertaken()
        setProblems([{ message: failureMessage(again, words.failures, words.checkout.refusals) }])
      })
    }
  }

  async function lookAgain(orderId: string) {
    try {
      await follow(await untilSettled(orderApiOf(till, quote), orderId))
    } catch (error) {
      await refused(error)
    }
  }

  return (
    <Form
      ref={form}
      onSend={send}
      problems={problems}
      summaryTitle={plural(tag, words.checkout.summary, problems.length)}
      method="post"
    >
      {remark && <Notice live>{remark}</Notice>}
      <PaymentNews
        outcome={outcome}
        offersPlan={quote.kind === 'first'}
        withQuestion={till.question}
        linkSent={linkSent}
        onAnother={
          use === 'known'
            ? (orderId) => {
                setAnother(orderId)
                focusIfLost(cardHeading, true)
              }
            : null
        }
        onPlan={() => {
          setOutcome(null)
          void requote('plan', null).then(() => focusIfLost(receiptHeading, true), refused)
        }}
        onLook={lookAgain}
      />
      {safeToWrite?.fields}
      <OrderCard
        {...{ use, known, quote, cashier }}
        offered={outcome?.kind === 'problem' && outcome.orderId !== undefined}
        onReplace={setReplacing}
        onProblem={(problem) => setOutcome({ kind: 'problem', problem })}
        ref={card}
      />
      {invoiceName.fields}
      <ConsentBoxes value={consents} onChange={setConsents} starts={starts} />
      <OrderButton quote={quote} />
    </Form>
  )
}

/**
 * The provider's form says beside its fields what is wrong in them, and has the focus there. Where more is wrong, the
 * summary names the card too.
 */
export function withCard(
  own: readonly FieldProblem[],
  checked: CardCheck,
  words: CheckoutMessages,
): readonly FieldProblem[] {
  if (own.length === 0 || checked.kind !== 'said') return own
  const at = own.findIndex(({ field }) => field !== safeToWriteField)
  const place = at < 0 ? own.length : at
  return [...own.slice(0, place), { field: 'card', message: words.checkout.cardFaults }, ...own.slice(place)]
}

export function consentProblems(consents: Consents, words: CheckoutMessages, starts: Starts): FieldProblem[] {
  const { terms_missing, starts: startWords } = words.checkout.consents
  return [
    ...(consents.terms ? [] : [{ field: 'terms', message: terms_missing }]),
    ...(consents.startNow ? [] : [{ field: 'startNow', message: startWords[starts].missing }]),
  ]
}

type PaymentNewsProps = {
  outcome: Outcome | null
  offersPlan: boolean
  withQuestion: boolean
  linkSent: boolean
  /** Given where the plan's card was declined. */
  onAnother: ((orderId: string) => void) | null
  onPlan: () => void
  onLook: (orderId: string) => Promise<void>
}

/** What the bank said, what it means for the money, and what to do now. */
function PaymentNews({ outcome, offersPlan, withQuestion, linkSent, onAnother, onPlan, onLook }: PaymentNewsProps) {
  const words = useCheckoutMessages()
  const { billing, checkout } = words
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome) box.current?.focus()
  }, [outcome])
  if (outcome?.kind === 'waiting')
    return (
      <div ref={box} tabIndex={-1}>
        <Notice live>
          <p>{checkout.waiting}</p>
          <p>
            <LookAgain label={checkout.lookAgain} onLook={() => onLook(outcome.orderId)} />
          </p>
        </Notice>
      </div>
    )
  if (outcome?.kind !== 'problem') return null
  const { problem, orderId } = outcome
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="danger" title={billing.paymentFailed} live>
        <p>{billing.problems[problem]}</p>
        <p>
          {problem === 'unavailable' ? billing.notKnown : withQuestion ? billing.nothingTaken : billing.nothingChanged}
        </p>
        {onAnother && orderId && (
          <p>
            <Button variant="plain" size="small" onClick={() => onAnother(orderId)}>
              {billing.card.another}
            </Button>
          </p>
        )}
        {problem === 'offer_used_by_email' && linkSent && <p>{checkout.email.attach}</p>}
        {isOfferUsed(problem) && offersPlan && (
          <p>
            <Button variant="plain" size="small" onClick={onPlan}>
              {checkout.takePlan}
            </Button>
          </p>
        )}
      </Notice>
    </div>
  )
}

function LookAgain({ label, onLook }: { label: string; onLook: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  return (
    <Button
      variant="plain"
      size="small"
      busy={busy}
      onClick={() => {
        setBusy(true)
        void onLook().finally(() => setBusy(false))
      }}
    >
      {label}
    </Button>
  )
}
