import type { z } from 'zod'
import { brand } from '../../../brand.ts'
import type { ExpertCard } from '../../../experts/contract.ts'
import { cardsOf } from '../../../experts/directory/server/cards.ts'
import type { Db } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { authorOf, type ContributionAuthor } from '../../answers/contribution.ts'
import { withoutModelLabel } from '../../demo/model-label.ts'
import { attachmentView } from '../../files/server/attach.ts'
import { attachmentsOf } from '../../files/server/attachment-store.ts'
import { answerLocked } from '../../lifecycle/status.ts'
import type { MessageRow, QuestionRow } from '../../server/views.ts'
import type { Answer, Message } from '../../shapes.ts'
import { writtenInMessage } from '../../translation/server/translate.ts'
import { type Reader, translationsFor } from '../../translation/server/translation-view.ts'

/** The thread as one side sees it: who wrote, human or machine, with documents; a locked answer's text is left out. */
export async function messageViews(
  ports: Ports,
  db: Db,
  row: QuestionRow,
  messages: readonly MessageRow[],
  reader: Reader,
): Promise<z.input<typeof Message>[]> {
  const ids = new Set(messages.flatMap((message) => [expertIn(message) ?? [], giverIn(message) ?? []].flat()))
  const cards = await cardsOf(ports, db, [...ids], row.locale)
  const documents = await attachmentsOf(db, row.id)
  const translated = await translationsFor(db, row, reader)
  const locked = reader === 'client' && answerLocked(row.life)
  const read = (message: MessageRow) =>
    isOwn(message, row, reader) || !isForeignTo(message, reader)
      ? null
      : translated(writtenInMessage(message), message.locale)
  return messages.map((message) => {
    const card = cards.get(expertIn(message) ?? '')
    const writtenBy = message.author === 'expert' ? authorIn(message, card) : null
    const hidden = locked && message.kind === 'answer'
    return {
      id: message.id,
      seq: message.seq,
      author: message.author,
      own: isOwn(message, row, reader),
      name: nameOf(message, card),
      portrait: message.author === 'expert' ? (card?.portrait ?? null) : null,
      gender: message.author === 'expert' ? (card?.gender ?? null) : null,
      kind: message.kind,
      text: hidden ? '' : message.body,
      locale: message.locale,
      translation: hidden ? null : read(message),
      at: message.at,
      attachments: documents.filter((document) => document.messageId === message.id).map(attachmentView),
      preview: (message.data?.preview as Message['preview'] | undefined) ?? null,
      intake: (message.data?.intake as Message['intake'] | undefined) ?? null,
      answers: (message.data?.answers as Message['answers'] | undefined) ?? null,
      answer: hidden ? null : ((message.data?.answer as Answer | undefined) ?? null),
      event: (message.data?.event as string | undefined) ?? null,
      from: cards.get(giverIn(message) ?? '')?.name ?? null,
      writtenBy,
      corrects: message.data?.corrects === true,
      aiGenerated: message.author === 'assistant' || writtenBy === 'assistant',
    }
  })
}

/** Nobody reads what they wrote themselves in translation. */
const isOwn = ({ author, authorId }: MessageRow, { expertId }: QuestionRow, reader: Reader): boolean =>
  author === reader && (reader === 'client' || authorId === expertId)

/** Nor does a client read in translation what the assistant wrote to them. */
const isForeignTo = ({ author }: MessageRow, reader: Reader): boolean => reader === 'expert' || author === 'expert'

function expertIn(message: MessageRow): string | null {
  return message.author === 'expert' ? message.authorId : ((message.data?.expertId as string | undefined) ?? null)
}

const authorIn = ({ data }: MessageRow, card: ExpertCard | undefined): ContributionAuthor =>
  (data?.writtenBy as ContributionAuthor | undefined) ?? authorOf({ scripted: card?.scripted === true }, false)

const giverIn = (message: MessageRow): string | null => (message.data?.fromId as string | undefined) ?? null

/** The page says "you" to the reader; an expert sees only a client's first name. */
export function nameOf(message: MessageRow, card: ExpertCard | undefined): string {
  if (message.author === 'house') return card?.name ?? brand.name
  if (message.author === 'expert') return card?.name ?? message.authorName ?? ''
  return message.authorName ?? ''
}

const longestLine = 240

/** A message in one line, as a list shows it. */
export function lineOf({ body, data }: Pick<MessageRow, 'body' | 'data'>): string {
  const { preview, answer } = (data ?? {}) as { preview?: Message['preview']; answer?: Answer }
  const text = withoutModelLabel(answer?.short ?? preview?.title ?? body)
  return text.replace(/\s+/g, ' ').trim().slice(0, longestLine)
}
