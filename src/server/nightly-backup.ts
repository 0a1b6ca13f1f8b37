import type { Logger } from 'pino'
import type { Config } from '../platform/config.ts'
import { nightlyBackup } from '../platform/db/archive/nightly.ts'
import { connect } from '../platform/db/connect.ts'
import { clusterIn } from '../platform/db/embedded/place.ts'
import { archiveOf, embeddedDirectory } from '../platform/db/open.ts'
import type { Ports } from '../platform/ports.ts'

/** Once a day, where BACKUP_DIR says where to: a backup that was restored as a trial and found whole, or an error. */
export function backupEveryNight(config: Config, databaseUrl: string, { jobs }: Ports, log: Logger): void {
  const archive = archiveOf(config)
  if (!archive) return
  jobs.every('nightly-backup', 86_400, async () => {
    const { pool, close } = connect(databaseUrl, { max: 1, connectTimeout: 10_000, statementTimeout: 0 })
    try {
      const night = await nightlyBackup({
        pool,
        cluster: clusterIn(embeddedDirectory(config.DATA_DIR)),
        dataDir: config.DATA_DIR,
        archive,
        keepDays: config.BACKUP_KEEP_DAYS,
        log: { info: (line) => log.debug(line), warn: (line) => log.warn(line) },
      })
      log.info({ backup: night }, 'a backup was made, restored as a trial and found whole')
    } finally {
      await close()
    }
  })
}
