import { prefix } from '../../../shell/draft-owner.ts'

/** Up to where somebody has read, kept in this browser with what else is theirs alone. */
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
    // Then it opens at the last one next time.
  }
}
