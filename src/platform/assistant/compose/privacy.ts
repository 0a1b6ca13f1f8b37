import { findPersonalData } from '../../redaction/find-personal-data.ts'
import { assistantMessagesFor } from '../messages.ts'
import type { Dossier } from '../port.ts'

const holdsPersonalData = (texts: readonly string[]): boolean => texts.some((text) => findPersonalData(text).length > 0)

/** What becomes of the personal data in these texts of the client, where one has some and none of `before` had. */
export function privacyNotice(
  { locale, script }: Pick<Dossier, 'locale' | 'script'>,
  texts: readonly string[],
  before: readonly string[] = [],
): string[] {
  if (!holdsPersonalData(texts) || holdsPersonalData(before)) return []
  const words = assistantMessagesFor(locale)
  return [script.some(({ kind }) => kind === 'party') ? words.privacyWithParty : words.privacy]
}
