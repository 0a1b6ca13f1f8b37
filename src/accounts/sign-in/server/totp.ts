import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Time-based codes of RFC 6238 (SHA-1, six digits, 30 s: what every authenticator app reads). The caller passes the
 * time.
 */
const period = 30_000

export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0')
}

export const stepAt = (now: Date) => Math.floor(now.getTime() / period)

/** The time step of this code (a clock may be one step off), or `null`. */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const typed = Buffer.from(code)
  const current = stepAt(now)
  return (
    [current, current - 1, current + 1].find((step) => timingSafeEqual(Buffer.from(codeAt(secret, step)), typed)) ??
    null
  )
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** The content of the QR code. */
export function totpUri(secret: Uint8Array, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`
}
