import { randomInt } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

function letters(count: number): string {
  let text = ''
  for (let i = 0; i < count; i++) text += alphabet[randomInt(alphabet.length)]
  return text
}

/** A new id as Stripe writes them: `pi_` and 24 letters. */
export function newId(prefix: string): string {
  return `${prefix}_${letters(24)}`
}

export function newClientSecret(id: string): string {
  return `${id}_secret_${letters(25)}`
}

export function newWebhookSecret(): string {
  return `whsec_${letters(32)}`
}
