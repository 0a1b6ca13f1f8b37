import type { Person } from '../../api/actor.ts'
import { guaranteeUsed } from '../../billing/cancellation/server/views.ts'
import { refundStateOf } from '../../billing/refunds/server/views.ts'
import { livePurchaseOf } from '../../billing/server/views.ts'
import { findCategory, findSubCategory } from '../../catalog/catalog.ts'
import type { ExpertCard } from '../../experts/contract.ts'
import { promisedMinutes } from '../../experts/directory/estimate.ts'
import { cardsOf } from '../../experts/directory/server/cards.ts'
import { reviewOfQuestion } from '../../experts/server/views.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Db, Tx } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'
import { canOf } from '../access.ts'
import { type ContributionRow, contributionsTo, currentAnswers } from '../answers/server/contribution-store.ts'
import { contributionViews } from '../answers/server/contribution-view.ts'
import { helplinesFor } from '../assistant/server/country.ts'
import { isWriting, nameFor } from '../assistant/server/turn.ts'
import { emergencyScreenIn } from '../emergency/server/detect.ts'
import { activeEmergency } from '../emergency/server/rules.ts'
import { attachmentView } from '../files/server/attach.ts'
import { type AttachmentRow, attachmentsOf } from '../files/server/attachment-store.ts'
import type { QuestionRecord } from '../lifecycle/events.ts'
import { rulesOf } from '../lifecycle/server/apply.ts'
import type { QuestionState } from '../lifecycle/states.ts'
import { answerLocked, statusOf, timeline } from '../lifecycle/status.ts'
import { mayHappen } from '../lifecycle/transitions.ts'
import { type Breakdown, canMeet } from '../matching/matching.ts'
import { type AgreedMeeting, agreedAbout } from '../meetings/server/agreed-store.ts'
import { publicationOf } from '../publication/server/store.ts'
import type { Rules } from '../rules.ts'
import type { QuestionCard, QuestionView, StatusView } from '../shapes.ts'
import { questionsOf } from './person-questions-store.ts'
import { scoreOf } from './store.ts'
import { eventsOf, type QuestionRow } from './views.ts'

const iso = (at: number | Date | null | undefined) => (at == null ? null : new Date(at).toISOString())

export function namedCategory(row: Pick<QuestionRow, 'category'>, locale: Locale) {
  return { slug: row.category, name: findCategory(row.category)?.name[locale] ?? row.category }
}

export function namedSub(row: QuestionRow, locale: Locale) {
  const sub = row.sub_category ? findSubCategory(row.category, row.sub_category) : undefined
  return sub ? { slug: sub.slug, name: sub.name[locale] } : null
}

function statusView(row: QuestionRow, now: Date, ports: Ports, cards: Map<string, ExpertCard>): StatusView {
  const status = statusOf(row.life, now, rulesOf(ports.config))
  return {
    code: status.code,
    line: status.line,
    expertName: status.expertId ? (cards.get(status.expertId)?.name ?? null) : null,
    since: iso(status.since),
    answerAvailable: status.answerAvailable,
  }
}

/** One own question with everything its pages show; `can` says which buttons work. */
export async function questionView(
  ports: Ports,
  db: Db,
  row: QuestionRow,
  actor: Person,
  locale: Locale,
): Promise<QuestionView> {
  const records = await eventsOf(db, row.id)
  const contributions = await contributionsTo(db, row.id)
  const rating = await reviewOfQuestion(db, row.id)
  const publication = await publicationOf(db, row.id)
  const purchase = await livePurchaseOf(db, row.id)
  const why = row.expert_id ? await scoreOf(db, row.id, row.expert_id) : null
  const attachments = await attachmentsOf(db, row.id)
  const mayClaim = row.life.answeredAt !== null && row.life.claim === 'NONE' && row.life.payment === 'CAPTURED'
  const claimedBefore = mayClaim && (await guaranteeUsed(db, row.person_id))
  const bank = row.life.claim === 'GRANTED' && row.life.order ? await bankOf(db, row.life.order) : null
  const agreedMeeting = row.life.meeting === 'OPEN' ? await agreedAbout(db, row.id) : undefined
  const facts = {
    records,
    attachments,
    contributions,
    rating,
    publication,
    orderId: purchase?.id,
    why,
    claimedBefore,
    bank,
    agreedMeeting,
  }
  return viewOf(ports, db, row, actor, locale, facts)
}

