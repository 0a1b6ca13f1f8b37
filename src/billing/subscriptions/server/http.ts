import { contactOf } from '../../../accounts/server/people.ts'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { ApiApp, ApiContext } from '../../../api/server/app.ts'
import { serve } from '../../../api/server/serve.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { charged } from '../../../platform/limits/budget.ts'
import { budgets } from '../../../platform/limits/budgets.ts'
import type { Ports } from '../../../platform/ports.ts'
import {
  openOrder,
  type PlaceOrderInput,
  preparedOrder,
  readOrder,
  syncEarlierOrder,
} from '../../orders/server/order.ts'
import { orderEffectFor } from '../../quotes/server/plan-quote.ts'
import { makeQuote } from '../../quotes/server/quote.ts'
import { liveSubscription } from '../../server/store.ts'
import { plansApi } from '../contract.ts'
import { paymentToConfirm, planOfLink, syncAndReadPayment } from './email-links.ts'
import { createCardSetup, replacePaymentMethod } from './payment-method.ts'
import type { Subscription } from './plan-row.ts'
import { type PlanRequest, requestPlanChange, submitCancellationReason } from './requests.ts'
import { syncIfPeriodEnded } from './sync-subscription.ts'
import { cancelUndoable, undoCancellation } from './undoable-cancellation.ts'
import { planView } from './view.ts'

/** @throws Refusal `plan_unknown` */
async function own(ports: Ports, actor: Person): Promise<Subscription> {
  const row = await liveSubscription(ports.db, actor.personId)
  if (!row) throw new Refusal('plan_unknown', 404)
  return row
}

async function ask(ports: Ports, actor: Person, wish: PlanRequest, locale: Locale, undoable = false) {
  const known = await liveSubscription(ports.db, actor.personId)
  if (known) await syncIfPeriodEnded(ports, known)
  return ports.transact(async (tx) => {
    const row = await liveSubscription(tx, actor.personId)
    if (!row) throw new Refusal('plan_unknown', 404)
    const { request } =
      wish.kind === 'cancel' && undoable
        ? await cancelUndoable(ports, tx, { row, locale })
        : await requestPlanChange(ports, tx, { subscriptionId: row.id, wish, channel: 'account', locale })
    return { request, plan: await planView(ports, tx, actor.personId) }
  })
}

async function orderPlan(ports: Ports, actor: Person, ordered: Omit<PlaceOrderInput, 'questionId'>) {
  await syncEarlierOrder(ports, actor, { questionId: null, quoteId: ordered.quoteId })
  const { id } = await ports.transact(async (tx) => {
    if (!(await contactOf(tx, actor.personId))) throw new Refusal('email_needed', 409)
    await ports.safeToWrite.mustBeAnswered(tx, actor.personId)
    return readOrder(tx, await openOrder(ports, tx, actor, { ...ordered, questionId: null }))
  })
  return preparedOrder(ports, id)
}

export function plansHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, plansApi, {
    'GET /me/plan': ({ ports, actor }) => planView(ports, ports.db, actor.personId),
    'POST /me/plan/quote': async ({ ports, actor, body }) => {
      const act = await orderEffectFor(ports, actor.personId, body.kind)
      return ports.transact((tx) => makeQuote(ports, tx, actor, { kind: body.kind, questionId: null, act }))
    },
    'POST /me/plan/orders': ({ ports, actor, body, request }) =>
      charged(ports, budgets.order, actor, () =>
        orderPlan(ports, actor, { ...body, userAgent: request.headers.get('user-agent') ?? '' }),
      ),
    'POST /me/plan/cancel': ({ ports, actor, body }) =>
      ask(ports, actor, { kind: 'cancel' }, body.locale, body.undoable),
    'POST /me/plan/keep': ({ ports, actor, body }) => ask(ports, actor, { kind: 'keep' }, body.locale),
    'POST /me/plan/undo': ({ ports, actor }) =>
      ports.transact(async (tx) => {
        await undoCancellation(ports, tx, actor.personId)
        return { plan: await planView(ports, tx, actor.personId) }
      }),
    'POST /me/plan/pause': ({ ports, actor, body }) =>
      ask(ports, actor, { kind: 'pause', months: body.months }, body.locale),
    'POST /me/plan/downgrade': ({ ports, actor, body }) => ask(ports, actor, { kind: 'downgrade' }, body.locale),
    'POST /me/plan/reason': async ({ ports, actor, body }) => {
      await submitCancellationReason(ports, { ...body, personId: actor.personId, comment: body.comment || null })
      return {}
    },
    'GET /me/plan/due': async ({ ports, actor }) => paymentToConfirm(ports, await own(ports, actor)),
    'POST /me/plan/due/settle': async ({ ports, actor }) => syncAndReadPayment(ports, await own(ports, actor)),
    'POST /me/card': async ({ ports, actor }) => createCardSetup(ports, await own(ports, actor)),
    'POST /me/card/use': async ({ ports, actor, body }) => {
      const row = await own(ports, actor)
      await replacePaymentMethod(ports, row, body.setupIntent)
      return syncAndReadPayment(ports, row)
    },
    'GET /plan-links/:token': async ({ ports, actor, params }) =>
      paymentToConfirm(ports, await planOfLink(ports, params.token, actor.address)),
    'POST /plan-links/:token/settle': async ({ ports, actor, params }) =>
      syncAndReadPayment(ports, await planOfLink(ports, params.token, actor.address)),
    'POST /plan-links/:token/card': async ({ ports, actor, params }) =>
      createCardSetup(ports, await planOfLink(ports, params.token, actor.address)),
    'POST /plan-links/:token/card/use': async ({ ports, actor, params, body }) => {
      const row = await planOfLink(ports, params.token, actor.address)
      await replacePaymentMethod(ports, row, body.setupIntent)
      return syncAndReadPayment(ports, row)
    },
  })
}
