import { expect, it } from 'vitest'
import { events } from '../../../test/fixtures/meetings.ts'
import { needsConfirmation } from './confirmation.ts'
import type { MeetingRequestState } from './lifecycle.ts'

it('what undoes an agreement, turns times down or reports an absence is asked twice; declining an offer is not', () => {
  const asked = (state: MeetingRequestState) =>
    Object.values(events).flatMap(({ kind }) => (needsConfirmation({ state }, kind) ? [kind] : []))
  expect(asked('scheduled')).toEqual([
    'accept',
    'decline',
    'choose',
    'none_fits',
    'elsewhere',
    'move',
    'cancel',
    'revoke',
  ])
  expect(asked('offered')).toEqual(['none_fits', 'elsewhere', 'move', 'cancel'])
  expect(asked('held')).toEqual(['decline', 'none_fits', 'elsewhere', 'move', 'cancel', 'missed', 'missed'])
})
