import type { Problem } from '../../../api/refusal.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { EmergencyScreen } from '../../../safety/contract.ts'
import { type EmergencySituation, isSituation } from '../../../safety/situation-rules.ts'
import type { Closed } from '../../contract.ts'

/** The id of the form whose text an email is requested for. */
export const questionForm = 'question-form'

const saidInWords = [
  'too_many_requests',
  'health_closed',
  'category_unknown',
  'not_a_question',
  'no_subject',
  'not_safe_to_write',
] as const

/** The emergency screen for a browser without JavaScript. */
export type PostedEmergency = {
  screen: EmergencyScreen
  /** Receipt of the saved text, of which the staff was alerted; the page sends it with its next form. */
  kept: string | null
  situations: EmergencySituation[]
  /** The situations among these that were dismissed before. */
  setAside: EmergencySituation[]
  text: string
  /** Whether writing is safe, once answered and saved. */
  safeToWrite: boolean | null
  /** The answer could not be saved. */
  failed: boolean
}

export type SubmittedForm = {
  text: string
  /** The text shows an emergency: nothing else is shown. */
  emergency?: PostedEmergency
  /** Situations that the person dismissed, for the next time the form is sent. */
  notEmergency?: readonly EmergencySituation[]
  /** An alert about this text was raised before it was said to be no emergency: whether that is closed by now. */
  alert?: 'closed' | 'open'
  /** Whether the person said that writing to them is safe. */
  safeToWrite?: boolean | null
  /** The text only calls for help: whom to call, and what to write. */
  help?: Closed
  email?: string
  /** Outcome of the requested email, or the code of the refusal. */
  emailStatus?: 'sent' | 'text' | 'email' | (typeof saidInWords)[number] | 'failed'
}

/** The email request in the form; `null` where no address was entered. */
export function emailRequestIn(form: FormData, locale: Locale) {
  const email = String(form.get('email') ?? '').slice(0, 300)
  if (!email) return null
  const website = String(form.get('website') ?? '').slice(0, 500)
  const notEmergency = setAsideIn(form)
  const said = { text: textIn(form), locale, notEmergency, safeToWrite: safeToWriteIn(form) }
  return { ...said, email, category: form.get('category') || null, website }
}

/** The receipt of the text that was saved with an alert. */
export function receiptIn(form: FormData): string | null {
  const kept = form.get('kept')
  return typeof kept === 'string' && kept !== '' ? kept.slice(0, 200) : null
}

type Sent = Pick<SubmittedForm, 'safeToWrite'> & {
  text: string
  email: string
  notEmergency: readonly EmergencySituation[]
}

/** The outcome of the email request, for the page. */
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

/** The situations that the form marks as dismissed. */
export const setAsideIn = (form: FormData): EmergencySituation[] =>
  String(form.get('notEmergency') ?? '')
    .split(' ')
    .filter(isSituation)

/** Whether the form says that writing to its author is safe; a later answer has its own field. */
export function safeToWriteIn(form: FormData): boolean | null {
  const said = form.get('safeNow') ?? form.get('safeToWrite')
  return said === 'yes' ? true : said === 'no' ? false : null
}
