import { execFile } from 'node:child_process'
import { setPriority } from 'node:os'
import { promisify } from 'node:util'
import type { Logger } from 'pino'
import type { Config } from '../platform/config.ts'
import { archiveSeconds } from '../platform/db/archive/archiving.ts'
import { archiveOf } from '../platform/db/open.ts'
import type { Ports } from '../platform/ports.ts'

const run = promisify(execFile)
/** Below what answers people, of 19. */
const politeness = 10

const program = 'src/platform/db/commands.ts'

/**
 * Once a day, where BACKUP_DIR says where to: a backup that was restored as a trial and found whole, or an error. Uploads
 * between two nights each minute, as the changes of the embedded database are. In processes of their own, because copying and
 * compressing would hold up everybody, and a disk that hangs for longer.
 */
export function backUp(config: Config, { jobs }: Ports, log: Logger): void {
  if (!archiveOf(config)) return
  jobs.every('nightly-backup', 86_400, async () => {
    const backup = run(process.execPath, [program, 'nightly'], { env: process.env })
    if (backup.child.pid) setPriority(backup.child.pid, politeness)
    const { stdout } = await backup
    log.info({ backup: JSON.parse(stdout) }, 'a backup was made, restored as a trial and found whole')
  })
  if (config.S3_URL) return
  jobs.every('keep-uploads', archiveSeconds, async () => {
    await run(process.execPath, [program, 'keep-uploads'], {
      env: process.env,
      timeout: 10 * 60_000,
      killSignal: 'SIGKILL',
    })
  })
}
