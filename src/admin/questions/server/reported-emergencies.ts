import type { Db } from '../../../platform/db/port.ts'
import { redact } from '../../../platform/redaction/redact.ts'
import { clientTextOf } from '../../../questions/emergency/server/report.ts'
import { questionById } from '../../../questions/server/views.ts'
import { detectEmergency } from '../../../safety/detection/detect-emergency.ts'
import { actsNamed } from '../../server/journal-store.ts'

/** `found`: whether the detector finds it by now. */
export type ReportedText = { text: string; kind: string; language: string; found: boolean }

/** The texts of reported emergencies, oldest first, with personal data replaced; erased questions have none. */
export async function reportedEmergencyTexts(db: Db): Promise<ReportedText[]> {
  const result: ReportedText[] = []
  for (const { subjectId, after } of await actsNamed(db, 'question.emergency')) {
    const row = await questionById(db, subjectId)
    const text = row && (await clientTextOf(db, subjectId))
    if (!text) continue
    const found = detectEmergency(text) !== undefined
    result.push({
      text: redact(text, (kind) => `[${kind}]`),
      kind: String(after?.situation),
      language: row.locale,
      found,
    })
  }
  return result
}
