import type { Ports } from '../../platform/ports.ts'
import { forgetOldConsents } from './consent.ts'
import { writeLetter } from './letters.ts'
import { sendPush } from './push.ts'
import { sweepEnded } from './token-store.ts'

export function accountsJobs(ports: Ports): void {
  ports.jobs.handle('accounts.letter', (asked) => writeLetter(ports, asked))
  ports.jobs.handle('push.send', (telling) => sendPush(ports, telling))
  ports.jobs.every('accounts.sweep', 3600, () => sweepEnded(ports.db, ports.clock.now()))
  ports.jobs.every('accounts.consents', 86_400, () => forgetOldConsents(ports))
}
