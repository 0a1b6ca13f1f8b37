import Stripe from 'stripe'
import { inCall, traceHeaders } from '../telemetry/spans.ts'

/** Ids of the provider, such as `pi_3Nx…`: everything in a path but the words of its API. */
const id = /\/(?![a-z_]+(?=\/|$)|v\d(?=\/|$))[^/]+/g

/** `/v1/payment_intents/:id/capture`: of the path without its query, whose values may be a person's. */
export function templateOf(path: string): string {
  return path.replace(/\?.*$/s, '').replace(id, '/:id')
}

/** The SDK's client with a span for each attempt. Only a sandbox of ours is told of the trace. */
export function tracedHttpClient({ ofOurs }: { ofOurs: boolean }) {
  const client = Stripe.createNodeHttpClient()
  const send = client.makeRequest.bind(client)
  client.makeRequest = (host, port, path, method, headers, ...rest) => {
    const template = templateOf(path)
    const attributes = { 'http.request.method': method, 'url.template': template, 'server.address': host }
    return inCall(`${method} ${template}`, attributes, async (span) => {
      const response = await send(
        host,
        port,
        path,
        method,
        ofOurs ? { ...headers, ...traceHeaders() } : headers,
        ...rest,
      )
      span?.setAttribute('http.response.status_code', response.getStatusCode())
      return response
    })
  }
  return client
}
