import type { ApiApp, ApiContext } from '../../api/server/app.ts'
import { serve } from '../../api/server/serve.ts'
import { expertsApi } from '../contract.ts'
import { maxPageSize } from '../directory/limits.ts'
import { availabilityIn, onlineAmong } from '../directory/server/availability.ts'
import { expertProfile, listExperts } from '../directory/server/directory.ts'
import * as desk from '../workspace/server/workspace.ts'

export function expertsHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, expertsApi, {
    'GET /experts': ({ ports, query }) => listExperts(ports, query),
    'GET /experts/here': ({ ports, query }) => onlineAmong(ports, query.ids.split(',').slice(0, maxPageSize)),
    'GET /experts/available': ({ ports, query }) => availabilityIn(ports, query),
    'GET /experts/:slug': ({ ports, params, query }) => expertProfile(ports, params.slug, query.locale),
    'GET /me/expert': ({ ports, actor }) => desk.ownExpert(ports, actor),
    'PUT /me/expert/switch': ({ ports, actor, body }) => desk.setAvailable(ports, actor, body),
    'PUT /me/expert/hours': ({ ports, actor, body }) => desk.setHours(ports, actor, body),
    'GET /me/expert/snippets': ({ ports, actor }) => desk.listSnippets(ports, actor),
    'POST /me/expert/snippets': ({ ports, actor, body }) => desk.saveSnippet(ports, actor, body),
    'DELETE /me/expert/snippets/:id': ({ ports, actor, params }) => desk.removeSnippet(ports, actor, params.id),
  })
}
