import type { Problem } from '../../api/refusal.ts'
import type { Locale } from '../../i18n/locale.ts'

/** The form whose text a letter is asked for. */
export const questionForm = 'question-form'

const saidInWords = ['too_many_requests', 'health_closed', 'category_unknown', 'not_a_question'] as const

export type AskedBefore = {
  text: string
  email?: string
  /** What became of the letter, where one was asked for: a code of refusal otherwise. */
  letter?: 'sent' | 'text' | 'email' | (typeof saidInWords)[number] | 'failed'
}

/**
 * A question form sent before the page ran, or without JavaScript: its words come back into the same form, because
 * nothing could be kept for a browser that holds no session.
 */
export async function askedBefore(request: Request): Promise<AskedBefore> {
  return { text: textIn(await request.formData()) }
}

/** What a letter is asked for with; `null` where no address was left. */
export function letterAsked(form: FormData, locale: Locale) {
  const email = String(form.get('email') ?? '').slice(0, 300)
  if (!email) return null
  const website = String(form.get('website') ?? '').slice(0, 500)
  return { text: textIn(form), email, locale, category: form.get('category') || null, website }
}

/** What became of it, for the page. */
export function letterSent({ text, email }: { text: string; email: string }, problem: Problem | null): AskedBefore {
  if (!problem) return { text: '', email, letter: 'sent' }
  const wrong = problem.errors?.map(({ field }) => field).find((field) => field === 'text' || field === 'email')
  const { code } = problem
  const said = saidInWords.find((known) => known === code) ?? 'failed'
  return { text, email, letter: wrong ?? said }
}

export const textIn = (form: FormData) => String(form.get('text') ?? '').slice(0, 8000)
