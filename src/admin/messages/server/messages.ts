import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { closeMessage } from '../../../discover/contact/server/changes.ts'
import { replyOf, withdrawnOf } from '../../../discover/contact/server/contact-emails.tsx'
import { countWaitingMessages, listContactMessages } from '../../../discover/contact/server/views.ts'
import { withdrawComment } from '../../../experts/server/changes.ts'
import { reviewsWithComment } from '../../../experts/server/views.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { questionMetAbout } from '../../../meetings/server/views.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { announcePublicChange } from '../../../platform/live/public-topics.ts'
import type { Ports } from '../../../platform/ports.ts'
import { hideAnswer, showAnswer } from '../../../questions/publication/server/changes.ts'
import { answersShown, answersWaiting } from '../../../questions/publication/server/views.ts'
import { clientOf } from '../../../questions/server/views.ts'
import { mayDo } from '../../rights.ts'
import { recordAct } from '../../server/journal.ts'
import { requirePermission } from '../../server/permissions.ts'

const perPage = 20
const span = (page: number) => ({ offset: (page - 1) * perPage, limit: perPage + 1 })

export async function listMessages(
  ports: Ports,
  actor: Person,
  { show, page }: { show: 'waiting' | 'handled'; page: number },
) {
  await requirePermission(ports, actor, 'answer_messages')
  const [rows, waiting] = await Promise.all([
    listContactMessages(ports.db, show === 'handled', span(page)),
    countWaitingMessages(ports.db),
  ])
  const messages = rows.slice(0, perPage).map((row) => ({
    ...row,
    handled: row.handledAt && {
      at: row.handledAt,
      by: row.handledBy ? { id: row.handledBy, name: row.handler } : null,
      note: row.note ?? '',
    },
  }))
  return { messages, waiting, page, more: rows.length > perPage, mayModerate: mayDo(actor.roles, 'moderate') }
}

/**
 * Marks a message as handled: replies by email, or files it with a note if no reply is needed.
 * @throws Refusal `message_unknown`
 */
export async function handleMessage(ports: Ports, actor: Person, input: { id: string; send: boolean; text: string }) {
  await requirePermission(ports, actor, 'answer_messages')
  return ports.transact(async (tx) => {
    const now = ports.clock.now()
    const done = await closeMessage(tx, input.id, { handledAt: now, handledBy: actor.personId, note: input.text })
    if (!done) throw new Refusal('message_unknown', 404)
    const { kind, reference, email, locale, personId } = done
    if (input.send)
      await ports.mail.enqueue(tx, {
        ...(await replyOf(locale, { kind, reference, reply: input.text })),
        to: email,
        locale,
        key: `contact:${input.id}:reply`,
        ...(personId && { personId }),
      })
    // The reply is stored with the message and deleted with it: the journal is never changed nor emptied.
    await recordAct(ports, tx, actor, {
      act: 'message.handle',
      subject: { kind: 'message', id: input.id },
      after: { kind, reference, sent: input.send },
    })
    return {}
  })
}

export async function publicTexts(ports: Ports, actor: Person, { page }: { page: number }) {
  await requirePermission(ports, actor, 'moderate')
  const [reviews, answers, waiting] = await Promise.all([
    reviewsWithComment(ports.db, span(page)),
    answersShown(ports.db, span(page)),
    page === 1 ? answersWaiting(ports.db, perPage) : [],
  ])
  return {
    reviews: reviews.slice(0, perPage).map((row) => ({
      ...row,
      expert: { slug: row.slug, name: `${row.firstName} ${row.lastName}` },
      at: row.publishedAt,
    })),
    answers: answers
      .slice(0, perPage)
      .flatMap(({ publishedAt, ...row }) => (publishedAt ? [{ ...row, at: publishedAt }] : [])),
    waiting: waiting.map(({ body, askedAt, ...row }) => ({ ...row, text: body, at: askedAt })),
    page,
    more: Math.max(reviews.length, answers.length) > perPage,
  }
}

type Withdrawn = { what: 'review' | 'answer' | 'refused'; id: string; reason: string }

async function tellAuthor(
  ports: Ports,
  tx: Tx,
  { what, id, reason }: Withdrawn,
  author: { email: string | null; locale: Locale | null; person: string | null; title: string },
): Promise<void> {
  const { email, locale, person, title } = author
  if (!email || !locale || !person) return
  const letter = await withdrawnOf(locale, { what, title, reason })
  await ports.mail.enqueue(tx, {
    ...letter,
    to: email,
    locale,
    personId: person,
    key: `withdrawn:${what}:${id}:${ports.clock.now().getTime()}`,
  })
}

/** Deletes the comment but keeps the stars in the mean: only the text is unlawful. @throws Refusal `review_unknown` */
export async function withdrawReview(ports: Ports, actor: Person, { id, reason }: { id: string; reason: string }) {
  await requirePermission(ports, actor, 'moderate')
  return ports.transact(async (tx) => {
    const found = await withdrawComment(tx, id)
    if (!found) throw new Refusal('review_unknown', 404)
    const subject = { kind: 'review', id }
    // Records the length, not the text: a client's words must not outlive their erasure in the journal.
    const before = { length: found.comment.length }
    await recordAct(ports, tx, actor, { act: 'review.withdraw', subject, reason, before })
    // Known only for a review of a question or a meeting.
    const about = found.questionId ?? (found.meetingId && (await questionMetAbout(tx, found.meetingId)))
    const author = about ? await clientOf(tx, about) : undefined
    if (author) await tellAuthor(ports, tx, { what: 'review', id, reason }, { ...author, title: found.comment })
    await announcePublicChange(tx, ['experts'])
    return {}
  })
}

/** Publishes the answer now. @throws Refusal `answer_unknown` */
export async function publishAnswer(ports: Ports, actor: Person, id: string) {
  await requirePermission(ports, actor, 'moderate')
  return ports.transact(async (tx) => {
    const found = await showAnswer(tx, id, ports.clock.now())
    if (!found) throw new Refusal('answer_unknown', 404)
    const subject = { kind: 'question', id }
    await recordAct(ports, tx, actor, { act: 'answer.publish', subject })
    await tellPage(ports, tx, id, found.person)
    await announcePublicChange(tx, ['content'])
    return {}
  })
}

type Hidden = { id: string; reason: string }

/** @throws Refusal `answer_unknown` */
export const refuseAnswer = (ports: Ports, actor: Person, input: Hidden) => hide(ports, actor, 'waiting', input)

/** @throws Refusal `answer_unknown` */
export const withdrawAnswer = (ports: Ports, actor: Person, input: Hidden) => hide(ports, actor, 'published', input)

async function hide(ports: Ports, actor: Person, from: 'waiting' | 'published', { id, reason }: Hidden) {
  await requirePermission(ports, actor, 'moderate')
  return ports.transact(async (tx) => {
    const found = await hideAnswer(tx, id, { from, reason, now: ports.clock.now() })
    if (!found) throw new Refusal('answer_unknown', 404)
    const before = { publishedAt: found.since }
    const done = from === 'waiting' ? { act: 'answer.refuse' } : { act: 'answer.withdraw' }
    await recordAct(ports, tx, actor, { ...done, subject: { kind: 'question', id }, reason, before })
    await tellAuthor(ports, tx, { what: from === 'waiting' ? 'refused' : 'answer', id, reason }, found)
    await tellPage(ports, tx, id, found.person)
    await announcePublicChange(tx, ['content'])
    return {}
  })
}

async function tellPage(ports: Ports, tx: Tx, id: string, person: string | null): Promise<void> {
  if (person) await ports.live.announce(tx, [person], { kind: 'question', ref: id })
}
