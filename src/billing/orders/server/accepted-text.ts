import { legalTextAt } from '../../../content/server/legal.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'

/**
 * What a consent is recorded with: the version of the sentences beside the boxes, and that of the terms which they accept,
 * the same that the contract has in full (`contract-letter/`): `2026-11/3`.
 */
export async function acceptedText(
  { config }: Pick<Ports, 'config'>,
  tx: Tx,
  { sentences, locale, at }: { sentences: string; locale: Locale; at: Date },
): Promise<string> {
  const { version } = await legalTextAt({ db: tx, config }, { key: 'terms', locale, at })
  return `${sentences}/${version}`
}
