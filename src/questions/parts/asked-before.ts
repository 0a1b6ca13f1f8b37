import type { Problem } from '../../api/refusal.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { EmergencyScreen } from '../../safety/contract.ts'
import { type EmergencySituation, isSituation } from '../../safety/situation-rules.ts'

/** The form whose text a letter is asked for. */
export const questionForm = 'question-form'

const saidInWords = ['too_many_requests', 'health_closed', 'category_unknown', 'not_a_question', 'no_subject'] as const
/** What a person in danger sees who has no script; `kept`: the text, and somebody of the house is alerted. */
export type PostedEmergency = { screen: EmergencyScreen; kept: boolean; situations: EmergencySituation[]; text: string }

export type AskedBefore = {
  text: string
  /** Shows a person in danger: nothing else is shown. */
  emergency?: PostedEmergency
  /** What the person has said to be no emergency, for the next time it is sent. */
  notEmergency?: readonly EmergencySituation[]
  email?: string
  /** What became of the letter, where one was asked for: a code of refusal otherwise. */
  letter?: 'sent' | 'text' | 'email' | (typeof saidInWords)[number] | 'failed'
}

/** What a letter is asked for with; `null` where no address was left. */
export function letterAsked(form: FormData, locale: Locale) {
  const email = String(form.get('email') ?? '').slice(0, 300)
  if (!email) return null
  const website = String(form.get('website') ?? '').slice(0, 500)
  const notEmergency = setAsideIn(form)
  return { text: textIn(form), email, locale, category: form.get('category') || null, website, notEmergency }
}

type Sent = { text: string; email: string; notEmergency: readonly EmergencySituation[] }

/** What became of it, for the page. */
export function letterSent({ text, email, notEmergency }: Sent, problem: Problem | null): AskedBefore {
  if (!problem) return { text: '', email, letter: 'sent' }
  const wrong = problem.errors?.map(({ field }) => field).find((field) => field === 'text' || field === 'email')
  const { code } = problem
  const said = saidInWords.find((known) => known === code) ?? 'failed'
  return { text, email, notEmergency, letter: wrong ?? said }
}

export const textIn = (form: FormData) => String(form.get('text') ?? '').slice(0, 8000)

/** The situations that the form says to be none. */
export const setAsideIn = (form: FormData): EmergencySituation[] =>
  String(form.get('notEmergency') ?? '')
    .split(' ')
    .filter(isSituation)
