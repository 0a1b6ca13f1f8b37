import type { MeetingEvent } from './events.ts'
import type { MeetingLife } from './lifecycle.ts'

/**
 * What takes back an agreement between two people, or turns down what one of them has offered: it is never done by one
 * press, on a page or through the API.
 */
export function needsConfirmation({ state }: Pick<MeetingLife, 'state'>, kind: MeetingEvent['kind']): boolean {
  switch (kind) {
    case 'cancel':
    case 'move':
    case 'none_fits':
    case 'elsewhere':
      return true
    // Other times for an agreed hour take it back.
    case 'accept':
      return state === 'scheduled'
    case 'decline':
      return state !== 'offered'
    default:
      return false
  }
}
