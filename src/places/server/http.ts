import type { ApiApp, ApiContext } from '../../api/server/app.ts'
import { serve } from '../../api/server/serve.ts'
import { placesApi } from '../contract.ts'
import { cityOf, searchPlaces } from './search.ts'

export function placesHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, placesApi, {
    'GET /places': async ({ ports, query }) => ({ cities: await searchPlaces(ports, query.q) }),
    'GET /places/cities/:city': ({ ports, params }) => cityOf(ports, params.city),
  })
}
