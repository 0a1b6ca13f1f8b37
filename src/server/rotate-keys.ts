import { resealFactors } from '../accounts/sign-in/server/second-factor.ts'
import { resealPayouts } from '../billing/payouts/server/reseal.ts'
import { resealApplications } from '../experts/onboarding/server/reseal.ts'
import { resealCalendars } from '../meetings/calendar/server/reseal.ts'
import { readConfig } from '../platform/config.ts'
import { connect } from '../platform/db/connect.ts'
import { openDatabase } from '../platform/db/open.ts'
import { resealFiles } from '../platform/files/store.ts'
import { resealSecrets } from '../platform/mail/link-secrets.ts'
import { resealStoredSecrets } from '../platform/mail/outbox-store.ts'
import { completeConfig } from './secrets.ts'

/**
 * `npm run keys:rotate`: encrypts everything stored under the first key of FILE_KEY and SECRET_KEY, while the product
 * runs with the same two keys. Run again, it does what came meanwhile, and in the end nothing. Names what it could not
 * open, and then returns `false`.
 */
export async function rotateKeys(
  environment: Record<string, string | undefined>,
  say: (sentence: string) => void,
): Promise<boolean> {
  const config = completeConfig(readConfig(environment))
  const database = await openDatabase(config, { info: () => {}, warn: say })
  const { db, close } = connect(database.url, { max: 1, connectTimeout: 10_000, name: 'clairavis command' })
  const ports = { db, config }
  const files = { dataDir: config.DATA_DIR, fileKey: config.FILE_KEY, s3Url: config.S3_URL }
  try {
    const done = {
      'accounts of applications': await resealApplications(ports),
      'accounts and tax numbers': await resealPayouts(ports),
      'addresses of calendars': await resealCalendars(ports),
      'second factors': await resealFactors(ports),
      'links in emails': await resealStoredSecrets(db, (id, secrets) => resealSecrets(config.SECRET_KEY, id, secrets)),
      // Last: a store of many files may take hours, or be away.
      files: await resealFiles(files),
    }
    const counts = Object.entries(done).map(([what, { changed }]) => `${changed} ${what}`)
    say(`Encrypted anew: ${counts.join(', ')}.`)
    say(
      'Links in emails that the old SECRET_KEY has signed work as long as it stands behind the new one: 30 days, say.',
    )
    const failed = Object.values(done).flatMap((kind) => kind.failed)
    if (failed.length > 0) say(`Left as they are, because they could not be opened: ${failed.join(', ')}.`)
    return failed.length === 0
  } finally {
    await close()
    await database.stop()
  }
}
