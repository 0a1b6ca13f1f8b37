import { describe, expect, test } from 'vitest'
import { type AccountsRefusal, accountsApi, fieldCodes } from './contract.ts'
import { ceremonyCodes, type PasskeysRefusal, passkeysApi } from './sign-in/passkey-contract.ts'
import { en } from './text.en.ts'
import { fr } from './text.fr.ts'

const codes = [
  ...new Set([
    ...Object.values(accountsApi).flatMap((endpoint) => endpoint.refusals ?? []),
    ...Object.values(passkeysApi).flatMap((endpoint) => endpoint.refusals ?? []),
    ...ceremonyCodes,
  ]),
] as (AccountsRefusal | PasskeysRefusal | (typeof ceremonyCodes)[number])[]

function leaves(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : leaves(value, `${path}${key}.`),
  )
}

describe('the words of accounts', () => {
  test.each(codes)('say every refusal in both languages: %s', (code) => {
    expect(fr.refusals[code]).toBeTruthy()
    expect(en.refusals[code]).toBeTruthy()
  })

  test.each(fieldCodes)('say every complaint about a field in both languages: %s', (code) => {
    expect(fr.invalid[code]).toBeTruthy()
    expect(en.invalid[code]).toBeTruthy()
  })

  test('say nothing that cannot be refused', () => {
    expect(Object.keys(fr.refusals).sort()).toEqual([...codes].sort())
  })

  test('fill the same places in both languages', () => {
    const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()
    const english = new Map(leaves(en))
    for (const [path, text] of leaves(fr)) expect([path, places(english.get(path) ?? '')]).toEqual([path, places(text)])
  })

  test('are French typography: thin spaces before ; and ?, no exclamation', () => {
    for (const [path, text] of leaves(fr))
      expect([path, /[^\u202f][?;]|[^\u00a0]:(?= )| [?;:!]|!|'/.test(text)]).toEqual([path, false])
    for (const [path, text] of leaves(en)) expect([path, /!|'/.test(text)]).toEqual([path, false])
  })

  test('are the specification’s where it gives them', () => {
    expect(en.invalid.email_invalid).toBe('Please enter a valid email address')
    expect(en.forgotten.failed).toBe('Unable to send the reset email. Please try again.')
    expect(en.reset.notSignedIn).toBe('You must be logged in to reset your password.')
    expect(en.capture.failed).toBe('An error occurred. Please try again.')
    expect(fr.invalid.required).toBe('Ce champ est obligatoire')
  })
})
