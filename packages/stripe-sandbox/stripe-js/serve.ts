import { readFileSync } from 'node:fs'
import type { RequestHandler } from '../api/handler.ts'

const scripts = ['stripe', 'contract', 'payment-element', 'challenge', 'card', 'messages'].map((name) => `${name}.js`)

/** Serves the sandbox's Stripe.js to browsers, where Stripe serves its own at https://js.stripe.com. */
export function openStripeJs(): RequestHandler {
  const sources = new Map(scripts.map((name) => [`/stripe-js/${name}`, new URL(name, import.meta.url)]))
  return async (request) => {
    const file = request.method === 'GET' && sources.get(new URL(request.url).pathname)
    if (!file) return new Response(null, { status: 404 })
    return new Response(readFileSync(file), {
      headers: {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
      },
    })
  }
}
