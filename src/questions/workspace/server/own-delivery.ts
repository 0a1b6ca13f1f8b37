// What an expert has delivered stays theirs to read when a colleague follows the question up.
import type { z } from 'zod'
import { Refusal } from '../../../api/refusal.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Brief } from '../../../platform/assistant/port.ts'
import type { Db } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { contributionsTo } from '../../answers/server/contribution-store.ts'
import { contributionViews } from '../../answers/server/contribution-view.ts'
import { namedCategory } from '../../server/question-view.ts'
import type { QuestionRow } from '../../server/views.ts'
import type { WorkspaceCard } from '../../shapes.ts'
import type { OwnDelivery } from '../contract.ts'
import { maskFor } from './masked.ts'
import { takenOverFrom } from './store.ts'

type TakenOver = Awaited<ReturnType<ReturnType<typeof takenOverFrom>['execute']>>[number]

const nextOf = ({ firstName, lastName }: TakenOver) => (firstName === null ? null : `${firstName} ${lastName}`)

/** The title of an accepted question: the assistant's, where it has one in this language, otherwise the client's. */
export function ownTitle(row: QuestionRow, other: Brief | null | undefined, locale: Locale) {
  const made = locale === row.locale ? undefined : other?.title
  return made ? { title: made, titleLocale: locale } : { title: row.title, titleLocale: row.locale }
}

/** The title without the personal data of a client whom this expert answers no more. */
async function maskedTitle(db: Db, row: TakenOver, locale: Locale) {
  const { title, titleLocale } = ownTitle(row, row.otherBrief, locale)
  const masked = await maskFor(db, row.personId)
  return { title: masked(title), titleLocale }
}

/** @throws Refusal `question_unknown` */
export async function ownDelivery(
  ports: Ports,
  expert: { id: string },
  questionId: string,
  locale: Locale,
): Promise<z.input<typeof OwnDelivery>> {
  const { db } = ports
  const row = await takenOverFrom(db, expert.id, 1).where('question.id', '=', questionId).executeTakeFirst()
  if (!row) throw new Refusal('question_unknown', 404)
  const own = (await contributionsTo(db, questionId)).filter(
    ({ expertId, content }) => content && expertId === expert.id,
  )
  return {
    ...(await maskedTitle(db, row, locale)),
    takenOverBy: nextOf(row),
    contributions: await contributionViews(ports, db, row, own, locale),
  }
}

/** The rows of such questions among the answers sent: nothing in them tells what became of the question. */
export async function takenOverCards(
  db: Db,
  expert: { id: string },
  locale: Locale,
  most: number,
): Promise<z.input<typeof WorkspaceCard>[]> {
  const rows = await takenOverFrom(db, expert.id, most).execute()
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      number: row.number,
      ...(await maskedTitle(db, row, locale)),
      category: namedCategory(row, locale),
      state: 'ANSWERED',
      turn: 'none' as const,
      since: row.deliveredAt,
      dueAt: null,
      clientWaitsSince: null,
      clientWroteAt: null,
      rating: null,
      takenOverBy: nextOf(row),
      proposedTo: null,
    })),
  )
}
