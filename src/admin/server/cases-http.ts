import type { ApiApp, ApiContext } from '../../api/server/app.ts'
import { serve } from '../../api/server/serve.ts'
import { download } from '../../billing/server/download.ts'
import { casesApi } from '../contract-cases.ts'
import { acceptDispute, evidenceOf, listDisputes, sendEvidence } from '../disputes/server/disputes.ts'
import { messagesApi } from '../messages/contract-messages.ts'
import {
  handleMessage,
  listMessages,
  publicTexts,
  publishAnswer,
  refuseAnswer,
  withdrawAnswer,
  withdrawReview,
} from '../messages/server/messages.ts'
import { grantEmergencyAccess, readQuestion } from '../questions/server/question.ts'
import { closeByStaff, expertsToAsk, offerByStaff, releaseByStaff } from '../questions/server/question-actions.ts'
import { reportEmergency } from '../questions/server/report-emergency.ts'
import { subscriptionsApi } from '../subscriptions/contract-subscriptions.ts'
import { changeSubscription, readInvoicePdf, readSubscription } from '../subscriptions/server/subscription.ts'
import { listSubscriptions } from '../subscriptions/server/subscriptions.ts'

export function casesHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, casesApi, {
    'GET /admin/subscriptions': ({ ports, actor, query }) => listSubscriptions(ports, actor, query),
    'GET /admin/disputes': ({ ports, actor }) => listDisputes(ports, actor),
    'GET /admin/disputes/:id/evidence': async ({ ports, actor, params }) =>
      download(await evidenceOf(ports, actor, params.id), 'application/pdf', `${params.id}.pdf`),
    'POST /admin/disputes/:id/evidence': ({ ports, actor, params, body }) =>
      sendEvidence(ports, actor, { id: params.id, reason: body.reason }),
    'POST /admin/disputes/:id/accept': ({ ports, actor, params, body }) =>
      acceptDispute(ports, actor, { id: params.id, reason: body.reason }),
    'GET /admin/questions/:id': ({ ports, actor, params }) => readQuestion(ports, actor, params.id),
    'GET /admin/questions/:id/experts': ({ ports, actor, params }) => expertsToAsk(ports, actor, params.id),
    'POST /admin/questions/:id/offer': ({ ports, actor, params, body }) =>
      offerByStaff(ports, actor, { id: params.id, ...body }),
    'POST /admin/questions/:id/release': ({ ports, actor, params, body }) =>
      releaseByStaff(ports, actor, { id: params.id, reason: body.reason }),
    'POST /admin/questions/:id/close': ({ ports, actor, params, body }) =>
      closeByStaff(ports, actor, { id: params.id, reason: body.reason }),
    'POST /admin/questions/:id/emergency': ({ ports, actor, params, body }) =>
      reportEmergency(ports, actor, { id: params.id, ...body }),
    'POST /admin/questions/:id/break-glass': ({ ports, actor, params, body }) =>
      grantEmergencyAccess(ports, actor, { id: params.id, reason: body.reason }),
  })
  serve(app, context, subscriptionsApi, {
    'GET /admin/subscriptions/:id': ({ ports, actor, params }) => readSubscription(ports, actor, params.id),
    'POST /admin/subscriptions/:id/cancel': ({ ports, actor, params, body }) =>
      changeSubscription(ports, actor, { id: params.id, wish: { kind: 'cancel' }, reason: body.reason }),
    'POST /admin/subscriptions/:id/keep': ({ ports, actor, params, body }) =>
      changeSubscription(ports, actor, { id: params.id, wish: { kind: 'keep' }, reason: body.reason }),
    'GET /admin/invoices/:number/pdf': async ({ ports, actor, params }) =>
      download(await readInvoicePdf(ports, actor, params.number), 'application/pdf', `${params.number}.pdf`),
  })
  serve(app, context, messagesApi, {
    'GET /admin/messages': ({ ports, actor, query }) => listMessages(ports, actor, query),
    'POST /admin/messages/:id/handle': ({ ports, actor, params, body }) =>
      handleMessage(ports, actor, { id: params.id, ...body }),
    'GET /admin/public-words': ({ ports, actor, query }) => publicTexts(ports, actor, query),
    'POST /admin/reviews/:id/withdraw': ({ ports, actor, params, body }) =>
      withdrawReview(ports, actor, { id: params.id, reason: body.reason }),
    'POST /admin/published/:id/publish': ({ ports, actor, params }) => publishAnswer(ports, actor, params.id),
    'POST /admin/published/:id/refuse': ({ ports, actor, params, body }) =>
      refuseAnswer(ports, actor, { id: params.id, reason: body.reason }),
    'POST /admin/published/:id/withdraw': ({ ports, actor, params, body }) =>
      withdrawAnswer(ports, actor, { id: params.id, reason: body.reason }),
  })
}
