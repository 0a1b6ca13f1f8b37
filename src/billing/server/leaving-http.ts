import { Refusal } from '../../api/refusal.ts'
import type { ApiApp, ApiContext } from '../../api/server/app.ts'
import { serve } from '../../api/server/serve.ts'
import type { Ports } from '../../platform/ports.ts'
import { href } from '../../screens.ts'
import { leavingApi, type Receipt } from '../contract-leaving.ts'
import type { LeavingContent } from '../leaving.ts'
import { cancelContract, contractOfLink, ownContracts, withdrawContract } from './leave.ts'
import { contractLeft, type Leaving, leavingByHash, reasonTold } from './leaving-store.ts'
import { tellWhy } from './plan-requests.ts'
import { receiptPdf } from './receipt-pdf.ts'

const reading = { name: 'receipt', points: 60, seconds: 600 }

/** @throws Refusal `receipt_unknown` */
async function receiptOf(ports: Ports, hash: string, address: string): Promise<Leaving> {
  await ports.limits.spend(reading, address)
  const row = await leavingByHash(ports.db, hash)
  if (!row) throw new Refusal('receipt_unknown', 404)
  return row
}

async function receiptView(ports: Ports, row: Leaving): Promise<Receipt> {
  const said = JSON.parse(row.content) as LeavingContent
  const told = row.request_id ? await reasonTold(ports.db, row.request_id) : undefined
  return { ...said, hash: row.hash, content: row.content, mayTellWhy: told !== undefined && told.reason === null }
}

export function leavingHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, leavingApi, {
    'GET /leaving': ({ ports, actor, query }) => contractOfLink(ports, query.link, actor.address),
    'GET /me/contracts': ({ ports, actor }) => ownContracts(ports, actor.personId),
    'POST /leaving/cancel': ({ ports, actor, body }) => cancelContract(ports, body, actor.address),
    'POST /leaving/cancel-by-reference': ({ ports, actor, body }) => cancelContract(ports, body, actor.address),
    'POST /leaving/withdraw': ({ ports, actor, body }) => withdrawContract(ports, body, actor.address),
    'POST /leaving/withdraw-by-reference': ({ ports, actor, body }) => withdrawContract(ports, body, actor.address),
    'GET /receipts/:hash': async ({ ports, actor, params }) =>
      receiptView(ports, await receiptOf(ports, params.hash, actor.address)),
    'GET /receipts/:hash/pdf': async ({ ports, actor, params }) => {
      const row = await receiptOf(ports, params.hash, actor.address)
      const content = JSON.parse(row.content) as LeavingContent
      const site = ports.config.PUBLIC_SITE_URL ?? `http://localhost:${ports.config.PORT}`
      const bytes = await receiptPdf(content, row.hash, site + href('leaving-receipt', row.locale, { hash: row.hash }))
      return new Response(Buffer.from(bytes), {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="clairavis-${content.reference}.pdf"`,
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
        },
      })
    },
    'POST /receipts/:hash/reason': async ({ ports, actor, params, body }) => {
      const row = await receiptOf(ports, params.hash, actor.address)
      const order = await contractLeft(ports.db, row)
      if (!row.request_id || !order) throw new Refusal('receipt_unknown', 404)
      const { reason, comment } = body
      await tellWhy(ports, { personId: order.person_id, request: row.request_id, reason, comment: comment || null })
      return {}
    },
  })
}
