import { isSigned, signatureOf } from '../../../platform/keys.ts'

const signed = (id: string) => `kept-emergency:${id}`

/** For a page without a session: names the saved question in the page's next form. Gives no access. */
export const emergencyReceipt = (secret: string, id: string) => `${id}.${signatureOf(secret, signed(id))}`

/** The question of a receipt; `null` where it was altered. */
export function questionOfReceipt(secret: string, receipt: string | null): string | null {
  const [id = '', signature = ''] = (receipt ?? '').split('.')
  return isSigned(secret, signed(id), signature) ? id : null
}
