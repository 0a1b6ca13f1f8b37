import type { ApiApp, ApiContext } from '../../api/server/app.ts'
import { serve } from '../../api/server/serve.ts'
import { expertsApi } from '../contract.ts'
import { largestPage } from '../listing.ts'
import { available, hereNow } from './availability.ts'
import * as desk from './desk.ts'
import { expertProfile, listExperts } from './directory.ts'

export function expertsHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, expertsApi, {
    'GET /experts': ({ ports, query }) => listExperts(ports, query),
    'GET /experts/here': ({ ports, query }) => hereNow(ports, query.ids.split(',').slice(0, largestPage)),
    'GET /experts/available': ({ ports, query }) => available(ports, query),
    'GET /experts/:slug': ({ ports, params, query }) => expertProfile(ports, params.slug, query.locale),
    'GET /me/expert': ({ ports, actor }) => desk.ownExpert(ports, actor),
    'PUT /me/expert/switch': ({ ports, actor, body }) => desk.switchDesk(ports, actor, body),
    'PUT /me/expert/hours': ({ ports, actor, body }) => desk.setHours(ports, actor, body),
    'GET /me/expert/snippets': ({ ports, actor }) => desk.listSnippets(ports, actor),
    'POST /me/expert/snippets': ({ ports, actor, body }) => desk.keepSnippet(ports, actor, body),
    'DELETE /me/expert/snippets/:id': ({ ports, actor, params }) => desk.forgetSnippet(ports, actor, params.id),
  })
}
