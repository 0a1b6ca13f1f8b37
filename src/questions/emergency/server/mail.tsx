import { brand } from '../../../brand.ts'
import { fill } from '../../../i18n/text.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { Button, Paragraph, Title } from '../../../platform/mail/components.tsx'
import { type EmailContent, renderEmail } from '../../../platform/mail/email.tsx'
import type { Ports } from '../../../platform/ports.ts'
import { href } from '../../../screens.ts'
import { siteAddress } from '../../notifications/server/mail.tsx'
import { staffAlertEmail } from './staff-alert-email.ts'

declare module '../../../platform/mail/port.ts' {
  interface EmailTemplates {
    'questions.emergency-arrival': true
  }
}

/** Email to the staff, in its own language: urgent, with a link, and without any of the client's text. */
export function emergencyEmail(site: string, { id, number }: { id: string; number: number }): EmailContent {
  const subject = fill(staffAlertEmail.subject, { number })
  return {
    locale: 'fr',
    subject,
    preview: staffAlertEmail.lead,
    body: (
      <>
        <Title>{subject}</Title>
        <Paragraph>{staffAlertEmail.lead}</Paragraph>
        <Button href={site + href('admin-question', 'fr', { id })}>{staffAlertEmail.button}</Button>
        <Paragraph soft>{staffAlertEmail.more}</Paragraph>
      </>
    ),
  }
}

export async function alertStaff(
  ports: Ports,
  tx: Tx,
  question: { id: string; number: number },
  alert: string,
): Promise<void> {
  await ports.mail.enqueue(tx, {
    ...(await renderEmail(emergencyEmail(siteAddress(ports), question))),
    to: brand.support.email,
    locale: 'fr',
    key: `question.emergency:${alert}`,
    template: 'questions.emergency-arrival',
  })
}
