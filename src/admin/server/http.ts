import type { ApiApp, ApiContext } from '../../api/server/app.ts'
import { serve } from '../../api/server/serve.ts'
import { adminApi } from '../contract.ts'
import { overviewApi } from '../contract-overview.ts'
import { listActs } from './journal.ts'
import { listLetters, openLetter } from './letters.ts'
import { closeMoneyAlert, figures, overview, retryJob } from './overview.ts'

export function adminHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, adminApi, {
    'GET /admin/letters': ({ ports, query }) => listLetters(ports, query),
    'GET /admin/letters/:id': ({ ports, params }) => openLetter(ports, params.id),
  })
  serve(app, context, overviewApi, {
    'GET /admin/overview': ({ ports, actor }) => overview(ports, actor),
    'GET /admin/figures': ({ ports, actor }) => figures(ports, actor),
    'POST /admin/alerts/:id/close': ({ ports, actor, params, body }) =>
      closeMoneyAlert(ports, actor, { id: params.id, note: body.note }),
    'POST /admin/jobs/:id/retry': ({ ports, actor, params }) => retryJob(ports, actor, { id: params.id }),
    'GET /admin/acts': ({ ports, actor, query }) => listActs(ports, actor, query),
  })
}
