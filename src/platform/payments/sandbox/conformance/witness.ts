import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeForm, type Form } from '../form.ts'

/** One recorded HTTP call. */
export interface Exchange {
  call: string
  form: { [key: string]: Form }
  status: number
  answer: unknown
}

/** A proxy between the SDK and the sandbox that records every call. */
export async function openWitness(target: string) {
  const exchanges: Exchange[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const url = new URL(request.url ?? '/', target)
    const headers = new Headers()
    for (const [name, value] of Object.entries(request.headers)) {
      if (name !== 'host' && name !== 'connection' && name !== 'content-length') headers.set(name, String(value))
    }
    const method = request.method ?? 'GET'
    const answer = await fetch(url, { method, headers, ...(body ? { body } : {}) })
    const text = await answer.text()
    exchanges.push({
      call: `${method} ${nameless(url.pathname)}`,
      form: decodeForm([url.search.slice(1), body].filter(Boolean).join('&')),
      status: answer.status,
      answer: JSON.parse(text),
    })
    const requestId = answer.headers.get('request-id')
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      ...(requestId ? { 'request-id': requestId } : {}),
    })
    response.end(text)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    exchanges,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** `/v1/invoices/in_1/pay` as `/v1/invoices/:id/pay`. */
function nameless(path: string): string {
  return path
    .split('/')
    .map((step) => (/^(clairavis|[a-z]{2,6})_[A-Za-z0-9_]+$/.test(step) && !words.has(step) ? ':id' : step))
    .join('/')
}

const words = new Set(['tax_rates', 'create_preview', 'credit_notes', 'setup_intents', 'test_clocks', 'test_helpers'])
