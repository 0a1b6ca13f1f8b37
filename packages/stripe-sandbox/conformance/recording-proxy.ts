import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeForm, type Form } from '../api/form-encoding.ts'

/** One recorded HTTP call. */
export interface Exchange {
  call: string
  form: { [key: string]: Form }
  status: number
  answer: unknown
}

/** A proxy between the SDK and the sandbox that records every call; `ownIds` are the ids that the caller chooses itself. */
export async function openRecordingProxy(target: string, ownIds = /^$/) {
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
      call: `${method} ${withoutIds(url.pathname, ownIds)}`,
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
function withoutIds(path: string, ownIds: RegExp): string {
  return path
    .split('/')
    .map((step) => (isId(step) || ownIds.test(step) ? ':id' : step))
    .join('/')
}

const isId = (step: string) => /^[a-z]{2,6}_[A-Za-z0-9_]+$/.test(step) && !resources.has(step)

const resources = new Set([
  'tax_rates',
  'create_preview',
  'credit_notes',
  'setup_intents',
  'test_clocks',
  'test_helpers',
])
