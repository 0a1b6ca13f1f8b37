import type { Ports } from '../../platform/ports.ts'
import { deleteExpiredConsents } from '../consent/server/consent.ts'
import { sendPush } from '../push/server/push.ts'
import { sendRequestedEmail } from '../sign-in/server/emails.ts'
import { removeDueFactors } from '../sign-in/server/factor-removal.ts'
import { deleteExpiredTokens } from '../sign-in/server/token-store.ts'

export function accountsJobs(ports: Ports): void {
  ports.jobs.handle('accounts.letter', (asked) => sendRequestedEmail(ports, asked))
  ports.jobs.handle('push.send', (telling) => sendPush(ports, telling))
  ports.jobs.every('accounts.sweep', 3600, () => deleteExpiredTokens(ports.db, ports.clock.now()))
  ports.jobs.every('accounts.factor-removals', 60, () => removeDueFactors(ports))
  ports.jobs.every('accounts.consents', 86_400, () => deleteExpiredConsents(ports))
}
