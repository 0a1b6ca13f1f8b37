import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { client } from '../../../api/call.ts'
import { asksForName } from '../../../billing/invoices/note.ts'
import { CardForm } from '../../../billing/payment-form/parts/card-form.tsx'
import type { CardHandle } from '../../../billing/payment-form/parts/card-handle.ts'
import type { PaymentFormConfig } from '../../../billing/payment-form/parts/open-stripe.ts'
import { useReturnUrl } from '../../../billing/payment-form/parts/use-return-url.ts'
import type { PaymentProblem } from '../../../billing/payment-form/payment-problem.ts'
import type { ServicesApi, ServiceView } from '../../../billing/services/contract.ts'
import { day, money } from '../../../i18n/format.ts'
import { fill, plural } from '../../../i18n/text.ts'
import { useLanguageTag, useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { useAccount } from '../../../shell/account.ts'
import { codeOf, failureMessage } from '../../../shell/errors/say-failure.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { DoneNotice } from '../../../ui/feedback/done-notice.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { type FieldProblem, Form, SubmitButton } from '../../../ui/forms/form.tsx'
import { Receipt } from '../../../ui/receipt.tsx'
import { Loading } from '../../../ui/time/delayed.tsx'
import { signInPath, useSession } from '../../parts/session.ts'
import { ConsentBoxes } from './consent-boxes.tsx'
import { useInvoiceName } from './invoice-name.tsx'
import { useCheckoutMessages } from './messages.ts'
import { cardHeading } from './order-card.tsx'
import { consentProblems, withCard } from './order-form.tsx'
import { type Payment, placeOrder, untilSettled } from './place-order.ts'
import { pause } from './use-checkout.ts'
import { useConsents } from './use-consents.ts'
import { useSafeToWriteAtAll } from './use-safe-to-write.tsx'

const call = client<ServicesApi>()

/** A service quote in the shape of a payment. */
function asPayment(service: ServiceView): Payment {
  const status = { active: 'captured', withdrawn: 'refunded', declined: 'voided', expired: 'voided' } as const
  const { id, state, clientSecret, paymentIntent, lastError } = service
  const open = lastError ? ('declined' as const) : ('created' as const)
  const known = state in status ? status[state as keyof typeof status] : open
  return { id, status: known, clientSecret, paymentIntent, lastError }
}

const settle = async (id: string) => asPayment(await call('POST /me/services/:id/settle', { params: { id } }))

type ServiceScreenProps = { id: string; cashier: PaymentFormConfig }

/** The order of a quote: what is received, the whole price, the card, one button. */
export function ServiceScreen({ id, cashier }: ServiceScreenProps) {
  const words = useCheckoutMessages()
  const locale = useLocale()
  const here = useLocation()
  const [search] = useSearchParams()
  const session = useSession(locale)
  const [service, setService] = useState<ServiceView | null>(null)
  const [error, setError] = useState<unknown>(null)
  const returned = search.has('asked')
  const { order, refusals } = words.services

  const load = useCallback(async () => {
    setError(null)
    try {
      // The server reports the bank's answer; the quote can be shown without it.
      if (returned) await untilSettled({ settle, pause }, id, 5).catch(() => {})
      setService(await call('GET /me/services/:id', { params: { id } }))
    } catch (thrown) {
      setError(thrown)
    }
  }, [id, returned])
  useEffect(() => {
    if (session === 'there') void load()
  }, [session, load])

  return (
    <main id="main" className="container checkout">
      <header className="checkout-head">
        <h1>{service?.title ?? order.metaTitle}</h1>
        <noscript>
          <Notice tone="danger">{words.checkout.needsScript}</Notice>
        </noscript>
      </header>
      {error !== null && (
        <ErrorState title={words.checkout.failed} retryLabel={words.checkout.retry} onRetry={() => void load()}>
          <p>{failureMessage(error, words.failures, refusals)}</p>
          {codeOf(error) === 'service_unknown' && (
            <ButtonLink to={signInPath(locale, here)}>{words.checkout.signIn}</ButtonLink>
          )}
        </ErrorState>
      )}
      {error === null && !service && <Loading label={returned ? words.checkout.asking : words.checkout.loading} />}
      {service && <Quoted {...{ service, words, cashier, returned }} onChange={load} />}
    </main>
  )
}

type QuotedProps = {
  service: ServiceView
  cashier: PaymentFormConfig
  returned: boolean
  onChange: () => Promise<void>
}

function Quoted(props: QuotedProps) {
  const words = useCheckoutMessages()
  const { service } = props
  const locale = useLocale()
  const { order } = words.services
  const { amount, expiresAt, state } = service
  if (state === 'active' || (state !== 'quoted' && state !== 'accepted') || amount === null || !expiresAt)
    return (
      <div className="checkout-main">
        {state === 'active' ? (
          <DoneNotice>{order.paid}</DoneNotice>
        ) : (
          <Notice title={order.over}>{order.overText}</Notice>
        )}
        <p>
          <ButtonLink to={href('account', locale)}>{words.checkout.plan.account}</ButtonLink>
        </p>
      </div>
    )
  return (
    <>
      <div className="checkout-side">
        <Receipt
          title={words.billing.receipt.title}
          note={words.billing.receipt.note}
          lines={[
            { label: order.today, amount: money(locale, amount), why: order.todayWhy },
            { label: order.until, amount: day(locale, expiresAt), why: order.untilWhy },
          ]}
        />
      </div>
      <div className="checkout-main">
        <section aria-labelledby="scope">
          <h2 id="scope">{order.scope}</h2>
          <p className="service-wish">{service.scope}</p>
        </section>
        <section aria-labelledby="withdrawing">
          <h2 id="withdrawing">{order.withdrawing}</h2>
          <p>{order.withdrawingWhy}</p>
        </section>
        <PayService {...props} amount={amount} />
      </div>
    </>
  )
}

function PayService({ service, amount, cashier, returned, onChange }: QuotedProps & { amount: number }) {
  const words = useCheckoutMessages()
  const locale = useLocale()
  const tag = useLanguageTag()
  const urlWith = useReturnUrl()
  const card = useRef<CardHandle>(null)
  const [consents, setConsents] = useConsents(`service:${service.id}`, returned)
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [bank, setBank] = useState<PaymentProblem | null>(returned ? 'not_authenticated' : null)
  const { checkout, billing, services } = words
  const invoiceName = useInvoiceName(asksForName(amount))
  const safeToWrite = useSafeToWriteAtAll(useAccount())

  async function send() {
    setBank(null)
    const checked = (await card.current?.check()) ?? { kind: 'problem', problem: 'form_unavailable' }
    const own = [...safeToWrite.problems, ...consentProblems(consents, words, 'service')]
    setProblems(withCard(own, checked, words))
    if (own.length > 0 || checked.kind === 'said' || !card.current) return
    if (checked.kind === 'problem') return setBank(checked.problem)
    const { id, signature } = service
    const body = { signature: signature ?? '', terms: true, startNow: true } as const
    try {
      await safeToWrite.save()
      await invoiceName.save()
      const accept = async () => asPayment(await call('POST /me/services/:id/accept', { params: { id }, body }))
      const outcome = await placeOrder({ order: accept, settle, pause }, card.current, () =>
        urlWith({ service: id, asked: '1' }),
      )
      if (outcome.kind === 'problem') return setBank(outcome.problem)
      await onChange()
    } catch (error) {
      setProblems([{ message: failureMessage(error, words.failures, services.refusals) }])
      // A newer quote may have replaced this one.
      if (codeOf(error) === 'quote_changed' || codeOf(error) === 'quote_expired') await onChange()
    }
  }

  return (
    <Form onSend={send} problems={problems} summaryTitle={plural(tag, checkout.summary, problems.length)} method="post">
      {bank && (
        <Notice tone="danger" title={billing.paymentFailed} live>
          <p>{billing.problems[bank]}</p>
          <p>{bank === 'unavailable' ? billing.notKnown : billing.nothingChanged}</p>
        </Notice>
      )}
      {safeToWrite.fields}
      <section aria-labelledby={cardHeading}>
        <h2 id={cardHeading} tabIndex={-1}>
          {billing.card.title}
        </h2>
        <CardForm cashier={cashier} purpose={{ kind: 'invoice', amount }} onProblem={setBank} ref={card} />
      </section>
      {invoiceName.fields}
      <ConsentBoxes value={consents} onChange={setConsents} starts="service" />
      <SubmitButton className="order">
        <span>{billing.order.label}</span>
        <small>{fill(services.order.detail, { amount: money(locale, amount) })}</small>
      </SubmitButton>
    </Form>
  )
}
