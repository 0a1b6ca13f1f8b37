import { day, dayAndHour, money } from '../../i18n/format.ts'
import { fill } from '../../i18n/text.ts'
import { cancellationEmails as en } from './emails.text.en.ts'
import { cancellationEmails as fr } from './emails.text.fr.ts'
import { type NoticeRefund, type ReceiptContent, totalOf } from './receipt-content.ts'

export const cancellationMessages = { fr, en }

export type ReceiptLine = { label: string; value: string; strong?: boolean }

/** The receipt's lines, in the language of the notice; the email and the PDF show the same. */
export function receiptLines(content: ReceiptContent, hash: string): ReceiptLine[] {
  const { locale, refunds } = content
  const words = cancellationMessages[locale]
  const { receipt } = words
  const back = (refund: NoticeRefund) => {
    const charge = words.charges[refund.kind]
    const { paid, used, days, amount } = refund
    const share = refund.kind === 'service' ? receipt.part : receipt.share
    const label =
      used === null || days === null
        ? fill(receipt.back, { charge })
        : fill(share, { charge, paid: money(locale, paid), used, days })
    return { label, value: money(locale, amount) }
  }
  return [
    { label: receipt.kind, value: words[content.kind].title },
    { label: receipt.at, value: dayAndHour(locale, content.at) },
    { label: receipt.reference, value: content.reference },
    { label: receipt.email, value: content.email },
    ...(content.name ? [{ label: receipt.name, value: content.name }] : []),
    ...(content.endsAt ? [{ label: receipt.endsAt, value: day(locale, content.endsAt), strong: true }] : []),
    ...refunds.map(back),
    ...(refunds.length > 1 ? [{ label: receipt.total, value: money(locale, totalOf(refunds)), strong: true }] : []),
    { label: receipt.proof, value: hash },
  ]
}

/** The receipt's heading, the same in the email, on the page and in the PDF. */
export function receiptSubject({ locale, kind, waits }: ReceiptContent): string {
  const words = cancellationMessages[locale]
  return kind === 'guarantee' && waits ? words.guarantee.waitsSubject : words[kind].subject
}

/** The sentences above the lines. */
export function receiptSentences(content: ReceiptContent): string[] {
  const { locale, kind, endsAt, refunds, waits } = content
  const words = cancellationMessages[locale]
  const plan = words.plans[content.plan]
  const total = money(locale, totalOf(refunds))
  if (kind === 'cancel') {
    if (!endsAt) return [words.cancel.held]
    if (endsAt <= content.at) return [fill(words.cancel.atOnce, { plan }), words.withdraw.more]
    return [fill(words.cancel.lead, { plan, date: day(locale, endsAt) }), words.cancel.more]
  }
  if (kind === 'guarantee')
    return [fill(waits ? words.guarantee.waits : words.guarantee.lead, { total }), words.guarantee.more]
  const service = content.plan === 'service'
  const { unpaid, held, nothingLeft } = words.withdraw
  const nothingBack = service ? unpaid : content.plan === 'first' ? held : nothingLeft
  const paidBack =
    refunds.length > 0 ? fill(waits ? words.withdraw.waits : words.withdraw.back, { total }) : nothingBack
  return [fill(words.withdraw.lead, { plan }), paidBack, service ? words.withdraw.moreService : words.withdraw.more]
}
