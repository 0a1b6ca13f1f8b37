// What a person declares in a notice, and the text of which its receipt is made.
import type { Locale } from '../../i18n/locale.ts'

export type NoticeKind = 'cancel' | 'withdraw' | 'guarantee'
export type NoticeChannel = 'account' | 'public' | 'mail' | 'staff'

export type NoticeRefund = {
  kind: 'first' | 'plan' | 'copilot' | 'change' | 'service'
  /** Cents, as is `amount`, the refund. */
  paid: number
  amount: number
  /** Days used of the paid period's `days`; for a service, percent done. `null`: refunded in full. */
  used: number | null
  days: number | null
}

/** Everything that a receipt says. Its JSON text is kept for ever and hashed: the order of the fields is part of it. */
export type ReceiptContent = {
  version: 1
  id: string
  kind: NoticeKind
  at: string
  reference: string
  plan: 'first' | 'plan' | 'copilot' | 'service'
  /** Enough to recognise one's own address, too little to write to it. */
  email: string
  name: string | null
  channel: NoticeChannel
  locale: Locale
  /** Until when the paid service stays open; `null` when it ends at once. */
  endsAt: string | null
  refunds: NoticeRefund[]
  /** The refund waits for a bank's decision about one of these payments. */
  waits?: true
}

export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 1)}•••@${domain}`
}

export function totalOf(refunds: readonly Pick<NoticeRefund, 'amount'>[]): number {
  return refunds.reduce((sum, refund) => sum + refund.amount, 0)
}

/** Spells each mailbox in one way: lower case, without a plus suffix and without the dots that Gmail ignores. */
export function normalizeEmail(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  const base = local.replace(/\+.*$/, '') || local
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return `${base}@${domain}`
  return `${base.replaceAll('.', '')}@gmail.com`
}

/** Emails about a refund: it left for the card, did not arrive, or was paid by another way after that. */
export type RefundEmail = 'refunded' | 'refund_failed' | 'refund_paid'
