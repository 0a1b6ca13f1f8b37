import type { ApiApp, ApiContext } from '../../api/server/app.ts'
import { serve } from '../../api/server/serve.ts'
import { emailsApi } from '../emails/contract.ts'
import { listEmails, readAttachment, readEmail } from '../emails/server/emails.ts'
import { overviewApi } from '../overview/contract-overview.ts'
import { closeMoneyAlert, completeTask, figures, funnel, overview, retryJob } from '../overview/server/overview.ts'
import { adminPaymentsApi } from '../payments/contract-payments.ts'
import { listPayments, readPayment } from '../payments/server/payments.ts'
import { decideRefund, payRefundOutOfBand, requestRefund, waitingRefunds } from '../payments/server/refunds.ts'
import { listActs } from './journal.ts'

export function adminHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, emailsApi, {
    'GET /admin/letters': ({ ports, actor, query }) => listEmails(ports, actor, query),
    'GET /admin/letters/:id': ({ ports, actor, params }) => readEmail(ports, actor, params.id),
    'GET /admin/letters/:id/files/:place': ({ ports, actor, params }) => readAttachment(ports, actor, params),
  })
  serve(app, context, overviewApi, {
    'GET /admin/overview': ({ ports, actor }) => overview(ports, actor),
    'GET /admin/funnel': ({ ports, actor, query }) => funnel(ports, actor, query),
    'GET /admin/figures': ({ ports, actor }) => figures(ports, actor),
    'POST /admin/alerts/:id/close': ({ ports, actor, params, body }) =>
      closeMoneyAlert(ports, actor, { id: params.id, note: body.note }),
    'POST /admin/matters/:id/seen': ({ ports, actor, params }) => completeTask(ports, actor, { id: params.id }),
    'POST /admin/jobs/:id/retry': ({ ports, actor, params }) => retryJob(ports, actor, { id: params.id }),
    'GET /admin/acts': ({ ports, actor, query }) => listActs(ports, actor, query),
  })
  serve(app, context, adminPaymentsApi, {
    'GET /admin/payments': ({ ports, actor, query }) => listPayments(ports, actor, query),
    'GET /admin/payments/:id': ({ ports, actor, params }) => readPayment(ports, actor, params.id),
    'GET /admin/refunds': ({ ports, actor }) => waitingRefunds(ports, actor),
    'POST /admin/payments/:id/refund': ({ ports, actor, params, body }) =>
      requestRefund(ports, actor, { id: params.id, ...body }),
    'POST /admin/refunds/:id/paid': ({ ports, actor, params, body }) =>
      payRefundOutOfBand(ports, actor, { id: params.id, ...body }),
    'POST /admin/refunds/:id/decide': ({ ports, actor, params, body }) =>
      decideRefund(ports, actor, { id: params.id, ...body }),
  })
}
