import type { Language } from './interface-texts.ts'

/**
 * The languages in which a journey is walked that is the same in both but for its words: in `always` by `npm test`, in the
 * other as well by `npm run prove` (decision 018). What protects or charges somebody is walked in both every time.
 */
export const walkedIn = (always: Language): readonly Language[] =>
  process.env.PROVE ? [always, always === 'fr' ? 'en' : 'fr'] : [always]
