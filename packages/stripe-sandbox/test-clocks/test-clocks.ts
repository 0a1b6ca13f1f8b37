import { invalidArgument } from '../api/errors.ts'
import { listObjects, pageFields } from '../api/pagination.ts'
import { integer, required, text } from '../api/params.ts'
import { type Route, route, type UnitOfWork } from '../api/route.ts'
import { getObject, getReferenced } from '../store/find.ts'
import { newId } from '../store/ids.ts'
import type { WireTestClock } from '../store/objects.ts'
import { applyDueChange } from './due-changes.ts'

const kind = 'test_helpers.test_clock'
const lastsFor = 30 * 86_400

/** Advances a test clock, which otherwise stands still; what falls due on the way happens in chronological order. */
function advanced(work: UnitOfWork, before: WireTestClock, to: number): WireTestClock {
  if (to <= before.frozen_time) {
    throw invalidArgument('frozen_time', 'The provided `frozen_time` must be after the current `frozen_time`.')
  }
  for (let due = work.store.takeDue(before.id, to); due; due = work.store.takeDue(before.id, to)) {
    work.store.save(kind, { ...before, frozen_time: Math.max(before.frozen_time, due.at), status: 'advancing' })
    applyDueChange(work.at(due.at), due)
  }
  const clock: WireTestClock = { ...before, frozen_time: to, status: 'ready', status_details: {} }
  work.store.save(kind, clock)
  work.emit('test_helpers.test_clock.ready', clock)
  return clock
}

export const testClocks: Route[] = [
  route(
    'POST',
    '/v1/test_helpers/test_clocks',
    { frozen_time: required(integer({ least: 1 })), name: text(300) },
    (work, params) => {
      const clock: WireTestClock = {
        id: newId('clock'),
        object: kind,
        created: work.now,
        deletes_after: work.now + lastsFor,
        frozen_time: params.frozen_time,
        livemode: false,
        name: params.name ?? null,
        status: 'ready',
        status_details: {},
      }
      work.store.insert(kind, clock)
      work.emit('test_helpers.test_clock.created', clock)
      return clock
    },
  ),

  route('GET', '/v1/test_helpers/test_clocks', pageFields, (work, params) =>
    listObjects(work, kind, '/v1/test_helpers/test_clocks', params, []),
  ),

  route('GET', '/v1/test_helpers/test_clocks/:id', {}, (work, _, id) => getObject(work, kind, id)),

  route(
    'POST',
    '/v1/test_helpers/test_clocks/:id/advance',
    { frozen_time: required(integer({ least: 1 })) },
    (work, params, id) => advanced(work, getReferenced(work, kind, id, 'test_clock'), params.frozen_time),
  ),

  route('DELETE', '/v1/test_helpers/test_clocks/:id', {}, (work, _, id) => {
    const clock = getReferenced(work, kind, id, 'test_clock')
    work.store.softDelete(kind, id)
    work.emit('test_helpers.test_clock.deleted', clock)
    return { id, object: kind, deleted: true }
  }),
]
