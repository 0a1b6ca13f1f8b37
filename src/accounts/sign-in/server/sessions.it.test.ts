import { describe, expect, test } from 'vitest'
import { Refusal } from '../../../api/refusal.ts'
import { randomIds } from '../../../platform/ids.ts'
import { me } from '../../profile/server/profile.ts'
import { contactOf, newSession, setRoles } from '../../server/people.ts'
import {
  anonymousActor,
  clock,
  day,
  device,
  goodPassword,
  hour,
  member,
  minute,
  person,
  ports,
  refusal,
  setUpTestApp,
  signedInAs,
  visitor,
  whoIs,
} from '../../server/testing.ts'
import { authenticate, listSessions, revokeSession, signOut, signOutEverywhere, startVisit } from './sessions.ts'

setUpTestApp()

describe('a visit', () => {
  test('gives somebody without a name a session of their own', async () => {
    const { actor } = await visitor()
    expect(actor).toMatchObject({ standing: 'visitor', roles: ['client'], address: '192.0.2.7' })
    expect(await me(ports, actor)).toMatchObject({ email: null, hasPassword: false })
    expect(await contactOf(ports.db, actor.personId)).toBeNull()
  })

  test('is nobody under a token that was never given', async () => {
    expect(await whoIs(randomIds.secret())).toEqual({ kind: 'anyone', address: '192.0.2.7' })
    expect(await authenticate(ports)(null, '192.0.2.7')).toEqual({ kind: 'anyone', address: '192.0.2.7' })
  })

  test('cannot be started endlessly from one address', async () => {
    ports.limits.spend = async (limit) => {
      throw new Refusal('too_many_requests', 429, { limit: limit.name })
    }
    expect(await refusal(startVisit(ports, anonymousActor, { locale: 'fr', device }))).toBe('too_many_requests')
  })
})

describe('a session', () => {
  test('of a client lasts while they come back within seven days', async () => {
    const { token } = await visitor()
    clock.advance(6 * day)
    expect((await whoIs(token)).kind).toBe('person')
    clock.advance(6 * day)
    expect((await whoIs(token)).kind).toBe('person')
    clock.advance(7 * day + 1)
    expect((await whoIs(token)).kind).toBe('anyone')
  })

  test('is extended once an hour at most', async () => {
    const { token, actor } = await visitor()
    const expiry = async () => (await listSessions(ports, actor))[0]?.expiresAt.getTime()
    const first = await expiry()
    clock.advance(59 * minute)
    await whoIs(token)
    expect(await expiry()).toBe(first)
    clock.advance(minute)
    await whoIs(token)
    expect(await expiry()).not.toBe(first)
  })

  test('of an expert or of the staff ends after twelve hours, however busy', async () => {
    for (const role of ['expert', 'support'] as const) {
      const { email } = await member({ roles: ['client', role] })
      const token = await signedInAs(email, goodPassword)
      for (let passed = 0; passed < 11; passed += 1) {
        clock.advance(hour)
        expect((await whoIs(token)).kind).toBe('person')
      }
      clock.advance(hour)
      expect((await whoIs(token)).kind).toBe('anyone')
    }
  })

  test('ends when the person signs out, or signs out everywhere', async () => {
    const { email } = await member()
    const [here, there, third] = [
      await signedInAs(email, goodPassword),
      await signedInAs(email, goodPassword),
      await signedInAs(email, goodPassword),
    ]
    await signOut(ports, await person(here))
    expect((await whoIs(here)).kind).toBe('anyone')
    expect((await whoIs(there)).kind).toBe('person')
    await signOutEverywhere(ports, await person(there))
    expect([(await whoIs(there)).kind, (await whoIs(third)).kind]).toEqual(['anyone', 'anyone'])
  })

  test('is listed to its owner, who can end one; nobody else can', async () => {
    const { email } = await member()
    const [here, there] = [await signedInAs(email, goodPassword), await signedInAs(email, goodPassword)]
    const list = await listSessions(ports, await person(here))
    const other = list.find((session) => !session.current)
    expect(list).toHaveLength(2)
    const { actor } = await visitor()
    expect(await refusal(revokeSession(ports, actor, other?.id ?? ''))).toBe('not_found')
    await revokeSession(ports, await person(here), other?.id ?? '')
    expect((await whoIs(there)).kind).toBe('anyone')
    expect((await whoIs(here)).kind).toBe('person')
  })

  test('ends when its owner becomes an expert: experts sign in otherwise', async () => {
    const { id, email } = await member()
    const token = await signedInAs(email, goodPassword)
    await setRoles(ports.db, id, ['client', 'expert'])
    expect((await whoIs(token)).kind).toBe('anyone')
  })

  test('may be handed to a second device of a client, never of an expert', async () => {
    const { actor } = await visitor()
    const token = await newSession(ports, ports.db, actor.personId, { address: '192.0.2.8', device })
    expect((await person(token ?? '')).personId).toBe(actor.personId)
    const { id } = await member({ roles: ['expert'] })
    expect(await newSession(ports, ports.db, id, { address: '192.0.2.8', device })).toBeNull()
  })
})
