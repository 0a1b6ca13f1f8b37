import { reportedEmergencyTexts } from '../admin/questions/server/reported-emergencies.ts'
import { readConfig } from '../platform/config.ts'
import { connect } from '../platform/db/connect.ts'
import { openDatabase } from '../platform/db/open.ts'

/** On the error stream, so that the texts alone go into a file. */
const warning =
  'These texts are personal data of clients: names, addresses and numbers are masked where they were recognised, the rest is as ' +
  'it was typed. Read them, write the examples anew in other words, and delete the file.'

/**
 * `npm run emergencies:export`: prints the texts that the staff has reported as emergencies the detector missed. What is
 * recognised as personal is masked, but what a client has told stays personal data. `data/emergency-texts/README.md` says what becomes of them.
 */
export async function exportReportedEmergencies(environment: Record<string, string | undefined>): Promise<void> {
  const database = await openDatabase(readConfig(environment), { info: () => {}, warn: console.error })
  const { db, close } = connect(database.url, { max: 1, connectTimeout: 10_000, name: 'clairavis command' })
  try {
    process.stderr.write(`${warning}\n`)
    process.stdout.write(`${JSON.stringify(await reportedEmergencyTexts(db), null, 2)}\n`)
  } finally {
    await close()
    await database.stop()
  }
}
