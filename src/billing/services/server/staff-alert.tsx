import { brand } from '../../../brand.ts'
import { fill } from '../../../i18n/text.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { Button, Paragraph, Title } from '../../../platform/mail/components.tsx'
import { type EmailContent, renderEmail } from '../../../platform/mail/email.tsx'
import type { Ports } from '../../../platform/ports.ts'
import { href } from '../../../screens.ts'
import { serviceAlertEmail } from './emails.ts'
import type { Service } from './store.ts'

declare module '../../../platform/mail/port.ts' {
  interface EmailTemplates {
    'service.emergency-arrival': true
  }
}

/** Email to the staff, in its own language: urgent, with a link, and without any of the client's text. */
export function serviceEmergencyEmail(site: string, reference: string, atHome: boolean): EmailContent {
  const words = serviceAlertEmail
  const subject = fill(words.subject, { reference })
  return {
    locale: 'fr',
    subject,
    preview: words.lead,
    body: (
      <>
        <Title>{subject}</Title>
        <Paragraph>{words.lead}</Paragraph>
        {atHome && <Paragraph>{words.atHome}</Paragraph>}
        <Button href={site + href('admin-quotes', 'fr')}>{words.button}</Button>
        <Paragraph soft>{words.more}</Paragraph>
      </>
    ),
  }
}

export async function alertStaffOfService(
  ports: Ports,
  tx: Tx,
  { id, reference }: Pick<Service, 'id' | 'reference'>,
  { atHome }: { atHome: boolean },
): Promise<void> {
  const site = ports.config.PUBLIC_SITE_URL ?? `http://localhost:${ports.config.PORT}`
  await ports.mail.enqueue(tx, {
    ...(await renderEmail(serviceEmergencyEmail(site, reference, atHome))),
    to: brand.support.email,
    locale: 'fr',
    key: `service.emergency:${id}`,
    template: 'service.emergency-arrival',
  })
}
