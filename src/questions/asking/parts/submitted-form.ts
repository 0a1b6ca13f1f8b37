import type { Problem } from '../../../api/refusal.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { EmergencyScreen } from '../../../safety/contract.ts'
import { type EmergencySituation, isSituation } from '../../../safety/situation-rules.ts'

/** The form whose text a letter is asked for. */
export const questionForm = 'question-form'

const saidInWords = [
  'too_many_requests',
  'health_closed',
  'category_unknown',
  'not_a_question',
  'no_subject',
  'not_safe_to_write',
] as const

/** What a person in danger sees who has no script. */
export type PostedEmergency = {
  screen: EmergencyScreen
  /** The text is, and somebody of the house is alerted: the receipt, for what the page says next. */
  kept: string | null
  situations: EmergencySituation[]
  /** Of these, what had been said to be no emergency before. */
  setAside: EmergencySituation[]
  text: string
  /** Whether writing is safe, once it is said and kept. */
  safeToWrite: boolean | null
  /** It was said, and could not be kept. */
  failed: boolean
}

export type SubmittedForm = {
  text: string
  /** Shows a person in danger: nothing else is shown. */
  emergency?: PostedEmergency
  /** What the person has said to be no emergency, for the next time it is sent. */
  notEmergency?: readonly EmergencySituation[]
  /** What they have said about writing to them. */
  safeToWrite?: boolean | null
  email?: string
  /** What became of the letter, where one was asked for: a code of refusal otherwise. */
  emailStatus?: 'sent' | 'text' | 'email' | (typeof saidInWords)[number] | 'failed'
}

/** What a letter is asked for with; `null` where no address was left. */
export function emailRequestIn(form: FormData, locale: Locale) {
  const email = String(form.get('email') ?? '').slice(0, 300)
  if (!email) return null
  const website = String(form.get('website') ?? '').slice(0, 500)
  const notEmergency = setAsideIn(form)
  const said = { text: textIn(form), locale, notEmergency, safeToWrite: safeToWriteIn(form) }
  return { ...said, email, category: form.get('category') || null, website }
}

type Sent = Pick<SubmittedForm, 'safeToWrite'> & {
  text: string
  email: string
  notEmergency: readonly EmergencySituation[]
}

/** What became of it, for the page. */
export function emailRequestOutcome(
  { text, email, notEmergency, safeToWrite }: Sent,
  problem: Problem | null,
): SubmittedForm {
  if (!problem) return { text: '', email, emailStatus: 'sent' }
  const wrong = problem.errors?.map(({ field }) => field).find((field) => field === 'text' || field === 'email')
  const { code } = problem
  const said = saidInWords.find((known) => known === code) ?? 'failed'
  return { text, email, notEmergency, safeToWrite, emailStatus: wrong ?? said }
}

export const textIn = (form: FormData) => String(form.get('text') ?? '').slice(0, 8000)

/** The situations that the form says to be none. */
export const setAsideIn = (form: FormData): EmergencySituation[] =>
  String(form.get('notEmergency') ?? '')
    .split(' ')
    .filter(isSituation)

/** What the form says about writing to its author; a later answer stands in a field of its own. */
export function safeToWriteIn(form: FormData): boolean | null {
  const said = form.get('safeNow') ?? form.get('safeToWrite')
  return said === 'yes' ? true : said === 'no' ? false : null
}
