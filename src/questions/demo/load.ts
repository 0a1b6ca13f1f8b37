import { randomUUID } from 'node:crypto'
import { addReview } from '../../experts/server/changes.ts'
import { anyExpertIn } from '../../experts/server/views.ts'
import { type Locale, locales } from '../../i18n/locale.ts'
import type { Tx } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'
import { workToken } from '../access.ts'
import { addContribution } from '../answers/server/contribution-store.ts'
import { decideAll } from '../lifecycle/decide.ts'
import type { QuestionEvent } from '../lifecycle/events.ts'
import { openDraft, type QuestionState } from '../lifecycle/states.ts'
import { expertName } from '../server/expert-name.ts'
import { appendMessage, insertEvents, insertQuestion, saveLife, updateQuestion } from '../server/store.ts'
import { demoQuestionsLoaded, insertPublished } from './demo-store.ts'
import { type DemoQuestion, demoQuestions } from './published.data.ts'

const minute = 60_000
const author = 'demo-client'

/**
 * The demonstration client's answered questions, published without a name. Their history is made by the same rules as
 * any other, only with the times of some days ago; no money is involved (a plan paid for them).
 */
export async function loadDemoQuestions(ports: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  if (await demoQuestionsLoaded(ports.db)) return
  await ports.db.transaction().execute(async (tx) => {
    for (const locale of locales)
      for (const question of demoQuestions[locale]) await load(tx, ports.clock.now(), question, locale)
  })
}

async function load(tx: Tx, now: Date, question: DemoQuestion, locale: Locale): Promise<void> {
  const expertId = question.expert ?? (await anyExpertIn(tx, question.category))
  if (!expertId) return
  const id = `demo-question-${question.key}`
  const asked = new Date(now.getTime() - question.daysAgo * 24 * 60 * minute)
  const at = (minutes: number) => new Date(asked.getTime() + minutes * minute)
  let state = openDraft({ id, clientId: author, visitor: false, locale, category: question.category }, asked)
  await insertQuestion(
    tx,
    {
      id,
      personId: author,
      category: question.category,
      subCategory: null,
      locale,
      title: question.title,
      body: question.text,
      createdAt: asked,
    },
    state,
    { now: asked, nextDue: null },
  )
  const say = (who: 'client' | 'expert', body: string, minutes: number, answer?: DemoQuestion['answer']) =>
    appendMessage(tx, id, {
      id: randomUUID(),
      author: who,
      authorId: who === 'client' ? author : expertId,
      authorName: null,
      kind: answer ? 'answer' : 'text',
      body,
      data: answer ? { answer } : null,
      locale,
      at: at(minutes),
    })
  const apply = async (minutes: number, ...events: QuestionEvent[]) => {
    state = await step(tx, id, state, events, at(minutes))
  }
  await say('client', question.text, 0)
  await apply(0, { kind: 'submit', category: question.category, allowance: 'plan' })
  for (const reply of question.replies) await say('client', reply, 2)
  await apply(3, { kind: 'ask_expert' }, { kind: 'plan_active' })
  await apply(4, { kind: 'tick', candidates: [{ expertId, total: 1, breakdown: [], byPush: false }] })
  await apply(5, { kind: 'accept', expertId, token: state.fencing })
  const answer = await say('expert', question.answer.short, 12, question.answer)
  // Its client has read it, and rated it.
  await updateQuestion(tx, id, { readUpTo: answer.seq })
  await addContribution(tx, {
    id: randomUUID(),
    questionId: id,
    authorKind: 'expert',
    expertId,
    authorName: (await expertName(tx, expertId)) ?? '',
    at: at(12),
    content: { answer: question.answer },
    corrects: false,
    feeQuoted: 0,
    leaseToken: workToken(state, expertId),
  })
  await apply(12, { kind: 'answer', expertId, token: workToken(state, expertId) ?? 0 })
  await addReview(tx, {
    id: randomUUID(),
    expertId,
    questionId: id,
    stars: question.stars,
    comment: question.comment,
    author: 'Claude M.',
    experiencedAt: at(12),
    publishedAt: at(60),
  })
  await insertPublished(tx, {
    questionId: id,
    title: question.title,
    body: question.text,
    answer: JSON.stringify(question.answer),
    consent: 'demonstration',
    askedAt: at(70),
    decidedAt: at(90),
  })
}

async function step(
  tx: Tx,
  id: string,
  state: QuestionState,
  events: readonly QuestionEvent[],
  at: Date,
): Promise<QuestionState> {
  const decision = decideAll(state, events, at)
  if (decision.refused) throw new Error(`The demonstration question ${id} is refused: ${decision.refused}`)
  await insertEvents(tx, id, decision.records)
  // No timer is set: the demonstration's questions stay open.
  await saveLife(tx, id, decision.state, { now: at, nextDue: null })
  return decision.state
}
