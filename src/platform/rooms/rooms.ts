import { createHmac } from 'node:crypto'
import type { Config } from '../config.ts'
import type { Rooms, RoomVisit } from './port.ts'

type RoomsConfig = Pick<Config, 'VIDEO_ENGINE' | 'VIDEO_URL' | 'VIDEO_SERVER' | 'VIDEO_KEY' | 'VIDEO_SECRET'>

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

/** A JSON web token (RFC 7519) signed with HMAC-SHA256, as Jitsi and LiveKit expect it. */
function signed(claims: object, secret: string): string {
  const content = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`
}

/** Null where none are configured: specialists then give a link of their own. */
export function openRooms(config: RoomsConfig): Rooms | null {
  const { VIDEO_ENGINE: engine, VIDEO_URL: base } = config
  if (!engine || !base) return null
  return { address: engine === 'jitsi' ? jitsi(base, config) : livekit(base, config) }
}

/** https://github.com/jitsi/lib-jitsi-meet/blob/master/doc/tokens.md */
function jitsi(base: string, { VIDEO_KEY: key, VIDEO_SECRET: secret }: RoomsConfig): Rooms['address'] {
  return ({ room, identity, name, moderator, until }: RoomVisit, now) => {
    const address = new URL(`${base}/${room}`)
    if (key && secret) {
      const claims = {
        aud: 'jitsi',
        iss: key,
        sub: address.hostname,
        room,
        nbf: seconds(now),
        exp: seconds(until),
        context: { user: { id: identity, name, moderator: String(moderator) } },
      }
      address.searchParams.set('jwt', signed(claims, secret))
    }
    return address.href
  }
}

/** https://docs.livekit.io/home/get-started/authentication/, opened in LiveKit Meet at `base`. */
function livekit(
  base: string,
  { VIDEO_SERVER: server = '', VIDEO_KEY: key = '', VIDEO_SECRET: secret = '' }: RoomsConfig,
): Rooms['address'] {
  return ({ room, identity, name, moderator, until }: RoomVisit, now) => {
    const claims = {
      iss: key,
      sub: identity,
      name,
      nbf: seconds(now),
      exp: seconds(until),
      video: { room, roomJoin: true, roomAdmin: moderator },
    }
    const address = new URL(`${base}/custom`)
    address.searchParams.set('liveKitUrl', server)
    address.searchParams.set('token', signed(claims, secret))
    return address.href
  }
}
