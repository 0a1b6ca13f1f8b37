import type { Locale } from '../../i18n/locale.ts'
import { fill } from '../../i18n/text.ts'
import type { RunningConfig } from '../../platform/config.ts'
import type { Ports } from '../../platform/ports.ts'
import { standardTexts } from '../demo/library.ts'
import { legalPlaceholders } from '../legal-placeholders.ts'
import { legalVersionAt } from './views.ts'

/** The values of a legal text's placeholders: the operator's data and the prices of today. */
export const legalValues = (config: RunningConfig, locale: Locale) =>
  legalPlaceholders(locale, {
    first: config.FIRST_PRICE,
    plan: config.PLAN_PRICE,
    copilot: config.COPILOT_PRICE,
    firstDays: config.FIRST_PERIOD_DAYS,
    freeQuestions: config.FREE_QUESTIONS,
  })

export type LegalText = { version: number; title: string; body: string }

/**
 * A legal text as it was public at that instant, its placeholders filled. Where none was, the text that comes with the
 * product, as version 0: a contract is never without its terms.
 */
export async function legalTextAt(
  { db, config }: Pick<Ports, 'db' | 'config'>,
  { key, locale, at }: { key: string; locale: Locale; at: Date },
): Promise<LegalText> {
  const known = await legalVersionAt(db, locale, key, at)
  const shipped = standardTexts.find(({ kind, slug }) => kind === 'legal' && slug === key)?.[locale]
  const text = known ?? (shipped && { version: 0, title: shipped.title, body: shipped.body })
  if (!text) throw new Error(`no legal text ${key}`)
  return { ...text, body: fill(text.body, legalValues(config, locale)) }
}
