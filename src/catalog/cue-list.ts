// Everyday words that point to a category and that its own pages would never use.
import type { LocalizedLists } from './category.ts'

/** `sure` words nearly decide the category, `hint` words only suggest it. */
export interface Cues {
  sure: LocalizedLists
  hint: LocalizedLists
}

/** Written without accents, as "one | two words | begin*": a star stands for any ending, plurals need none. */
export const cueList = (written: string): string[] => written.trim().split(/\s*\|\s*/)
