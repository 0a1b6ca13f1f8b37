import { beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '../../../api/actor.ts'
import { setRoles } from '../../server/people.ts'
import {
  anonymousActor,
  clock,
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
import { keepFactor, removeDueFactors, scheduleFactorRemoval } from './factor-removal.ts'
import { confirmFactor, enrollFactor, renewRecoveryCodes } from './second-factor.ts'
import { signInSecondFactor } from './sign-in.ts'
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

  test('stays where its owner has become a member of the staff meanwhile', async () => {
    await setRoles(ports.db, lost.id, ['client', 'support'])
    clock.advance(25 * hour)
    await removeDueFactors(ports)
    expect((await signInAs(lost.email, goodPassword)).step).toBe('second_factor_needed')
  })
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
