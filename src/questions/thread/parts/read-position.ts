import { prefix } from '../../../shell/drafts/draft-owner.ts'

/** The number of the last message somebody has read, stored in this browser with their other private data. */
export function storedReadPosition(of: string): number | null {
  try {
    const kept = Number(localStorage.getItem(`${prefix}read:${of}`) ?? Number.NaN)
    return Number.isSafeInteger(kept) ? kept : null
  } catch {
    return null
  }
}

export function storeReadPosition(of: string, upTo: number): void {
  try {
    if (upTo > (storedReadPosition(of) ?? -1)) localStorage.setItem(`${prefix}read:${of}`, String(upTo))
  } catch {
    // Without storage the conversation opens at the last message next time.
  }
}
