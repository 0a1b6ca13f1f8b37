import { describe, expect, test } from 'vitest'
import type { Actor } from '../../../api/actor.ts'
import { me } from '../../profile/server/profile.ts'
import { contactOf, personOf, setRoles } from '../../server/people.ts'
import {
  anonymousActor,
  clock,
  emailsAfter,
  goodPassword,
  hour,
  member,
  minute,
  newEmail,
  openEmailLink,
  person,
  ports,
  refusal,
  setUpTestApp,
  signedInAs,
  signInAs,
  tokenInEmail,
  visitor,
  whoIs,
} from '../../server/testing.ts'
import { captureEmail, signUp } from './email-capture.ts'
import { requestMagicLink, requestPasswordReset } from './emails.ts'
import { knownDeviceCookie } from './known-device.ts'

setUpTestApp()

describe('leaving an address', () => {
  test('makes the visitor pending, in the same browser, and sends a way back from elsewhere', async () => {
    const { token, actor } = await visitor()
    const email = newEmail()
    expect(await captureEmail(ports, actor, { email, locale: 'fr', marketing: true })).toEqual({ email })
    expect(await person(token)).toMatchObject({ personId: actor.personId, standing: 'pending' })
    expect(await contactOf(ports.db, actor.personId)).toEqual({ email, locale: 'fr', name: null })
    expect(await me(ports, actor)).toMatchObject({ email, marketing: true })
    const [letter] = await emailsAfter()
    expect(letter).toMatchObject({ template: 'accounts.kept', to: email, locale: 'fr' })
  })

  test('says after a day that its link is no longer valid, until another one was sent', async () => {
    const { token, actor } = await visitor()
    const email = newEmail()
    const isOver = async () => (await me(ports, await person(token))).linkOver
    await captureEmail(ports, actor, { email, locale: 'fr', marketing: false })
    await emailsAfter()
    expect(await isOver()).toBe(false)
    clock.advance(25 * hour)
    expect(await isOver()).toBe(true)
    await requestMagicLink(ports, await person(token), { email, locale: 'fr' })
    await emailsAfter()
    expect(await isOver()).toBe(false)
  })

  test('that has an account changes nothing that this browser can see; only the letter knows', async () => {
    const { email } = await member()
    const [known, unknown] = [await visitor(), await visitor()]
    const other = newEmail()
    const replies = [
      await captureEmail(ports, known.actor, { email, locale: 'fr', marketing: false }),
      await captureEmail(ports, unknown.actor, { email: other, locale: 'fr', marketing: false }),
    ]
    expect(replies).toEqual([{ email }, { email: other }])
    const seen = async (token: string) => ({ ...(await me(ports, await person(token))), id: '', email: '' })
    expect(await seen(known.token)).toEqual(await seen(unknown.token))
    const letters = await emailsAfter()
    expect(letters.map((letter) => letter.template)).toEqual(['accounts.attach', 'accounts.kept'])
    // The owner of the account wants the link before paying; the other may travel with the order's confirmation.
    const [attach, kept] = letters
    expect([attach?.gather, kept?.gather]).toEqual([undefined, expect.objectContaining({ tells: 'all' })])
  })

  test('does not open the account behind it', async () => {
    const owner = await member()
    const { token, actor } = await visitor()
    await captureEmail(ports, actor, { email: owner.email, locale: 'fr', marketing: false })
    expect((await person(token)).personId).not.toBe(owner.id)
  })

  test('by a member changes only the consent', async () => {
    const { id, email } = await member()
    const actor = await person(await signedInAs(email, goodPassword))
    const reply = await captureEmail(ports, actor, { email: newEmail(), locale: 'fr', marketing: true })
    expect(reply).toEqual({ email })
    expect((await contactOf(ports.db, id))?.email).toBe(email)
    expect(await emailsAfter()).toEqual([])
  })
})

