import type Stripe from 'stripe'
import { apiVersion } from '../clerk.ts'
import { newId, newWebhookSecret } from '../ids.ts'
import { listed, pageFields } from '../lists.ts'
import { changedMetadata, clearable, flag, list, metadata, needed, oneOf, text } from '../params.ts'
import { wrongArgument } from '../refusal.ts'
import type { Store } from '../store.ts'
import { type Route, route } from '../work.ts'
import { found, named } from './find.ts'

const ownEndpoint = 'we_sandboxOwnEndpoint0000'

/** The endpoint given at the sandbox's start, updated at each start: its URL may have changed. */
export function keepOwnEndpoint(store: Store, webhook: { url: string; secret: string } | undefined, now: number): void {
  const known = store.find('webhook_endpoint', ownEndpoint)
  if (!webhook) {
    if (known) store.save('webhook_endpoint', { ...known, status: 'disabled' })
    return
  }
  const endpoint = known ?? newEndpoint(ownEndpoint, webhook.url, ['*'], now)
  if (known) store.save('webhook_endpoint', { ...endpoint, url: webhook.url, status: 'enabled' })
  else store.insert('webhook_endpoint', endpoint)
  store.remember(ownEndpoint, { secret: webhook.secret })
}

function newEndpoint(id: string, url: string, events: string[], now: number): Stripe.WebhookEndpoint {
  return {
    id,
    object: 'webhook_endpoint',
    api_version: apiVersion,
    application: null,
    created: now,
    description: null,
    enabled_events: events,
    livemode: false,
    metadata: {},
    status: 'enabled',
    url,
  }
}

function webAddress(url: string): string {
  const read = URL.parse(url)
  if (read?.protocol === 'http:' || read?.protocol === 'https:') return url
  throw wrongArgument('url', 'Invalid URL: An explicit scheme (such as https) must be provided.', 'url_invalid')
}

export const webhookEndpoints: Route[] = [
  route(
    'POST',
    '/v1/webhook_endpoints',
    {
      api_version: oneOf(apiVersion),
      description: clearable(text()),
      enabled_events: needed(list(text())),
      metadata: metadata(),
      url: needed(text()),
    },
    (work, params) => {
      const secret = newWebhookSecret()
      const endpoint: Stripe.WebhookEndpoint = {
        ...newEndpoint(newId('we'), webAddress(params.url), params.enabled_events, work.now),
        description: params.description ?? null,
        metadata: changedMetadata({}, params.metadata),
      }
      work.store.insert('webhook_endpoint', endpoint, { secret })
      return { ...endpoint, secret }
    },
  ),

  route('GET', '/v1/webhook_endpoints', pageFields, (work, params) =>
    listed(work, 'webhook_endpoint', '/v1/webhook_endpoints', params, []),
  ),

  route('GET', '/v1/webhook_endpoints/:id', {}, (work, _, id) => found(work, 'webhook_endpoint', id)),

  route(
    'POST',
    '/v1/webhook_endpoints/:id',
    {
      description: clearable(text()),
      disabled: flag(),
      enabled_events: list(text()),
      metadata: metadata(),
      url: text(),
    },
    (work, params, id) => {
      const before = named(work, 'webhook_endpoint', id, 'webhook_endpoint')
      const endpoint: Stripe.WebhookEndpoint = {
        ...before,
        description: params.description === undefined ? before.description : params.description,
        enabled_events: params.enabled_events ?? before.enabled_events,
        metadata: changedMetadata(before.metadata, params.metadata),
        status: params.disabled === undefined ? before.status : params.disabled ? 'disabled' : 'enabled',
        url: params.url === undefined ? before.url : webAddress(params.url),
      }
      work.store.save('webhook_endpoint', endpoint)
      return endpoint
    },
  ),

  route('DELETE', '/v1/webhook_endpoints/:id', {}, (work, _, id) => {
    named(work, 'webhook_endpoint', id, 'webhook_endpoint')
    work.store.bury('webhook_endpoint', id)
    return { id, object: 'webhook_endpoint', deleted: true }
  }),
]
