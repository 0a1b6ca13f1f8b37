import { useCallback, useEffect, useRef, useState } from 'react'
import type { AccountsApi, Me } from '../../../accounts/contract.ts'
import { client } from '../../../api/call.ts'
import type { BillingApi, OrderKind, OrderView, Quote } from '../../../billing/contract.ts'
import { startsNewContract } from '../../../billing/quotes/quote-acts.ts'
import type { PlansApi } from '../../../billing/subscriptions/contract.ts'
import { type InTheWay, inTheWayOf } from '../../../billing/subscriptions/plan-in-the-way.ts'
import type { Availability, ExpertCard, ExpertsApi } from '../../../experts/contract.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { href } from '../../../screens.ts'
import { codeOf } from '../../../shell/errors/say-failure.ts'
import { tellOnArrival } from '../../../shell/navigation/arrival.ts'
import type { QuestionsApi } from '../../contract.ts'
import type { QuestionView } from '../../shapes.ts'
import { currentPath, isPastCheckout } from './current-path.ts'
import { isUnanswered, type OrderApi, type Outcome, untilSettled } from './place-order.ts'
import { type KnownCard, readPlanCard } from './plan-card.ts'
import { pressedOrder } from './pressed-order.ts'
import { nextReading, type Reading } from './reading.ts'
import { keepPlanCard } from './replace-plan-card.ts'

const accounts = client<AccountsApi>()
const billing = client<BillingApi>()
const experts = client<ExpertsApi>()
const plans = client<PlansApi>()
const questions = client<QuestionsApi>()

export type CheckoutRequest = {
  questionId: string
  /** Back from the bank's page: the order that it was asked about, or the card that was to become the plan's. */
  orderId: string | null
  setup: string | null
  expertId: string | null
  locale: Locale
}

export type Ready = {
  question: QuestionView
  me: Me
  quote: Quote
  available: Availability
  named: ExpertCard | null
  /** The card of the running plan, where the order is charged to it. */
  card: KnownCard | null
}
export type Checkout =
  | { step: 'loading' }
  | { step: 'failed'; error: unknown }
  /** `paid`: a plan, whose money is taken and not held. */
  | { step: 'held'; paid: boolean }
  | { step: 'ready'; ready: Ready; outcome: Outcome | null }

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** What is being ordered: a question's answer, or a plan by itself. */
export type CheckoutTarget = {
  /** The key under which consents are stored on the way to the bank. */
  consentKey: string
  question: boolean
  order(quote: Quote): Promise<OrderView>
  requote(kind: OrderKind): Promise<Quote>
}

export const questionCheckoutTarget = ({
  questionId,
  locale,
}: Pick<CheckoutRequest, 'questionId' | 'locale'>): CheckoutTarget => ({
  consentKey: questionId,
  question: true,
  order: (quote) =>
    questions('POST /questions/:id/order', {
      params: { id: questionId },
      body: { quoteId: quote.id, signature: quote.signature, accepted: { terms: true, startNow: true }, locale },
    }),
  requote: (kind) => readQuote(questionId, kind),
})

/** `standing`: an existing order that another card pays; it is not placed again. */
export function orderApiOf(till: CheckoutTarget, quote: Quote, standing?: string): OrderApi {
  return { order: () => (standing ? syncOrder(standing) : till.order(quote)), settle: syncOrder, pause }
}

export function syncOrder(orderId: string) {
  return billing('POST /orders/:id/settle', { params: { id: orderId } })
}

const readQuestion = ({ questionId, locale }: Pick<CheckoutRequest, 'questionId' | 'locale'>) =>
  questions('GET /questions/:id', { params: { id: questionId }, query: { locale } })

/** The quote of the introductory offer where the person may still have it, else of the plan. */
async function readQuote(questionId: string, kind: OrderKind): Promise<Quote> {
  try {
    return await questions('POST /questions/:id/quote', { params: { id: questionId }, body: { kind } })
  } catch (error) {
    if (kind !== 'first' || codeOf(error) !== 'first_offer_used') throw error
    return readQuote(questionId, 'plan')
  }
}

/** Outcome of an order that was placed before this page was opened, if any. */
async function earlierOrder(question: QuestionView, returned: string | null): Promise<Outcome | null> {
  if (returned) {
    return outcomeAfterBank(returned)
  }
  if (!question.orderId) return null
  const order = await billing('GET /orders/:id', { params: { id: question.orderId } })
  if (order.status !== 'held' || order.lastError) return null
  return { kind: 'held', orderId: order.id }
}

/** The outcome after the bank's page: its URL is a hint, the server asks the provider. */
export async function outcomeAfterBank(orderId: string): Promise<Outcome> {
  const order = await syncOrder(orderId)
  // Whoever closes the bank's page returns without an answer, and may use another card at once.
  if (isUnanswered(order)) return { kind: 'problem', problem: 'not_authenticated', orderId }
  return untilSettled({ settle: syncOrder, pause }, orderId)
}

/** The card that was to become the plan's for an order of this tab, once its holder is back from the bank's page. */
export async function cardAfterBank(setup: string | null, matter: string): Promise<Outcome | null> {
  if (!pressedOrder(matter).waitsFor(setup)) return null
  const kept = await keepPlanCard(setup).catch((error: unknown) => {
    const problem = codeOf(error) === 'card_declined' ? 'declined' : 'unavailable'
    return { kind: 'problem', problem } as const
  })
  return kept.kind === 'problem' ? kept : null
}

/** An order of somebody who has a plan already is charged to that plan's card. */
export async function cardFor(quote: Quote): Promise<KnownCard | null> {
  return startsNewContract(quote.act) ? null : readPlanCard()
}

