import { Refusal } from '../../../api/refusal.ts'
import { becomesAboutHealth, isSurelyAboutHealth } from '../../../catalog/classification/about-health.ts'
import type { Proposal } from '../../../catalog/classification/propose-categories.ts'
import { readSubject, type Subject } from '../../../catalog/classification/subject.ts'
import { areAllClosed, openCategories } from '../../../catalog/open.ts'
import { skillsOf } from '../../../experts/matching/server/roster-views.ts'
import type { ExpertRow } from '../../../experts/server/views.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { isAboutServiceOnly } from '../../../platform/assistant/compose/about-service.ts'
import { takesHealth } from '../../../platform/config.ts'
import type { Db } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { EmergencySituation } from '../../../safety/situations.ts'
import { messagesOf, type QuestionRow } from '../../server/views.ts'
import { closedNotice } from '../closed-notice.ts'

type Configured = Pick<Ports, 'config'>

export const isOpen = ({ config }: Configured) => openCategories(takesHealth(config))

const closed = (locale: Locale, by?: 'text') => new Refusal('health_closed', 422, closedNotice(locale, by))

/** Refuses a closed field, and under any field a text that is surely about health. @throws Refusal `health_closed` */
export function mustBeOpen(ports: Configured, category: string, text: string, locale: Locale): void {
  if (!isOpen(ports)(category)) throw closed(locale)
  if (!isStorable(ports, category, text, locale)) throw closed(locale, 'text')
}

/** Whether a text may be stored at all, under this field. */
export function isStorable(ports: Configured, category: string, text: string, locale: Locale): boolean {
  return takesHealth(ports.config) || (isOpen(ports)(category) && !isSurelyAboutHealth(text, locale))
}

/** Refuses questions to an expert whose fields are all closed. @throws Refusal `health_closed` */
export async function mustTakeQuestions(ports: Pick<Ports, 'config' | 'db'>, expert: ExpertRow, locale: Locale) {
  if (expert.coversAll || expert.scripted) return
  const fields = (await skillsOf(ports.db, [expert.id])).get(expert.id) ?? []
  const slugs = fields.map(({ category }) => category)
  if (areAllClosed(isOpen(ports), slugs)) throw closed(locale)
}

/** Refuses to send a stored draft of a closed field; questions under way continue. @throws Refusal `health_closed` */
export function mustBeOpenToContinue(ports: Configured, { state, life, category, body, locale }: QuestionRow): void {
  const unsent = state === 'DRAFT' || (state === 'UNLOCKING' && life.unlockFrom === 'DRAFT')
  if (unsent) mustBeOpen(ports, category, body, locale)
}

const beforeOrder: readonly string[] = ['DRAFT', 'INTAKE', 'PREVIEWED', 'UNLOCKING']

/** Until an order, keeps a vague question from becoming one about health. @throws Refusal `health_closed` */
export async function mustNotTurnToHealth(ports: Configured, db: Db, row: QuestionRow, text: string): Promise<void> {
  const { id, state, category, locale } = row
  if (takesHealth(ports.config) || !isOpen(ports)(category) || !beforeOrder.includes(state)) return
  const said = (await messagesOf(db, id)).flatMap(({ author, body }) => (author === 'client' ? [body] : []))
  if (becomesAboutHealth(said.join('\n'), text, locale)) throw closed(locale, 'text')
}

/** From this share of confidence on, a text is about a field that takes no questions, and is stored nowhere. */
const likely = 0.5

/** Whoever asks about the service itself is answered by its pages; this field only keeps the question. */
const ofHouse: Proposal = { category: 'consommation', subCategory: null, score: 1, confidence: 1 }

/**
 * `closed`: the text is about a field that takes no questions, and no other field is proposed instead. `house`: it is about the
 * service alone, and no field is to be chosen.
 */
export function openProposals(
  ports: Configured,
  text: string,
  locale: Locale,
  told: { except: readonly string[]; notEmergency: readonly EmergencySituation[] } = { except: [], notEmergency: [] },
): Subject & { closed: boolean; house: boolean } {
  if (isAboutServiceOnly(text) && !told.except.includes(ofHouse.category))
    return { reading: 'clear', proposals: [ofHouse], closed: false, house: true }
  const open = isOpen(ports)
  const { reading, proposals } = readSubject(text, locale, told.except, told.notEmergency)
  const shut = proposals.filter(({ category }) => !open(category))
  const closed = shut.reduce((sum, { confidence }) => sum + confidence, 0) >= likely
  const left = closed ? [] : proposals.filter((one) => !shut.includes(one))
  return { reading, proposals: left, closed, house: false }
}

/** Drafts of a closed field stay in the browser. @throws Refusal `health_closed` */
export function mustBeStorable(ports: Configured, text: string, category: string | null, locale: Locale): void {
  if (category) mustBeOpen(ports, category, text, locale)
  else if (!takesHealth(ports.config) && openProposals(ports, text, locale).closed) throw closed(locale)
}
