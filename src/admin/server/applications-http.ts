import type { ApiApp, ApiContext } from '../../api/server/app.ts'
import { serve } from '../../api/server/serve.ts'
import { findCategory } from '../../catalog/catalog.ts'
import { type Candidate, candidatesFor, decideApplication, paperOf } from '../../experts/server/review.ts'
import type { Locale } from '../../i18n/locale.ts'
import { applicationsApi, type StaffApplication } from '../contract-applications.ts'
import { demand } from './staff.ts'

export function applicationsHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, applicationsApi, {
    'GET /admin/applications': async ({ ports, actor, query }) => {
      await demand(ports, actor, 'review_experts')
      const rows = await candidatesFor(ports, query.state)
      return { applications: rows.map((row) => view(row, query.locale)) }
    },
    'GET /admin/applications/:id/papers/:kind': async ({ ports, actor, params }) => {
      await demand(ports, actor, 'review_experts')
      const { paper, bytes } = await paperOf(ports, params.id, params.kind)
      return new Response(Buffer.from(bytes), {
        headers: {
          'content-type': paper.type,
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(paper.name)}`,
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
        },
      })
    },
    'POST /admin/applications/:id/approve': async ({ ports, actor, params, body }) => {
      await demand(ports, actor, 'review_experts')
      return view(await decideApplication(ports, { id: params.id, by: actor.personId, reason: null }), body.locale)
    },
    'POST /admin/applications/:id/reject': async ({ ports, actor, params, body }) => {
      await demand(ports, actor, 'review_experts')
      const decided = await decideApplication(ports, { id: params.id, by: actor.personId, reason: body.reason })
      return view(decided, body.locale)
    },
  })
}

function view(row: Candidate, locale: Locale): StaffApplication {
  return {
    id: row.id,
    reference: row.reference,
    state: row.state,
    locale: row.locale,
    companyName: row.company_name,
    siret: row.siret,
    vatNumber: row.vat_number,
    vatExempt: row.vat_exempt,
    name: `${row.first_name} ${row.last_name}`,
    email: row.email,
    phone: row.phone,
    address: `${row.address}, ${row.postal_code} ${row.city}`,
    country: row.country,
    categories: row.categories.map((slug) => findCategory(slug)?.name[locale] ?? slug),
    papers: row.papers.flatMap(({ kind, name, size }) => (kind ? [{ kind, name, size }] : [])),
    submittedAt: row.submitted_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
  }
}