type Facts = {
  records: readonly QuestionRecord[]
  attachments: readonly AttachmentRow[]
  contributions?: readonly ContributionRow[]
  rating?: { stars: number; comment: string }
  publication?: Awaited<ReturnType<typeof publicationOf>>
  orderId?: string
  why?: Breakdown | null
  /** The guarantee is one per person. */
  claimedBefore?: boolean
  /** What the bank has to do with the refund. */
  bank?: 'at_bank' | 'by_bank' | null
  agreedMeeting?: AgreedMeeting
}

/** The same for a question that was just written: nothing is read again, and nobody can have answered it. */
export function freshView(
  ports: Ports,
  tx: Tx,
  row: QuestionRow,
  actor: Person,
  locale: Locale,
  facts: Pick<Facts, 'records' | 'attachments'>,
): Promise<QuestionView> {
  return viewOf(ports, tx, row, actor, locale, facts)
}

async function viewOf(
  ports: Ports,
  db: Db,
  row: QuestionRow,
  actor: Person,
  locale: Locale,
  {
    records,
    attachments,
    contributions = [],
    rating,
    publication,
    orderId,
    why,
    claimedBefore,
    bank,
    agreedMeeting,
  }: Facts,
): Promise<QuestionView> {
  const { life } = row
  const now = ports.clock.now()
  const steps = timeline(records, life, now, rulesOf(ports.config))
  const status = statusOf(life, now, rulesOf(ports.config))
  const expertId = row.expert_id
  const ids = [expertId, row.requested_expert_id, status.expertId, ...steps.map((step) => step.expertId)]
  const cards = await cardsOf(ports, db, [...new Set(ids.filter((id): id is string => id !== null))], locale)
  const found = activeEmergency(row)
  const writing = isWriting(row, now)
  const readable = answerLocked(life) ? [] : contributions
  const can = canOf(life, { personId: actor.personId, expertId: null, staff: false, breakGlassUntil: null })
  return {
    id: row.id,
    number: row.number,
    version: row.version,
    locale: row.locale,
    category: namedCategory(row, locale),
    subCategory: namedSub(row, locale),
    categoryOpen: life.category === null,
    title: row.title,
    text: row.body,
    state: row.state,
    payment: row.payment,
    status: statusView(row, now, ports, cards),
    createdAt: row.created_at.toISOString(),
    neededBy: row.needed_by,
    proposedDeadline: mayHappen('needed_by', row.state) ? row.proposed_deadline : null,
    tooLate: !canMeet(life.neededBy === null ? null : new Date(life.neededBy), now, promisedMinutes.max),
    assistantName: await nameFor(db, row),
    assistantWriting: writing,
    assistantWords: writing ? row.assistant_words : null,
    expert: expertId ? (cards.get(expertId) ?? null) : null,
    requestedExpert: row.requested_expert_id ? (cards.get(row.requested_expert_id) ?? null) : null,
    onlyRequested: life.requested?.hold === 'kept',
    whyExpert: (why ?? []).map((part) => ({ part: part.part, value: part.points })),
    attachments: attachments.map(attachmentView),
    answer: currentAnswers(readable)[0]?.content.answer ?? null,
    answeredAt: iso(row.answered_at),
    contributions: await contributionViews(ports, db, readable, locale),
    rating: rating ?? null,
    publication: publication
      ? { state: publication.state, title: publication.title, text: publication.body, reason: publication.reason }
      : null,
    timeline: steps.map((step) => ({
      step: step.step,
      at: iso(step.at),
      state: step.state,
      count: step.count,
      expertName: step.expertId ? (cards.get(step.expertId)?.name ?? null) : null,
      by: iso(step.by),
    })),
    orderId: orderId ?? life.order,
    paymentProblem: life.captureFailedAt !== null && answerLocked(life),
    limitReached: row.state === 'DRAFT' && !found,
    helplines: helplinesFor(row.body),
    emergency: found && { situations: found.situations, screen: emergencyScreenIn(found, locale) },
    safeToWrite: row.safe_to_write,
    can: {
      say: can.say,
      attach: can.attach,
      // Nothing is sold during an emergency.
      askExpert: can.askExpert && !found,
      correct: can.correct && !found,
      order: can.order && !found,
      back: can.back,
      close: can.close,
      closeNeedsSecond: can.closeNeedsSecond,
      stopSearch: can.stopSearch,
      rate: can.rate && !rating && !found,
      choose: can.choose,
      chooseNamed: can.chooseNamed && !found,
      share: can.share,
      meet: can.meet && !found,
    },
    guarantee: guaranteeOf(row.life, { claimedBefore, bank }, can.claim, now, rulesOf(ports.config)),
    agreedMeeting: agreedMeeting
      ? { meetsAt: agreedMeeting.at.toISOString(), specialist: agreedMeeting.specialist }
      : null,
    closedAt: iso(row.closed_at),
    closeReason: row.close_reason,
  }
}

