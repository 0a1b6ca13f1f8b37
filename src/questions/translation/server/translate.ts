import '../../server/jobs-table.ts'
import { createHash } from 'node:crypto'
import { termsFor } from '../../../catalog/glossary/terms-for.ts'
import { expertById, peopleOf } from '../../../experts/server/views.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { contributionsTo } from '../../answers/server/contribution-store.ts'
import { callBook } from '../../assistant/server/call-book.ts'
import { type MessageRow, messagesOf, type QuestionRow, questionById } from '../../server/views.ts'
import type { Answer } from '../../shapes.ts'
import { receivedBy } from '../../workspace/server/hand-over-store.ts'
import { linesOf, readInstead, type Written, writtenIn } from '../lines.ts'
import { bookTranslations, saveTranslation, type TranslationKey, translationsOf } from './translation-store.ts'

/** The hash under which the translation of a text is kept. */
export const sourceOf = (lines: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(lines)).digest('hex')

/** What was written in a message, or nothing where the product wrote it. */
export function writtenInMessage({ author, kind, body, data }: MessageRow): Written | undefined {
  if (author === 'house' || kind === 'preview' || kind === 'event') return undefined
  const answer = kind === 'answer' ? (data?.answer as Answer | undefined) : undefined
  return answer ? { answer } : { text: body }
}

type Wanted = TranslationKey & { from: Locale; lines: string[]; betweenExperts: boolean }

/** Every text of a question whose reader does not know its language: the client, its expert, or a specialist they meet. */
async function wantedBy({ meetings }: Ports, db: Db, row: QuestionRow): Promise<Wanted[]> {
  const expert = row.expertId ? await expertById(db, row.expertId) : undefined
  const want = (written: Written, from: Locale, locale: Locale | undefined, betweenExperts = false): Wanted[] => {
    const lines = linesOf(written)
    if (locale === undefined || lines.length === 0) return []
    return [{ questionId: row.id, source: sourceOf(lines), locale, from, lines, betweenExperts }]
  }
  const forClient = (from: Locale) => (from === row.locale ? undefined : row.locale)
  const forExpert = (from: Locale) => expert && readInstead(expert.languages, from)
  /** What an expert has written: their client reads it, and whoever takes the question over from them. */
  const byExpert = (written: Written, from: Locale, author: string | null): Wanted[] => [
    ...want(written, from, forClient(from)),
    ...(author === row.expertId ? [] : want(written, from, forExpert(from))),
  ]
  const messages = (await messagesOf(db, row.id)).flatMap((message) => {
    const written = writtenInMessage(message)
    if (!written) return []
    const { locale: from, author, authorId } = message
    return author === 'expert' ? byExpert(written, from, authorId) : want(written, from, forExpert(from))
  })
  const delivered = (await contributionsTo(db, row.id)).flatMap(({ content, expertId }) => {
    const written = writtenInContribution(content)
    return written ? byExpert(written, writtenIn(written, row.locale), expertId) : []
  })
  const received = row.expertId ? await receivedBy(db, row, row.expertId) : undefined
  const ofColleague = [received?.note, received?.draft].flatMap((one) =>
    one ? want(one.written, one.locale, forExpert(one.locale), true) : [],
  )
  const { texts } = await meetings.textsAbout(db, row)
  return [...messages, ...delivered, ...ofColleague, ...texts.flatMap(({ text, from, to }) => want({ text }, from, to))]
}

export function writtenInContribution(content: { answer?: Answer; text?: string } | null): Written | undefined {
  if (content?.answer) return { answer: content.answer }
  return content?.text === undefined ? undefined : { text: content.text }
}

/** Books what the two sides cannot read of each other. The job makes it, so that no message waits for a model. */
export async function translateLater(ports: Ports, tx: Tx, row: QuestionRow): Promise<void> {
  if (!ports.assistant.translate) return
  const keys = (await wantedBy(ports, tx, row)).map(({ from: _from, lines: _lines, ...key }) => key)
  const each = [...new Map(keys.map((key) => [key.source + key.locale, key])).values()]
  if (await bookTranslations(tx, each, ports.clock.now())) await startJob(ports, tx, row.id)
}

const startJob = (ports: Ports, tx: Tx, questionId: string, startAfter?: Date): Promise<void> =>
  ports.jobs.enqueue(
    tx,
    'question.translate',
    { questionId },
    { key: questionId, ...(startAfter ? { startAfter } : {}) },
  )

/** Another reply may be better, a third one hardly. A model that fails is asked again for about an hour. */
export const mostTries = { unsafe: 2, later: 7 }
export const firstPause = 30_000

/** Translates what waits, calling the model outside any transaction, and tells its readers. */
export async function translateWaiting(ports: Ports, questionId: string): Promise<void> {
  const { translate } = ports.assistant
  const row = await questionById(ports.db, questionId)
  if (!row || !translate) return
  const booked = await translationsOf(ports.db, questionId)
  const tries = new Map(
    booked.filter(({ state }) => state === 'waiting').map((one) => [one.source + one.locale, one.tries]),
  )
  let longest = -1
  for (const { from, lines, betweenExperts: _, ...key } of await wantedBy(ports, ports.db, row)) {
    const before = tries.get(key.source + key.locale)
    if (before === undefined) continue
    tries.delete(key.source + key.locale)
    const made = await translate({ lines, from, to: key.locale, terms: termsFor(row.category) }, callBook(ports, row))
    const again = made.outcome !== 'done' && before + 1 < mostTries[made.outcome]
    if (again) longest = Math.max(longest, before)
    const state =
      made.outcome === 'done' ? 'shown' : again ? 'waiting' : made.outcome === 'unsafe' ? 'unsafe' : 'failed'
    await ports.transact(async (tx) => {
      const at = ports.clock.now()
      await saveTranslation(tx, key, { state, lines: made.outcome === 'done' ? made.lines : null, at })
      if (state !== 'waiting') await tellReaders(ports, tx, row)
    })
  }
  if (longest < 0) return
  const next = new Date(ports.clock.now().getTime() + firstPause * 2 ** longest)
  await ports.transact((tx) => startJob(ports, tx, questionId, next))
}

async function tellReaders(ports: Ports, tx: Tx, row: QuestionRow): Promise<void> {
  await ports.live.announce(tx, [row.personId], { kind: 'question', ref: row.id })
  const experts = row.expertId ? await peopleOf(tx, [row.expertId]) : new Map<string, string>()
  const { specialist } = await ports.meetings.textsAbout(tx, row)
  const readers = [...experts.values(), ...(specialist ? [specialist] : [])]
  if (readers.length > 0) await ports.live.announce(tx, readers, { kind: 'desk', ref: row.id })
}
