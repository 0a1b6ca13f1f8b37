import type { ApiApp, ApiContext } from '../../../api/server/app.ts'
import { serve } from '../../../api/server/serve.ts'
import { publicationApi } from '../contract.ts'
import { askToPublish, proposePublication, withdrawPublication } from './commands.ts'

export function publicationHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, publicationApi, {
    'GET /questions/:id/publication': ({ ports, actor, params }) => proposePublication(ports, actor, params.id),
    'PUT /questions/:id/publication': ({ ports, actor, params, body }) =>
      askToPublish(ports, actor, { questionId: params.id, ...body }),
    'DELETE /questions/:id/publication': ({ ports, actor, params }) => withdrawPublication(ports, actor, params.id),
  })
}
