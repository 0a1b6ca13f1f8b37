import type { z } from 'zod'
import type { Person } from '../../api/actor.ts'
import { guaranteeUsed } from '../../billing/cancellation/server/views.ts'
import { refundDoneAt, refundStateOf } from '../../billing/refunds/server/views.ts'
import { livePurchaseOf } from '../../billing/server/views.ts'
import { findCategory, findSubCategory } from '../../catalog/catalog.ts'
import type { ExpertCard } from '../../experts/contract.ts'
import { promisedMinutes } from '../../experts/directory/estimate.ts'
import { cardsOf } from '../../experts/directory/server/cards.ts'
import { reviewOfQuestion } from '../../experts/server/views.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Db, Tx } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'
import { emergencyScreenIn } from '../../safety/screen-in.ts'
import { canOf } from '../access.ts'
import type { OwnQuestionCard } from '../account/contract.ts'
import { type ContributionRow, contributionsTo, currentAnswers } from '../answers/server/contribution-store.ts'
import { contributionViews } from '../answers/server/contribution-view.ts'
import { helplinesFor } from '../assistant/server/country.ts'
import { isWriting, nameFor } from '../assistant/server/turn.ts'
import { activeEmergency, maySendEmailAbout } from '../emergency/server/rules.ts'
import { attachmentView } from '../files/server/attach.ts'
import { type AttachmentRow, attachmentsOf } from '../files/server/attachment-store.ts'
import type { QuestionRecord } from '../lifecycle/events.ts'
import { askedAlone } from '../lifecycle/search.ts'
import { rulesOf } from '../lifecycle/server/apply.ts'
import { pendingOn, type QuestionPending } from '../lifecycle/server/undo.ts'
import type { QuestionState } from '../lifecycle/states.ts'
import { answerLocked, statusOf, type TimelineStep, timeline } from '../lifecycle/status.ts'
import type { StatusView } from '../lifecycle/status-shapes.ts'
import { mayHappen } from '../lifecycle/transitions.ts'
import { type Breakdown, canMeet } from '../matching/matching.ts'
import { publicationOf } from '../publication/server/store.ts'
import type { Rules } from '../rules.ts'
import type { QuestionCard, QuestionView } from '../shapes.ts'
import { lineOf, nameOf } from '../thread/server/message-view.ts'
import { lastSaidIn, unreadIn } from '../thread/server/reading-store.ts'
import type { AgreedMeeting } from './meetings-port.ts'
import { questionsOf } from './person-questions-store.ts'
import { scoreOf } from './store.ts'
import { eventsOf, type MessageRow, type QuestionRow } from './views.ts'

const dateOf = (at: number | Date | null | undefined) => (at == null ? null : new Date(at))

export function namedCategory(row: Pick<QuestionRow, 'category'>, locale: Locale) {
  return { slug: row.category, name: findCategory(row.category)?.name[locale] ?? row.category }
}

export function namedSub(row: QuestionRow, locale: Locale) {
  const sub = row.subCategory ? findSubCategory(row.category, row.subCategory) : undefined
  return sub ? { slug: sub.slug, name: sub.name[locale] } : null
}

function statusView(
  row: QuestionRow,
  now: Date,
  ports: Ports,
  cards: ReadonlyMap<string, ExpertCard>,
): z.input<typeof StatusView> {
  const status = statusOf(row.life, now, rulesOf(ports.config))
  return {
    code: status.code,
    line: status.line,
    expertName: cardIn(cards, status.expertId)?.name ?? null,
    since: dateOf(status.since),
    asked: status.asked,
    answerAvailable: status.answerAvailable,
  }
}

const cardIn = (cards: ReadonlyMap<string, ExpertCard>, expertId: string | null) =>
  expertId ? (cards.get(expertId) ?? null) : null

/** One own question with everything its pages show; `can` says which buttons work. */
export async function questionView(ports: Ports, db: Db, row: QuestionRow, actor: Person, locale: Locale) {
  const records = await eventsOf(db, row.id)
  const contributions = await contributionsTo(db, row.id)
  const rating = await reviewOfQuestion(db, row.id)
  const publication = await publicationOf(db, row.id)
  const purchase = await livePurchaseOf(db, row.id)
  const why = row.expertId ? await scoreOf(db, row.id, row.expertId) : null
  const attachments = await attachmentsOf(db, row.id)
  const mayClaim = row.life.answeredAt !== null && row.life.claim === 'NONE' && row.life.payment === 'CAPTURED'
  const claimedBefore = mayClaim && (await guaranteeUsed(db, row.personId))
  const bank = row.life.claim === 'GRANTED' && row.life.order ? await bankOf(db, row.life.order) : null
  const returnedAt = row.life.claim === 'GRANTED' && row.life.order ? await refundDoneAt(db, row.life.order) : null
  const agreedMeeting = row.life.meeting === 'OPEN' ? await ports.meetings.agreedAbout(db, row.id) : undefined
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
    returnedAt,
    agreedMeeting,
    pending: await pendingOn(db, row.id),
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
  /** When the card got it. */
  returnedAt?: Date | null
  agreedMeeting?: AgreedMeeting
  pending?: QuestionPending[]
}

