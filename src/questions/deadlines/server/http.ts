import type { ApiApp, ApiContext } from '../../../api/server/app.ts'
import { serve } from '../../../api/server/serve.ts'
import { deadlineApi } from '../contract.ts'
import { confirmDeadline } from './confirm.ts'

export function deadlineHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, deadlineApi, {
    'PUT /questions/:id/deadline': ({ ports, actor, params, body }) =>
      confirmDeadline(ports, actor, { questionId: params.id, ...body }),
  })
}
