import type { AccountsApi, Me } from '../accounts/contract.ts'
import { readToken, tokenKey } from '../api/token.ts'
import { claimDrafts } from './drafts/draft-owner.ts'

const listeners = new Set<() => void>()
let known: { token: string | null; me: Me | null } = { token: null, me: null }

function keep(token: string | null, me: Me | null): void {
  known = { token, me }
  for (const listener of listeners) listener()
}

/**
 * The HTTP client is loaded for people who have a token only; most first visits do without. Without a network they are
 * who they were in this tab.
 */
async function whoIs(token: string): Promise<Me> {
  const [{ client, CallError }, { keepReading, keptReading }] = await Promise.all([
    import('../api/call.ts'),
    import('./offline/kept-readings.ts'),
  ])
  try {
    const me = await client<AccountsApi>()('GET /me')
    if (readToken() === token) keepReading('me', me, Date.now(), sessionStorage)
    return me
  } catch (error) {
    const kept = error instanceof CallError && error.status === 0 ? keptReading<Me>('me', sessionStorage) : null
    if (!kept) throw error
    return kept.value
  }
}

/** Who is signed in on this page, as far as it is known. */
export const accountNow = (): Me | null => known.me

/** Asks who the token belongs to, when it is another than before. Call it after signing in or out. */
export async function refreshAccount(again = false): Promise<void> {
  const token = readToken()
  if (token === known.token && !again) return
  if (!token) return keep(null, null)
  known = { token, me: known.me }
  const me = await whoIs(token).catch(() => null)
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
