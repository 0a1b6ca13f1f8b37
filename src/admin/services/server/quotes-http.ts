import type { z } from 'zod'
import { contactOf } from '../../../accounts/server/people.ts'
import type { ApiApp, ApiContext } from '../../../api/server/app.ts'
import { serve } from '../../../api/server/serve.ts'
import {
  listServices,
  quoteService,
  serviceSummary,
  setServiceProgress,
} from '../../../billing/services/server/services.ts'
import { declineUnpaid } from '../../../billing/services/server/sync-service.ts'
import type { Ports } from '../../../platform/ports.ts'
import { mayDo } from '../../rights.ts'
import { requirePermission } from '../../server/permissions.ts'
import { quotesApi, type StaffService } from '../contract-quotes.ts'

type Service = Awaited<ReturnType<typeof listServices>>[number]

export function quotesHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, quotesApi, {
    'GET /admin/quotes': async ({ ports, actor, query }) => {
      await requirePermission(ports, actor, 'see_money')
      const rows = await listServices(ports, query.state)
      const services = await Promise.all(rows.map((row) => view(ports, row)))
      return { services, mayPrice: mayDo(actor.roles, 'name_prices') }
    },
    'POST /admin/quotes/:id': async ({ ports, actor, params, body }) => {
      await requirePermission(ports, actor, 'name_prices')
      return view(ports, await quoteService(ports, actor, { id: params.id, ...body }))
    },
    'POST /admin/quotes/:id/done': async ({ ports, actor, params, body }) => {
      await requirePermission(ports, actor, 'name_prices')
      return view(ports, await setServiceProgress(ports, { id: params.id, percent: body.percent }))
    },
    'POST /admin/quotes/:id/decline': async ({ ports, actor, params, body }) => {
      await requirePermission(ports, actor, 'name_prices')
      return view(ports, await declineUnpaid(ports, { id: params.id, by: 'staff', reason: body.reason }))
    },
  })
}

async function view(ports: Ports, row: Service): Promise<z.input<typeof StaffService>> {
  const contact = await contactOf(ports.db, row.personId)
  return { ...serviceSummary(row), person: row.personId, email: contact?.email ?? null, locale: row.locale }
}
