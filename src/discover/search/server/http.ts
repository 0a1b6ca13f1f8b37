import type { ApiApp, ApiContext } from '../../../api/server/app.ts'
import { serve } from '../../../api/server/serve.ts'
import { searchApi } from '../search-contract.ts'
import { search, suggest } from './search.ts'

export function searchHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, searchApi, {
    'GET /search': ({ ports, query }) => search(ports, query),
    'GET /search/suggestions': async ({ ports, query }) => ({ suggestions: await suggest(ports, query) }),
  })
}
