// Emails that are not sent, because writing to the person is not safe, and where they can be read instead.

import type { Person } from '../../../api/actor.ts'
import { withLinkSecrets } from '../../../platform/mail/link-secrets.ts'
import { withheldEmailsOf } from '../../../platform/mail/outbox-store.ts'
import type { EmailGuard } from '../../../platform/mail/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { maySendEmailAbout } from '../../emergency/server/rules.ts'
import { writingSafetyFor, writingSafetyOf } from '../../server/person-questions-store.ts'

/** Emails about clients' questions and payments for them; emails that clients request themselves are not included. */
const aboutClients = /^(?:questions|billing|service)\.|^accounts\.(?:kept|attach|idle)$|^discover\.withdrawn$/

/**
 * Whether an email may be sent. One about a question: by the answer given for that question. One about money or an
 * account, which names no question: not where writing about any question of its addressee is unsafe, or is asked and
 * not answered. The law requires confirmations, receipts and reminders on a durable medium (Code de la consommation,
 * art. L221-13): where the address is not safe that medium is the account (`withheldEmails`).
 */
export const maySendEmail: EmailGuard = async (db, { template, about, personId }) => {
  if (about === null) return true
  if (about !== undefined) return (await writingSafetyOf(db, about)).every(maySendEmailAbout)
  if (!personId || !aboutClients.test(template)) return true
  return (await writingSafetyFor(db, personId)).every(maySendEmailAbout)
}

const most = 100

/** The emails that were not sent, newest first, as they would read. */
export async function withheldEmails({ db, config }: Pick<Ports, 'db' | 'config'>, { personId }: Person) {
  const letters = await withheldEmailsOf(db, personId, most)
  return {
    letters: letters.map(({ id, subject, createdAt, ...stored }) => ({
      ...{ id, subject, at: createdAt },
      text: withLinkSecrets(config.SECRET_KEY, { id, ...stored }).text,
    })),
  }
}
