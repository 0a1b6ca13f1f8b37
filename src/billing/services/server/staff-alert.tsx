import { brand } from '../../../brand.ts'
import { fill } from '../../../i18n/text.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { signatureOf } from '../../../platform/keys.ts'
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
export function serviceEmergencyEmail(
  site: string,
  reference: string,
  { atHome, kept }: { atHome: boolean; kept: boolean },
): EmailContent {
  const words = serviceAlertEmail
  const subject = fill(words.subject, { reference })
  const lead = kept ? words.lead : words.full
  return {
    locale: 'fr',
    subject,
    preview: lead,
    body: (
      <>
        <Title>{subject}</Title>
        <Paragraph>{lead}</Paragraph>
        {atHome && <Paragraph>{words.atHome}</Paragraph>}
        <Button href={site + href('admin-quotes', 'fr')}>{words.button}</Button>
        <Paragraph soft>{words.more}</Paragraph>
      </>
    ),
  }
}

/** `kept`: whether the request holds the text. The same text is told once. */
export async function alertStaffOfService(
  ports: Ports,
  tx: Tx,
  { id, reference }: Pick<Service, 'id' | 'reference'>,
  { text, ...told }: { text: string; atHome: boolean; kept: boolean },
): Promise<void> {
  const site = ports.config.PUBLIC_SITE_URL ?? `http://localhost:${ports.config.PORT}`
  await ports.mail.enqueue(tx, {
    ...(await renderEmail(serviceEmergencyEmail(site, reference, told))),
    to: brand.support.email,
    locale: 'fr',
    key: `service.emergency:${id}:${signatureOf(ports.config.SECRET_KEY, text)}`,
    template: 'service.emergency-arrival',
  })
}
