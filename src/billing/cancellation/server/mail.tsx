import { contactOf } from '../../../accounts/server/people.ts'
import { money } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import { Button, Figures, Paragraph, TextLink, Title } from '../../../platform/mail/components.tsx'
import { type EmailContent, renderEmail } from '../../../platform/mail/email.tsx'
import type { Attachment, EmailTemplate } from '../../../platform/mail/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { href } from '../../../screens.ts'
import { attachRefund } from '../../invoices/server/invoices.ts'
import { refundWithCharge } from '../../refunds/server/store.ts'
import { documentsOfNotice, documentsOfRefund, isToldByReceipt } from '../../refunds/server/views.ts'
import type { ReceiptContent, RefundEmail } from '../receipt-content.ts'
import { cancellationMessages, receiptLines, receiptSentences, receiptSubject } from '../receipt-lines.ts'
import { contractOfNotice, noticeById } from './store.ts'

declare module '../../../platform/mail/port.ts' {
  interface EmailTemplates {
    'billing.cancelled': true
    'billing.withdrawn': true
    'billing.guarantee': true
    'billing.nothing_to_leave': true
    'billing.refunded': true
    'billing.refund_failed': true
    'billing.refund_paid': true
  }
}

const siteOf = ({ config }: Pick<Ports, 'config'>) => config.PUBLIC_SITE_URL ?? `http://localhost:${config.PORT}`

/** The durable receipt of a notice, as it is sent and as the staff console shows it. */
export function receiptEmail(content: ReceiptContent, hash: string, site: string): EmailContent {
  const words = cancellationMessages[content.locale]
  const subject = receiptSubject(content)
  const sentences = receiptSentences(content)
  return {
    locale: content.locale,
    subject,
    preview: sentences[0] ?? subject,
    reason: words.reason,
    body: (
      <>
        <Title>{subject}</Title>
        {sentences.map((sentence) => (
          <Paragraph key={sentence}>{sentence}</Paragraph>
        ))}
        <Figures rows={receiptLines(content, hash)} />
        <Button href={site + href('leaving-receipt', content.locale, { hash })}>{words.receipt.verify}</Button>
        <Paragraph>
          <TextLink href={`${site}/api/receipts/${hash}/pdf`}>{words.receipt.pdf}</TextLink>
        </Paragraph>
        <Paragraph soft>{words.receipt.footnote}</Paragraph>
      </>
    ),
  }
}

export const receiptTemplates = {
  cancel: 'billing.cancelled',
  withdraw: 'billing.withdrawn',
  guarantee: 'billing.guarantee',
} as const

/** Emails the receipt to the contract's address. A notice repeated on another day sends it again. */
export async function sendReceipt(ports: Ports, leavingId: string): Promise<void> {
  const row = await noticeById(ports.db, leavingId)
  const order = row && (await contractOfNotice(ports.db, row))
  const contact = order && (await contactOf(ports.db, order.personId))
  if (!row || !contact) return
  const letter = receiptEmail(JSON.parse(row.content) as ReceiptContent, row.hash, siteOf(ports))
  const today = ports.clock.now().toISOString().slice(0, 10)
  const documents = await documentsOfNotice(ports.db, row, order.personId)
  await post(ports, row.locale, letter, {
    template: receiptTemplates[row.kind],
    key: `leaving:${row.id}:${today}`,
    to: contact.email,
    personId: order.personId,
    attachments: await attachRefund(ports, contact.email, documents),
  })
}

type Nothing = {
  purchaseId: string | null
  serviceId?: string
  kind: 'cancel' | 'withdraw'
  why: 'over' | 'too_late' | 'service'
  locale: Locale
}

/** Tells only the contract's own address that nothing was left to end. */
export async function sendNothingToCancel(ports: Ports, job: Nothing): Promise<void> {
  const { purchaseId, serviceId = null, kind, why, locale } = job
  const order = await contractOfNotice(ports.db, { purchaseId, serviceId })
  const contact = order && (await contactOf(ports.db, order.personId))
  if (!order || !contact) return
  const today = ports.clock.now().toISOString().slice(0, 10)
  await post(ports, locale, nothingToCancelEmail(locale, why, order.reference, siteOf(ports)), {
    template: 'billing.nothing_to_leave',
    key: `leaving.nothing:${kind}:${order.id}:${today}`,
    to: contact.email,
    personId: order.personId,
  })
}

export function nothingToCancelEmail(
  locale: Locale,
  why: Nothing['why'],
  reference: string,
  site: string,
): EmailContent {
  const words = cancellationMessages[locale]
  const { subject, lead } = words.nothing[why]
  return {
    locale,
    subject,
    preview: fill(lead, { reference }),
    reason: words.reason,
    body: (
      <>
        <Title>{subject}</Title>
        <Paragraph>{fill(lead, { reference })}</Paragraph>
        {why === 'too_late' ? <Button href={site + href('cancel', locale)}>{words.nothing.button}</Button> : null}
        <Paragraph soft>{words.nothing.notYou}</Paragraph>
      </>
    ),
  }
}

/**
 * Emails that a refund reached the card's bank, came back from it, or was paid by another way. The first is told once:
 * by the receipt of a withdrawal or of the guarantee, or for a whole order by the question's email, unless an earlier
 * attempt failed.
 */
export async function sendRefundEmail(
  ports: Ports,
  { refundId, letter }: { refundId: string; letter: RefundEmail },
): Promise<void> {
  const row = await refundWithCharge(ports.db, refundId)
  const contact = row && (await contactOf(ports.db, row.personId))
  if (!row || !contact) return
  const ofOrder = row.source === 'order' && row.amount === row.paid && row.tries === 1
  if (letter === 'refunded' && (ofOrder || (await isToldByReceipt(ports.db, row.id)))) return
  const said = { amount: row.amount, reference: row.paidReference }
  const documents = letter === 'refunded' ? await documentsOfRefund(ports.db, row.id) : []
  await post(ports, contact.locale, refundEmail(contact.locale, letter, said, siteOf(ports)), {
    template: `billing.${letter}`,
    key: `${letter}:${row.id}`,
    to: contact.email,
    personId: row.personId,
    attachments: await attachRefund(ports, contact.email, documents),
  })
}

export function refundEmail(
  locale: Locale,
  name: RefundEmail,
  said: { amount: number; reference: string | null },
  site: string,
): EmailContent {
  const words = cancellationMessages[locale]
  const amount = money(locale, said.amount)
  const own = words[name]
  return {
    locale,
    subject: fill(own.subject, { amount }),
    preview: fill(own.lead, { amount }),
    reason: words.reason,
    body: (
      <>
        <Title>{fill(own.subject, { amount })}</Title>
        <Paragraph>{fill(own.lead, { amount })}</Paragraph>
        <Figures
          rows={[
            { label: words.amount, value: amount, strong: true },
            ...(said.reference ? [{ label: words.transfer, value: said.reference }] : []),
          ]}
        />
        <Paragraph soft>{own.more}</Paragraph>
        <Button href={site + href('account', locale)}>{words.account}</Button>
      </>
    ),
  }
}

type Sent = { template: EmailTemplate; key: string; to: string; personId: string; attachments?: Attachment[] }

async function post(ports: Ports, locale: Locale, letter: EmailContent, sent: Sent): Promise<void> {
  const rendered = await renderEmail(letter)
  await ports.db.transaction().execute((tx) => ports.mail.enqueue(tx, { ...rendered, ...sent, locale }))
}
