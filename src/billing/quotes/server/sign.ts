import { timingSafeEqual } from 'node:crypto'
import { isSigned, signatureOf } from '../../../platform/keys.ts'

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
export const signQuote = (secret: string, quote: Signed): string => signatureOf(secret, signedText(quote))

export const isQuoteSigned = (secret: string, quote: Signed, signature: string): boolean =>
  isSigned(secret, signedText(quote), signature)

function signedText(quote: Signed): string {
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
  return `quote:${text}`
}

export function signaturesEqual(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}
