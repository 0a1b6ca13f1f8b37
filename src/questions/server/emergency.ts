// What happens to a question whose words show a person in danger.
import { partyOf } from '../../accounts/server/people.ts'
import type { Actor, Person } from '../../api/actor.ts'
import { Refusal } from '../../api/refusal.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Db, Tx } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'
import { emergencyFacts } from '../../safety/facts.ts'
import { type EmergencyFacts, emergencyScreen } from '../../safety/screen.ts'
import type { EmergencySituation } from '../../safety/situation-rules.ts'
import { words as en } from '../../safety/words.en.ts'
import { words as fr } from '../../safety/words.fr.ts'
import { alertHouse } from './emergency-mail.tsx'
import { mustNotStand, standingEmergency } from './emergency-rules.ts'
import { appendMessage, messagesOf, type QuestionRow, quiet, updateQuestion } from './store.ts'

export const screenIn = (facts: EmergencyFacts, locale: Locale) =>
  emergencyScreen(facts, locale, locale === 'fr' ? fr : en)

type Written = {
  text: string
  /** All that was said of it, where this is not the first message. */
  told?: string
  locale: Locale
  timeZone?: string | null
  notEmergency?: readonly EmergencySituation[]
}

/** What a text shows, and where its writer is; nothing where it is no emergency, or said to be none. */
export async function noticed(
  ports: Pick<Ports, 'countries'>,
  db: Db,
  actor: Actor,
  { text, told = text, locale, timeZone, notEmergency: setAside }: Written,
): Promise<EmergencyFacts | undefined> {
  const signs = { text: told, locale, timeZone, address: ports.countries.countryOf(actor.address) }
  const facts = emergencyFacts(text, { setAside, signs })
  if (!facts || actor.kind !== 'person') return facts
  const account = (await partyOf(db, actor.personId))?.country
  return account ? emergencyFacts(text, { setAside, signs: { ...signs, account } }) : facts
}

/**
 * The refusal of a text that no page can follow: with everything that is shown in its place. `kept`: a receipt, where the
 * text is.
 */
export const inDanger = (facts: EmergencyFacts, locale: Locale, kept: string | null = null) =>
  new Refusal('emergency_stands', 409, { situations: facts.situations, screen: screenIn(facts, locale), kept })

/**
 * The newest words alone, then with what was said before: a danger may be told over several messages, each of them
 * harmless.
 */
export async function noticedIn(
  ports: Ports,
  db: Db,
  actor: Person,
  row: QuestionRow,
  { text, timeZone = null }: { text: string; timeZone?: string | null },
): Promise<EmergencyFacts | undefined> {
  const said = (await messagesOf(db, row.id)).flatMap(({ author, body }) => (author === 'client' ? [body] : []))
  const setAside = row.emergency_set_aside
  const told = [...said, text].join('\n')
  const written = { told, locale: row.locale, timeZone }
  // What was said to be no emergency is so for the words that were said then, and for these words again.
  const notEmergency = said.includes(text) ? setAside : []
  const alone = await noticed(ports, db, actor, { ...written, text, notEmergency })
  return alone ?? noticed(ports, db, actor, { ...written, text: told, notEmergency: setAside })
}

/** From here on the emergency stands: it is kept with the question, told in its thread, and a human is alerted. */
export async function raise(ports: Ports, tx: Tx, row: QuestionRow, facts: EmergencyFacts): Promise<QuestionRow> {
  const at = ports.clock.now()
  const before = standingEmergency(row)
  const situations = [...new Set([...facts.situations, ...(before?.situations ?? [])])]
  const emergency = { ...facts, situations, minor: facts.minor || (before?.minor ?? false) }
  const change = { emergency_at: at, emergency_dismissed_at: null }
  await updateQuestion(tx, row.id, { ...quiet, ...change, emergency: JSON.stringify(emergency), updated_at: at })
  await appendMessage(tx, row.id, {
    id: ports.ids.id(),
    author: 'house',
    authorId: null,
    authorName: null,
    kind: 'event',
    body: '',
    // What was found stands with the question and goes with its words; this line stays.
    data: { event: 'emergency' },
    locale: row.locale,
    at,
  })
  const id = ports.ids.id()
  const alert = { id, question_id: row.id, template: 'emergency', data: '{}', at, seen_at: null, seen_by: null }
  await tx.insertInto('alert').values(alert).execute()
  await alertHouse(ports, tx, row, id)
  await ports.live.announce(tx, [row.person_id], { kind: 'question', ref: row.id })
  return { ...row, ...change, emergency, assistant_busy_since: null, assistant_words: null }
}

/**
 * No address is asked of somebody in danger: whoever leaves one leaves it for the question that moved last.
 * @throws Refusal `emergency_stands`
 */
export async function mustNotStandFor(tx: Tx, personId: string): Promise<void> {
  const question = await tx
    .selectFrom('question')
    .select(['emergency', 'emergency_dismissed_at', 'safe_to_write'])
    .where('person_id', '=', personId)
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (question) mustNotStand(question)
}

/** A person is on it: what the client writes reaches them at once, whatever it shows. */
export const isDelivered = ({ life, state }: QuestionRow) => life.lease?.kind === 'work' || state === 'ANSWERED'
