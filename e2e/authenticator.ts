import { codeAt, stepAt } from '../src/accounts/sign-in/server/totp.ts'
import { base } from './server.ts'

/**
 * What an authenticator app shows for a key, now or some half-minutes later: a code is accepted once. Now is the product's
 * clock, which an earlier journey of this worker may have moved.
 */
export async function authenticatorCode(key: string, later = 0): Promise<string> {
  const { headers } = await fetch(`${base}/api/health`)
  return codeAt(decodeBase32(key), stepAt(new Date(headers.get('date') ?? '')) + later)
}

function decodeBase32(text: string): Uint8Array {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
