import { contactOf } from '../../accounts/server/people.ts'
import type { Person } from '../../api/actor.ts'
import { Refusal } from '../../api/refusal.ts'
import type { ApiApp, ApiContext } from '../../api/server/app.ts'
import { serve } from '../../api/server/serve.ts'
import type { Locale } from '../../i18n/locale.ts'
import { PaymentsError } from '../../platform/payments/port.ts'
import type { Ports } from '../../platform/ports.ts'
import { plansApi } from '../contract-plans.ts'
import { lookAtEarlier, openOrder, readOrder } from './order.ts'
import { openCardForm, takeCard } from './plan-card.ts'
import { planOfLink, settleLink, toConfirm } from './plan-links.ts'
import { actFor } from './plan-quote.ts'
import { type PlanWish, requestOfPlan, tellWhy } from './plan-requests.ts'
import { catchUp } from './plan-settle.ts'
import type { Subscription } from './plan-store.ts'
import { planView } from './plan-view.ts'
import { preparePayment } from './pursue.ts'
import { makeQuote } from './quote.ts'
import { liveSubscription } from './store.ts'

/** @throws Refusal `plan_unknown` */
async function own(ports: Ports, actor: Person): Promise<Subscription> {
  const row = await liveSubscription(ports.db, actor.personId)
  if (!row) throw new Refusal('plan_unknown', 404)
  return row
}

async function ask(ports: Ports, actor: Person, wish: PlanWish, locale: Locale) {
  const known = await liveSubscription(ports.db, actor.personId)
  if (known) await catchUp(ports, known)
  return ports.transact(async (tx) => {
    const row = await liveSubscription(tx, actor.personId)
    if (!row) throw new Refusal('plan_unknown', 404)
    const { request } = await requestOfPlan(ports, tx, { subscriptionId: row.id, wish, channel: 'account', locale })
    return { request, plan: await planView(ports, tx, actor.personId) }
  })
}

export function plansHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, plansApi, {
    'GET /me/plan': ({ ports, actor }) => planView(ports, ports.db, actor.personId),
    'POST /me/plan/quote': async ({ ports, actor, body }) => {
      const act = await actFor(ports, actor.personId, body.kind)
      return ports.transact((tx) => makeQuote(ports, tx, actor, { kind: body.kind, questionId: null, act }))
    },
    'POST /me/plan/orders': async ({ ports, actor, body, request }) => {
      await ports.limits.spend({ name: 'order', points: 20, seconds: 3600 }, actor.personId)
      await ports.limits.spend({ name: 'order-address', points: 120, seconds: 3600 }, actor.address)
      await lookAtEarlier(ports, actor, { questionId: null, quoteId: body.quoteId })
      const { id } = await ports.transact(async (tx) => {
        if (!(await contactOf(tx, actor.personId))) throw new Refusal('email_needed', 409)
        const userAgent = request.headers.get('user-agent') ?? ''
        return readOrder(tx, await openOrder(ports, tx, actor, { ...body, questionId: null, userAgent }))
      })
      try {
        await preparePayment(ports, id)
      } catch (error) {
        // The order stands without a payment yet; the page settles it in a moment.
        if (!(error instanceof PaymentsError)) throw error
        ports.log.warn({ err: error, orderId: id }, 'the payment could not be prepared')
      }
      return readOrder(ports.db, id)
    },
    'POST /me/plan/cancel': ({ ports, actor, body }) => ask(ports, actor, { kind: 'cancel' }, body.locale),
    'POST /me/plan/keep': ({ ports, actor, body }) => ask(ports, actor, { kind: 'keep' }, body.locale),
    'POST /me/plan/pause': ({ ports, actor, body }) =>
      ask(ports, actor, { kind: 'pause', months: body.months }, body.locale),
    'POST /me/plan/downgrade': ({ ports, actor, body }) => ask(ports, actor, { kind: 'downgrade' }, body.locale),
    'POST /me/plan/reason': async ({ ports, actor, body }) => {
      await tellWhy(ports, { ...body, personId: actor.personId, comment: body.comment || null })
      return {}
    },
    'GET /me/plan/due': async ({ ports, actor }) => toConfirm(ports, await own(ports, actor)),
    'POST /me/plan/due/settle': async ({ ports, actor }) => settleLink(ports, await own(ports, actor)),
    'POST /me/card': async ({ ports, actor }) => openCardForm(ports, await own(ports, actor)),
    'POST /me/card/use': async ({ ports, actor, body }) => {
      const row = await own(ports, actor)
      await takeCard(ports, row, body.setupIntent)
      return settleLink(ports, row)
    },
    'GET /plan-links/:token': async ({ ports, actor, params }) =>
      toConfirm(ports, await planOfLink(ports, params.token, actor.address)),
    'POST /plan-links/:token/settle': async ({ ports, actor, params }) =>
      settleLink(ports, await planOfLink(ports, params.token, actor.address)),
    'POST /plan-links/:token/card': async ({ ports, actor, params }) =>
      openCardForm(ports, await planOfLink(ports, params.token, actor.address)),
    'POST /plan-links/:token/card/use': async ({ ports, actor, params, body }) => {
      const row = await planOfLink(ports, params.token, actor.address)
      await takeCard(ports, row, body.setupIntent)
      return settleLink(ports, row)
    },
  })
}
