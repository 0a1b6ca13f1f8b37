import { describe, expect, test } from 'vitest'
import { softwareAuthenticator } from '../../../../test/harness/software-authenticator.ts'
import type { Person } from '../../../api/actor.ts'
import { accountFiles } from '../../privacy/server/data-export.ts'
import { anonymizePeople } from '../../privacy/server/privacy-store.ts'
import * as store from '../../server/store.ts'
import {
  anonymousActor,
  clock,
  device,
  goodPassword,
  member,
  minute,
  person,
  ports,
  refusal,
  sentEmails,
  setUpTestApp,
  signedInAs,
  signInAs,
  visitor,
} from '../../server/testing.ts'
import { signInPasskey, startPasskeySignIn, startPasskeyStep } from './passkey-sign-in.ts'
import { addPasskey, listPasskeys, removePasskey, startPasskey, startProof } from './passkeys.ts'
import { disableFactor, enablePasskeyStep, renewRecoveryCodes } from './second-factor.ts'
import { listSessions } from './sessions.ts'
import { signInSecondFactor } from './sign-in.ts'

setUpTestApp()

const origin = 'https://clairavis.test'
type Authenticator = ReturnType<typeof softwareAuthenticator>
const templates = () => sentEmails.map(({ template }) => template)

async function added(actor: Person, key = softwareAuthenticator(), more: { code?: string } = {}) {
  const options = await startPasskey(ports, actor, { password: goodPassword, origin, ...more })
  const passkey = await addPasskey(ports, actor, { name: 'Téléphone', passkey: key.create(options, { origin }) })
  return { key, passkey }
}

async function owner(extra: Parameters<typeof member>[0] = {}) {
  const account = await member(extra)
  const actor = await person(await signedInAs(account.email, goodPassword))
  return { ...account, actor, ...(await added(actor)) }
}

type How = Omit<Parameters<Authenticator['get']>[1], 'origin'> & { origin?: string }
async function signInWith(key: Authenticator, how: How = {}, actor = anonymousActor) {
  const passkey = key.get(await startPasskeySignIn(ports, actor, origin), { origin, ...how })
  return signInPasskey(ports, actor, { passkey, device })
}

