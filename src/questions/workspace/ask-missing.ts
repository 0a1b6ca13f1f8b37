import type { Locale } from '../../i18n/locale.ts'

const openings: Record<Locale, string> = {
  fr: 'Pour vous répondre précisément, pourriez-vous me préciser ou m’envoyer\u00a0:',
  en: 'So that I can answer precisely, could you tell me or send me:',
}

/** A message that asks the client, in their language, for what is missing. */
export const askMissing = (locale: Locale, points: readonly string[]): string =>
  [openings[locale], ...points.map((point) => `- ${point}`)].join('\n')
