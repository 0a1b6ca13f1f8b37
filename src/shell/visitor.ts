import type { AccountsApi } from '../accounts/contract.ts'
import { client } from '../api/call.ts'
import { readToken, writeToken } from '../api/token.ts'
import type { Locale } from '../i18n/locale.ts'
import { href } from '../screens.ts'
import { draftsOwner } from './drafts/draft-owner.ts'
import { loadDocument } from './navigation/load-document.ts'

let opening: Promise<string> | null = null

/**
 * A visitor needs nothing to ask: a session without a name is made the moment they do. One, however many documents are
 * chosen at once: what two visitors have sent cannot stand on one question.
 */
export async function ensureSession(locale: Locale): Promise<string> {
  const known = readToken()
  if (known) return known
  opening ??= openSession(locale).finally(() => {
    opening = null
  })
  return opening
}

/**
 * Their session has run out: a visitor has nothing to sign in with and begins another one. Whoever has an account signs
 * in, and finds here again what they were about to send.
 */
export async function renewSession(locale: Locale, over: string): Promise<string> {
  if (readToken() === over) writeToken(null)
  if (!draftsOwner()) return ensureSession(locale)
  await loadDocument(href('login', locale, { next: location.pathname + location.search }))
  // Who comes back without having signed in does not ask as somebody else.
  return readToken() ?? ''
}

async function openSession(locale: Locale): Promise<string> {
  const { token } = await client<AccountsApi>()('POST /visit', { body: { locale } })
  writeToken(token)
  return token
}
