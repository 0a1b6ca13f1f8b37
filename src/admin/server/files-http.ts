import type { ApiApp, ApiContext } from '../../api/server/app.ts'
import { serve } from '../../api/server/serve.ts'
import { filesApi } from '../contract-files.ts'
import { acceptDispute, evidenceOf, listDisputes, sendEvidence } from './disputes.ts'
import { listPlans } from './files.ts'
import { breakGlass, openQuestion } from './question-file.ts'

export function filesHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, filesApi, {
    'GET /admin/subscriptions': ({ ports, actor, query }) => listPlans(ports, actor, query),
    'GET /admin/disputes': ({ ports, actor }) => listDisputes(ports, actor),
    'GET /admin/disputes/:id/evidence': async ({ ports, actor, params }) =>
      new Response(Buffer.from(await evidenceOf(ports, actor, params.id)), {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="${params.id}.pdf"`,
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
        },
      }),
    'POST /admin/disputes/:id/evidence': ({ ports, actor, params, body }) =>
      sendEvidence(ports, actor, { id: params.id, reason: body.reason }),
    'POST /admin/disputes/:id/accept': ({ ports, actor, params, body }) =>
      acceptDispute(ports, actor, { id: params.id, reason: body.reason }),
    'GET /admin/questions/:id': ({ ports, actor, params }) => openQuestion(ports, actor, params.id),
    'POST /admin/questions/:id/break-glass': ({ ports, actor, params, body }) =>
      breakGlass(ports, actor, { id: params.id, reason: body.reason }),
  })
}
