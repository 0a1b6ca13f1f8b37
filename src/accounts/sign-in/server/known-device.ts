import type { MiddlewareHandler } from 'hono'
import type { ApiContext, ApiVariables } from '../../../api/server/app.ts'
import { isSigned, signatureOf } from '../../../platform/keys.ts'

const cookie = 'known_device'
const lasts = 365 * 24 * 3600

const inCookies = new RegExp(`(?:^|;\\s*)${cookie}=([\\w-]{1,64})\\.([\\w-]{43})(?:;|$)`)

const sealed = (personId: string, device: string) => `known-device:${personId}:${device}`

/**
 * The browser that these cookies name, where this person has signed in with it before. Wrong passwords from elsewhere then do
 * not keep them out (OWASP, "Slow down online guessing attacks with device cookies").
 */
export function knownDevice(secret: string, cookies: string | null, personId: string): string | null {
  const [, device, seal] = inCookies.exec(cookies ?? '') ?? []
  if (!device || !seal) return null
  return isSigned(secret, sealed(personId, device), seal) ? device : null
}

/** What a person's browser keeps to be known: a name, sealed for that person. */
export const knownDeviceCookie = (secret: string, personId: string, device: string): string =>
  `${cookie}=${device}.${signatureOf(secret, sealed(personId, device))}`

/** The response of `GET /me` makes a member's browser a known one. */
export function rememberDevice({ ports }: Pick<ApiContext, 'ports'>): MiddlewareHandler<{ Variables: ApiVariables }> {
  const { SECRET_KEY, PUBLIC_SITE_URL } = ports.config
  const secure = PUBLIC_SITE_URL?.startsWith('https:') ? '; Secure' : ''
  return async (c, next) => {
    await next()
    const actor = c.get('actor')
    if (actor?.kind !== 'person' || actor.standing !== 'member') return
    if (knownDevice(SECRET_KEY, c.req.header('cookie') ?? null, actor.personId)) return
    const kept = knownDeviceCookie(SECRET_KEY, actor.personId, ports.ids.id())
    c.header('set-cookie', `${kept}; Path=/api; Max-Age=${lasts}; HttpOnly; SameSite=Lax${secure}`, {
      append: true,
    })
  }
}
