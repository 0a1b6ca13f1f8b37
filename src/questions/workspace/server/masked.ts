import { createScrubber } from '../../../accounts/privacy/erasure.ts'
import { identifiersById } from '../../../accounts/server/people.ts'
import type { Db } from '../../../platform/db/port.ts'
import { hiddenSign, personalDataKinds } from '../../../platform/redaction/kinds.ts'
import { createMask } from '../../../platform/redaction/mask.ts'
import { redact } from '../../../platform/redaction/redact.ts'
import { anonymizedText } from '../../publication/anonymous.ts'
import { messagesOf, type QuestionRow } from '../../server/views.ts'

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

/**
 * The same for what is shown before the question is accepted: a name that the client gave once, in the question or in any
 * message since, is masked wherever it recurs.
 */
export async function maskBeforeAcceptance(
  db: Db,
  { id, personId, body }: Pick<QuestionRow, 'id' | 'personId' | 'body'>,
): Promise<(text: string) => string> {
  const [masked, thread] = await Promise.all([maskFor(db, personId), messagesOf(db, id)])
  const mask = createMask()
  mask.hide(body)
  for (const said of thread) if (said.author === 'client') mask.hide(said.body)
  return (text) => masked(mask.cover(text))
}

const allButNames = new Set(personalDataKinds.filter((kind) => kind !== 'name'))

/** "X against Y", « je suis X »: X is the client. */
const against = /^.*?\s(?:contre|against|versus|vs\.?)\s+/s
const oneself =
  /(?:[Jj]e suis|[Jj]e m[’']appelle|[Mm]oi c[’']est|[Mm]y name is|I am|I[’']m)\s+(?:(?:M\.|Mme|Mlle|Monsieur|Madame|Mr\.?|Mrs\.?|Ms\.?)\s+)?\p{Lu}[\p{L}’'-]+(?:\s+\p{Lu}[\p{L}’'-]+)*/gu

/**
 * Whom the client is against: the name stays, as a conflict of interest must be seen before accepting; the client's own does
 * not.
 */
export function maskOtherParty(party: string): string {
  return redact(party.replace(against, '').replace(oneself, hiddenSign), () => hiddenSign, allButNames)
}
