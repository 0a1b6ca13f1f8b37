import { notifyDevices } from '../../../accounts/push/server/push.ts'
import { peopleOf } from '../../../experts/server/views.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { href } from '../../../screens.ts'
import { maySendEmailAbout } from '../../emergency/server/rules.ts'
import type { ClientTemplate, ExpertTemplate } from '../../lifecycle/events.ts'
import type { QuestionRow } from '../../server/views.ts'
import { waitingAtDesk } from '../../workspace/server/waiting.ts'
import { devices as en } from './push.text.en.ts'
import { devices as fr } from './push.text.fr.ts'

const words = { fr, en }

type ClientNote = keyof typeof fr.client
type ExpertNote = keyof typeof fr.expert

/** The events that deserve a push notification. The others get an email, or are only shown. */
const forClients: Partial<Record<ClientTemplate, ClientNote>> = {
  expert_accepted: 'accepted',
  expert_message: 'message',
  replied: 'message',
  information_needed: 'information',
  information_reminder: 'information',
  answered: 'answered',
  unserved: 'unserved',
  named_unanswered: 'named',
  named_lost: 'namedLost',
  hold_lost: 'payment',
  card_needed: 'payment',
}
const forExperts: Partial<Record<ExpertTemplate, ExpertNote>> = {
  client_message: 'message',
  client_replied: 'message',
  follow_up: 'message',
  lease_reminder: 'reminder',
  handed_over: 'handedOver',
  hand_over_refused: 'handOverRefused',
}

const screenOf: Partial<Record<ClientNote, 'question' | 'match'>> = {
  answered: 'question',
  unserved: 'match',
  named: 'match',
  namedLost: 'match',
}

const minute = 60_000
/** How long each stays current, where its end is not known. */
const lasts: Record<ExpertNote, number> = {
  offer: minute,
  open: 5 * minute,
  message: 60 * minute,
  reminder: 5 * minute,
  handOver: 10 * minute,
  handedOver: 60 * minute,
  handOverRefused: 10 * minute,
}
const clientLasts = 24 * 60 * minute

export async function pushToClient(ports: Ports, tx: Tx, row: QuestionRow, template: ClientTemplate): Promise<void> {
  const name = maySendEmailAbout(row) && forClients[template]
  if (!name) return
  const note = (locale: Locale) => ({
    ...words[locale].client[name],
    lang: locale,
    path: href(screenOf[name] ?? 'consultation', locale, { id: row.id }),
    tag: `question-${row.id}`,
  })
  await notifyDevices(ports, tx, row.personId, note, new Date(ports.clock.now().getTime() + clientLasts))
}

type ToExperts = { experts: readonly string[]; name: ExpertNote; until?: Date }

async function tellExperts(ports: Ports, tx: Tx, row: QuestionRow, { experts, name, until }: ToExperts): Promise<void> {
  const noteTo = (expertId: string) => async (locale: Locale) => ({
    ...words[locale].expert[name],
    lang: locale,
    path: href('requests', locale),
    tag: `desk-${row.id}`,
    waiting: await waitingAtDesk(tx, expertId),
  })
  const over = until ?? new Date(ports.clock.now().getTime() + lasts[name])
  const people = await peopleOf(tx, experts)
  for (const [expertId, personId] of people) await notifyDevices(ports, tx, personId, noteTo(expertId), over)
}

/** An offer to one expert until it ends, or a question that several may accept. */
export const pushOffer = (ports: Ports, tx: Tx, row: QuestionRow, experts: readonly string[], until?: Date) =>
  tellExperts(ports, tx, row, { experts, name: until ? 'offer' : 'open', until })

/** A question that a colleague hands over, until that ends. */
export const pushHandOver = (ports: Ports, tx: Tx, row: QuestionRow, expertId: string, until: Date) =>
  tellExperts(ports, tx, row, { experts: [expertId], name: 'handOver', until })

export async function pushToExpert(
  ports: Ports,
  tx: Tx,
  row: QuestionRow,
  expertId: string,
  template: ExpertTemplate,
): Promise<void> {
  const name = forExperts[template]
  if (name) await tellExperts(ports, tx, row, { experts: [expertId], name })
}