describe('a passkey', () => {
  test('opens the account without password and second step, and brings the visitor’s things along', async () => {
    const { id, key } = await owner()
    const moves: string[] = []
    Object.assign(ports.visitors, { claimers: [async (_tx: unknown, from: string) => moves.push(from)] })
    const before = await visitor()
    const { token } = await signInWith(key, {}, before.actor)
    const actor = await person(token)
    expect([actor.personId, moves]).toEqual([id, [before.actor.personId]])
    const sessions = await listSessions(ports, actor)
    expect(sessions.find(({ current }) => current)).toMatchObject({ byPasskey: true })
    const [listed] = (await listPasskeys(ports, actor, null)).passkeys
    expect(listed).toMatchObject({ name: 'Téléphone', site: 'clairavis.test', usedAt: clock.now() })
  })

  test('is added for the password, and told of by email', async () => {
    const { email, actor, key } = await owner()
    expect(templates()).toContain('accounts.passkey_added')
    expect(sentEmails.at(-1)).toMatchObject({ to: email })
    expect(sentEmails.at(-1)?.text).toContain('https://clairavis.test/fr/user#security')
    expect(await refusal(startPasskey(ports, actor, { password: 'mauvais mot', origin }))).toBe('password_wrong')
    const again = await startPasskey(ports, actor, { password: goodPassword, origin })
    expect(again.excludeCredentials).toMatchObject([{ id: key.id }])
  })

  test.each([
    ['without a finger, a face or a PIN', { verifies: false }],
    ['for another page', { origin: 'https://clairavis.example' }],
    ['for another domain', { rpId: 'clairavis.example' }],
  ])('is neither added nor accepted %s', async (_, how) => {
    const { actor, key } = await owner()
    expect(await refusal(signInWith(key, how))).toBe('passkey_wrong')
    const options = await startPasskey(ports, actor, { password: goodPassword, origin })
    const passkey = softwareAuthenticator().create(options, { origin, ...how })
    expect(await refusal(addPasskey(ports, actor, { name: 'Autre', passkey }))).toBe('passkey_wrong')
  })

  test('is asked for and made at our own sites only', async () => {
    const { actor } = await owner()
    for (const elsewhere of [null, 'https://clairavis.example']) {
      expect(await refusal(startPasskeySignIn(ports, anonymousActor, elsewhere))).toBe('passkey_site')
      expect(await refusal(startPasskey(ports, actor, { password: goodPassword, origin: elsewhere }))).toBe(
        'passkey_site',
      )
    }
  })

  test('signs a challenge once, within five minutes', async () => {
    const { key } = await owner()
    const proof = async () => key.get(await startPasskeySignIn(ports, anonymousActor, origin), { origin })
    const [used, late] = [await proof(), await proof()]
    const send = (passkey: typeof used) => signInPasskey(ports, anonymousActor, { passkey, device })
    expect((await send(used)).token).toBeTruthy()
    expect(await refusal(send(used))).toBe('passkey_over')
    clock.advance(5 * minute)
    expect(await refusal(send(late))).toBe('passkey_over')
  })

  test('that was signed with another key, or counts backwards as a copy would, opens nothing', async () => {
    const { key } = await owner()
    const other = softwareAuthenticator()
    const options = await startPasskeySignIn(ports, anonymousActor, origin)
    const forged = { ...other.get(options, { origin }), id: key.id, rawId: key.id }
    expect(await refusal(signInPasskey(ports, anonymousActor, { passkey: forged, device }))).toBe('passkey_wrong')
    expect((await signInWith(key, { counter: 7 })).token).toBeTruthy()
    expect(await refusal(signInWith(key, { counter: 7 }))).toBe('passkey_wrong')
    expect((await signInWith(key, { counter: 8 })).token).toBeTruthy()
  })

  test('is limited by address like passwords are', async () => {
    const { key } = await owner()
    const from = { kind: 'anyone', address: '203.0.113.9' } as const
    const options = await startPasskeySignIn(ports, from, origin)
    const wrong = softwareAuthenticator().get(options, { origin })
    for (let tries = 0; tries < 60; tries += 1) await refusal(signInPasskey(ports, from, { passkey: wrong, device }))
    expect(await refusal(signInWith(key, {}, from))).toBe('too_many_requests')
    expect((await signInWith(key)).token).toBeTruthy()
  })

  test('that is removed opens nothing any more, of which an email tells; the other ways stay', async () => {
    const { email, actor, key, passkey } = await owner()
    const stranger = await owner()
    expect(await refusal(removePasskey(ports, stranger.actor, passkey.id))).toBe('not_found')
    await removePasskey(ports, actor, passkey.id)
    expect(templates().at(-1)).toBe('accounts.passkey_removed')
    expect(await refusal(signInWith(key))).toBe('passkey_wrong')
    expect((await signInAs(email, goodPassword)).step).toBe('signed_in')
  })

  test('is one of ten at most', async () => {
    const { actor } = await owner()
    for (let count = 1; count < 10; count += 1) {
      clock.advance(minute)
      await added(actor)
    }
    expect(await refusal(added(actor))).toBe('passkeys_enough')
  })

  test('is in the export, without its key, and goes with the account', async () => {
    const { id, key } = await owner()
    const row = await store.personById(ports.db, id)
    if (!row) throw new Error('nobody')
    const files = new Map<string, unknown>()
    for await (const { name, data } of accountFiles(ports, row)) files.set(name, data)
    expect(JSON.parse(String(files.get('passkeys.json')))).toMatchObject([{ name: 'Téléphone', credential_id: key.id }])
    await ports.transact((tx) => anonymizePeople(tx, [id], [row.email], clock.now()))
    expect(await refusal(signInWith(key))).toBe('passkey_wrong')
  })
})

