import type { AccountsApi } from '../accounts/contract.ts'
import { client } from '../api/call.ts'
import { readToken, writeToken } from '../api/token.ts'
import type { Locale } from '../i18n/locale.ts'

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

async function openSession(locale: Locale): Promise<string> {
  const { token } = await client<AccountsApi>()('POST /visit', { body: { locale } })
  writeToken(token)
  return token
}
