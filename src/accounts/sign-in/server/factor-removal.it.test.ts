import { beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '../../../api/actor.ts'
import { setRoles } from '../../server/people.ts'
import {
  anonymousActor,
  clock,
  database,
  device,
  emailsAfter,
  goodPassword,
  hour,
  member,
  minute,
  person,
  ports,
  refusal,
  sentEmails,
  setUpTestApp,
  signedInAs,
  signInAs,
  whoIs,
} from '../../server/testing.ts'
import { requestMagicLink } from './emails.ts'
import { keepFactor, removeDueFactors, scheduleFactorRemoval } from './factor-removal.ts'
import { openMagicLink } from './open-link.ts'
import { confirmFactor, disableFactor, enrollFactor, renewRecoveryCodes } from './second-factor.ts'
import { signInSecondFactor } from './sign-in.ts'
import { insertToken } from './token-store.ts'
import { codeAt, stepAt } from './totp.ts'

setUpTestApp()

const codeNow = (uri: string) => {
  const text = new URL(uri).searchParams.get('secret') ?? ''
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const bytes = (bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  return codeAt(Uint8Array.from(bytes), stepAt(clock.now()))
}

type Enrolled = { id: string; email: string; token: string; actor: Person; uri: string; recoveryCodes: string[] }

async function enrolled(): Promise<Enrolled> {
  const account = await member()
  const token = await signedInAs(account.email, goodPassword)
  const actor = await person(token)
  const { uri } = await enrollFactor(ports, actor, { password: goodPassword })
  const { recoveryCodes } = await confirmFactor(ports, actor, { code: codeNow(uri) })
  clock.advance(minute)
  return { ...account, token, actor, uri, recoveryCodes }
}

async function challenged(email: string) {
  const reply = await signInAs(email, goodPassword)
  if (reply.step !== 'second_factor_needed') throw new Error(reply.step)
  return reply
}

const templates = () => sentEmails.map(({ template }) => template)
const secretIn = () => /#keep=([\w-]+)/.exec(sentEmails.at(-1)?.text ?? '')?.[1] ?? ''

describe('a second step whose loss was reported', () => {
  let lost: Enrolled
  beforeEach(async () => {
    lost = await enrolled()
    sentEmails.length = 0
    await ports.transact((tx) => scheduleFactorRemoval(ports, tx, ports.ids.id(), lost.id))
  })

  test('is told of at once, ends every session, and still asks for a code during a day', async () => {
    expect(templates()).toEqual(['accounts.second_factor_leaves'])
    expect(sentEmails[0]?.to).toBe(lost.email)
    expect(secretIn().length).toBeGreaterThan(20)
    expect((await whoIs(lost.token)).kind).toBe('anyone')
    clock.advance(24 * hour - minute)
    await removeDueFactors(ports)
    const leavesAt = new Date(clock.now().getTime() + minute).toISOString()
    expect(await challenged(lost.email)).toMatchObject({ leavesAt: new Date(leavesAt) })
  })

  test('is off a day later, of which another letter tells, and the password alone opens the account', async () => {
    clock.advance(24 * hour)
    await emailsAfter()
    await removeDueFactors(ports)
    await removeDueFactors(ports)
    const told = sentEmails.filter(({ to, template }) => to === lost.email && template === 'accounts.second_factor_off')
    expect(told).toHaveLength(1)
    expect((await signInAs(lost.email, goodPassword)).step).toBe('signed_in')
  })

  test('stays with the secret of the letter, which works once', async () => {
    const secret = secretIn()
    expect(await refusal(keepFactor(ports, anonymousActor, { by: 'letter', secret: 'x'.repeat(30) }))).toBe(
      'link_invalid',
    )
    await keepFactor(ports, anonymousActor, { by: 'letter', secret })
    expect(templates().at(-1)).toBe('accounts.second_factor_stays')
    expect(await refusal(keepFactor(ports, anonymousActor, { by: 'letter', secret }))).toBe('link_invalid')
    clock.advance(25 * hour)
    await removeDueFactors(ports)
    expect(await challenged(lost.email)).not.toHaveProperty('leavesAt')
  })

  test('stays for whoever knows the password, at the sign-in', async () => {
    const { challenge } = await challenged(lost.email)
    await keepFactor(ports, anonymousActor, { by: 'challenge', secret: challenge })
    clock.advance(25 * hour)
    await removeDueFactors(ports)
    expect((await signInAs(lost.email, goodPassword)).step).toBe('second_factor_needed')
  })

  test('stays where somebody signs in with a code after all', async () => {
    const { challenge } = await challenged(lost.email)
    await signInSecondFactor(ports, anonymousActor, { challenge, code: lost.recoveryCodes[0] ?? '', device })
    expect(templates().at(-1)).toBe('accounts.second_factor_stays')
    clock.advance(25 * hour)
    await removeDueFactors(ports)
    expect((await signInAs(lost.email, goodPassword)).step).toBe('second_factor_needed')
  })

  test('stays where its letter has not reached its owner, and waits for one that is on its way', async () => {
    const key = (await database.db.selectFrom('mail_outbox').select('key').execute()).at(-1)?.key ?? ''
    const letter = (set: { state: 'queued' | 'sent' | 'withheld'; sentAt: Date | null }) =>
      database.db.updateTable('mail_outbox').set(set).where('key', '=', key).execute()
    const outcome = async () =>
      (await database.db.selectFrom('second_factor_removal').selectAll().where('personId', '=', lost.id).execute())[0]
        ?.outcome
    expect(key).toMatch(/^accounts:second_factor_leaves:/)
    await letter({ state: 'queued', sentAt: null })
    clock.advance(25 * hour)
    await removeDueFactors(ports)
    expect(await outcome()).toBeNull()
    await letter({ state: 'sent', sentAt: clock.now() })
    await removeDueFactors(ports)
    clock.advance(24 * hour - minute)
    await removeDueFactors(ports)
    expect(await outcome(), 'the day counts from the letter').toBeNull()
    await letter({ state: 'withheld', sentAt: null })
    clock.advance(minute)
    await removeDueFactors(ports)
    expect(await outcome()).toBe('void')
    expect((await signInAs(lost.email, goodPassword)).step).toBe('second_factor_needed')
  })

  test('stays where the password has changed meanwhile', async () => {
    clock.advance(hour)
    await database.db
      .updateTable('credential')
      .set({ changedAt: clock.now() })
      .where('personId', '=', lost.id)
      .execute()
    clock.advance(24 * hour)
    await removeDueFactors(ports)
    expect((await signInAs(lost.email, goodPassword)).step).toBe('second_factor_needed')
  })

  test('once off, is followed by seven days in which no link opens the account', async () => {
    clock.advance(24 * hour)
    await removeDueFactors(ports)
    const link = async () => {
      await requestMagicLink(ports, anonymousActor, { email: lost.email, locale: 'fr' })
      await emailsAfter()
      return /#token=([\w-]+)/.exec(sentEmails.at(-1)?.text ?? '')?.[1] ?? ''
    }
    const open = async () =>
      openMagicLink(ports, anonymousActor, { token: await link(), withoutPassword: false, device })
    expect(await refusal(open())).toBe('password_only')
    clock.advance(7 * 24 * hour)
    expect((await open()).step).toBe('signed_in')
  })

  test('cannot be reported twice at a time, and drops an address that was asked for', async () => {
    const asked = () => ports.transact((tx) => scheduleFactorRemoval(ports, tx, ports.ids.id(), lost.id))
    expect(await refusal(asked())).toBe('factor_waiting')
    const waits = () => database.db.selectFrom('one_time_token').select('purpose').execute()
    const other = { purpose: 'change_email', personId: lost.id, email: 'autre@exemple.fr' } as const
    const expiresAt = new Date(clock.now().getTime() + hour)
    await insertToken(database.db, clock.now(), { ...other, tokenHash: 'a', expiresAt })
    await keepFactor(ports, anonymousActor, { by: 'letter', secret: secretIn() })
    expect(await waits()).toEqual([])
    await insertToken(database.db, clock.now(), { ...other, tokenHash: 'b', expiresAt })
    await asked()
    expect(await waits()).toEqual([])
  })

  test('names the zone of the hour at which it ends', () => {
    expect(sentEmails[0]?.text.replace(/\s+/g, ' ')).toMatch(/10 h 0\d \(heure de Paris\)/)
  })

  test('stays where its owner has become a member of the staff meanwhile', async () => {
    await setRoles(ports.db, lost.id, ['client', 'support'])
    clock.advance(25 * hour)
    await removeDueFactors(ports)
    expect((await signInAs(lost.email, goodPassword)).step).toBe('second_factor_needed')
  })
})

test('stays where new recovery codes were made with a code, and its end is over where it was switched off with one', async () => {
  const outcomes = async (id: string) =>
    (await database.db.selectFrom('second_factor_removal').selectAll().where('personId', '=', id).execute()).map(
      ({ outcome }) => outcome,
    )
  for (const act of ['renew', 'disable'] as const) {
    const { id, actor, uri } = await enrolled()
    await ports.transact((tx) => scheduleFactorRemoval(ports, tx, ports.ids.id(), id))
    const code = codeNow(uri)
    if (act === 'renew') await renewRecoveryCodes(ports, actor, { code })
    else await disableFactor(ports, actor, { code, password: goodPassword })
    expect(await outcomes(id)).toEqual(['proved'])
  }
})

test('new recovery codes take a code of the second step, and those before them die', async () => {
  const { email, actor, uri, recoveryCodes } = await enrolled()
  expect(await refusal(renewRecoveryCodes(ports, actor, { code: '000000' }))).toBe('code_wrong')
  const renewed = (await renewRecoveryCodes(ports, actor, { code: codeNow(uri) })).recoveryCodes
  expect(renewed).toHaveLength(8)
  expect(templates().at(-1)).toBe('accounts.recovery_codes')
  const use = async (code = '') =>
    signInSecondFactor(ports, anonymousActor, { challenge: (await challenged(email)).challenge, code, device })
  expect(await refusal(use(recoveryCodes[1]))).toBe('code_wrong')
  expect((await use(renewed[0])).token).toBeTruthy()
})

test('recovery codes are made for no account without a second step, nor before its first code', async () => {
  const { email } = await member()
  const actor = await person(await signedInAs(email, goodPassword))
  expect(await refusal(renewRecoveryCodes(ports, actor, { code: '000000' }))).toBe('code_wrong')
  const { uri } = await enrollFactor(ports, actor, { password: goodPassword })
  expect(await refusal(renewRecoveryCodes(ports, actor, { code: codeNow(uri) }))).toBe('code_wrong')
  expect((await signInAs(email, goodPassword)).step).toBe('signed_in')
})
