import { sql } from 'kysely'
import { orderView } from '../../../billing/server/views.ts'
import { meetingView } from '../../../meetings/server/views.ts'
import type { Db } from '../../../platform/db/port.ts'
import { emailView } from '../../../platform/mail/outbox-store.ts'
import { questionView } from '../../../questions/server/views.ts'
import '../../server/tables.ts'

const envelope = [
  'id',
  'template',
  'toAddress',
  'locale',
  'subject',
  'state',
  'attempts',
  'error',
  'createdAt',
  'sentAt',
] as const

/** The keys of question emails contain the id of the question, or of its order or meeting. */
const aboutQuestion = sql<string | null>`case when template like 'questions.%' then coalesce(
  (select question_id from ${orderView} purchase where purchase.id = split_part(mail_outbox.key, ':', 2)),
  (select question_id from ${meetingView} meeting where meeting.id = split_part(mail_outbox.key, ':', 2)),
  split_part(mail_outbox.key, ':', 2)) end`

const about = (seen: { by: string; at: Date }) =>
  [
    aboutQuestion.as('question'),
    sql<string | null>`(select category from ${questionView} question where question.id = ${aboutQuestion})`.as(
      'category',
    ),
    sql<boolean>`exists (select 1 from broken_glass glass where glass.question_id = ${aboutQuestion}
    and glass.person_id = ${seen.by} and glass.until > ${seen.at})`.as('open'),
  ] as const
export type EmailViewer = Parameters<typeof about>[0]

export type EmailFilter = { to?: string; template?: string }

function lettersLike(db: Db, { to, template }: EmailFilter) {
  let letters = db.selectFrom(emailView.as('mail_outbox'))
  if (to) letters = letters.where('toAddress', '=', to)
  if (template) letters = letters.where('template', '=', template)
  return letters
}

export function listEmailRows(
  db: Db,
  seen: EmailViewer,
  filter: EmailFilter,
  { offset, limit }: { offset: number; limit: number },
) {
  return lettersLike(db, filter)
    .select(envelope)
    .select(about(seen))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
}

export async function countEmails(db: Db, filter: EmailFilter): Promise<number> {
  const { count } = await lettersLike(db, filter)
    .select((select) => select.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function templatesUsed(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom(emailView.as('mail_outbox'))
    .select('template')
    .distinct()
    .orderBy('template')
    .execute()
  return rows.map((row) => row.template)
}

export function emailById(db: Db, seen: EmailViewer, id: string) {
  return db
    .selectFrom(emailView.as('mail_outbox'))
    .select([...envelope, 'html', 'text', 'secrets'])
    .select(about(seen))
    .where('id', '=', id)
    .executeTakeFirst()
}

export type EmailRow = Awaited<ReturnType<typeof listEmailRows>>[number]
