import type { Role } from '../api/actor.ts'
import type { Locale } from '../i18n/locale.ts'
import { href } from '../screens.ts'
import { mayDo, type Right } from './rights.ts'

type Opened = { right: Right; to: (locale: Locale, id: string) => string }

/** The console page for each kind of subject, and the right that it requires. */
const opened: Readonly<Record<string, Opened>> = {
  question: { right: 'read_questions', to: (locale, id) => href('admin-question', locale, { id }) },
  payment: { right: 'see_money', to: (locale, payment) => href('admin-payments', locale, { payment }) },
  person: { right: 'see_money', to: (locale, person) => href('admin-payments', locale, { person }) },
  subscription: { right: 'see_money', to: (locale, id) => href('admin-subscription', locale, { id }) },
  expert: {
    right: 'review_experts',
    to: (locale, id) => href('admin-applications', locale, { show: 'experts', search: id }),
  },
  applications: {
    right: 'review_experts',
    to: (locale, id) => `${href('admin-applications', locale)}#candidate-${id}`,
  },
  meeting: { right: 'review_experts', to: (locale) => href('admin-applications', locale, { show: 'absences' }) },
  staff: { right: 'see_staff', to: (locale, id) => `${href('admin-staff', locale)}#member-${id}` },
}

/** The URL of a subject; `null` if it has none, or if these roles may not open it. */
export function subjectHref(kind: string, id: string, roles: readonly Role[], locale: Locale): string | null {
  const place = opened[kind]
  return place && id && mayDo(roles, place.right) ? place.to(locale, id) : null
}
