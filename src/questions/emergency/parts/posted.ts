// For actions only: a question form that was posted without script. Carries both languages.
import type { Locale } from '../../../i18n/locale.ts'
import type { EmergencyScreen } from '../../../safety/contract.ts'
import { callsForHelp } from '../../../safety/detection/plea.ts'
import { emergencyFacts } from '../../../safety/facts.ts'
import { emergencyScreenIn } from '../../../safety/screen-in.ts'
import {
  type PostedEmergency,
  receiptIn,
  type SubmittedForm,
  safeToWriteIn,
  setAsideIn,
  textIn,
} from '../../asking/parts/submitted-form.ts'
import { shortestQuestion } from '../../asking/question-length.ts'
import { callForHelpNotice } from '../call-for-help.ts'

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
  const before = receiptIn(form)
  const body = { text, locale, notEmergency: setAside, safeToWrite, kept: before }
  const problem = await send('POST /questions/by-letter', body).catch(() => null)
  const answered = problem?.code === 'emergency_stands'
  const data = answered ? (problem.data as { screen: EmergencyScreen; kept: string | null }) : null
  return {
    screen: data?.screen ?? emergencyScreenIn(facts, locale),
    kept: data ? data.kept : before,
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
  const help = callsForHelp(text) && callForHelpNotice({ text, locale })
  const wrong = help ? null : problemOf(text, safeToWrite)
  const kept = receiptIn(form)
  return {
    text,
    notEmergency: setAsideIn(form),
    ...(kept && { alert: await withdrawAlert(form, kept, locale, send) }),
    ...(safeToWrite !== null && { safeToWrite }),
    ...(help && { help }),
    ...(wrong && { emailStatus: wrong }),
  }
}

function problemOf(text: string, safeToWrite: boolean | null) {
  return text.trim().length < shortestQuestion ? 'text' : safeToWrite === false ? 'not_safe_to_write' : null
}

/** Answers of the server once it has closed the alert: without an address it goes no further. */
const closedWith = ['email_needed', 'not_safe_to_write']

/** Says that what was saved with an alert is no emergency. */
async function withdrawAlert(form: FormData, kept: string, locale: Locale, send: Send): Promise<'closed' | 'open'> {
  const body = { text: textIn(form), locale, notEmergency: setAsideIn(form), safeToWrite: safeToWriteIn(form), kept }
  const problem = await send('POST /questions/by-letter', body).catch(() => null)
  return problem && closedWith.includes(problem.code) ? 'closed' : 'open'
}
