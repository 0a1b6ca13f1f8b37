import { happen } from '../due.ts'
import { newId } from '../ids.ts'
import type { WireTestClock } from '../kinds.ts'
import { listed, pageFields } from '../lists.ts'
import { needed, text, whole } from '../params.ts'
import { wrongArgument } from '../refusal.ts'
import { type Route, route, type Work } from '../work.ts'
import { found, named } from './find.ts'

const kind = 'test_helpers.test_clock'
const lastsFor = 30 * 86_400

/** Advances a test clock, which otherwise stands still; what falls due on the way happens in chronological order. */
function advanced(work: Work, before: WireTestClock, to: number): WireTestClock {
  if (to <= before.frozen_time) {
    throw wrongArgument('frozen_time', 'The provided `frozen_time` must be after the current `frozen_time`.')
  }
  for (let due = work.store.takeDue(before.id, to); due; due = work.store.takeDue(before.id, to)) {
    work.store.save(kind, { ...before, frozen_time: Math.max(before.frozen_time, due.at), status: 'advancing' })
    happen(work.at(due.at), due)
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
    { frozen_time: needed(whole({ least: 1 })), name: text(300) },
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
    listed(work, kind, '/v1/test_helpers/test_clocks', params, []),
  ),

  route('GET', '/v1/test_helpers/test_clocks/:id', {}, (work, _, id) => found(work, kind, id)),

  route(
    'POST',
    '/v1/test_helpers/test_clocks/:id/advance',
    { frozen_time: needed(whole({ least: 1 })) },
    (work, params, id) => advanced(work, named(work, kind, id, 'test_clock'), params.frozen_time),
  ),

  route('DELETE', '/v1/test_helpers/test_clocks/:id', {}, (work, _, id) => {
    const clock = named(work, kind, id, 'test_clock')
    work.store.bury(kind, id)
    work.emit('test_helpers.test_clock.deleted', clock)
    return { id, object: kind, deleted: true }
  }),
]
