import { createScrubber } from '../../../accounts/privacy/erasure.ts'
import { identifiersById } from '../../../accounts/server/people.ts'
import type { Db } from '../../../platform/db/port.ts'
import { redact } from '../../../platform/redaction/redact.ts'
import { anonymizedText } from '../../publication/anonymous.ts'

/** Masks the personal data in a text about this client: their own, and whatever looks like somebody's. */
export async function maskFor(db: Db, clientId: string): Promise<(text: string) => string> {
  const client = await identifiersById(db, clientId)
  const scrub = client ? createScrubber(client) : undefined
  return (text) =>
    anonymizedText(
      redact(text, () => '••••'),
      scrub,
    )
}