async function bankOf(db: Db, order: string): Promise<Facts['bank']> {
  const state = await refundStateOf(db, order)
  return state === 'waits' ? 'at_bank' : state === 'by_bank' ? state : null
}

/** The guarantee while it can be claimed, and the outcome of a claim; also on a closed question. */
function guaranteeOf(
  life: QuestionState,
  { claimedBefore, bank }: Pick<Facts, 'bank' | 'claimedBefore'>,
  mayClaim: boolean,
  now: Date,
  rules: Rules,
): QuestionView['guarantee'] {
  if (life.claim === 'GRANTED') return { state: bank ?? 'granted', until: null }
  const until = life.answeredAt === null ? null : life.answeredAt + rules.answered.guarantee
  const open =
    mayClaim && claimedBefore === false && life.moneyAsked === null && until !== null && now.getTime() <= until
  return open ? { state: 'open', until: iso(until) } : { state: 'none', until: null }
}

const perPage = 10

/** Own questions, newest first. The status filter is the specification's, so it looks at state and meeting together. */
export async function ownQuestions(
  ports: Ports,
  actor: Person,
  input: { page: number; status?: StatusView['code']; locale: Locale },
): Promise<{ items: QuestionCard[]; total: number; page: number; pages: number }> {
  const { rows, total } = await questionsOf(ports.db, actor.personId, {
    status: input.status,
    offset: (input.page - 1) * perPage,
    limit: perPage,
  })
  const ids = rows.flatMap((row) => [row.expert_id, row.life.lease?.expertId ?? null]).filter((id) => id !== null)
  const cards = await cardsOf(ports, ports.db, [...new Set(ids)], input.locale)
  return {
    items: rows.map((row) => questionCard(ports, row, cards, input.locale)),
    total,
    page: input.page,
    pages: Math.max(1, Math.ceil(total / perPage)),
  }
}

/** A question in a list, with the experts it names from among the cards. */
export function questionCard(
  ports: Ports,
  row: QuestionRow,
  cards: Map<string, ExpertCard>,
  locale: Locale,
): QuestionCard {
  return {
    id: row.id,
    number: row.number,
    title: row.title,
    category: namedCategory(row, locale),
    status: statusView(row, ports.clock.now(), ports, cards),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    expertName: row.expert_id ? (cards.get(row.expert_id)?.name ?? null) : null,
  }
}
