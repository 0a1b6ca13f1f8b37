import type { ApiApp, ApiContext } from '../../api/server/app.ts'
import { serve } from '../../api/server/serve.ts'
import { download } from '../../billing/server/download.ts'
import { filesApi } from '../contract-files.ts'
import { messagesApi } from '../contract-messages.ts'
import { planFilesApi } from '../contract-plan.ts'
import { acceptDispute, evidenceOf, listDisputes, sendEvidence } from './disputes.ts'
import { listPlans } from './files.ts'
import {
  handleMessage,
  listMessages,
  publicWords,
  publishAnswer,
  refuseAnswer,
  withdrawAnswer,
  withdrawReview,
} from './messages.ts'
import { changePlan, openAnyInvoice, openPlan } from './plan-file.ts'
import { breakGlass, openQuestion } from './question-file.ts'
import { closeByStaff, expertsToAsk, offerByStaff, releaseByStaff } from './steer.ts'

export function filesHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, filesApi, {
    'GET /admin/subscriptions': ({ ports, actor, query }) => listPlans(ports, actor, query),
    'GET /admin/disputes': ({ ports, actor }) => listDisputes(ports, actor),
    'GET /admin/disputes/:id/evidence': async ({ ports, actor, params }) =>
      download(await evidenceOf(ports, actor, params.id), 'application/pdf', `${params.id}.pdf`),
    'POST /admin/disputes/:id/evidence': ({ ports, actor, params, body }) =>
      sendEvidence(ports, actor, { id: params.id, reason: body.reason }),
    'POST /admin/disputes/:id/accept': ({ ports, actor, params, body }) =>
      acceptDispute(ports, actor, { id: params.id, reason: body.reason }),
    'GET /admin/questions/:id': ({ ports, actor, params }) => openQuestion(ports, actor, params.id),
    'GET /admin/questions/:id/experts': ({ ports, actor, params }) => expertsToAsk(ports, actor, params.id),
    'POST /admin/questions/:id/offer': ({ ports, actor, params, body }) =>
      offerByStaff(ports, actor, { id: params.id, ...body }),
    'POST /admin/questions/:id/release': ({ ports, actor, params, body }) =>
      releaseByStaff(ports, actor, { id: params.id, reason: body.reason }),
    'POST /admin/questions/:id/close': ({ ports, actor, params, body }) =>
      closeByStaff(ports, actor, { id: params.id, reason: body.reason }),
    'POST /admin/questions/:id/break-glass': ({ ports, actor, params, body }) =>
      breakGlass(ports, actor, { id: params.id, reason: body.reason }),
  })
  serve(app, context, planFilesApi, {
    'GET /admin/subscriptions/:id': ({ ports, actor, params }) => openPlan(ports, actor, params.id),
    'POST /admin/subscriptions/:id/cancel': ({ ports, actor, params, body }) =>
      changePlan(ports, actor, { id: params.id, wish: { kind: 'cancel' }, reason: body.reason }),
    'POST /admin/subscriptions/:id/keep': ({ ports, actor, params, body }) =>
      changePlan(ports, actor, { id: params.id, wish: { kind: 'keep' }, reason: body.reason }),
    'GET /admin/invoices/:number/pdf': async ({ ports, actor, params }) =>
      download(await openAnyInvoice(ports, actor, params.number), 'application/pdf', `${params.number}.pdf`),
  })
  serve(app, context, messagesApi, {
    'GET /admin/messages': ({ ports, actor, query }) => listMessages(ports, actor, query),
    'POST /admin/messages/:id/handle': ({ ports, actor, params, body }) =>
      handleMessage(ports, actor, { id: params.id, ...body }),
    'GET /admin/public-words': ({ ports, actor, query }) => publicWords(ports, actor, query),
    'POST /admin/reviews/:id/withdraw': ({ ports, actor, params, body }) =>
      withdrawReview(ports, actor, { id: params.id, reason: body.reason }),
    'POST /admin/published/:id/publish': ({ ports, actor, params }) => publishAnswer(ports, actor, params.id),
    'POST /admin/published/:id/refuse': ({ ports, actor, params, body }) =>
      refuseAnswer(ports, actor, { id: params.id, reason: body.reason }),
    'POST /admin/published/:id/withdraw': ({ ports, actor, params, body }) =>
      withdrawAnswer(ports, actor, { id: params.id, reason: body.reason }),
  })
}
