import { reportedEmergencyTexts } from '../admin/questions/server/reported-emergencies.ts'
import { readConfig } from '../platform/config.ts'
import { connect } from '../platform/db/connect.ts'
import { openDatabase } from '../platform/db/open.ts'

/**
 * `npm run emergencies:export`: prints the texts that the staff has reported as emergencies the detector missed, without
 * personal data. `data/emergency-texts/README.md` says what becomes of them.
 */
export async function exportReportedEmergencies(environment: Record<string, string | undefined>): Promise<void> {
  const database = await openDatabase(readConfig(environment), { info: () => {}, warn: console.error })
  const { db, close } = connect(database.url, { max: 1, connectTimeout: 10_000, name: 'clairavis command' })
  try {
    process.stdout.write(`${JSON.stringify(await reportedEmergencyTexts(db), null, 2)}\n`)
  } finally {
    await close()
    await database.stop()
  }
}
