import { createScrubber } from '../../../accounts/privacy/erasure.ts'
import { identifiersById } from '../../../accounts/server/people.ts'
import type { Db } from '../../../platform/db/port.ts'
import { hiddenSign, personalDataKinds } from '../../../platform/redaction/kinds.ts'
import { createMask } from '../../../platform/redaction/mask.ts'
import { redact } from '../../../platform/redaction/redact.ts'
import { anonymizedText } from '../../publication/anonymous.ts'
import type { QuestionRow } from '../../server/views.ts'

/** Masks the personal data in a text about this client: their own, and whatever looks like somebody's. */
export async function maskFor(db: Db, clientId: string): Promise<(text: string) => string> {
  const client = await identifiersById(db, clientId)
  const scrub = client ? createScrubber(client) : undefined
  return (text) =>
    anonymizedText(
      redact(text, () => hiddenSign),
      scrub,
    )
}

/** The same for what is shown before the question is accepted: a name that the client gave once is masked wherever it recurs. */
export async function maskBeforeAcceptance(
  db: Db,
  { personId, body }: Pick<QuestionRow, 'personId' | 'body'>,
): Promise<(text: string) => string> {
  const masked = await maskFor(db, personId)
  const mask = createMask()
  mask.hide(body)
  return (text) => masked(mask.cover(text))
}

const allButNames = new Set(personalDataKinds.filter((kind) => kind !== 'name'))

/** Whom the client is against: the name stays, as a conflict of interest must be seen before accepting. */
export const maskOtherParty = (party: string): string => redact(party, () => hiddenSign, allButNames)
