import { describe, expect, test } from 'vitest'
import type { Actor, Role } from '../../../api/actor.ts'
import { setRoles } from '../../server/people.ts'
import {
  anonymousActor,
  clock,
  device,
  emailsAfter,
  goodPassword,
  member,
  minute,
  newEmail,
  openEmailLink,
  person,
  ports,
  refusal,
  sentEmails,
  setUpTestApp,
  signedInAs,
  signInAs,
  tokenInEmail,
  visitor,
  whoIs,
} from '../../server/testing.ts'
import { captureEmail } from './email-capture.ts'
import { requestMagicLink, requestPasswordReset } from './emails.ts'
import { knownDeviceCookie } from './known-device.ts'
import { openMagicLink } from './open-link.ts'
import { resetPassword } from './passwords.ts'
import { confirmFactor, disableFactor, enrollFactor } from './second-factor.ts'
import { signInSecondFactor } from './sign-in.ts'
import { codeAt, stepAt } from './totp.ts'

setUpTestApp()

describe('signing in', () => {
  test('says the same for a wrong password, an unknown address and an account without a password', async () => {
    const { email } = await member()
    const linkOnly = await member({ password: undefined })
    expect(await refusal(signInAs(email, 'mauvais mot'))).toBe('sign_in_failed')
    expect(await refusal(signInAs(newEmail(), 'mauvais mot'))).toBe('sign_in_failed')
    expect(await refusal(signInAs(linkOnly.email, 'mauvais mot'))).toBe('sign_in_failed')
  })

  test('is refused after five tries in fifteen minutes, even with the right password, and open again afterwards', async () => {
    const { email } = await member()
    for (let tries = 0; tries < 5; tries += 1)
      expect(await refusal(signInAs(email, 'mauvais mot'))).toBe('sign_in_failed')
    expect(await refusal(signInAs(email, goodPassword))).toBe('too_many_requests')
    expect(await signedInAs(email, goodPassword, { kind: 'anyone', address: '198.51.100.4' })).toBeTruthy()
    clock.advance(15 * minute + 1)
    expect(await signedInAs(email, goodPassword)).toBeTruthy()
  })

  test('six wrong passwords for one address lock nobody else out, and leave its owner elsewhere and by link', async () => {
    const [tried, other] = [await member(), await member()]
    for (let tries = 0; tries < 6; tries += 1) await refusal(signInAs(tried.email, 'mauvais mot'))
    expect(await signedInAs(other.email, goodPassword)).toBeTruthy()
    expect(await signedInAs(tried.email, goodPassword, { kind: 'anyone', address: '198.51.100.4' })).toBeTruthy()
    await emailsAfter()
    await requestMagicLink(ports, anonymousActor, { email: tried.email, locale: 'fr' })
    const [letter] = await emailsAfter()
    expect(await openEmailLink(tokenInEmail(letter))).toMatchObject({ step: 'signed_in' })
  })

  test('wrong passwords from many addresses lock nobody out of a browser that they know, and a new password ends them', async () => {
    const { id, email } = await member()
    const cookies = knownDeviceCookie(ports.config.SECRET_KEY, id, 'own-phone')
    const from = (nth: number): Actor => ({ kind: 'anyone', address: `198.51.100.${nth}` })
    for (let tries = 0; tries < 40; tries += 1) await refusal(signInAs(email, 'mauvais mot', from(tries % 10)))
    expect(await refusal(signInAs(email, goodPassword, from(99)))).toBe('too_many_requests')
    expect(await signInAs(email, goodPassword, from(99), cookies)).toMatchObject({ step: 'signed_in' })
    const forged = cookies.replace('own-phone', 'another-one')
    expect(await refusal(signInAs(email, goodPassword, from(99), forged))).toBe('too_many_requests')
    for (let tries = 0; tries < 9; tries += 1) await refusal(signInAs(email, 'mauvais mot', from(98), cookies))
    expect(await refusal(signInAs(email, goodPassword, from(98), cookies)), 'it has a limit').toBe('too_many_requests')
    await emailsAfter()
    await requestPasswordReset(ports, anonymousActor, { email, locale: 'fr' })
    const [letter] = await emailsAfter()
    await resetPassword(ports, anonymousActor, { token: tokenInEmail(letter), password: 'cinq oies blanches' })
    expect(await signInAs(email, 'cinq oies blanches', from(97))).toMatchObject({ step: 'signed_in' })
  })

  test('does not count tries that succeeded', async () => {
    const { email } = await member()
    for (let tries = 0; tries < 8; tries += 1) expect(await signedInAs(email, goodPassword)).toBeTruthy()
  })

  test('brings the visitor’s things along, never those of another account', async () => {
    const moves: string[] = []
    const claimer = async (_tx: unknown, from: string) => {
      moves.push(from)
    }
    Object.assign(ports.visitors, { claimers: [claimer] })
    const [first, second] = [await member(), await member()]
    const { actor } = await visitor()
    const token = await signedInAs(first.email, goodPassword, actor)
    expect(moves).toEqual([actor.personId])
    await signedInAs(second.email, goodPassword, await person(token))
    expect(moves).toEqual([actor.personId])
  })

  test('works for experts and staff without a second factor in a demonstration', async () => {
    const { email } = await member({ roles: ['client', 'owner'] })
    expect((await signInAs(email, goodPassword)).step).toBe('signed_in')
  })
})

