import { createHash } from 'node:crypto'

/** Without the letters and digits that are mistaken for one another on the telephone (Crockford's alphabet). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The reference of an order's contract, such as `CLV-7K3M-9QX2`: short enough to be typed from an email. */
export function referenceOf(orderId: string): string {
  const bytes = createHash('sha256').update(`contract:${orderId}`).digest()
  const signs = [...bytes.subarray(0, 8)].map((byte) => alphabet[byte % 32]).join('')
  return `CLV-${signs.slice(0, 4)}-${signs.slice(4)}`
}

/** What people type: small letters, spaces, O for 0, I or L for 1. `null` where it cannot be a reference. */
export function readReference(typed: string): string | null {
  const signs = typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^CLV/, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  return /^[0-9A-Z]{8}$/.test(signs) ? `CLV-${signs.slice(0, 4)}-${signs.slice(4)}` : null
}
