// For actions only: a question form that was posted without script. Carries both languages.
import type { Locale } from '../../../i18n/locale.ts'
import type { EmergencyScreen } from '../../../safety/contract.ts'
import { emergencyFacts } from '../../../safety/facts.ts'
import { messages as en } from '../../../safety/messages.en.ts'
import { messages as fr } from '../../../safety/messages.fr.ts'
import { emergencyScreen } from '../../../safety/screen.ts'
import {
  type PostedEmergency,
  type SubmittedForm,
  safeToWriteIn,
  setAsideIn,
  textIn,
} from '../../asking/parts/submitted-form.ts'
import { shortestQuestion } from '../../asking/question-length.ts'

type Send = (
  address: 'POST /questions/by-letter',
  body: unknown,
) => Promise<{ code: string; data?: Record<string, unknown> } | null>

/**
 * The emergency screen for a posted form; null where its text shows no emergency. The text is also saved and a human
 * alerted; where that fails the numbers are shown all the same.
 */
export async function postedEmergency(form: FormData, locale: Locale, send: Send): Promise<PostedEmergency | null> {
  const text = textIn(form)
  const setAside = setAsideIn(form)
  const facts = emergencyFacts(text, { setAside, signs: { text, locale } })
  if (!facts) return null
  const safeToWrite = safeToWriteIn(form)
  const before = form.get('kept')
  const body = { text, locale, notEmergency: setAside, safeToWrite, kept: before }
  const problem = await send('POST /questions/by-letter', body).catch(() => null)
  const answered = problem?.code === 'emergency_stands'
  const data = answered ? (problem.data as { screen: EmergencyScreen; kept: string | null }) : null
  return {
    screen: data?.screen ?? emergencyScreen(facts, locale, locale === 'fr' ? fr : en),
    kept: data ? data.kept : typeof before === 'string' ? before : null,
    text,
    setAside,
    situations: [...new Set([...setAside, ...facts.situations])],
    safeToWrite: data?.kept ? safeToWrite : null,
    failed: safeToWrite !== null && !data?.kept,
  }
}

/**
 * A question form posted before hydration, or without JavaScript: its text comes back into the same form, because
 * nothing can be saved for a browser without a session. An emergency brings the emergency screen instead.
 */
export async function submittedForm(form: FormData, locale: Locale, send: Send): Promise<SubmittedForm> {
  const emergency = await postedEmergency(form, locale, send)
  if (emergency) return { text: '', emergency }
  const text = textIn(form)
  const safeToWrite = safeToWriteIn(form)
  const wrong = text.trim().length < shortestQuestion ? 'text' : safeToWrite === false ? 'not_safe_to_write' : null
  return {
    text,
    notEmergency: setAsideIn(form),
    ...(safeToWrite !== null && { safeToWrite }),
    ...(wrong && { emailStatus: wrong }),
  }
}
