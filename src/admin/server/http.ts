import type { ApiApp, ApiContext } from '../../api/server/app.ts'
import { serve } from '../../api/server/serve.ts'
import { adminApi } from '../contract.ts'
import { moneyApi } from '../contract-money.ts'
import { overviewApi } from '../contract-overview.ts'
import { listActs } from './journal.ts'
import { listLetters, openLetter } from './letters.ts'
import { closeMoneyAlert, figures, funnel, overview, retryJob, seeMatter } from './overview.ts'
import { listPayments, openPayment } from './payments.ts'
import { askForRefund, decideRefund, payRefundOtherwise, waitingRefunds } from './refunds.ts'

export function adminHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, adminApi, {
    'GET /admin/letters': ({ ports, actor, query }) => listLetters(ports, actor, query),
    'GET /admin/letters/:id': ({ ports, actor, params }) => openLetter(ports, actor, params.id),
  })
  serve(app, context, overviewApi, {
    'GET /admin/overview': ({ ports, actor }) => overview(ports, actor),
    'GET /admin/funnel': ({ ports, actor, query }) => funnel(ports, actor, query),
    'GET /admin/figures': ({ ports, actor }) => figures(ports, actor),
    'POST /admin/alerts/:id/close': ({ ports, actor, params, body }) =>
      closeMoneyAlert(ports, actor, { id: params.id, note: body.note }),
    'POST /admin/matters/:id/seen': ({ ports, actor, params }) => seeMatter(ports, actor, { id: params.id }),
    'POST /admin/jobs/:id/retry': ({ ports, actor, params }) => retryJob(ports, actor, { id: params.id }),
    'GET /admin/acts': ({ ports, actor, query }) => listActs(ports, actor, query),
  })
  serve(app, context, moneyApi, {
    'GET /admin/payments': ({ ports, actor, query }) => listPayments(ports, actor, query),
    'GET /admin/payments/:id': ({ ports, actor, params }) => openPayment(ports, actor, params.id),
    'GET /admin/refunds': ({ ports, actor }) => waitingRefunds(ports, actor),
    'POST /admin/payments/:id/refund': ({ ports, actor, params, body }) =>
      askForRefund(ports, actor, { id: params.id, ...body }),
    'POST /admin/refunds/:id/paid': ({ ports, actor, params, body }) =>
      payRefundOtherwise(ports, actor, { id: params.id, ...body }),
    'POST /admin/refunds/:id/decide': ({ ports, actor, params, body }) =>
      decideRefund(ports, actor, { id: params.id, ...body }),
  })
}
