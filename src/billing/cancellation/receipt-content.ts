// What somebody declares when they leave, and the text of which their receipt is made.
import type { Locale } from '../../i18n/locale.ts'

export type NoticeKind = 'cancel' | 'withdraw' | 'guarantee'
export type NoticeChannel = 'account' | 'public' | 'mail' | 'staff'

export type NoticeRefund = {
  kind: 'first' | 'plan' | 'copilot' | 'change' | 'service'
  /** Cents, as is `amount`, what is given back. */
  paid: number
  amount: number
  /** Days of the paid period that were used, of how many; of a service, percent that were done. `null`: given back whole. */
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
  /** Until when what was paid for stays open; `null` where it ends at once. */
  endsAt: string | null
  refunds: NoticeRefund[]
  /** A bank decides about one of these payments first: what goes back waits for it. */
  waits?: true
}

export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 1)}•••@${domain}`
}

export function totalOf(refunds: readonly Pick<NoticeRefund, 'amount'>[]): number {
  return refunds.reduce((sum, refund) => sum + refund.amount, 0)
}

/**
 * One mailbox has one spelling here: capitals, what follows a plus, and the dots that Gmail does not see make no other
 * person of the same one.
 */
export function normalizeEmail(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  const base = local.replace(/\+.*$/, '') || local
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return `${base}@${domain}`
  return `${base.replaceAll('.', '')}@gmail.com`
}

/** About money that goes back: it has left for the card, did not arrive, or was paid by another way then. */
export type RefundEmail = 'refunded' | 'refund_failed' | 'refund_paid'
