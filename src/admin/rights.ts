import { type Role, type StaffRole, staffRoles } from '../api/actor.ts'

/** What staff may do, by role. A member may have several roles; an owner has every right. */
const all = [
  'see',
  'read_questions',
  'break_glass',
  'hold_data',
  'ask_factor_removal',
  'approve_factor_removal',
  'see_money',
  'name_prices',
  'ask_refund',
  'approve_refund',
  'answer_disputes',
  'change_plans',
  'steer_questions',
  'answer_messages',
  'moderate',
  'pay_experts',
  'check_accounts',
  'review_experts',
  'see_second_person',
  'close_alerts',
  'retry_jobs',
  'read_journal',
  'send_letters',
  'edit_content',
  'see_staff',
  'manage_staff',
] as const
export type Right = (typeof all)[number]

const rightsOf: Partial<Record<Role, readonly Right[]>> = {
  support: [
    'see',
    'read_questions',
    'ask_factor_removal',
    'see_money',
    'name_prices',
    'ask_refund',
    'see_second_person',
    'change_plans',
    'steer_questions',
    'answer_messages',
    'moderate',
    'close_alerts',
    'retry_jobs',
    'send_letters',
  ],
  editor: ['see', 'edit_content', 'send_letters'],
  compliance: [
    'see',
    'read_questions',
    'break_glass',
    'hold_data',
    'approve_factor_removal',
    'see_money',
    'approve_refund',
    'answer_disputes',
    'check_accounts',
    'review_experts',
    'see_second_person',
    'answer_messages',
    'moderate',
    'close_alerts',
    'read_journal',
    'see_staff',
  ],
  owner: all,
}

export function mayDo(roles: readonly Role[], right: Right): boolean {
  return roles.some((role) => rightsOf[role]?.includes(right))
}

/** The roles with this right, named when no member who has one is available. */
export function rolesWith(right: Right): StaffRole[] {
  return staffRoles.filter((role) => mayDo([role], right))
}

export function rightsWith(roles: readonly Role[]): Right[] {
  return all.filter((right) => mayDo(roles, right))
}