describe('the second factor', () => {
  const secretOf = (uri: string) => {
    const text = new URL(uri).searchParams.get('secret') ?? ''
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
    const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
    return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  }
  const codeNow = (uri: string) => codeAt(secretOf(uri), stepAt(clock.now()))

  async function enrolled(roles: Role[] = ['client', 'expert']) {
    const account = await member({ roles })
    const actor = await person(await signedInAs(account.email, goodPassword))
    const { uri } = await enrollFactor(ports, actor, { password: goodPassword })
    const { recoveryCodes } = await confirmFactor(ports, actor, { code: codeNow(uri) })
    clock.advance(minute)
    return { ...account, actor, uri, recoveryCodes }
  }

  async function challenged(email: string): Promise<string> {
    const reply = await signInAs(email, goodPassword)
    if (reply.step !== 'second_factor_needed') throw new Error(reply.step)
    return reply.challenge
  }

  test('is asked after the password, and a code works once', async () => {
    const { id, email, uri } = await enrolled()
    const code = codeNow(uri)
    const reply = await signInSecondFactor(ports, anonymousActor, { challenge: await challenged(email), code, device })
    expect((await person(reply.token)).personId).toBe(id)
    const again = signInSecondFactor(ports, anonymousActor, { challenge: await challenged(email), code, device })
    expect(await refusal(again)).toBe('code_wrong')
  })

  test('challenge is over after five wrong codes, after ten minutes, and once used', async () => {
    const { email, uri } = await enrolled()
    const challenge = await challenged(email)
    const attempt = (code: string) => refusal(signInSecondFactor(ports, anonymousActor, { challenge, code, device }))
    for (let tries = 0; tries < 5; tries += 1) expect(await attempt('abcdef')).toBe('code_wrong')
    expect(await attempt(codeNow(uri))).toBe('challenge_over')
    const late = await challenged(email)
    clock.advance(10 * minute + 1)
    const reply = signInSecondFactor(ports, anonymousActor, { challenge: late, code: codeNow(uri), device })
    expect(await refusal(reply)).toBe('challenge_over')
  })

  test('may be a recovery code, once', async () => {
    const { email, recoveryCodes } = await enrolled()
    expect(recoveryCodes).toHaveLength(8)
    const code = recoveryCodes[0] ?? ''
    const use = async () =>
      signInSecondFactor(ports, anonymousActor, { challenge: await challenged(email), code, device })
    expect((await use()).token).toBeTruthy()
    expect(await refusal(use())).toBe('code_wrong')
  })

  test('of a client is asked after a link too, and what was left with the address joins only then', async () => {
    const { id, email, uri } = await enrolled(['client'])
    await emailsAfter()
    const asked = await visitor()
    await captureEmail(ports, asked.actor, { email, locale: 'fr', marketing: false })
    const [letter] = await emailsAfter()
    const reply = await openMagicLink(ports, asked.actor, {
      token: tokenInEmail(letter),
      withoutPassword: false,
      device,
    })
    if (reply.step !== 'second_factor_needed') throw new Error(reply.step)
    expect((await person(asked.token)).standing).toBe('pending')
    const wrong = { challenge: reply.challenge, code: 'abcdef', device }
    expect(await refusal(signInSecondFactor(ports, anonymousActor, wrong))).toBe('code_wrong')
    expect((await person(asked.token)).standing).toBe('pending')
    const { token } = await signInSecondFactor(ports, anonymousActor, { ...wrong, code: codeNow(uri) })
    expect((await person(token)).personId).toBe(id)
    expect((await whoIs(asked.token)).kind).toBe('anyone')
  })

  test('after a link is refused to somebody who has become an expert meanwhile', async () => {
    const { id, email, uri } = await enrolled(['client'])
    await emailsAfter()
    await requestMagicLink(ports, anonymousActor, { email, locale: 'fr' })
    const [letter] = await emailsAfter()
    const reply = await openMagicLink(ports, anonymousActor, {
      token: tokenInEmail(letter),
      withoutPassword: false,
      device,
    })
    if (reply.step !== 'second_factor_needed') throw new Error(reply.step)
    await setRoles(ports.db, id, ['client', 'expert'])
    const proof = { challenge: reply.challenge, code: codeNow(uri), device }
    expect(await refusal(signInSecondFactor(ports, anonymousActor, proof))).toBe('challenge_over')
  })

  test('switched on or off is told by email', async () => {
    const { actor, uri } = await enrolled(['client'])
    expect(sentEmails.map(({ template }) => template)).toContain('accounts.second_factor_on')
    await disableFactor(ports, actor, { password: goodPassword, code: codeNow(uri) })
    expect(sentEmails.map(({ template }) => template)).toContain('accounts.second_factor_off')
  })

  test('is switched off with the password and a code', async () => {
    const { email, actor, uri } = await enrolled()
    expect(await refusal(disableFactor(ports, actor, { password: 'mauvais mot', code: codeNow(uri) }))).toBe(
      'password_wrong',
    )
    await disableFactor(ports, actor, { password: goodPassword, code: codeNow(uri) })
    expect((await signInAs(email, goodPassword)).step).toBe('signed_in')
  })

  test('is demanded of experts and staff where the product is live, and set up at the first sign-in', async () => {
    ports.config = { ...ports.config, MODE: 'live' }
    const { email } = await member({ roles: ['client', 'support'] })
    const reply = await signInAs(email, goodPassword)
    if (reply.step !== 'second_factor_needed' || !reply.enroll) throw new Error('no enrolment')
    const code = codeNow(reply.enroll.uri)
    const done = await signInSecondFactor(ports, anonymousActor, { challenge: reply.challenge, code, device })
    expect(done.recoveryCodes).toHaveLength(8)
    const actor = await person(done.token)
    expect(await refusal(disableFactor(ports, actor, { password: goodPassword, code }))).toBe('second_factor_demanded')
    expect(await signInAs(email, goodPassword)).not.toHaveProperty('enroll')
    const client = await member()
    expect((await signInAs(client.email, goodPassword)).step).toBe('signed_in')
  })
})

