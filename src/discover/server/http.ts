import type { ApiApp, ApiContext } from '../../api/server/app.ts'
import { serve } from '../../api/server/serve.ts'
import { discoverApi } from '../contract.ts'
import { branchesIn } from '../subjects/branches.ts'
import { claimsNow, decideClaim } from './claims.ts'
import { peopleIn, presence, professions, reviewsIn } from './people.ts'

export function discoverHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, discoverApi, {
    'GET /claims': ({ ports }) => claimsNow(ports),
    'PUT /claims/:name': ({ ports, actor, params, body }) => decideClaim(ports, actor, params.name, body),
    'GET /categories': async ({ query }) => ({ categories: branchesIn(query.locale) }),
    'GET /categories/:slug/people': ({ ports, params, query }) => peopleIn(ports, params.slug, query.locale),
    'GET /presence': async ({ ports, query }) => ({ categories: await presence(ports, query.locale) }),
    'GET /professions': async ({ ports, query }) => ({ professions: await professions(ports, query.locale) }),
    'GET /reviews': async ({ ports, query }) => ({ reviews: await reviewsIn(ports, query.category, query.locale) }),
  })
}
