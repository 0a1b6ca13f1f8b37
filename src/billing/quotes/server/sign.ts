import { createHmac, timingSafeEqual } from 'node:crypto'

type Signed = {
  id: string
  personId: string
  kind: string
  today: number
  monthly: number
  monthlyFrom: Date
  twelveMonths: number
  expiresAt: Date
}

/** The signature binds a quote's figures to the person that saw them. */
export function signQuote(secret: string, quote: Signed): string {
  const text = [
    quote.id,
    quote.personId,
    quote.kind,
    quote.today,
    quote.monthly,
    quote.monthlyFrom.toISOString(),
    quote.twelveMonths,
    quote.expiresAt.toISOString(),
  ].join('|')
  return createHmac('sha256', secret).update(`quote:${text}`).digest('base64url')
}

export function signaturesEqual(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}
