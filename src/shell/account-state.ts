import type { AccountsApi, Me } from '../accounts/contract.ts'
import { readToken, tokenKey } from '../api/token.ts'
import { claimDrafts } from './drafts/draft-owner.ts'

const listeners = new Set<() => void>()
let known: { token: string | null; me: Me | null } = { token: null, me: null }

function keep(token: string | null, me: Me | null): void {
  known = { token, me }
  for (const listener of listeners) listener()
}

/** The HTTP client is loaded for people who have a token only; most first visits do without. */
async function whoIs(): Promise<Me> {
  const { client } = await import('../api/call.ts')
  return client<AccountsApi>()('GET /me')
}

/** Who is signed in on this page, as far as it is known. */
export const accountNow = (): Me | null => known.me

/** Asks who the token belongs to, when it is another than before. Call it after signing in or out. */
export async function refreshAccount(again = false): Promise<void> {
  const token = readToken()
  if (token === known.token && !again) return
  if (!token) return keep(null, null)
  known = { token, me: known.me }
  const me = await whoIs().catch(() => null)
  if (readToken() !== token) return
  if (me) claimDrafts(me)
  keep(token, me)
}

export function followAccount(listener: () => void): () => void {
  listeners.add(listener)
  const otherTab = (event: StorageEvent) => event.key === tokenKey && void refreshAccount()
  window.addEventListener('storage', otherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', otherTab)
  }
}
