import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '../config.ts'
import { openRooms } from './rooms.ts'

const now = new Date('2026-12-02T12:50:00Z')
const until = new Date('2026-12-02T15:00:00Z')
const visit = { room: 'r-0a1b', identity: 'client-1', name: 'Zoé', moderator: false, until }
const seconds = { nbf: 1_796_215_800, exp: 1_796_223_600 }

/** What a server with this secret reads in a token; throws where another one has signed it. */
function verified(token: string | null, secret: string) {
  const [head = '', claims = '', signature] = (token ?? '').split('.')
  expect(signature).toBe(createHmac('sha256', secret).update(`${head}.${claims}`).digest('base64url'))
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  return { head: read(head), claims: read(claims) }
}

describe('a room for a video meeting', () => {
  test('is off until the operator names a server', () => {
    expect(openRooms(readConfig({}))).toBeNull()
  })

  test('at Jitsi is an address with a token for this room, these minutes and this person', () => {
    const rooms = openRooms(
      readConfig({ VIDEO_ENGINE: 'jitsi', VIDEO_URL: 'https://meet.test/', VIDEO_KEY: 'app', VIDEO_SECRET: 'secret' }),
    )
    const address = new URL(rooms?.address(visit, now) ?? '')
    expect(address.origin + address.pathname).toBe('https://meet.test/r-0a1b')
    const { head, claims } = verified(address.searchParams.get('jwt'), 'secret')
    expect(head).toEqual({ alg: 'HS256', typ: 'JWT' })
    expect(claims).toEqual({
      ...{ aud: 'jitsi', iss: 'app', sub: 'meet.test', room: 'r-0a1b', ...seconds },
      context: { user: { id: 'client-1', name: 'Zoé', moderator: 'false' } },
    })
  })

  test('at a Jitsi that lets everybody in is the address alone', () => {
    const rooms = openRooms(readConfig({ VIDEO_ENGINE: 'jitsi', VIDEO_URL: 'https://meet.test' }))
    expect(rooms?.address(visit, now)).toBe('https://meet.test/r-0a1b')
  })

  test('at LiveKit is its page with the server and a token that lets this person join this room', () => {
    const rooms = openRooms(
      readConfig({
        ...{ VIDEO_ENGINE: 'livekit', VIDEO_URL: 'https://meet.test', VIDEO_SERVER: 'wss://live.test' },
        ...{ VIDEO_KEY: 'key', VIDEO_SECRET: 'secret' },
      }),
    )
    const address = new URL(rooms?.address({ ...visit, moderator: true }, now) ?? '')
    expect(address.origin + address.pathname).toBe('https://meet.test/custom')
    expect(address.searchParams.get('liveKitUrl')).toBe('wss://live.test')
    expect(verified(address.searchParams.get('token'), 'secret').claims).toEqual({
      ...{ iss: 'key', sub: 'client-1', name: 'Zoé', ...seconds },
      video: { room: 'r-0a1b', roomJoin: true, roomAdmin: true },
    })
  })

  test.each([
    [{ VIDEO_ENGINE: 'jitsi' }, 'VIDEO_URL'],
    [{ VIDEO_ENGINE: 'jitsi', VIDEO_URL: 'https://meet.test', VIDEO_KEY: 'app' }, 'VIDEO_SECRET'],
    [{ VIDEO_ENGINE: 'livekit', VIDEO_URL: 'https://meet.test', VIDEO_KEY: 'a', VIDEO_SECRET: 'b' }, 'VIDEO_SERVER'],
    [{ VIDEO_ENGINE: 'livekit', VIDEO_URL: 'https://meet.test', VIDEO_SERVER: 'wss://live.test' }, 'VIDEO_KEY'],
  ])('is not half configured: %o', (environment, key) => {
    expect(() => readConfig(environment as unknown as Record<string, string>)).toThrow(ConfigError)
    expect(() => readConfig(environment as unknown as Record<string, string>)).toThrow(key)
  })
})
