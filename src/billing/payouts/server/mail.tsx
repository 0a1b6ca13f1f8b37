import { contactOf } from '../../../accounts/server/people.ts'
import { brand } from '../../../brand.ts'
import { peopleOf } from '../../../experts/server/views.ts'
import { dayAndHour, money } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import { Button, Figures, Paragraph, Title } from '../../../platform/mail/components.tsx'
import { type EmailContent, renderEmail } from '../../../platform/mail/email.tsx'
import type { Ports } from '../../../platform/ports.ts'
import { href } from '../../../screens.ts'
import { contestDays } from '../mandate.ts'
import { periodName } from '../period-name.ts'
import { en } from '../text.en.ts'
import { fr } from '../text.fr.ts'
import { expertInvoiceFile } from './mandate-store.ts'
import { returnedPayout } from './store.ts'

declare module '../../../platform/mail/port.ts' {
  interface EmailTemplates
    extends Record<'billing.payout_account' | 'billing.payout_returned' | 'billing.expert_invoice', true> {}
}

type AccountLetter = { locale: Locale; account: { holder: string; end: string; at: Date }; site: string }

/** To an expert whose payout account was changed, whoever has changed it. */
export function accountChangedEmail({ locale, account, site }: AccountLetter): EmailContent {
  const words = { fr, en }[locale].letter
  const lead = fill(words.lead, { holder: account.holder, end: account.end })
  return {
    locale,
    subject: words.subject,
    preview: lead,
    reason: words.reason,
    body: (
      <>
        <Title>{words.subject}</Title>
        <Paragraph>{lead}</Paragraph>
        <Figures
          rows={[
            { label: words.holder, value: account.holder, strong: true },
            { label: words.end, value: account.end },
            { label: words.at, value: dayAndHour(locale, account.at) },
          ]}
        />
        <Paragraph>{fill(words.more, { email: brand.support.email })}</Paragraph>
        <Button href={site + href('earnings', locale)}>{words.button}</Button>
      </>
    ),
  }
}

type ReturnedLetter = {
  locale: Locale
  /** As in the payout run; `reason` as the bank words it. */
  transfer: { period: string; amount: number; holder: string; end: string; reason: string }
  site: string
}

/** To an expert whose payout the bank returned: it stays owed, and what is needed to pay it. */
export function returnedPayoutEmail({ locale, transfer, site }: ReturnedLetter): EmailContent {
  const text = { fr, en }[locale]
  const words = text.returned
  const values = {
    period: periodName(locale, transfer.period, text.page.periods),
    amount: money(locale, transfer.amount),
    end: transfer.end,
  }
  const subject = fill(words.subject, values)
  const lead = fill(words.lead, values)
  return {
    locale,
    subject,
    preview: lead,
    reason: text.letter.reason,
    body: (
      <>
        <Title>{subject}</Title>
        <Paragraph>{lead}</Paragraph>
        <Figures
          rows={[
            { label: words.amount, value: values.amount, strong: true },
            { label: text.letter.holder, value: transfer.holder },
            { label: text.letter.end, value: transfer.end },
            { label: words.why, value: transfer.reason },
          ]}
        />
        <Paragraph>{words.next}</Paragraph>
        <Button href={site + href('earnings', locale)}>{words.button}</Button>
        <Paragraph soft>{fill(words.more, { email: brand.support.email })}</Paragraph>
      </>
    ),
  }
}

/** Sent once per transfer, however often the job runs. */
export async function sendReturnedPayoutEmail(ports: Ports, payoutId: string): Promise<void> {
  const row = await returnedPayout(ports.db, payoutId)
  const contact = row && (await contactOf(ports.db, row.personId))
  if (!row || !contact) return
  const { locale } = contact
  const site = ports.config.PUBLIC_SITE_URL ?? `http://localhost:${ports.config.PORT}`
  const transfer = { ...row, end: row.ibanEnd }
  const letter = await renderEmail(returnedPayoutEmail({ locale, transfer, site }))
  await ports.db.transaction().execute((tx) =>
    ports.mail.enqueue(tx, {
      ...letter,
      template: 'billing.payout_returned',
      to: contact.email,
      locale,
      key: `payout-returned:${payoutId}`,
      personId: row.personId,
      about: null,
    }),
  )
}

type InvoiceLetter = { locale: Locale; invoice: { number: string; total: number }; site: string }

/** To an expert in whose name an invoice was issued, which is attached. */
export function expertInvoiceEmail({ locale, invoice, site }: InvoiceLetter): EmailContent {
  const text = { fr, en }[locale]
  const words = text.invoiceLetter
  const subject = fill(words.subject, { number: invoice.number })
  return {
    locale,
    subject,
    preview: words.lead,
    reason: text.letter.reason,
    body: (
      <>
        <Title>{subject}</Title>
        <Paragraph>{words.lead}</Paragraph>
        <Figures rows={[{ label: words.total, value: money(locale, invoice.total), strong: true }]} />
        <Paragraph>{fill(words.contest, { days: contestDays, email: brand.support.email })}</Paragraph>
        <Button href={site + href('earnings', locale)}>{text.letter.button}</Button>
      </>
    ),
  }
}

/** Sent once per invoice, however often the job runs. */
export async function sendExpertInvoiceEmail(ports: Ports, number: string): Promise<void> {
  const row = await expertInvoiceFile(ports.db, number)
  const personId = row && (await peopleOf(ports.db, [row.expertId])).get(row.expertId)
  const contact = personId && (await contactOf(ports.db, personId))
  if (!row || !contact) return
  const { locale } = contact
  const site = ports.config.PUBLIC_SITE_URL ?? `http://localhost:${ports.config.PORT}`
  const letter = await renderEmail(expertInvoiceEmail({ locale, invoice: { number, total: row.total }, site }))
  await ports.db.transaction().execute((tx) =>
    ports.mail.enqueue(tx, {
      ...letter,
      template: 'billing.expert_invoice',
      to: contact.email,
      locale,
      key: `expert-invoice:${number}`,
      personId,
      about: null,
      attachments: [{ name: `${number}.pdf`, type: 'application/pdf', content: row.pdf }],
    }),
  )
}
