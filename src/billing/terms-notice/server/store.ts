import { personView } from '../../../accounts/server/views.ts'
import { expertView } from '../../../experts/server/views.ts'
import { emailView } from '../../../platform/mail/outbox-store.ts'
import '../../server/tables.ts'
import { sql } from 'kysely'
import type { ContractText } from '../../../content/editing.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Db } from '../../../platform/db/port.ts'

/** Whom a text binds, who reads this language and has not had this email: whoever has a running plan, or every expert. */
export async function termsRecipients(
  db: Db,
  text: ContractText,
  locale: Locale,
  key: string,
): Promise<{ id: string; email: string }[]> {
  const bound =
    text === 'terms'
      ? sql`exists (select from subscription s where s.person_id = p.id and s.state not in ('incomplete', 'ended'))`
      : sql`exists (select from ${expertView} e where e.person_id = p.id and e.state not in ('left', 'terminated') and not e.scripted)`
  const { rows } = await sql<{ id: string; email: string }>`
    select p.id, coalesce(p.contact_email, p.email) as email from ${personView} p
    where p.locale = ${locale} and p.deleted_at is null and p.standing <> 'visitor' and ${bound}
      and not exists (select from ${emailView} m where m.key = ${key} || ':' || p.id)
    order by p.id`.execute(db)
  return rows
}
