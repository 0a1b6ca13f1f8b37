import { createMessages } from '../../i18n/page-messages.ts'
import type { MessagesLike } from '../../i18n/text.ts'
import type { FailureMessages } from '../../shell/errors/say-failure.ts'
import type { fr as candidates } from '../applications/applications.text.fr.ts'
import type { disputes, file, frame, home, payments } from '../console.text.fr.ts'
import type { fr as content } from '../content/content.text.fr.ts'
import type { fr as emails } from '../emails/emails.text.fr.ts'
import type { fr as experts } from '../experts/experts.text.fr.ts'
import type { fr as traders } from '../experts/traders.text.fr.ts'
import type { fr as factors } from '../factors/factors.text.fr.ts'
import type { fr as holds } from '../holds/holds.text.fr.ts'
import type { fr as ledger } from '../ledger/ledger.text.fr.ts'
import type { fr as contact } from '../messages/messages.text.fr.ts'
import type { PayoutsMessages } from '../payouts/parts/payouts-messages.ts'
import type { fr as secondPerson } from '../second-person/second-person.text.fr.ts'
import type { fr as readings } from '../second-readings/second-readings.text.fr.ts'
import type { fr as quotes } from '../services/quotes.text.fr.ts'
import type { fr as staff } from '../staff/staff.text.fr.ts'
import type { fr as subscriptions } from '../subscriptions/subscriptions.text.fr.ts'

/** The catalogues of the console. Each page has `frame` and `failures`, and those of the rooms that it shows. */
export type AdminMessages = MessagesLike<{
  frame: typeof frame
  home: typeof home
  payments: typeof payments
  disputes: typeof disputes
  file: typeof file
  candidates: typeof candidates
  content: typeof content
  emails: (typeof emails)['letters']
  experts: typeof experts
  traders: typeof traders
  holds: typeof holds
  factors: typeof factors
  ledger: typeof ledger
  contact: typeof contact
  quotes: typeof quotes
  secondPerson: typeof secondPerson
  readings: typeof readings
  staff: Omit<typeof staff, 'join' | 'letters'>
  subscriptions: typeof subscriptions
}> & { failures: FailureMessages; payouts: PayoutsMessages }

export const useAdminMessages = createMessages<AdminMessages, 'frame' | 'failures'>()
