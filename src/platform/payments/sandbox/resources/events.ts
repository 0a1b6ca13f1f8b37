import type { WireEvent } from '../kinds.ts'
import { createdField, createdFilters, listed, pageFields, sameAs } from '../lists.ts'
import { flag, list, text } from '../params.ts'
import { type Route, route, type Work } from '../work.ts'
import { found } from './find.ts'

function asDelivered(work: Work, event: WireEvent): WireEvent {
  const waiting = work.store.deliveryStates(event.id).filter((state) => state === 'pending')
  return { ...event, pending_webhooks: waiting.length }
}

export const events: Route[] = [
  route(
    'GET',
    '/v1/events',
    { ...pageFields, created: createdField, delivery_success: flag(), type: text(), types: list(text(), 20) },
    (work, params) => {
      const everywhere = params.delivery_success
      const page = listed(work, 'event', '/v1/events', params, [
        ...createdFilters(params.created),
        ...sameAs({ type: params.type }),
        ...(params.types ? [{ path: '$.type', in: params.types }] : []),
        ...(everywhere === undefined ? [] : [{ everywhere }]),
      ])
      return { ...page, data: page.data.map((event) => asDelivered(work, event)) }
    },
  ),
  route('GET', '/v1/events/:id', {}, (work, _, id) => asDelivered(work, found(work, 'event', id))),
]
