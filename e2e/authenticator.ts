import { codeAt, stepAt } from '../src/accounts/sign-in/server/totp.ts'

/** What an authenticator app shows for a key, now or some half-minutes later: a code is accepted once. */
export const authenticatorCode = (key: string, later = 0): string =>
  codeAt(decodeBase32(key), stepAt(new Date()) + later)

function decodeBase32(text: string): Uint8Array {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