/** The same for a question that was just written: nothing is read again, and nobody can have answered it. */
export function freshView(
  ports: Ports,
  tx: Tx,
  row: QuestionRow,
  actor: Person,
  locale: Locale,
  facts: Pick<Facts, 'records' | 'attachments'>,
) {
  return viewOf(ports, tx, row, actor, locale, facts)
}

async function viewOf(
  ports: Ports,
  db: Db,
  row: QuestionRow,
  actor: Person,
  locale: Locale,
  facts: Facts,
): Promise<z.input<typeof QuestionView>> {
  const { life } = row
  const now = ports.clock.now()
  const rules = rulesOf(ports.config)
  const steps = timeline(facts.records, life, now, rules)
  const { expertId } = statusOf(life, now, rules)
  const readable = answerLocked(life) ? [] : (facts.contributions ?? [])
  const answer = currentAnswers(readable)[0]
  const about = [row.expertId, row.requestedExpertId, expertId, answer?.expertId ?? null]
  const named = [...about, ...steps.map((step) => step.expertId)]
  const cards = await cardsOf(ports, db, [...new Set(named.filter((id) => id !== null))], locale)
  const emergency = activeEmergency(row)
  const writing = isWriting(row, now)
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
    createdAt: row.createdAt,
    neededBy: row.neededBy,
    proposedDeadline: mayHappen('needed_by', row.state) ? row.proposedDeadline : null,
    tooLate: !canMeet(life.neededBy === null ? null : new Date(life.neededBy), now, promisedMinutes.max),
    assistantName: await nameFor(db, row),
    assistantWriting: writing,
    assistantWords: writing ? row.assistantWords : null,
    expert: cardIn(cards, row.expertId),
    requestedExpert: askedAlone(life) ? cardIn(cards, row.requestedExpertId) : null,
    onlyRequested: life.requested?.hold === 'kept',
    whyExpert: (facts.why ?? []).map(({ part, points }) => ({ part, value: points })),
    attachments: facts.attachments.map(attachmentView),
    answer: answer?.content.answer ?? null,
    answeredBy: cardIn(cards, answer?.expertId ?? null),
    answeredAt: dateOf(row.answeredAt),
    contributions: await contributionViews(ports, db, row, readable, locale),
    rating: facts.rating ?? null,
    publication: publicationView(facts),
    timeline: steps.map((step) => stepView(step, cards)),
    orderId: facts.orderId ?? life.order,
    paymentProblem: life.captureFailedAt !== null && answerLocked(life),
    limitReached: row.state === 'DRAFT' && !emergency,
    helplines: helplinesFor(row.body, { locale: row.locale, address: ports.countries.countryOf(actor.address) }),
    readUpTo: row.readUpTo,
    gathered: row.gathered,
    pending: facts.pending ?? [],
    emergency: emergency && { situations: emergency.situations, screen: emergencyScreenIn(emergency, locale) },
    safeToWrite: row.safeToWrite,
    emailsWithheld: !maySendEmailAbout(row),
    can: canView(can, {
      emergency: emergency !== null,
      rated: facts.rating !== undefined,
      withdrawing: (facts.pending ?? []).some(({ act }) => act !== 'guarantee'),
    }),
    guarantee: guaranteeOf(life, facts, can.claim, now, rules),
    agreedMeeting: meetingView(facts),
    closedAt: dateOf(row.closedAt),
    closeReason: row.closeReason,
  }
}

const stepView = (
  step: TimelineStep,
  cards: ReadonlyMap<string, ExpertCard>,
): z.input<typeof QuestionView>['timeline'][number] => ({
  step: step.step,
  at: dateOf(step.at),
  state: step.state,
  count: step.count,
  expertName: cardIn(cards, step.expertId)?.name ?? null,
  by: dateOf(step.by),
})

/** Nothing is sold during an emergency. */
function canView(
  can: ReturnType<typeof canOf>,
  about: { emergency: boolean; rated: boolean; withdrawing: boolean },
): QuestionView['can'] {
  const { emergency, rated, withdrawing } = about
  return {
    say: can.say,
    attach: can.attach,
    askExpert: can.askExpert && !emergency,
    correct: can.correct && !emergency,
    order: can.order && !emergency,
    back: can.back,
    close: can.close && !withdrawing,
    closeNeedsSecond: can.closeNeedsSecond,
    stopSearch: can.stopSearch && !withdrawing,
    rate: can.rate && !rated && !emergency,
    choose: can.choose && !withdrawing,
    chooseNamed: can.chooseNamed && !emergency,
    keepNamed: can.keepNamed && !emergency,
    share: can.share,
    meet: can.meet && !emergency,
  }
}

