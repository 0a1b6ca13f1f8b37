import { createdField, createdFilters, equals, listObjects, pageFields } from '../api/pagination.ts'
import { flag, list, text } from '../api/params.ts'
import { type Route, route, type UnitOfWork } from '../api/route.ts'
import { getObject } from '../store/find.ts'
import type { WireEvent } from '../store/objects.ts'

function asDelivered(work: UnitOfWork, event: WireEvent): WireEvent {
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
      const page = listObjects(work, 'event', '/v1/events', params, [
        ...createdFilters(params.created),
        ...equals({ type: params.type }),
        ...(params.types ? [{ path: '$.type', in: params.types }] : []),
        ...(everywhere === undefined ? [] : [{ everywhere }]),
      ])
      return { ...page, data: page.data.map((event) => asDelivered(work, event)) }
    },
  ),
  route('GET', '/v1/events/:id', {}, (work, _, id) => asDelivered(work, getObject(work, 'event', id))),
]
