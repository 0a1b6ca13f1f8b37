// What the two sides of a meeting write to each other, as the bridge of the languages translates it.

import { expertById } from '../../experts/server/views.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Db } from '../../platform/db/port.ts'
import type { MeetingTexts } from '../../questions/server/meetings-port.ts'
import { messagesOf, otherTitleOf, type QuestionRow } from '../../questions/server/views.ts'
import type { Translation } from '../../questions/shapes.ts'
import { readInstead, writesIn, writtenIn } from '../../questions/translation/lines.ts'
import { translationsOfQuestion } from '../../questions/translation/server/translation-view.ts'
import type { MeetingLife } from '../lifecycle/lifecycle.ts'
import { summariesAbout } from '../outcome/server/follow-up-store.ts'
import { redactedForSpecialist } from '../redaction/server/redaction.ts'
import { latestMeeting, type MeetingRow } from './store.ts'

export type Text = { text: string; locale: Locale }

/** The subject, as every specialist reads it: in this language where the assistant has titled the brief in it too. */
export async function titleFor(db: Db, { id, title, locale }: QuestionRow, reader: Locale): Promise<Text> {
  const other = reader === locale ? undefined : await otherTitleOf(db, id)
  if (other) return { text: redactedForSpecialist(other, reader), locale: reader }
  return { text: redactedForSpecialist(title, locale), locale }
}

/** The specialist is to propose times: not while the client books without asking, nor once times were proposed. */
export const asksForTimes = ({ state, slots, direct }: MeetingLife): boolean =>
  state === 'offered' || (state === 'proposed' && slots.length === 0 && !direct)

/** When the client said they are free, for the specialist who is to propose times. */
export const wishFor = ({ life }: MeetingRow, question: QuestionRow): Text | null =>
  asksForTimes(life) && life.wish ? maskedWish(life.wish, question) : null

export const maskedWish = (wish: string, { locale }: QuestionRow): Text => ({
  text: redactedForSpecialist(wish, locale),
  locale: writtenIn({ text: wish }, locale),
})

/** The client's exchanges with the assistant, as a specialist reads them, without those that the client withholds. */
export async function exchangesFor(db: Db, question: QuestionRow, withheld: readonly string[]) {
  const messages = await messagesOf(db, question.id)
  const answered = messages.findIndex(({ author }) => author === 'expert')
  const accepted = question.life.acceptedAt ?? Number.POSITIVE_INFINITY
  // Messages to the expert stay between the client and the expert.
  const before = (answered < 0 ? messages : messages.slice(0, answered)).filter(({ at }) => at.getTime() < accepted)
  return before.flatMap(({ id, author, body, data, at, locale }) => {
    if ((author !== 'client' && author !== 'assistant') || withheld.includes(id)) return []
    const preview = data?.preview as { paragraphs?: string[] } | undefined
    const text = body || (preview?.paragraphs ?? []).join('\n\n')
    return text ? [{ id, author, at, locale, text: redactedForSpecialist(text, question.locale) }] : []
  })
}

const isGranted = ({ grantedUntil }: MeetingRow): boolean => grantedUntil !== null

/** Every text of the latest request, and of the summaries, whose reader does not know its language. */
export async function meetingTexts(db: Db, question: QuestionRow): Promise<MeetingTexts> {
  const row = await latestMeeting(db, question.id)
  const specialist = row?.specialistId ? await expertById(db, row.specialistId) : undefined
  const wish = row && wishFor(row, question)
  const toSpecialist =
    row && specialist
      ? [
          await titleFor(db, question, question.locale),
          ...(wish ? [wish] : []),
          ...(isGranted(row) ? await exchangesFor(db, question, row.withheld) : []),
        ].map((one) => ({ ...one, to: readInstead(specialist.languages, one.locale) }))
      : []
  const toClient = (await summariesAbout(db, question.id)).map((one) => ({
    ...summaryFor(one, question),
    to: question.locale,
  }))
  return {
    specialist: specialist?.personId ?? null,
    texts: [...toSpecialist, ...toClient].flatMap(({ text, locale: from, to }) =>
      to === undefined || to === from ? [] : [{ text, from, to }],
    ),
  }
}

export const summaryFor = (
  { text, languages }: { text: string; languages: readonly Locale[] },
  { locale }: QuestionRow,
): Text => ({ text, locale: writtenIn({ text }, writesIn(languages, locale)) })

type Read = { locale: Locale; translation: Translation | null }

/** Gives each text with its translation, for a reader who knows these languages. */
export async function readerOf(
  db: Db,
  question: QuestionRow,
  languages: readonly Locale[],
): Promise<(one: Text) => Read> {
  const translated = await translationsOfQuestion(db, question)
  return ({ text, locale }) => ({ locale, translation: translated({ text }, locale, readInstead(languages, locale)) })
}
