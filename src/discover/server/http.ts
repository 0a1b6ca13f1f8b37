import type { ApiApp, ApiContext } from '../../api/server/app.ts'
import { serve } from '../../api/server/serve.ts'
import { categories } from '../../catalog/catalog.ts'
import { branchesIn } from '../branches.ts'
import { discoverApi } from '../contract.ts'

export function discoverHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, discoverApi, {
    'GET /claims': async ({ ports }) => {
      const figures = await ports.db
        .selectFrom('expert')
        .select((select) => [
          select.fn.countAll<number>().as('experts'),
          select.fn.sum<number>(select('quality_mean', '*', select.ref('quality_count'))).as('stars'),
          select.fn.sum<number>('quality_count').as('reviews'),
        ])
        .where('state', '=', 'active')
        .where('scripted', '=', false)
        .executeTakeFirstOrThrow()
      const reviews = Number(figures.reviews ?? 0)
      return {
        experts: Number(figures.experts),
        subjects: categories.reduce((sum, category) => sum + category.subCategories.length, 0),
        rating: reviews > 0 ? Number(figures.stars) / reviews : null,
      }
    },
    'GET /categories': async ({ query }) => ({ categories: branchesIn(query.locale) }),
  })
}
