import { useEffect, useRef, useState } from 'react'
import type { CardComplaint } from '../../../billing/card.ts'
import type { OrderKind } from '../../../billing/contract.ts'
import type { CardHandle } from '../../../billing/parts/card-handle.ts'
import { OrderButton } from '../../../billing/parts/order-button.tsx'
import { SandboxCardForm } from '../../../billing/parts/sandbox-card-form.tsx'
import { StripeCardForm } from '../../../billing/parts/stripe-card-form.tsx'
import type { PaymentProblem } from '../../../billing/payment-problem.ts'
import { plural } from '../../../i18n/text.ts'
import { useLanguageTag } from '../../../shell/locale.tsx'
import { codeOf, sayFailure } from '../../../shell/say-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { type FieldProblem, Form } from '../../../ui/form.tsx'
import { announce } from '../../../ui/live-region.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ConsentBoxes } from './consent-boxes.tsx'
import { type Consents, keepConsents, keptConsents, noConsents } from './kept-consents.ts'
import { type Outcome, placeOrder, untilSettled } from './place-order.ts'
import { type Asked, counterOf, type Ready, readQuote } from './use-checkout.ts'
import type { Cashier, CheckoutWords } from './words.ts'

type OrderFormProps = {
  asked: Asked
  ready: Ready
  before: Outcome | null
  cashier: Cashier
  words: CheckoutWords
  returnUrlOf: (orderId: string) => string
  onQuote: (quote: Ready['quote']) => void
  onHeld: () => void
}

/** Card, consents and the one button. Whatever goes wrong, what was typed and ticked stays. */
export function OrderForm({ asked, ready, before, cashier, words, returnUrlOf, onQuote, onHeld }: OrderFormProps) {
  const { quote } = ready
  const { locale, questionId } = asked
  const tag = useLanguageTag()
  const card = useRef<CardHandle>(null)
  const [consents, setConsents] = useState<Consents>(noConsents)
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [outcome, setOutcome] = useState<Outcome | null>(before)
  const [remark, setRemark] = useState<string | null>(null)
  useEffect(() => {
    if (asked.orderId) setConsents(keptConsents(questionId))
  }, [asked.orderId, questionId])

  async function requote(kind: OrderKind, sentence: string | null) {
    onQuote(await readQuote(questionId, kind))
    setRemark(sentence)
  }

  async function follow(next: Outcome) {
    if (next.kind === 'held') return onHeld()
    if (next.kind === 'leave') return location.assign(next.to)
    setOutcome(next)
    // That order has ended; the next card needs a price of its own.
    if (next.kind === 'problem' && next.problem === 'offer_used') await requote(quote.kind, null)
  }

  async function refused(error: unknown) {
    const code = codeOf(error)
    if (code === 'quote_expired' || code === 'quote_changed') await requote(quote.kind, words.checkout.newQuote)
    else if (code === 'first_offer_used') await requote('plan', words.checkout.offerUsedQuote)
    else if (code === 'payments_unavailable') setOutcome({ kind: 'problem', problem: 'unavailable' })
    else setProblems([{ message: sayFailure(error, words.failures, words.checkout.refusals) }])
  }

  async function send() {
    setOutcome(null)
    setRemark(null)
    const checked = (await card.current?.check()) ?? { kind: 'problem', problem: 'unavailable' }
    const complaints = checked.kind === 'complaints' ? checked.complaints : []
    const found = [...cardProblems(complaints, words), ...consentProblems(consents, words)]
    setProblems(found)
    if (found.length > 0 || checked.kind === 'said') return
    if (checked.kind === 'problem') return setOutcome(checked)
    if (!card.current) return
    keepConsents(questionId, consents)
    announce(words.checkout.asking)
    try {
      await follow(await placeOrder(counterOf(asked, quote), card.current, returnUrlOf))
    } catch (error) {
      await refused(error).catch((again: unknown) =>
        setProblems([{ message: sayFailure(again, words.failures, words.checkout.refusals) }]),
      )
    }
  }

  async function lookAgain(orderId: string) {
    try {
      await follow(await untilSettled(counterOf(asked, quote), orderId))
    } catch (error) {
      await refused(error)
    }
  }

  return (
    <Form
      onSend={send}
      problems={problems}
      summaryTitle={plural(tag, words.checkout.summary, problems.length)}
      method="post"
    >
      {remark && <Notice live>{remark}</Notice>}
      <PaymentNews
        outcome={outcome}
        words={words}
        offersPlan={quote.kind === 'first'}
        onPlan={() => {
          setOutcome(null)
          void requote('plan', null).catch(refused)
        }}
        onLook={lookAgain}
      />
      <section aria-labelledby="card">
        <h2 id="card" tabIndex={-1}>
          {words.billing.card.title}
        </h2>
        {cashier.sandbox ? (
          <SandboxCardForm publishableKey={cashier.publishableKey ?? ''} words={words.billing.card} ref={card} />
        ) : (
          <StripeCardForm
            publishableKey={cashier.publishableKey ?? ''}
            quote={quote}
            locale={locale}
            words={words.billing.card}
            onProblem={(problem) => setOutcome({ kind: 'problem', problem })}
            ref={card}
          />
        )}
      </section>
      <ConsentBoxes value={consents} onChange={setConsents} locale={locale} words={words.checkout.consents} />
      <OrderButton quote={quote} locale={locale} words={words.billing.order} />
    </Form>
  )
}

function cardProblems(complaints: readonly CardComplaint[], words: CheckoutWords): FieldProblem[] {
  return complaints.map(({ field, code }) => ({ field, message: words.billing.invalidCard[code] }))
}

function consentProblems(consents: Consents, words: CheckoutWords): FieldProblem[] {
  const { terms_missing, start_missing } = words.checkout.consents
  return [
    ...(consents.terms ? [] : [{ field: 'terms', message: terms_missing }]),
    ...(consents.startNow ? [] : [{ field: 'startNow', message: start_missing }]),
  ]
}

type PaymentNewsProps = {
  outcome: Outcome | null
  words: CheckoutWords
  offersPlan: boolean
  onPlan: () => void
  onLook: (orderId: string) => Promise<void>
}

/** What the bank said, what it means for the money, and what to do now. */
function PaymentNews({ outcome, words, offersPlan, onPlan, onLook }: PaymentNewsProps) {
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
  const problem: PaymentProblem = outcome.problem
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="danger" title={billing.paymentFailed} live>
        <p>{billing.problems[problem]}</p>
        <p>{billing.nothingTaken}</p>
        {problem === 'offer_used' && offersPlan && (
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