function publicationView({ publication }: Facts): QuestionView['publication'] {
  if (!publication) return null
  return {
    state: publication.state,
    title: publication.title,
    text: publication.body,
    reason: publication.reason,
  }
}

function meetingView({ agreedMeeting }: Facts): z.input<typeof QuestionView>['agreedMeeting'] {
  return agreedMeeting ? { meetsAt: agreedMeeting.at, specialist: agreedMeeting.specialist } : null
}

async function bankOf(db: Db, order: string): Promise<Facts['bank']> {
  const state = await refundStateOf(db, order)
  return state === 'waits' ? 'at_bank' : state === 'by_bank' ? state : null
}

/** A refund to a card is shown by most banks within ten days. */
const bankShowsWithinMs = 10 * 24 * 3_600_000

/** The guarantee while it can be claimed, and the outcome of a claim; also on a closed question. */
function guaranteeOf(
  life: QuestionState,
  { claimedBefore, bank, returnedAt = null }: Pick<Facts, 'bank' | 'claimedBefore' | 'returnedAt'>,
  mayClaim: boolean,
  now: Date,
  rules: Rules,
): z.input<typeof QuestionView>['guarantee'] {
  if (life.claim === 'GRANTED') {
    const isShown = returnedAt !== null && now.getTime() - returnedAt.getTime() > bankShowsWithinMs
    return { state: bank ?? 'granted', until: null, returnedAt: isShown ? returnedAt : null }
  }
  const until = life.answeredAt === null ? null : life.answeredAt + rules.answered.guarantee
  const open =
    mayClaim && claimedBefore === false && life.moneyAsked === null && until !== null && now.getTime() <= until
  return { state: open ? 'open' : 'none', until: open ? dateOf(until) : null, returnedAt: null }
}

const perPage = 10

/** Own questions, those with the latest news first. The status filter is the specification's, so it looks at state and meeting together. */
export async function ownQuestions(
  ports: Ports,
  actor: Person,
  input: { page: number; status?: StatusView['code']; locale: Locale },
): Promise<{ items: z.input<typeof OwnQuestionCard>[]; total: number; page: number; pages: number }> {
  const { rows, total } = await questionsOf(ports.db, actor.personId, {
    status: input.status,
    offset: (input.page - 1) * perPage,
    limit: perPage,
  })
  const questionIds = rows.map(({ id }) => id)
  const [said, unread] = await Promise.all([lastSaidIn(ports.db, questionIds), unreadIn(ports.db, questionIds)])
  const ids = rows
    .flatMap((row) => [
      row.expertId,
      row.requestedExpertId,
      row.life.lease?.expertId ?? null,
      authorOf(said.get(row.id)),
    ])
    .filter((id) => id !== null)
  const cards = await cardsOf(ports, ports.db, [...new Set(ids)], input.locale)
  return {
    items: rows.map((row) => {
      const card = questionCard(ports, row, cards, input.locale)
      const discreet = !maySendEmailAbout(row)
      return {
        ...card,
        discreet,
        title: discreet ? card.category.name : card.title,
        last: discreet ? null : lastLine(row, said.get(row.id), cards),
        unread: unread.get(row.id) ?? 0,
      }
    }),
    total,
    page: input.page,
    pages: Math.max(1, Math.ceil(total / perPage)),
  }
}

const authorOf = (message: MessageRow | undefined) => (message?.author === 'expert' ? message.authorId : null)

function lastLine(
  row: QuestionRow,
  message: MessageRow | undefined,
  cards: Map<string, ExpertCard>,
): z.input<typeof OwnQuestionCard>['last'] {
  if (!message) return null
  const { author, at, kind } = message
  const answer = kind === 'answer'
  const hidden = answer && answerLocked(row.life)
  return {
    author,
    at,
    answer,
    name: nameOf(message, cards.get(message.authorId ?? '')),
    text: hidden ? '' : lineOf(message),
  }
}

/** A question in a list, with the experts it names from among the cards. */
export function questionCard(
  ports: Ports,
  row: QuestionRow,
  cards: Map<string, ExpertCard>,
  locale: Locale,
): z.input<typeof QuestionCard> {
  return {
    id: row.id,
    number: row.number,
    title: row.title,
    category: namedCategory(row, locale),
    status: statusView(row, ports.clock.now(), ports, cards),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    expertName: row.expertId ? (cards.get(row.expertId)?.name ?? null) : null,
  }
}