describe('a passkey as the second step', () => {
  async function stepped() {
    const account = await owner()
    const { recoveryCodes } = await enablePasskeyStep(ports, account.actor, { password: goodPassword })
    return { ...account, recoveryCodes }
  }

  async function challenged(email: string) {
    const reply = await signInAs(email, goodPassword)
    if (reply.step !== 'second_factor_needed') throw new Error(reply.step)
    return reply
  }

  async function stepWith(key: Authenticator, challenge: string) {
    const passkey = key.get(await startPasskeyStep(ports, anonymousActor, { challenge, origin }), { origin })
    return signInSecondFactor(ports, anonymousActor, { challenge, passkey, device })
  }

  test('is asked for after the password, and a recovery code stands for it once', async () => {
    const { id, email, key, recoveryCodes } = await stepped()
    expect(recoveryCodes).toHaveLength(8)
    const reply = await challenged(email)
    expect(reply).toMatchObject({ app: false, passkey: true })
    expect((await person((await stepWith(key, reply.challenge)).token)).personId).toBe(id)
    const use = async (code?: string) =>
      signInSecondFactor(ports, anonymousActor, { challenge: (await challenged(email)).challenge, code, device })
    expect(await refusal(use())).toBe('code_wrong')
    expect(await refusal(use('123456'))).toBe('code_wrong')
    expect((await use(recoveryCodes[0])).token).toBeTruthy()
    expect(await refusal(use(recoveryCodes[0]))).toBe('code_wrong')
  })

  test('is that of the account, and of this ceremony', async () => {
    const [own, other] = [await stepped(), await stepped()]
    const { challenge } = await challenged(own.email)
    expect(await refusal(stepWith(other.key, challenge))).toBe('passkey_wrong')
    const signIn = own.key.get(await startPasskeySignIn(ports, anonymousActor, origin), { origin })
    const swapped = signInSecondFactor(ports, anonymousActor, { challenge, passkey: signIn, device })
    expect(await refusal(swapped)).toBe('passkey_over')
  })

  test('takes a passkey, and its last one stays until the step is off', async () => {
    const without = await member()
    const visiting = await person(await signedInAs(without.email, goodPassword))
    expect(await refusal(enablePasskeyStep(ports, visiting, { password: goodPassword }))).toBe('passkey_missing')
    const { email, actor, key, passkey } = await stepped()
    expect(await refusal(enablePasskeyStep(ports, actor, { password: goodPassword }))).toBe('second_factor_on')
    expect(await refusal(removePasskey(ports, actor, passkey.id))).toBe('passkey_is_second_step')
    const proof = async () => key.get(await startProof(ports, actor, origin), { origin })
    expect((await renewRecoveryCodes(ports, actor, { passkey: await proof() })).recoveryCodes).toHaveLength(8)
    await disableFactor(ports, actor, { password: goodPassword, passkey: await proof() })
    expect((await signInAs(email, goodPassword)).step).toBe('signed_in')
    await removePasskey(ports, actor, passkey.id)
  })

  test('is proved again before another is added in a session that began without it', async () => {
    const { email, recoveryCodes } = await stepped()
    const { challenge } = await challenged(email)
    const { token } = await signInSecondFactor(ports, anonymousActor, { challenge, code: recoveryCodes[0], device })
    const actor = await person(token)
    expect(await listPasskeys(ports, actor, null)).toMatchObject({ asksPassword: true, asksCode: true })
    expect(await refusal(added(actor))).toBe('code_wrong')
    await added(actor, softwareAuthenticator(), { code: recoveryCodes[1] })
    expect(await listPasskeys(ports, actor, null)).toMatchObject({ asksCode: false })
  })
})

describe('a passkey that the staff must have', () => {
  test('is added in a session with a code, then only in one with a passkey, and the last one stays', async () => {
    const { id, email } = await member({ roles: ['client', 'support'] })
    const first = await person(await signedInAs(email, goodPassword))
    ports.config = { ...ports.config, MODE: 'live' }
    const { key, passkey } = await added(first)
    ports.config = { ...ports.config, MODE: 'demo' }
    const byPassword = await person(await signedInAs(email, goodPassword))
    ports.config = { ...ports.config, MODE: 'live' }
    expect(await refusal(added(byPassword))).toBe('passkey_needed')
    const byPasskey = await person((await signInWith(key)).token)
    expect(byPasskey.personId).toBe(id)
    expect(await refusal(removePasskey(ports, byPasskey, passkey.id))).toBe('passkey_demanded')
    await added(byPasskey)
    await removePasskey(ports, byPasskey, passkey.id)
  })
})