describe('a link', () => {
  async function pending(email = newEmail()) {
    const one = await visitor()
    await captureEmail(ports, one.actor, { email, locale: 'fr', marketing: false })
    const [letter] = await emailsAfter()
    return { ...one, email, link: tokenInEmail(letter) }
  }

  test('proves the address and makes a member, once', async () => {
    const { actor, link, email } = await pending()
    const opened = await person((await openEmailLink(link)).token)
    expect(opened).toMatchObject({ personId: actor.personId, standing: 'member' })
    expect(await me(ports, opened)).toMatchObject({ email, hasPassword: false })
    expect(await refusal(openEmailLink(link))).toBe('link_invalid')
  })

  test('opened twice at the same moment works once', async () => {
    const { link } = await pending()
    const both = await Promise.allSettled([openEmailLink(link), openEmailLink(link)])
    expect(both.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  })

  test('of two visitors with one address, opened together, makes one account', async () => {
    const first = await pending()
    const second = await pending(first.email)
    const [one, other] = await Promise.all([openEmailLink(first.link), openEmailLink(second.link)])
    expect((await person(one.token)).personId).toBe((await person(other.token)).personId)
  })

  test('opened elsewhere ends the session that typed the address: it may be somebody else', async () => {
    const { token, link } = await pending()
    await openEmailLink(link)
    expect((await whoIs(token)).kind).toBe('anyone')
  })

  test('opened in the same browser replaces its session', async () => {
    const { token, actor, link } = await pending()
    const opened = await openEmailLink(link, actor)
    expect((await person(opened.token)).standing).toBe('member')
    expect((await whoIs(token)).kind).toBe('anyone')
  })

  test('brings what was asked with the address into the account it belongs to', async () => {
    const moves: string[][] = []
    const claimer = async (_tx: unknown, from: string, to: string) => {
      moves.push([from, to])
    }
    Object.assign(ports.visitors, { claimers: [claimer] })
    const owner = await member()
    const asked = await pending(owner.email)
    const browsing = await visitor()
    const opened = await person((await openEmailLink(asked.link, browsing.actor)).token)
    expect(opened.personId).toBe(owner.id)
    expect(moves).toEqual([
      [asked.actor.personId, owner.id],
      [browsing.actor.personId, owner.id],
    ])
    expect(await personOf(ports.db, asked.actor.personId)).toBeNull()
    expect((await whoIs(asked.token)).kind).toBe('anyone')
  })

  test('moves everything or nothing', async () => {
    const broken = async (_tx: unknown, from: string) => {
      if (from === asked.actor.personId) throw new Error('a feature failed')
    }
    Object.assign(ports.visitors, { claimers: [broken] })
    const owner = await member()
    const asked = await pending(owner.email)
    await expect(openEmailLink(asked.link)).rejects.toThrow('a feature failed')
    expect((await whoIs(asked.token)).kind).toBe('person')
    expect(await personOf(ports.db, asked.actor.personId)).not.toBeNull()
  })

  test('that was asked for is good for thirty minutes; one from a question, for a day', async () => {
    const { email } = await member()
    await requestMagicLink(ports, anonymousActor, { email, locale: 'en' })
    const [letter] = await emailsAfter()
    expect(letter).toMatchObject({ template: 'accounts.sign_in', subject: 'Your sign-in link' })
    const left = await pending()
    clock.advance(31 * minute)
    expect(await refusal(openEmailLink(tokenInEmail(letter)))).toBe('link_invalid')
    clock.advance(23 * hour)
    expect((await openEmailLink(left.link)).token).toBeTruthy()
  })

  test('finds from elsewhere what a pending person left', async () => {
    const { actor, email } = await pending()
    await requestMagicLink(ports, anonymousActor, { email, locale: 'fr' })
    const [letter] = await emailsAfter()
    expect((await person((await openEmailLink(tokenInEmail(letter))).token)).personId).toBe(actor.personId)
  })

  test('is asked for in the same words whether the address is known or not', async () => {
    const { email } = await member()
    const known = await requestMagicLink(ports, anonymousActor, { email, locale: 'fr' })
    const unknown = await requestMagicLink(ports, anonymousActor, { email: newEmail(), locale: 'fr' })
    expect(known).toEqual(unknown)
    expect((await emailsAfter()).map((letter) => letter.to)).toEqual([email])
  })

  test('is never sent to an expert or to the staff: it would walk around the second factor', async () => {
    const { email } = await member({ roles: ['client', 'expert'] })
    await requestMagicLink(ports, anonymousActor, { email, locale: 'fr' })
    const { actor } = await visitor()
    await captureEmail(ports, actor, { email, locale: 'fr', marketing: false })
    const sent = await emailsAfter()
    expect(sent.map((letter) => letter.template)).toEqual(['accounts.professional', 'accounts.professional'])
    expect(sent.map(tokenInEmail)).toEqual(['', ''])
  })

  test('sent before its owner became an expert opens nothing', async () => {
    const { id, email } = await member()
    await requestMagicLink(ports, anonymousActor, { email, locale: 'fr' })
    const [letter] = await emailsAfter()
    await setRoles(ports.db, id, ['client', 'expert'])
    expect(await refusal(openEmailLink(tokenInEmail(letter)))).toBe('link_invalid')
  })

  const stranger = (nth: number): Actor => ({ kind: 'anyone', address: `203.0.113.${nth}` })
  type Ask = typeof requestMagicLink
  const kinds: [string, Ask][] = [
    ['sign-in links', requestMagicLink],
    ['resets', requestPasswordReset],
  ]

  test.each(kinds)('%s to one address stop after three from one place, and nobody is told', async (_, ask) => {
    const { email } = await member()
    for (let asked = 0; asked < 8; asked += 1)
      expect(await ask(ports, anonymousActor, { email, locale: 'fr' })).toEqual({ done: true })
    expect(await emailsAfter()).toHaveLength(3)
    await ask(ports, stranger(1), { email, locale: 'fr' })
    expect(await emailsAfter(), 'the owner asks from elsewhere').toHaveLength(1)
  })

  test.each(kinds)(
    '%s asked for by strangers everywhere stay few, and one that opens is always there',
    async (_, ask) => {
      const { email } = await member()
      const sent: number[] = []
      const opens = () =>
        ports.db
          .selectFrom('one_time_token')
          .select('tokenHash')
          .where('email', '=', email)
          // Long enough to go to the mailbox.
          .where('expiresAt', '>', new Date(clock.now().getTime() + 20 * minute))
          .executeTakeFirst()
      for (let at = 0; at < 24 * 60; at += 20) {
        for (const nth of [1, 2, 3]) await ask(ports, stranger(((at / 20) * 3 + nth) % 250), { email, locale: 'fr' })
        await ask(ports, anonymousActor, { email, locale: 'fr' })
        for (const _letter of await emailsAfter()) sent.push(at)
        expect(await opens(), `a link at ${at} minutes`).toBeDefined()
        clock.advance(20 * minute)
      }
      expect(sent.length).toBeLessThanOrEqual(10)
      expect(sent.filter((at) => at < 60).length).toBeLessThanOrEqual(5)
    },
  )

  test('whoever uses the links is sent another one, whatever strangers have asked for', async () => {
    const { email } = await member()
    for (let nth = 0; nth < 12; nth += 1) await requestMagicLink(ports, stranger(nth), { email, locale: 'fr' })
    const letters = await emailsAfter()
    expect(letters).toHaveLength(5)
    for (const letter of letters) await openEmailLink(tokenInEmail(letter))
    await requestMagicLink(ports, anonymousActor, { email, locale: 'fr' })
    const [another] = await emailsAfter()
    expect((await openEmailLink(tokenInEmail(another))).step).toBe('signed_in')
  })

  test('letters to an address that many leave at checkouts are five in an hour and ten in a day', async () => {
    const email = newEmail()
    const sent: number[] = []
    for (let at = 0; at < 24; at += 1) {
      for (let times = 0; times < 7; times += 1)
        await captureEmail(ports, (await visitor()).actor, { email, locale: 'fr', marketing: false })
      sent.push((await emailsAfter()).length)
      clock.advance(hour)
    }
    expect(sent.slice(0, 2)).toEqual([5, 5])
    expect(sent.reduce((sum, count) => sum + count)).toBe(10)
  })

  test.each(kinds)('%s are sent to a browser that its owner has used, whatever strangers ask', async (_, ask) => {
    const { id, email } = await member()
    for (let nth = 0; nth < 8; nth += 1) await ask(ports, stranger(nth), { email, locale: 'fr' })
    for (let asked = 0; asked < 60; asked += 1) await refusal(ask(ports, anonymousActor, { email, locale: 'fr' }))
    await emailsAfter()
    expect(await refusal(ask(ports, anonymousActor, { email, locale: 'fr' }))).toBe('too_many_requests')
    const cookies = knownDeviceCookie(ports.config.SECRET_KEY, id, 'own-phone')
    for (let asked = 0; asked < 8; asked += 1) await ask(ports, anonymousActor, { email, locale: 'fr', cookies })
    expect(await emailsAfter(), 'six in an hour').toHaveLength(6)
    const other = knownDeviceCookie(ports.config.SECRET_KEY, (await member()).id, 'own-phone')
    expect(await refusal(ask(ports, anonymousActor, { email, locale: 'fr', cookies: other }))).toBe('too_many_requests')
  })

  test('lets its owner sign in by password again after the wrong passwords of others', async () => {
    const { email } = await member()
    for (let tries = 0; tries < 40; tries += 1) await refusal(signInAs(email, 'mauvais mot', stranger(tries % 10)))
    expect(await refusal(signInAs(email, goodPassword, stranger(99)))).toBe('too_many_requests')
    await requestMagicLink(ports, anonymousActor, { email, locale: 'fr' })
    await openEmailLink(tokenInEmail((await emailsAfter()).at(-1)))
    expect((await signInAs(email, goodPassword, stranger(98))).step).toBe('signed_in')
  })
})

describe('signing up with a password', () => {
  async function signedUp() {
    const one = await visitor()
    const email = newEmail()
    await signUp(ports, one.actor, { email, password: goodPassword, locale: 'fr', marketing: false })
    const [letter] = await emailsAfter()
    expect(letter?.template).toBe('accounts.confirm')
    return { ...one, email, link: tokenInEmail(letter) }
  }

  test('counts once the link is opened in the same browser', async () => {
    const { actor, email, link } = await signedUp()
    expect(await refusal(signInAs(email, goodPassword))).toBe('sign_in_failed')
    await openEmailLink(link, actor)
    expect((await person(await signedInAs(email, goodPassword))).personId).toBe(actor.personId)
  })

  test('asks for the password where the link is opened on another device, and keeps the first one signed in', async () => {
    const { token, email, link } = await signedUp()
    expect(await refusal(openEmailLink(link))).toBe('password_confirmation_needed')
    expect(await refusal(openEmailLink(link, anonymousActor, { password: 'quatre poules noires' }))).toBe(
      'sign_in_failed',
    )
    await openEmailLink(link, anonymousActor, { password: goodPassword })
    expect((await person(token)).standing).toBe('member')
    expect(await signedInAs(email, goodPassword)).toBeTruthy()
  })

  test('by somebody who does not own the address gives them nothing', async () => {
    const { token, email, link } = await signedUp()
    await openEmailLink(link, anonymousActor, { withoutPassword: true })
    expect(await refusal(signInAs(email, goodPassword))).toBe('sign_in_failed')
    expect((await whoIs(token)).kind).toBe('anyone')
  })

  test('refuses what everybody uses', async () => {
    const { actor } = await visitor()
    const attempt = (password: string) =>
      refusal(signUp(ports, actor, { email: newEmail(), password, locale: 'fr', marketing: false }))
    expect(await attempt('court')).toBe('password_too_short')
    expect(await attempt('motdepasse')).toBe('password_too_common')
  })
})
