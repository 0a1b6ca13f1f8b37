import { createHmac } from 'node:crypto'
import { signaturesEqual } from '../../../billing/quotes/server/sign.ts'

const mac = (secret: string, id: string) =>
  createHmac('sha256', secret).update(`kept-emergency:${id}`).digest('base64url')

/** For a page without a session: names the saved question in the page's next form. Gives no access. */
export const emergencyReceipt = (secret: string, id: string) => `${id}.${mac(secret, id)}`

/** The question of a receipt; `null` where it was altered. */
export function questionOfReceipt(secret: string, receipt: string | null): string | null {
  const [id = '', signature = ''] = (receipt ?? '').split('.')
  return signaturesEqual(mac(secret, id), signature) ? id : null
}
