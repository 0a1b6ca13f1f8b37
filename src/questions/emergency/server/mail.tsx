import { notifyDevices } from '../../../accounts/push/server/push.ts'
import { staffAddresses } from '../../../accounts/server/staff-views.ts'
import type { StaffRole } from '../../../api/actor.ts'
import { brand } from '../../../brand.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { Button, Paragraph, Title } from '../../../platform/mail/components.tsx'
import { type EmailContent, renderEmail } from '../../../platform/mail/email.tsx'
import type { Ports } from '../../../platform/ports.ts'
import { href } from '../../../screens.ts'
import { siteAddress } from '../../notifications/server/mail.tsx'
import { devices as en } from '../../notifications/server/push.text.en.ts'
import { devices as fr } from '../../notifications/server/push.text.fr.ts'
import { staffAlertEmail, unopenedEmail } from './staff-alert-email.ts'

declare module '../../../platform/mail/port.ts' {
  interface EmailTemplates {
    'questions.emergency-arrival': true
    'questions.emergency-unopened': true
  }
}

type Danger = { id: string; number: number }
type Letter = { subject: string; lead: string }

const words = { fr, en }

/** Who may open a question: those alerted. */
export const alertedRoles = ['support', 'compliance', 'owner'] as const satisfies readonly StaffRole[]

const tenMinutes = 600_000
/** How long a notification stays current. */
const pushLasts = 3_600_000

/** To the staff, in its own language: urgent, with a link, and without any of the client's text. */
export function emergencyEmail(site: string, { id, number }: Danger, letter: Letter = staffAlertEmail): EmailContent {
  const subject = fill(letter.subject, { number })
  return {
    locale: 'fr',
    subject,
    preview: letter.lead,
    body: (
      <>
        <Title>{subject}</Title>
        <Paragraph>{letter.lead}</Paragraph>
        <Button href={site + href('admin-question', 'fr', { id })}>{staffAlertEmail.button}</Button>
        <Paragraph soft>{staffAlertEmail.more}</Paragraph>
      </>
    ),
  }
}

/** Once ten minutes have passed and nobody has opened it. */
export const unopenedEmergencyEmail = (site: string, question: Danger) => emergencyEmail(site, question, unopenedEmail)

/** To the house's address, and to the own address and devices of each member who may open the question. */
export async function alertStaff(ports: Ports, tx: Tx, question: Danger, alert: string): Promise<void> {
  const email = await renderEmail(emergencyEmail(siteAddress(ports), question))
  const letter = { ...email, locale: 'fr', template: 'questions.emergency-arrival' } as const
  const key = `question.emergency:${alert}`
  await ports.mail.enqueue(tx, { ...letter, to: brand.support.email, key })
  const now = ports.clock.now().getTime()
  const note = (locale: Locale) => ({
    ...words[locale].staff.emergency,
    lang: locale,
    path: href('admin-question', locale, { id: question.id }),
    tag: `emergency-${question.id}`,
  })
  for (const member of await staffAddresses(tx, alertedRoles)) {
    if (member.email !== brand.support.email)
      await ports.mail.enqueue(tx, { ...letter, to: member.email, key: `${key}:${member.id}` })
    await notifyDevices(ports, tx, member.id, note, new Date(now + pushLasts))
  }
  const startAfter = new Date(now + tenMinutes)
  await ports.jobs.enqueue(tx, 'question.emergency-unopened', { alert }, { key: alert, startAfter })
}

/** To the owners: nobody has opened it. */
export async function alertOwners(ports: Ports, tx: Tx, question: Danger, alert: string): Promise<void> {
  const email = await renderEmail(unopenedEmergencyEmail(siteAddress(ports), question))
  for (const { id, email: to } of await staffAddresses(tx, ['owner']))
    await ports.mail.enqueue(tx, {
      ...email,
      to,
      locale: 'fr',
      key: `question.emergency-unopened:${alert}:${id}`,
      template: 'questions.emergency-unopened',
    })
}