const lookEvery = 500
const looks = 24

/** The order is paid; waits until the question reflects it, and returns the question's page. */
async function followOrder(asked: Pick<CheckoutRequest, 'questionId' | 'locale'>): Promise<string> {
  for (let looked = 1; ; looked += 1) {
    const question = await readQuestion(asked)
    if (isPastCheckout(question)) return currentPath(question, asked.locale)
    if (looked >= looks) return currentPath({ id: question.id, state: 'QUEUED' }, asked.locale)
    await pause(lookEvery)
  }
}

/** Under a plan the question goes out at once, unless its own page has to ask first whether writing is safe. */
async function asksExpert(question: QuestionView, locale: Locale): Promise<QuestionView> {
  const asked = questions('POST /questions/:id/ask-expert', { params: { id: question.id }, body: { locale } })
  return asked.catch((error: unknown) => {
    if (codeOf(error) === 'safe_to_write_needed') return question
    throw error
  })
}

type Elsewhere = { step: 'elsewhere'; to: string }

/** Nothing is sold to who has this plan, or one that cannot change now. */
export function refusedForPlan(error: unknown): InTheWay | null {
  const code = codeOf(error)
  return code === 'plan_exists' || code === 'plan_not_changeable' ? code : null
}

/**
 * A plan that was taken elsewhere while this order stood open covers the question: it goes to the experts without an
 * order. @throws the error where no plan covers it
 */
async function goUnderPlan(error: unknown, { questionId, locale }: CheckoutRequest): Promise<Elsewhere> {
  if (!refusedForPlan(error)) throw error
  const question = await questions('POST /questions/:id/ask-expert', { params: { id: questionId }, body: { locale } })
  if (!isPastCheckout(question)) throw error
  return { step: 'elsewhere', to: currentPath(question, locale) }
}

async function prepare(asked: CheckoutRequest): Promise<Checkout | Elsewhere> {
  const { questionId, locale } = asked
  let question = await readQuestion(asked)
  if (isPastCheckout(question) && !question.can.order) return { step: 'elsewhere', to: currentPath(question, locale) }
  const outcome = (await cardAfterBank(asked.setup, questionId)) ?? (await earlierOrder(question, asked.orderId))
  if (outcome?.kind === 'held') return { step: 'held', paid: false }
  const [own, { kinds }] = await Promise.all([plans('GET /me/plan'), billing('GET /me/offers')])
  // Also where the plan was taken elsewhere while this order stood open.
  const covered = !question.can.order ? question.can.askExpert : inTheWayOf(own, 'plan') !== null
  if (covered) question = await asksExpert(question, locale)
  if (!question.can.order || (covered && isPastCheckout(question)))
    return { step: 'elsewhere', to: currentPath(question, locale) }
  const [me, quote, available, named] = await Promise.all([
    accounts('GET /me'),
    readQuote(questionId, kinds.includes('first') ? 'first' : 'plan'),
    experts('GET /experts/available', { query: { category: question.category.slug, locale } }),
    asked.expertId ? experts('GET /experts/:slug', { params: { slug: asked.expertId }, query: { locale } }) : null,
  ])
  const card = await cardFor(quote)
  return { step: 'ready', ready: { question, me, quote, available, named, card }, outcome }
}

/** Loads the data of one question's checkout, once a session exists. */
export function useCheckout(asked: CheckoutRequest, enabled: boolean) {
  const [checkout, setCheckout] = useState<Checkout>({ step: 'loading' })
  const { questionId, orderId, setup, expertId, locale } = asked
  const reading = useRef<Reading>({ turn: 0, locale })

  const load = useCallback(
    /** `overtaken`: an order was refused here, because of what has happened elsewhere. */
    async (overtaken = false) => {
      const { isLast, translates } = nextReading(reading, locale)
      const wanted = { questionId, orderId, setup, expertId, locale }
      // In the other language the form stands until it is read anew, and after: a card was typed in it.
      const stands = (at: Checkout) => translates && at.step === 'ready'
      setCheckout((at) => (stands(at) ? at : { step: 'loading' }))
      try {
        const found = await prepare(wanted).catch((error: unknown) => goUnderPlan(error, wanted))
        if (!isLast()) return
        if (found.step === 'elsewhere' && overtaken) tellOnArrival('changedMeanwhile')
        if (found.step === 'elsewhere') location.replace(found.to)
        else setCheckout(found)
      } catch (error) {
        if (isLast()) setCheckout((at) => (stands(at) ? at : { step: 'failed', error }))
      }
    },
    [questionId, orderId, setup, expertId, locale],
  )

  useEffect(() => {
    if (enabled) void load()
  }, [enabled, load])

  // In the language that the page has by then: the bank may take longer than a change of language.
  const isHeld = checkout.step === 'held'
  useEffect(() => {
    if (!isHeld) return
    let left = false
    const follow = (to: string) => {
      if (!left) location.replace(to)
    }
    followOrder({ questionId, locale }).then(follow, () => follow(href('match', locale, { id: questionId })))
    return () => {
      left = true
    }
  }, [isHeld, questionId, locale])

  const change = (part: Partial<Ready>) =>
    setCheckout((before) => (before.step === 'ready' ? { ...before, ready: { ...before.ready, ...part } } : before))
  return {
    checkout,
    load,
    change,
    held: () => {
      reading.current.turn += 1
      setCheckout((at) => ({ step: 'held', paid: at.step === 'ready' && at.ready.quote.act !== 'hold' }))
    },
  }
}
