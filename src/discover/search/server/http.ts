import type { ApiApp, ApiContext } from '../../../api/server/app.ts'
import { serve } from '../../../api/server/serve.ts'
import { charge } from '../../../platform/limits/budget.ts'
import { budgets } from '../../../platform/limits/budgets.ts'
import { searchApi } from '../search-contract.ts'
import { search, suggest } from './search.ts'

export function searchHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, searchApi, {
    'GET /search': async ({ ports, actor, query }) => {
      await charge(ports, budgets.search, actor)
      return search(ports, query)
    },
    'GET /search/suggestions': async ({ ports, actor, query }) => {
      await charge(ports, budgets.search, actor)
      return { suggestions: await suggest(ports, query) }
    },
  })
}
