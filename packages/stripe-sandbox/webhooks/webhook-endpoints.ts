import type Stripe from 'stripe'
import { invalidArgument } from '../api/errors.ts'
import { listObjects, pageFields } from '../api/pagination.ts'
import { changedMetadata, flag, list, metadata, oneOf, required, text, unsettable } from '../api/params.ts'
import { type Route, route } from '../api/route.ts'
import { getObject, getReferenced } from '../store/find.ts'
import { newId, newWebhookSecret } from '../store/ids.ts'
import type { Store } from '../store/store.ts'
import { apiVersion } from '../store/transactions.ts'

const ownEndpoint = 'we_sandboxOwnEndpoint0000'

/** The endpoint given at the sandbox's start, updated at each start: its URL may have changed. */
export function upsertDefaultEndpoint(
  store: Store,
  webhook: { url: string; secret: string } | undefined,
  now: number,
): void {
  const known = store.find('webhook_endpoint', ownEndpoint)
  if (!webhook) {
    if (known) store.save('webhook_endpoint', { ...known, status: 'disabled' })
    return
  }
  const endpoint = known ?? newEndpoint(ownEndpoint, webhook.url, ['*'], now)
  if (known) store.save('webhook_endpoint', { ...endpoint, url: webhook.url, status: 'enabled' })
  else store.insert('webhook_endpoint', endpoint)
  store.updateInternalState(ownEndpoint, { secret: webhook.secret })
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
  throw invalidArgument('url', 'Invalid URL: An explicit scheme (such as https) must be provided.', 'url_invalid')
}

export const webhookEndpoints: Route[] = [
  route(
    'POST',
    '/v1/webhook_endpoints',
    {
      api_version: oneOf(apiVersion),
      description: unsettable(text()),
      enabled_events: required(list(text())),
      metadata: metadata(),
      url: required(text()),
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
    listObjects(work, 'webhook_endpoint', '/v1/webhook_endpoints', params, []),
  ),

  route('GET', '/v1/webhook_endpoints/:id', {}, (work, _, id) => getObject(work, 'webhook_endpoint', id)),

  route(
    'POST',
    '/v1/webhook_endpoints/:id',
    {
      description: unsettable(text()),
      disabled: flag(),
      enabled_events: list(text()),
      metadata: metadata(),
      url: text(),
    },
    (work, params, id) => {
      const before = getReferenced(work, 'webhook_endpoint', id, 'webhook_endpoint')
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
    getReferenced(work, 'webhook_endpoint', id, 'webhook_endpoint')
    work.store.softDelete('webhook_endpoint', id)
    return { id, object: 'webhook_endpoint', deleted: true }
  }),
]
