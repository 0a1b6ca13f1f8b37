import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createAccount } from '../../accounts/server/people.ts'
import { creditsOf } from '../../server/leaving-testing.ts'
import { Caller, expert, house, pay } from '../../server/testing.ts'
import {
  atProvider,
  db,
  directPlan,
  later,
  planCharges,
  providerHas,
  purchase,
  subscriptions,
} from '../../server/till.ts'
import { acceptBy, answerBy, ownCard, placeOrder, readyToOrder, settle, viewOf } from '../../server/walk.ts'

describe('an account that turns out to be the visitor’s', () => {
  async function joins(client: Caller, email: string) {
    house.clock.advance(1000)
    await client.post('/sign-in/link', { email, locale: 'fr' })
    await house.settle()
    const letter = await db()
      .selectFrom('mail_outbox')
      .select('text')
      .where('to_address', '=', email)
      .where('text', 'like', '%#%')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    const token = /[#?&]token=([\w-]+)/.exec(letter.text)?.[1] ?? /#([\w-]{20,})/.exec(letter.text)?.[1]
    const opened = await client.post('/sign-in/link/open', { token, withoutPassword: true })
    expect(opened.status).toBe(200)
    return new Caller(opened.body.token)
  }

  it('sees the order, the plan and the invoice, and has had its introductory offer', async () => {
    const email = `${randomUUID()}@member.test`
    await createAccount(house.ports, { email, locale: 'fr' })
    const helene = await expert()
    const { client, id } = await readyToOrder(email)
    const order = await placeOrder(client, id)
    await pay(order, ownCard())
    await settle(client, order.id)
    await house.settle()
    const member = await joins(client, email)
    expect(await settle(member, order.id)).toMatchObject({ status: 'held' })
    await acceptBy(helene, id)
    await house.settle()
    expect((await member.get('/me/subscription')).body).toMatchObject({
      subscription: { state: 'first_period' },
      invoices: [{ total: 300 }],
    })
    expect((await member.get('/me/offers')).body.kinds).toEqual([])
    expect((await providerHas(order.paymentIntent)).subscriptions).toHaveLength(1)
    expect(await viewOf(member, id)).toMatchObject({ orderId: order.id, payment: 'CAPTURED' })
  })

  it('has what either of them asked a quote for', async () => {
    const email = `${randomUUID()}@member.test`
    await createAccount(house.ports, { email, locale: 'fr' })
    const wishes = ['Un notaire pour la succession de ma tante.', 'Un fiscaliste pour la vente de la maison.']
    const asks = async (wish = '') => {
      const { client } = await readyToOrder(email)
      expect((await client.post('/me/services', { wish, locale: 'fr' })).status).toBe(200)
      return joins(client, email)
    }
    await asks(wishes[0])
    const member = await asks(wishes[1])
    const { services } = (await member.get('/me/services')).body
    expect(services.filter(({ state }: { state: string }) => state === 'requested')).toHaveLength(1)
    expect(JSON.stringify(services)).toContain(JSON.stringify(wishes.join('\n\n')).slice(1, -1))
  })

  it('and that has a plan keeps one plan, and is never charged for the visitor’s', async () => {
    const email = `${randomUUID()}@member.test`
    await createAccount(house.ports, { email, locale: 'fr' })
    const helene = await expert()
    const taken = async (address: string) => {
      const { client, id } = await readyToOrder(address)
      const order = await placeOrder(client, id)
      await pay(order, ownCard())
      await settle(client, order.id)
      await house.settle()
      await acceptBy(helene, id)
      await house.settle()
      return { client, id, order }
    }
    const first = await taken(email)
    const member = await joins(first.client, email)
    const second = await taken(`${randomUUID()}@elsewhere.test`)
    const again = await joins(second.client, email)
    await later(11)
    expect(await viewOf(again, second.id)).toMatchObject({ payment: 'CAPTURED' })
    const [kept] = await subscriptions(first.order.id)
    const [ended] = await subscriptions(second.order.id)
    expect([kept?.state, ended?.state]).toEqual(['first_period', 'ended'])
    expect((await providerHas(second.order.paymentIntent)).subscriptions).toMatchObject([{ status: 'canceled' }])
    expect((await providerHas(first.order.paymentIntent)).subscriptions).toMatchObject([{ status: 'trialing' }])
    expect((await member.get('/me/subscription')).body).toMatchObject({
      subscription: { id: kept?.id, state: 'first_period' },
      invoices: [{}, {}],
    })
  })

  async function orderPlan(client: Caller) {
    const { body: quote } = await client.post('/me/plan/quote', { kind: 'plan' })
    const accepted = { terms: true, startNow: true, locale: 'fr' }
    return (await client.post('/me/plan/orders', { quoteId: quote.id, signature: quote.signature, ...accepted })).body
  }
  async function memberWithUnpaidPlan() {
    const email = `${randomUUID()}@member.test`
    await createAccount(house.ports, { email, locale: 'fr' })
    const member = await joins((await readyToOrder()).client, email)
    return { email, order: await orderPlan(member) }
  }

  it('keeps the plan that the visitor has paid, not the one that the account never paid', async () => {
    const { email, order: unpaid } = await memberWithUnpaidPlan()
    const { client, order } = await directPlan()
    const member = await joins(client, email)
    await later(11)
    expect((await subscriptions(order.id))[0]).toMatchObject({ state: 'active' })
    expect((await subscriptions(unpaid.id))[0]).toMatchObject({ state: 'ended', end_reason: 'replaced' })
    expect((await member.get('/me/subscription')).body.subscription).toMatchObject({ state: 'active' })
    expect((await providerHas(order.paymentIntent)).subscriptions).toMatchObject([{ status: 'active' }])
  })

  it('can be entered although both have an unpaid order of a plan: one of them stays', async () => {
    const { email, order } = await memberWithUnpaidPlan()
    const { client } = await readyToOrder()
    const theirs = await orderPlan(client)
    await joins(client, email)
    expect((await purchase(order.id)).status).toBe('created')
    expect((await purchase(theirs.id)).status).toBe('voided')
    await later(11)
    expect((await atProvider(theirs.paymentIntent)).status).toBe('canceled')
  })

  it('is not charged twice for the same days: what a visitor paid ahead beside the account’s plan goes back', async () => {
    const email = `${randomUUID()}@member.test`
    await createAccount(house.ports, { email, locale: 'fr' })
    const first = await directPlan()
    await joins(first.client, email)
    const second = await directPlan()
    await later(3 * 24 * 60)
    const member = await joins(second.client, email)
    await house.settle()
    const [kept] = await subscriptions(first.order.id)
    const [ended] = await subscriptions(second.order.id)
    expect(kept).toMatchObject({ state: 'active' })
    expect(ended).toMatchObject({ state: 'ended', end_reason: 'replaced' })
    expect((await providerHas(second.order.paymentIntent)).subscriptions).toMatchObject([{ status: 'canceled' }])
    expect(await planCharges(kept?.id ?? '')).toMatchObject([{ amount: 2900, credited: 0 }])
    expect(await planCharges(ended?.id ?? '')).toMatchObject([{ amount: 2900, credited: 2610 }])
    expect(await creditsOf(kept?.person_id ?? '')).toEqual([{ amount: 2610, reason: 'mistake' }])
    expect((await atProvider(second.order.paymentIntent)).amountRefunded).toBe(2610)
    expect((await member.get('/me/subscription')).body.invoices).toHaveLength(3)
    await later(40 * 24 * 60)
    expect(await planCharges(ended?.id ?? '')).toHaveLength(1)
    expect(house.jobs.failures).toEqual([])
  })

  it('has the guarantee once, also where the visitor has had it before', async () => {
    const email = `${randomUUID()}@member.test`
    await createAccount(house.ports, { email, locale: 'fr' })
    const helene = await expert()
    const answeredFor = async (address: string) => {
      const { client, id } = await readyToOrder(address)
      const order = await placeOrder(client, id)
      await pay(order, ownCard())
      await settle(client, order.id)
      await house.settle()
      await answerBy(helene, id, await acceptBy(helene, id))
      await house.settle()
      return { client, id, order }
    }
    const own = await answeredFor(email)
    await joins(own.client, email)
    const other = await answeredFor(`${randomUUID()}@elsewhere.test`)
    expect((await other.client.post(`/questions/${other.id}/guarantee`, { locale: 'fr' })).status).toBe(200)
    const member = await joins(other.client, email)
    expect(await viewOf(member, own.id)).toMatchObject({ guarantee: { state: 'none' } })
    const second = await member.post(`/questions/${own.id}/guarantee`, { locale: 'fr' })
    expect(second).toMatchObject({ status: 409, body: { code: 'claim_not_possible' } })
    await house.settle()
    expect((await atProvider(own.order.paymentIntent)).amountRefunded).toBe(0)
  })
})
