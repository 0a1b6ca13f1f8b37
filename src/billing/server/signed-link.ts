import { isSigned, signatureOf } from '../../platform/keys.ts'

/** What a link in our emails opens for whoever holds it: this contract, for this purpose, until then. */
export type LinkPurpose = 'card' | 'confirm' | 'leave'
export type PlanLink = { purpose: LinkPurpose; subscriptionId: string; expiresAt: Date }

/** How long a link in our emails works. */
export const linkDays = 30

/** A link needs no account and reveals nothing by itself; it cannot be altered, and it expires. */
export function signLink(secret: string, link: PlanLink): string {
  const text = `${link.purpose}.${link.subscriptionId}.${Math.floor(link.expiresAt.getTime() / 1000)}`
  return `${Buffer.from(text).toString('base64url')}.${signatureOf(secret, signed(text))}`
}

/** `null` when it was altered or has expired. */
export function readLink(secret: string, token: string, now: Date): PlanLink | null {
  const [body = '', signature = ''] = token.split('.')
  const text = Buffer.from(body, 'base64url').toString()
  if (!isSigned(secret, signed(text), signature)) return null
  const [purpose, subscriptionId = '', seconds = ''] = text.split('.')
  const expiresAt = new Date(Number(seconds) * 1000)
  if (purpose !== 'card' && purpose !== 'confirm' && purpose !== 'leave') return null
  return expiresAt > now ? { purpose, subscriptionId, expiresAt } : null
}

const signed = (text: string) => `plan-link:${text}`
