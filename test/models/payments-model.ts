import { cards } from '../../packages/stripe-sandbox/testing/sandbox.ts'
import type { DeliveryOrder } from '../../packages/stripe-sandbox/webhooks/deliveries.ts'
import { differences } from '../../src/billing/ledger/server/ledger-views.ts'
import { makePayable } from '../fixtures/payable-expert.ts'
import {
  advanceAndRunJobs,
  minutesUntil,
  paymentAtStripe,
  replaceCard,
  sandboxControl,
  staySignedIn,
  testDb,
  withWebhooks,
} from '../harness/payment-test-kit.ts'
import type { SeededRandom } from '../harness/seeded-random.ts'
import { type Caller, expert, pay, testApp } from '../harness/test-app.ts'
import { anonymousCaller, signCancellationLink } from '../scenarios/cancellation.ts'
import { askQuestion, fullAnswer, readyToOrder, unusedCard } from '../scenarios/main-path.ts'
import { type ModelAction, type Reply, staffActions } from './payments-model-staff.ts'

/** Clients, an expert and a provider that act in any order: for the property test of payments. */
export type PaymentsModel = {
  names: readonly string[]
  /** How often each action was done, that is: requested and accepted. */
  done: Map<string, number>
  step(): Promise<string>
  settleEverything(): Promise<void>
  pass(minutes: number): Promise<void>
  /** Where the ledger differs from the rows that it was derived from. */
  ledgerDifferences(): Promise<[string, number][]>
}

type Client = { caller: Caller; personId: string; questions: string[]; orders: string[] }

const day = 24 * 60
/** Actions that others depend on, and that would rarely happen by chance. */
const eager = ['orderReopen', 'orderResume', 'confirm', 'accept', 'answer', 'payLater', 'priceService', 'orderService']
const accepted = { terms: true, startNow: true }
const said = (quote: Reply) => ({ quoteId: quote.id, signature: quote.signature, locale: 'fr' })

const answerLost = { status: 503, body: '{"error":{"type":"api_error"}}' }

