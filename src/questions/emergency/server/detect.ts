// What happens to a question whose text shows an emergency.
import type { Person } from '../../../api/actor.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { withoutAnimalAge } from '../../../safety/detection/animal-age.ts'
import { tellsThatItIsDone } from '../../../safety/detection/carried-out.ts'
import { isAboutSameAnimal, isOutrightEmergency, tellingMessages } from '../../../safety/detection/detect-emergency.ts'
import { evidenceIn } from '../../../safety/detection/evidence.ts'
import { onlySaysWhere } from '../../../safety/detection/fragment.ts'
import { callsForHelp } from '../../../safety/detection/plea.ts'
import { emergencyFacts } from '../../../safety/facts.ts'
import { messages as en } from '../../../safety/messages.en.ts'
import { messages as fr } from '../../../safety/messages.fr.ts'
import type { EmergencyFacts } from '../../../safety/screen.ts'
import { detectEmergency } from '../../../safety/server/detect.ts'
import { insertAlert } from '../../server/changes.ts'
import { lastChangedQuestion } from '../../server/person-questions-store.ts'
import { appendMessage, assistantIdle, updateQuestion } from '../../server/store.ts'
import { messagesOf, type QuestionRow } from '../../server/views.ts'
import { alertStaff } from './mail.tsx'
import { activeEmergency, mustHaveNoEmergency } from './rules.ts'

/** In more words somebody tells of their own accord. */
const longestReply = 80

/** A few words to a question of the assistant's, which say no danger without it: « 2 enfants, pas de date ». */
export const isReplyInContext = (text: string, isReply: boolean) =>
  isReply && text.trim().length <= longestReply && !isOutrightEmergency(text) && !callsForHelp(text)

const tellsOfSuicide = (text: string) =>
  emergencyFacts(text)?.situations.some((situation) => situation === 'suicide' || situation === 'overdose')

/**
 * Checks the newest message alone, unless it only makes sense as a reply or after what is told of an animal, then with
 * the earlier ones: a danger may show over several messages, each of them harmless.
 */
export async function detectEmergencyInThread(
  ports: Ports,
  db: Db,
  actor: Person,
  row: QuestionRow,
  { text, timeZone = null }: { text: string; timeZone?: string | null },
  { isReply, plain }: { isReply: boolean; plain: boolean },
): Promise<EmergencyFacts | undefined> {
  const said = (await messagesOf(db, row.id)).flatMap(({ author, body }) => (author === 'client' ? [body] : []))
  const setAside = row.emergencySetAside
  const told = [...said, text].join('\n')
  const written = { told, locale: row.locale, timeZone }
  // What was set aside is carried out: then no dismissal counts.
  const plan = setAside.length > 0 && tellsThatItIsDone(text) ? said.findLast(tellsOfSuicide) : undefined
  if (plan) return detectEmergency(ports, db, actor, { ...written, text: `${plan}\n${text}`, notEmergency: [] })
  // A dismissal counts for the messages it was given for, and for the same text sent again.
  const notEmergency = said.includes(text) ? setAside : []
  const ofAnimal = isAboutSameAnimal(text, said)
  const saysWhere = said.length > 0 && onlySaysWhere(evidenceIn(text))
  const unclear = plain || isReplyInContext(text, isReply) || ofAnimal || saysWhere
  const alone = unclear ? undefined : await detectEmergency(ports, db, actor, { ...written, text, notEmergency })
  const telling = tellingMessages([...said, text]).join('\n')
  const together = ofAnimal ? withoutAnimalAge(telling) : telling
  return alone ?? detectEmergency(ports, db, actor, { ...written, text: together, notEmergency: setAside })
}

/**
 * A text about the question beside its thread, a review or a wish for a meeting, is kept where it was written. A danger
 * that it shows stands on the question, as that of a message does.
 */
export async function raiseIfShown(
  ports: Ports,
  tx: Tx,
  actor: Person,
  row: QuestionRow,
  text: string,
): Promise<QuestionRow> {
  const facts = text && (await detectEmergency(ports, tx, actor, { text, locale: row.locale }))
  return facts ? raiseEmergency(ports, tx, row, facts) : row
}

/** What the client's messages read as, one by one or together, once the client has said that it is no emergency. */
export function deniedEmergency(row: QuestionRow, said: readonly string[], locale: Locale): string[] {
  if (row.emergencySetAside.length === 0) return []
  const found = [...said, said.join('\n')].flatMap((text) => emergencyFacts(text)?.situations ?? [])
  const { situations } = locale === 'fr' ? fr : en
  return [...new Set(found)].map((situation) => situations[situation].name)
}

/** Makes the emergency stand: saves it with the question, notes it in the thread, and alerts a human. */
export async function raiseEmergency(
  ports: Ports,
  tx: Tx,
  row: QuestionRow,
  facts: EmergencyFacts,
): Promise<QuestionRow> {
  const at = ports.clock.now()
  const before = activeEmergency(row)
  const situations = [...new Set([...facts.situations, ...(before?.situations ?? [])])]
  const emergency = { ...before, ...facts, situations, minor: facts.minor || (before?.minor ?? false) }
  const change = { emergencyAt: at, emergencyDismissedAt: null }
  await updateQuestion(tx, row.id, {
    ...assistantIdle,
    ...change,
    emergency: JSON.stringify(emergency),
    updatedAt: at,
  })
  await appendMessage(tx, row.id, {
    id: ports.ids.id(),
    author: 'house',
    authorId: null,
    authorName: null,
    kind: 'event',
    body: '',
    // The facts are stored with the question and erased with its texts; this line stays.
    data: { event: 'emergency' },
    locale: row.locale,
    at,
  })
  const id = ports.ids.id()
  await insertAlert(tx, { id, questionId: row.id, template: 'emergency', data: {}, at })
  await alertStaff(ports, tx, row, id)
  await ports.live.announce(tx, [row.personId], { kind: 'question', ref: row.id })
  return { ...row, ...change, emergency, assistantBusySince: null, assistantWords: null }
}

/**
 * Refuses an email address during an emergency: it would belong to the question that changed last.
 * @throws Refusal `emergency_stands`
 */
export async function mustHaveNoEmergencyAnywhere(tx: Tx, personId: string): Promise<void> {
  const question = await lastChangedQuestion(tx, personId)
  if (question) mustHaveNoEmergency(question)
}

/** An expert is on it: the client's messages reach them at once, whatever they show. */
export const isDelivered = ({ life, state }: QuestionRow) => life.lease?.kind === 'work' || state === 'ANSWERED'
