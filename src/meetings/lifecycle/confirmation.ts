import type { MeetingEvent } from './events.ts'
import type { MeetingLife } from './lifecycle.ts'

/**
 * Whether an act takes back an agreement between two people, turns down what one of them has offered, or says of one
 * that they did not come: that always needs a second confirmation, on a page and through the API.
 */
export function needsConfirmation({ state }: Pick<MeetingLife, 'state'>, kind: MeetingEvent['kind']): boolean {
  switch (kind) {
    case 'cancel':
    case 'move':
    case 'none_fits':
    case 'elsewhere':
      return true
    // Proposing other times for an agreed hour, or booking another, takes it back.
    case 'accept':
    case 'choose':
    // The specialist would meet somebody without being told who.
    case 'revoke':
      return state === 'scheduled'
    case 'decline':
      return state !== 'offered'
    case 'missed':
      return state === 'held'
    default:
      return false
  }
}
