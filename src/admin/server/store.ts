import type { Db } from '../../platform/db/port.ts'
import '../../platform/mail/tables.ts'

const envelope = [
  'id',
  'template',
  'to_address',
  'locale',
  'subject',
  'state',
  'attempts',
  'error',
  'created_at',
  'sent_at',
] as const

export type LetterFilter = { to?: string; template?: string }

function lettersLike(db: Db, { to, template }: LetterFilter) {
  let letters = db.selectFrom('mail_outbox')
  if (to) letters = letters.where('to_address', '=', to)
  if (template) letters = letters.where('template', '=', template)
  return letters
}

export function envelopes(db: Db, filter: LetterFilter, { offset, limit }: { offset: number; limit: number }) {
  return lettersLike(db, filter)
    .select(envelope)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
}

export async function countLetters(db: Db, filter: LetterFilter): Promise<number> {
  const { count } = await lettersLike(db, filter)
    .select((select) => select.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function templatesUsed(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('mail_outbox').select('template').distinct().orderBy('template').execute()
  return rows.map((row) => row.template)
}

export function letterById(db: Db, id: string) {
  return db
    .selectFrom('mail_outbox')
    .select([...envelope, 'html', 'text'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export type EnvelopeRow = Awaited<ReturnType<typeof envelopes>>[number]
