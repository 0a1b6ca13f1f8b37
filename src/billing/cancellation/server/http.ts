import type { z } from 'zod'
import { Refusal } from '../../../api/refusal.ts'
import type { ApiApp, ApiContext } from '../../../api/server/app.ts'
import { serve } from '../../../api/server/serve.ts'
import type { Ports } from '../../../platform/ports.ts'
import { href } from '../../../screens.ts'
import { submitCancellationReason } from '../../subscriptions/server/requests.ts'
import { type CancellationReceipt, cancellationApi } from '../contract.ts'
import type { ReceiptContent } from '../receipt-content.ts'
import { cancelContract, contractOfLink, ownContracts, withdrawContract } from './cancel-or-withdraw.ts'
import { receiptTemplates } from './mail.tsx'
import { receiptPdf } from './receipt-pdf.ts'
import { type CancellationNotice, cancellationReasonOf, contractOfNotice, noticeByHash } from './store.ts'

const reading = { name: 'receipt', points: 60, seconds: 600 }

/** @throws Refusal `receipt_unknown` */
async function receiptOf(ports: Ports, hash: string, address: string): Promise<CancellationNotice> {
  await ports.limits.spend(reading, address)
  const row = await noticeByHash(ports.db, hash)
  if (!row) throw new Refusal('receipt_unknown', 404)
  return row
}

async function receiptView(ports: Ports, row: CancellationNotice): Promise<z.input<typeof CancellationReceipt>> {
  const said = JSON.parse(row.content) as ReceiptContent
  const told = row.requestId ? await cancellationReasonOf(ports.db, row.requestId) : undefined
  const order = await contractOfNotice(ports.db, row)
  const letter = { template: receiptTemplates[row.kind], personId: order?.personId }
  return {
    ...said,
    hash: row.hash,
    content: row.content,
    mayTellWhy: told !== undefined && told.reason === null,
    emailed: await ports.mail.maySend(ports.db, letter),
  }
}

export function cancellationHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, cancellationApi, {
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
      const content = JSON.parse(row.content) as ReceiptContent
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
      const order = await contractOfNotice(ports.db, row)
      if (!row.requestId || !order) throw new Refusal('receipt_unknown', 404)
      const { reason, comment } = body
      await submitCancellationReason(ports, {
        personId: order.personId,
        request: row.requestId,
        reason,
        comment: comment || null,
      })
      return {}
    },
  })
}
