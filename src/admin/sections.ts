import type { Role } from '../api/actor.ts'
import type { ScreenName } from '../screens.ts'
import { mayDo, type Right } from './rights.ts'

/** The sections of the staff console in navigation order, and the right that each requires. */
const rooms = [
  ['admin-home', 'see'],
  ['admin-second-person', 'see_second_person'],
  ['admin-payments', 'see_money'],
  ['admin-subscriptions', 'see_money'],
  ['admin-disputes', 'see_money'],
  ['admin-payouts', 'see_money'],
  ['admin-ledger', 'see_money'],
  ['admin-quotes', 'see_money'],
  ['admin-applications', 'review_experts'],
  ['admin-messages', 'answer_messages'],
  ['admin-texts', 'see'],
  ['email-tester', 'send_letters'],
  ['admin-staff', 'see_staff'],
] as const satisfies readonly (readonly [ScreenName, Right])[]
export type AdminSection = (typeof rooms)[number][0]

/** The sections that these roles may open. */
export function sectionsFor(roles: readonly Role[]): AdminSection[] {
  return rooms.filter(([, right]) => mayDo(roles, right)).map(([room]) => room)
}
