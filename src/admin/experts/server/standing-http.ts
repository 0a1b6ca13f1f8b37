import type { ApiApp, ApiContext } from '../../../api/server/app.ts'
import { serve } from '../../../api/server/serve.ts'
import { standingApi } from '../contract-standing.ts'
import { decideAbsence, listAbsences } from './absences.ts'
import { allowMeetings, liftSuspension, listExperts, recordTitle, suspendExpert, terminateExpert } from './standing.ts'

export function standingHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, standingApi, {
    'GET /admin/absences': ({ ports, actor }) => listAbsences(ports, actor),
    'POST /admin/absences/:id/decide': ({ ports, actor, params, body }) =>
      decideAbsence(ports, actor, { ...body, id: params.id }),
    'GET /admin/experts': ({ ports, actor, query }) => listExperts(ports, actor, query),
    'POST /admin/experts/:id/suspend': ({ ports, actor, params, body }) =>
      suspendExpert(ports, actor, { ...body, id: params.id }),
    'POST /admin/experts/:id/lift': ({ ports, actor, params, body }) =>
      liftSuspension(ports, actor, { ...body, id: params.id }),
    'POST /admin/experts/:id/terminate': ({ ports, actor, params, body }) =>
      terminateExpert(ports, actor, { ...body, id: params.id }),
    'POST /admin/experts/:id/titles': ({ ports, actor, params, body: { locale, ...title } }) =>
      recordTitle(ports, actor, { id: params.id, locale, title }),
    'PUT /admin/experts/:id/meetings': ({ ports, actor, params, body }) =>
      allowMeetings(ports, actor, { ...body, id: params.id }),
  })
}