export async function openPaymentsModel(chance: SeededRandom): Promise<PaymentsModel> {
  withWebhooks()
  const helene = await expert()
  await makePayable(helene)
  const clients: Client[] = []
  const work: { id: string; token: number }[] = []
  const done = new Map<string, number>()
  let held = false

  /** Sometimes a double click: two concurrent requests, each with a key of its own. */
  async function send(caller: Caller, path: string, body: unknown = {}): Promise<Reply | null> {
    const copies = chance.oneIn(4) ? 2 : 1
    const replies = await Promise.all(Array.from({ length: copies }, () => caller.post(path, body)))
    const broken = replies.find(({ status }) => status >= 500)
    if (broken) throw new Error(`${path}: ${broken.status} ${JSON.stringify(broken.body)}`)
    return replies.find(({ status }) => status < 300)?.body ?? null
  }
  const anybody = (): Client | null => (clients.length > 0 ? chance.pick(clients) : null)
  const oneOf = <T>(from: readonly T[]): T | null => (from.length > 0 ? chance.pick(from) : null)
  /** An action that the sandbox refuses counts as not done. */
  function attempt(act: () => unknown): boolean {
    try {
      act()
      return true
    } catch {
      return false
    }
  }
  const someCard = () =>
    chance.pick([
      unusedCard(),
      unusedCard(),
      unusedCard(),
      cards.declined,
      cards.alwaysAuthenticates,
      cards.insufficientFunds,
    ])

  async function pays(order: Reply, card: string): Promise<boolean> {
    if (!order?.clientSecret || !order.paymentIntent) return false
    await pay(order, card)
    const { status } = await paymentAtStripe(order.paymentIntent)
    if (status === 'requires_action' && !chance.oneIn(4))
      attempt(() => sandboxControl().authenticate(order.paymentIntent, !chance.oneIn(3)))
    return true
  }
  /** The tab may be closed before the page has returned. */
  async function ordered(client: Client, order: Reply | null): Promise<boolean> {
    if (!order) return false
    client.orders.push(order.id)
    if (!chance.oneIn(5)) await pays(order, someCard())
    if (!chance.oneIn(3)) await send(client.caller, `/orders/${order.id}/settle`)
    return true
  }

  const forQuestion = (kind: string): ModelAction =>
    async function order() {
      const client = anybody()
      const id = client && oneOf(client.questions)
      const quote = id && (await send(client.caller, `/questions/${id}/quote`, { kind }))
      if (!quote) return false
      // A quote may stay open while other things happen.
      if (chance.oneIn(6)) await pass(10)
      return ordered(client, await send(client.caller, `/questions/${id}/order`, { ...said(quote), accepted }))
    }
  const ofPlan = (act: string): ModelAction =>
    async function order() {
      for (const client of clients) {
        const { body: plan } = await client.caller.get('/me/plan')
        const may = plan.can?.order.find((one: { act: string; kind: string }) => one.act === act)
        const quote = may && (await send(client.caller, '/me/plan/quote', { kind: may.kind }))
        if (!quote) continue
        return ordered(client, await send(client.caller, '/me/plan/orders', { ...said(quote), ...accepted }))
      }
      return false
    }
  const wish = (what: string): ModelAction =>
    async function ask() {
      for (const { caller } of clients) {
        const { body } = await caller.get('/me/plan')
        if (!body.can?.[what]) continue
        return (await send(caller, `/me/plan/${what}`, { locale: 'fr', months: 1 + chance.number(3) })) !== null
      }
      return false
    }
  const leave = (how: 'cancel' | 'withdraw'): ModelAction =>
    async function byLetter() {
      const roots = await testDb()
        .selectFrom('purchase')
        .leftJoin('subscription', 'subscription.purchaseId', 'purchase.id')
        .select(['purchase.id', 'subscription.id as plan'])
        .where('purchase.status', 'in', ['held', 'captured'])
        .where('purchase.subscriptionId', 'is', null)
        .execute()
      const root = oneOf(roots)
      const body = root && { link: signCancellationLink(root.plan ?? root.id), locale: 'fr' }
      return body !== null && (await send(anonymousCaller(), `/leaving/${how}`, body)) !== null
    }

  const acts: Record<string, ModelAction> = {
    async newClient() {
      if (clients.length > 2) return false
      const { client, id } = await readyToOrder()
      const { personId } = await testDb()
        .selectFrom('question')
        .select('personId')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      clients.push({ caller: client, personId, questions: [id], orders: [] })
      return true
    },
    async ask() {
      const client = anybody()
      const id = client && (await askQuestion(client.caller).catch(() => null))
      if (!id) return false
      client.questions.push(id)
      return (await send(client.caller, `/questions/${id}/ask-expert`, { locale: 'fr' })) !== null
    },
    orderFirst: forQuestion('first'),
    orderFirstAgain: forQuestion('first'),
    orderPlanForQuestion: forQuestion('plan'),
    orderPlan: ofPlan('new'),
    orderEarly: ofPlan('early'),
    orderChange: ofPlan('change'),
    orderReopen: ofPlan('reopen'),
    orderResume: ofPlan('resume'),
    async payLater() {
      const client = anybody()
      const id = client && oneOf(client.orders)
      return Boolean(id) && pays((await client!.caller.get(`/orders/${id}`)).body, unusedCard())
    },
    async accept() {
      await testApp.pass(5)
      const offer = oneOf<Reply>((await helene.get('/desk?locale=fr')).body.offers ?? [])
      const body = offer && { token: offer.token, noConflict: true, locale: 'fr' }
      const taken = offer && (await send(helene, `/desk/offers/${offer.questionId}/accept`, body))
      if (taken) work.push({ id: offer.questionId, token: taken.lease.token })
      return Boolean(taken)
    },
    async answer() {
      const one = work.pop()
      const body = one && { token: one.token, answer: fullAnswer, locale: 'fr' }
      return Boolean(one) && (await send(helene, `/desk/questions/${one!.id}/answer`, body)) !== null
    },
    async close() {
      const client = anybody()
      const id = client && oneOf(client.questions)
      const body = { confirmed: true, second: true, locale: 'fr' }
      return Boolean(id) && (await send(client!.caller, `/questions/${id}/close`, body)) !== null
    },
    async guarantee() {
      for (const { caller, questions } of clients)
        for (const id of questions)
          if ((await send(caller, `/questions/${id}/guarantee`, { locale: 'fr' })) !== null) return true
      return false
    },
    cancel: wish('cancel'),
    keep: wish('keep'),
    pause: wish('pause'),
    downgrade: wish('downgrade'),
    cancelByLetter: leave('cancel'),
    withdraw: leave('withdraw'),
    async newCard() {
      for (const { caller } of clients) {
        const { body } = await caller.get('/me/plan')
        if (!body.can?.changeCard) continue
        const card = chance.pick([
          unusedCard(),
          cards.failsWhenCharged,
          cards.failsWhenCharged,
          cards.alwaysAuthenticates,
        ])
        if ((await replaceCard(caller, card)).status >= 300) return false
        const end = minutesUntil(new Date(body.subscription.currentPeriodEnd))
        if (end <= 0 || chance.oneIn(3)) return true
        // Lets the month end that this card has to pay, and may fail to.
        await pass(end)
        await pass(62)
        return true
      }
      return false
    },
    async confirm() {
      for (const { caller } of clients) {
        const { body } = await caller.get('/me/plan/due')
        if (!body.paymentIntent || body.paid) continue
        attempt(() => sandboxControl().authenticate(body.paymentIntent, !chance.oneIn(3)))
        return (await send(caller, '/me/plan/due/settle')) !== null
      }
      return false
    },
    async expireHold() {
      const held = testDb().selectFrom('purchase').select('paymentIntent').where('status', '=', 'held')
      const one = chance.oneIn(3) ? oneOf(await held.execute()) : null
      return Boolean(one?.paymentIntent) && attempt(() => sandboxControl().expireHold(one?.paymentIntent ?? ''))
    },
    /** The responses of the next calls are lost, done or not; a retry under the same key gets them. */
    async loseAnswers() {
      // One batch at a time: more lost responses than a call has retries are an outage, reported and retried later.
      sandboxControl().responses.reset()
      const path = chance.pick(['POST /v1/payment_intents', 'POST /v1/subscriptions', 'POST /v1/refunds', 'POST /v1/'])
      sandboxControl().responses.fail(path, answerLost, { times: 1 + chance.number(2), workDone: chance.oneIn(2) })
      return true
    },
    async dispute() {
      const charge = oneOf(await testDb().selectFrom('charge').select('paymentIntent').execute())
      return (
        Boolean(charge) && chance.oneIn(2) && attempt(() => sandboxControl().openDispute(charge!.paymentIntent ?? ''))
      )
    },
    async decideDispute() {
      const one = oneOf(await testDb().selectFrom('dispute').select('id').where('outcome', 'is', null).execute())
      return one !== null && attempt(() => sandboxControl().decideDispute(one.id, chance.pick(['won', 'lost'])))
    },
    async reverseDispute() {
      const one = oneOf(await testDb().selectFrom('dispute').select('id').where('outcome', '=', 'lost').execute())
      return one !== null && attempt(() => sandboxControl().reverseDispute(one.id))
    },
    async refundFails() {
      const rows = await testDb().selectFrom('refund').select('providerId').where('state', '=', 'done').execute()
      const one = oneOf(rows)
      return Boolean(one?.providerId) && attempt(() => sandboxControl().failRefund(one?.providerId ?? ''))
    },
    ...(await staffActions({ chance, oneOf, send, release, listen, expert: helene })),
    async askService() {
      const client = anybody()
      const body = { wish: 'Un notaire et un fiscaliste pour une succession.', locale: 'fr' }
      return Boolean(client) && (await send(client!.caller, '/me/services', body)) !== null
    },
    async orderService() {
      for (const { caller } of clients) {
        const { services = [] } = (await caller.get('/me/services')).body
        const one = services.find(({ state }: Reply) => state === 'quoted' || state === 'accepted')
        const seen = one && (await caller.get(`/me/services/${one.id}`)).body
        const body = seen && { ...accepted, signature: seen.signature }
        const order = seen && (await send(caller, `/me/services/${one.id}/accept`, body))
        if (!order) continue
        if (!chance.oneIn(4)) await pays(order, someCard())
        if (chance.oneIn(2)) await send(caller, `/me/services/${one.id}/settle`)
        return true
      }
      return false
    },
    async declineService() {
      const client = chance.oneIn(3) ? anybody() : null
      const { services = [] } = client ? (await client.caller.get('/me/services')).body : {}
      const one = oneOf<Reply>(services)
      return Boolean(one) && (await send(client!.caller, `/me/services/${one.id}/decline`)) !== null
    },
    async minutes() {
      await pass(1 + chance.number(90))
      return true
    },
    async days() {
      await pass(day * (1 + chance.number(9)))
      return true
    },
    async untilRenewal() {
      const plans = testDb().selectFrom('subscription').select('currentPeriodEnd').where('state', '<>', 'ended')
      const end = oneOf(await plans.execute())?.currentPeriodEnd.getTime()
      const minutes = end ? Math.ceil((end - testApp.clock.now().getTime()) / 60_000) : 0
      if (minutes <= 0) return false
      await pass(minutes + chance.pick([-1, 0, 10]))
      await pass(chance.pick([5, 62, day]))
      return true
    },
    async holdEvents() {
      sandboxControl().webhooks.hold()
      held = true
      return true
    },
    async releaseEvents() {
      if (!held) return false
      await release(chance.pick(['reversed', 'shuffled', 'as they came']))
      return true
    },
    async doubleEvents() {
      sandboxControl().webhooks.duplicate(1 + chance.number(4))
      return true
    },
    async loseEvents() {
      sandboxControl().webhooks.drop(1 + chance.number(6))
      return true
    },
  }

  async function release(order: DeliveryOrder): Promise<void> {
    await sandboxControl().webhooks.release(order)
    sandboxControl().webhooks.reset()
    held = false
  }
  async function pass(minutes: number): Promise<void> {
    await staySignedIn()
    await advanceAndRunJobs(minutes)
  }
  async function listen(): Promise<void> {
    if (!held) await sandboxControl().webhooks.idle()
    await testApp.settle()
  }

  return {
    names: Object.keys(acts),
    done,
    pass,
    ledgerDifferences: async () =>
      Object.entries(await differences(testDb())).filter(([, difference]) => difference !== 0),
    /** Tries rarely done actions first. */
    async step() {
      const names = Object.keys(acts)
      const next = chance.oneIn(2) ? [...eager] : []
      for (let tries = 0; tries < 60; tries += 1) {
        const wanted = next.shift()
        const name = wanted ?? chance.pick(names)
        const often = done.get(name) ?? 0
        if (!wanted && chance.number(1 + often * often) > 0) continue
        if (!(await acts[name]!())) continue
        done.set(name, often + 1)
        if (!chance.oneIn(4)) await listen()
        return name
      }
      await pass(60)
      return 'nothing'
    },
    async settleEverything() {
      sandboxControl().responses.reset()
      await release('shuffled')
      await listen()
      for (const minutes of [11, 70, 25 * 60, 11, 11]) {
        await pass(minutes)
        await listen()
      }
    },
  }
}
