import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test'
import type { Locale } from '../src/i18n/locale.ts'
import { fetchPersistently } from './persistent-fetch.ts'

/** What a journey needs to stand somewhere at once, without walking there by hand. */

const written: Record<Locale, string> = {
  fr: 'Mon propriétaire ne me rend pas le dépôt de garantie depuis le 12 septembre 2026, que puis-je faire ?',
  en: 'My landlord has not returned my deposit since 12 September 2026, what can I do about it?',
}

async function command<Reply>(
  request: APIRequestContext,
  path: string,
  body: unknown,
  token?: string,
  method = 'POST',
): Promise<Reply> {
  const answer = await fetchPersistently(request, `/api${path}`, {
    method,
    data: body,
    headers: {
      'idempotency-key': crypto.randomUUID(),
      'x-forwarded-for': `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  })
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true)
  return (await answer.json()) as Reply
}

/** Whoever asks without a name. */
export async function newVisitor(request: APIRequestContext, locale: Locale): Promise<string> {
  return (await command<{ token: string }>(request, '/visit', { locale })).token
}

const tokens = new Map<string, string>()

/** A demonstration account. Signed in once, as long as nobody signs it out: sign-ins are limited. */
export async function signIn(request: APIRequestContext, email: string): Promise<string> {
  const kept = tokens.get(email)
  if (kept && (await request.get('/api/me', { headers: { authorization: `Bearer ${kept}` } })).ok()) return kept
  const { token } = await command<{ token: string }>(request, '/sign-in', { email, password: 'clairavis-demo' })
  tokens.set(email, token)
  return token
}

/** A visitor with one question that has its preview. */
export async function visitorWithQuestion(
  request: APIRequestContext,
  locale: Locale,
  text: string = written[locale],
): Promise<{ token: string; id: string }> {
  const token = await newVisitor(request, locale)
  // The clock of the journeys' browsers: without it, a text in English does not show its country.
  const body = { text, category: 'logement', locale, timeZone: 'Europe/Paris' }
  const { id } = await command<{ id: string }>(request, '/questions', body, token)
  // A detail that is sent before the assistant has asked is part of the question, and is asked about.
  const writing = async () => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetchPersistently(request, `/api/questions/${id}?locale=${locale}`, { method: 'GET', headers })
    return ((await answer.json()) as { assistantWriting: boolean }).assistantWriting
  }
  await expect.poll(writing).toBe(false)
  return { token, id }
}

/** The same with an address given: the checkout shows the card at once. */
export async function visitorWithEmail(
  request: APIRequestContext,
  locale: Locale,
  text?: string,
): Promise<{ token: string; id: string }> {
  const question = await visitorWithQuestion(request, locale, text)
  const body = { email: `${crypto.randomUUID()}@client.test`, locale, marketing: false }
  await command(request, '/me/email-capture', body, question.token)
  return question
}

/** From now on every page of this browser belongs to the bearer. */
export async function storeToken(context: BrowserContext, token: string): Promise<void> {
  // As after signing in: the answer brings what shows the staff their pages.
  await context.request.get('/api/me', { headers: { authorization: `Bearer ${token}` } })
  await context.addInitScript((value) => {
    if (!localStorage.getItem('token')) localStorage.setItem('token', value)
  }, token)
}
