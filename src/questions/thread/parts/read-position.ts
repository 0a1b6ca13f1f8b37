import { client } from '../../../api/call.ts'
import { prefix } from '../../../shell/drafts/draft-owner.ts'
import type { QuestionsApi } from '../../contract.ts'

const call = client<QuestionsApi>()

/** The number of the last message somebody has read, stored in this browser with their other private data. */
export function storedReadPosition(of: string): number | null {
  try {
    const kept = Number(localStorage.getItem(`${prefix}read:${of}`) ?? Number.NaN)
    return Number.isSafeInteger(kept) ? kept : null
  } catch {
    return null
  }
}

/** `false` where that much was known to be read. */
export function storeReadPosition(of: string, upTo: number): boolean {
  if (upTo <= (storedReadPosition(of) ?? -1)) return false
  try {
    localStorage.setItem(`${prefix}read:${of}`, String(upTo))
  } catch {
    // Without storage only the account knows it.
  }
  return true
}

/** What was read here or on another device, whichever is further; `null` where nobody knows. */
export function furthestRead(of: string, onAccount: number | null): number | null {
  const here = storedReadPosition(of)
  return here === null || onAccount === null ? (here ?? onAccount) : Math.max(here, onAccount)
}

/**
 * With the account, also while the page is left. Where it fails, the browser's own position counts until the next message
 * is read.
 */
export const saveRead = (id: string, upTo: number): Promise<unknown> =>
  call('POST /questions/:id/read', { params: { id }, body: { upTo }, keepalive: true }).catch(() => {})
