import { Refusal } from '../../../api/refusal.ts'
import type { ApiApp, ApiContext } from '../../../api/server/app.ts'
import { serve } from '../../../api/server/serve.ts'
import { findCategory } from '../../../catalog/catalog.ts'
import { withdrawReadings } from '../../../questions/server/changes.ts'
import { latestReadings } from '../../../questions/server/views.ts'
import { recordAct } from '../../server/journal.ts'
import { requirePermission } from '../../server/permissions.ts'
import { secondReadingsApi } from '../contract-second-readings.ts'

export function secondReadingsHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, secondReadingsApi, {
    'GET /admin/second-readings': async ({ ports, actor, query }) => {
      await requirePermission(ports, actor, 'review_experts')
      const rows = await latestReadings(ports.db)
      return {
        readings: rows.map(({ questionId, number, category, authorId, author, readerId, reader, ...rest }) => ({
          ...rest,
          question: { id: questionId, number },
          category: findCategory(category)?.name[query.locale] ?? category,
          author: { id: authorId, name: author },
          reader: readerId && reader ? { id: readerId, name: reader } : null,
        })),
      }
    },
    'POST /admin/questions/:id/withdraw-reading': async ({ ports, actor, params, body }) => {
      await requirePermission(ports, actor, 'review_experts')
      return ports.transact(async (tx) => {
        if (!(await withdrawReadings(tx, params.id))) throw new Refusal('reading_gone', 404)
        const subject = { kind: 'question', id: params.id }
        await recordAct(ports, tx, actor, { act: 'reading.withdraw', subject, reason: body.reason })
        return {}
      })
    },
  })
}