describe('a forgotten password', () => {
  const forgotten = async (email: string) => {
    const reply = await requestPasswordReset(ports, anonymousActor, { email, locale: 'fr' })
    const [letter] = await emailsAfter()
    return { reply, letter }
  }

  test('is asked for in the same words whether the address is known or not', async () => {
    const known = await forgotten((await member()).email)
    const unknown = await forgotten(newEmail())
    expect(known.reply).toEqual(unknown.reply)
    expect([known.letter?.template, unknown.letter]).toEqual(['accounts.reset', undefined])
  })

  test('is replaced by a link that works once, and every session ends', async () => {
    const { email } = await member()
    const token = await signedInAs(email, goodPassword)
    const { letter } = await forgotten(email)
    expect(letter?.text).toContain('https://clairavis.test/fr/reset-password#token=')
    await resetPassword(ports, anonymousActor, { token: tokenInEmail(letter), password: 'cinq oies blanches' })
    expect((await whoIs(token)).kind).toBe('anyone')
    expect(await refusal(signInAs(email, goodPassword))).toBe('sign_in_failed')
    expect(await signedInAs(email, 'cinq oies blanches')).toBeTruthy()
    const again = resetPassword(ports, anonymousActor, { token: tokenInEmail(letter), password: 'six canards verts' })
    expect(await refusal(again)).toBe('link_invalid')
    expect(sentEmails.map((sent) => sent.template)).toContain('accounts.password_changed')
  })

  test('keeps its link when the new password will not do, for thirty minutes', async () => {
    const { email } = await member({ roles: ['client', 'expert'] })
    const { letter } = await forgotten(email)
    const attempt = (password: string) =>
      refusal(resetPassword(ports, anonymousActor, { token: tokenInEmail(letter), password }))
    expect(await attempt('cinq oies')).toBe('password_too_short')
    clock.advance(30 * minute)
    expect(await attempt('cinq oies blanches')).toBe('link_invalid')
  })
})
