import type { ApiApp, ApiContext } from '../../../api/server/app.ts'
import { serve } from '../../../api/server/serve.ts'
import { askedApi } from '../contract.ts'
import { expertsAsked, stopAsking } from './experts-asked.ts'

export function askedHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, askedApi, {
    'GET /experts-asked': async ({ ports, actor, query }) => ({
      experts: await expertsAsked(ports, actor, query.locale),
    }),
    'PUT /experts-asked/:id/stop': ({ ports, actor, params, body }) =>
      stopAsking(ports, actor, { expertId: params.id, stopped: body.stopped }),
  })
}
