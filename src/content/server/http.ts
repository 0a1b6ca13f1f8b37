import { Refusal } from '../../api/refusal.ts'
import type { ApiApp, ApiContext } from '../../api/server/app.ts'
import { serve } from '../../api/server/serve.ts'
import { contentApi } from '../contract.ts'
import { articleBySlug, publishedFaq } from './store.ts'

export function contentHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, contentApi, {
    'GET /articles/:slug': async ({ ports, params, query }) => {
      const row = await articleBySlug(ports.db, query.locale, params.slug)
      if (!row) throw new Refusal('not_found', 404)
      return { ...row, reviewedBy: row.reviewed_by, updatedAt: row.updated_at.toISOString() }
    },
    'GET /faq': async ({ ports, query }) => ({ entries: await publishedFaq(ports.db, query.locale) }),
  })
}
