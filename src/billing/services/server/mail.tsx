import { contactOf } from '../../../accounts/server/people.ts'
import { day, money } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import { Button, Figures, Paragraph, Quote, TextLink, Title } from '../../../platform/mail/components.tsx'
import { type EmailContent, renderEmail } from '../../../platform/mail/email.tsx'
import type { Ports } from '../../../platform/ports.ts'
import { href } from '../../../screens.ts'
import { serviceWithdrawalLink } from '../../cancellation/server/cancel-or-withdraw.ts'
import { serviceWithdrawUntil } from '../../cancellation/server/withdraw-service.ts'
import { sendContractLetter } from '../../contract-letter/server/mail.tsx'
import { invoiceOfOrder } from '../../contract-letter/server/store.ts'
import { invoiceAttachment } from '../../invoices/server/invoices.ts'
import { serviceEmails } from './emails.ts'
import type { ServiceEmail } from './services.ts'
import { type Service, serviceById } from './store.ts'

declare module '../../../platform/mail/port.ts' {
  interface EmailTemplates extends Record<`service.${ServiceEmail}`, true> {}
}

type ServiceLetterData = {
  letter: ServiceEmail
  locale: Locale
  service: Pick<Service, 'reference' | 'title' | 'scope' | 'amount' | 'expiresAt' | 'closedReason'>
  site: string
  /** The withdrawal link, for whoever holds the email. */
  withdraw?: string | null
}

/** The email as it is sent, and as the staff console shows it. */
export function serviceEmail({ letter, locale, service, site, withdraw }: ServiceLetterData): EmailContent {
  const text = serviceEmails[locale]
  const own = text.letters[letter]
  const amount = service.amount === null ? '' : money(locale, service.amount)
  const values = { amount, title: service.title ?? '' }
  const priced = letter === 'quoted' || letter === 'paid'
  // What staff wrote for this client stays as it was written, line by line.
  const written = priced ? service.scope : letter === 'declined' ? service.closedReason : null
  return {
    locale,
    subject: fill(own.subject, values),
    preview: fill(own.lead, values),
    reason: text.reason,
    body: (
      <>
        <Title>{fill(own.subject, values)}</Title>
        <Paragraph>{fill(own.lead, values)}</Paragraph>
        {written ? <Quote>{written}</Quote> : null}
        {own.more ? <Paragraph soft>{own.more}</Paragraph> : null}
        <Figures
          rows={[
            ...(priced ? [{ label: text.amount, value: amount, strong: true }] : []),
            ...(letter === 'quoted' && service.expiresAt
              ? [{ label: text.until, value: day(locale, service.expiresAt) }]
              : []),
            { label: text.reference, value: service.reference },
          ]}
        />
        {priced ? <Paragraph soft>{text.basis}</Paragraph> : null}
        <Button href={site + href('account', locale)}>{own.button}</Button>
        {letter === 'paid' && withdraw ? (
          <Paragraph>
            <TextLink href={site + href('withdraw', locale, { link: withdraw })}>{text.withdraw}</TextLink>
          </Paragraph>
        ) : null}
      </>
    ),
  }
}

/** The key names the occasion, so that a repetition sends nothing twice. */
export async function sendServiceEmail(
  ports: Ports,
  job: { serviceId: string; letter: ServiceEmail; key: string },
): Promise<void> {
  const service = await serviceById(ports.db, job.serviceId)
  const contact = service && (await contactOf(ports.db, service.personId))
  if (!service || !contact) return
  // Paid right after the order: the contract tells it, with the invoice.
  if (job.letter === 'paid' && (await sendContractLetter(ports, { serviceId: service.id }))) return
  const { locale } = contact
  const site = ports.config.PUBLIC_SITE_URL ?? `http://localhost:${ports.config.PORT}`
  const withdraw =
    job.letter === 'paid' ? serviceWithdrawalLink(ports, service.id, serviceWithdrawUntil(service)) : null
  const invoice = job.letter === 'paid' ? await invoiceOfOrder(ports.db, service) : null
  const attachments = invoice ? [await invoiceAttachment(ports, invoice)] : []
  const rendered = await renderEmail(serviceEmail({ letter: job.letter, locale, service, site, withdraw }))
  await ports.db.transaction().execute((tx) =>
    ports.mail.enqueue(tx, {
      template: `service.${job.letter}`,
      to: contact.email,
      locale,
      key: `service.${job.letter}:${job.key}`,
      personId: service.personId,
      attachments,
      ...rendered,
    }),
  )
}
