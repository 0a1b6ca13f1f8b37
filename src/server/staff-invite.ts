import { parseArgs } from 'node:util'
import { z } from 'zod'
import { inviteByCommand } from '../admin/staff/server/invitations.ts'
import { staffRoles } from '../api/actor.ts'
import { emailField, localeField } from '../api/fields.ts'
import { Refusal } from '../api/refusal.ts'
import { legalEntity } from '../brand-legal.ts'
import { dayAndHour } from '../i18n/format.ts'
import type { Locale } from '../i18n/locale.ts'
import { systemClock } from '../platform/clock.ts'
import { type RunningConfig, readConfig } from '../platform/config.ts'
import { connect, transaction } from '../platform/db/connect.ts'
import { pendingOn } from '../platform/db/migrate.ts'
import { openDatabase } from '../platform/db/open.ts'
import { randomIds } from '../platform/ids.ts'
import { startJobs } from '../platform/jobs/pg-boss.ts'
import { openMail } from '../platform/mail/outbox.ts'
import { smtpTransport } from '../platform/mail/smtp.ts'
import { maySendEmail } from '../questions/notifications/server/withheld-emails.ts'
import { openLog } from './ports.ts'
import { completeConfig } from './secrets.ts'

const usage = 'npm run staff:invite -- owner@example.com [--role owner|support|editor|compliance] [--locale fr|en]'

/** Invalid input, or an impossible request: a sentence for the person who typed it. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

type Asked = { email: string; role: (typeof staffRoles)[number]; locale: Locale }

function readArguments(args: readonly string[]): Asked {
  let read: ReturnType<typeof parse>
  try {
    read = parse(args)
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n${usage}`)
  }
  const { values, positionals } = read
  if (positionals.length !== 1) throw new CommandError(`Say whom to invite, one address at a time.\n${usage}`)
  const email = emailField.safeParse(positionals[0])
  if (!email.success) throw new CommandError(`${positionals[0]} is not an e-mail address.\n${usage}`)
  const role = z.enum(staffRoles).safeParse(values.role.trim().toLowerCase())
  if (!role.success) throw new CommandError(`${values.role} is no role: there is ${staffRoles.join(', ')}.`)
  const locale = localeField.safeParse(values.locale)
  if (!locale.success) throw new CommandError(`${values.locale} is no language of ours: there is fr, en.`)
  return { email: email.data, role: role.data, locale: locale.data }
}

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { role: { type: 'string', default: 'owner' }, locale: { type: 'string', default: 'fr' } },
  })

/**
 * `npm run staff:invite`: invites the first owner, or somebody when no owner can. Works with or without a running
 * product, on a migrated database: it runs no migrations.
 * @throws CommandError with a sentence
 */
export async function inviteFromCommandLine(
  args: readonly string[],
  environment: Record<string, string | undefined>,
  say: (sentence: string) => void,
): Promise<void> {
  const asked = readArguments(args)
  const config = completeConfig(readConfig(environment))
  const database = await openDatabase(config, { info: () => {}, warn: say })
  try {
    await inviteOn(database.url, config, asked, say)
  } finally {
    await database.stop()
  }
}

async function inviteOn(url: string, config: RunningConfig, asked: Asked, say: (sentence: string) => void) {
  const { db, pool, close } = connect(url, { max: 2, connectTimeout: 10_000, name: 'clairavis command' })
  try {
    if ((await pendingOn(pool)).length > 0)
      throw new CommandError(
        'This database is not ready for this version: run npm run db:migrate, or npm start, first.',
      )
    const base = { db, clock: systemClock, ids: randomIds, secretKey: config.SECRET_KEY }
    const { SMTP_URL, MAIL_FROM = legalEntity.mail.from } = config
    // The email is queued here and sent by the product when it runs.
    const jobs = SMTP_URL ? await startJobs({ db, databaseUrl: url, work: false, log: openLog(config) }) : undefined
    const mail =
      SMTP_URL && jobs
        ? openMail({
            ...base,
            maySend: maySendEmail,
            jobs,
            transport: smtpTransport(SMTP_URL, MAIL_FROM, legalEntity.mail.replyTo),
          })
        : openMail({ ...base, maySend: maySendEmail, transport: null })
    const { email, role, locale } = asked
    const { link, expiresAt } = await transaction(db, (tx) =>
      inviteByCommand({ ...base, config, mail }, tx, { email, roles: [role], locale }),
    ).finally(() => jobs?.stop())
    say(`${email} may join the staff as ${role}, once, until ${dayAndHour('en', expiresAt)}:`)
    say(link)
    say(
      jobs
        ? 'The same link goes there by letter. An earlier one opens nothing any more.'
        : 'No mail server is set up (SMTP_URL): hand the link over yourself. An earlier one opens nothing any more.',
    )
  } catch (error) {
    if (error instanceof Refusal && error.code === 'already_staff')
      throw new CommandError(
        `${asked.email} is of the staff already. An owner changes roles at /admin-dashboard/staff.`,
      )
    throw error
  } finally {
    await close()
  }
}
