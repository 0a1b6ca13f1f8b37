import type { MiddlewareHandler } from 'hono'
import { rolesInSession } from '../../accounts/sign-in/server/sessions.ts'
import { isStaff, isStaffRole } from '../../api/actor.ts'
import type { ApiContext, ApiVariables } from '../../api/server/app.ts'
import type { RunningConfig } from '../../platform/config.ts'
import { isSigned, signatureOf } from '../../platform/keys.ts'
import type { Ports } from '../../platform/ports.ts'

const cookie = 'staff'
/** Staff sign in for each working day. */
const lasts = 12 * 3600

const inCookies = new RegExp(`(?:^|;\\s*)${cookie}=([\\w-]{1,64})\\.([\\w-]{43})(?:;|$)`)

const sealed = (session: string) => `staff-pages:${session}`

/**
 * A document request carries no token, which the browser keeps for the API. So for staff the response of `GET /me` sets
 * a signed cookie that names their session: it gives access to the staff console's pages, not to their data.
 */
export function setStaffCookie({ ports }: Pick<ApiContext, 'ports'>): MiddlewareHandler<{ Variables: ApiVariables }> {
  const { SECRET_KEY, PUBLIC_SITE_URL } = ports.config
  const secure = PUBLIC_SITE_URL?.startsWith('https:') ? '; Secure' : ''
  return async (c, next) => {
    await next()
    const actor = c.get('actor')
    if (actor?.kind !== 'person' || !isStaff(actor)) return
    const value = `${actor.sessionId}.${signatureOf(SECRET_KEY, sealed(actor.sessionId))}`
    c.header('set-cookie', `${cookie}=${value}; Path=/; Max-Age=${lasts}; HttpOnly; SameSite=Lax${secure}`, {
      append: true,
    })
  }
}

/** Whether these cookies belong to staff who are signed in. */
export function staffCookieVerifier({ db, clock, config }: Pick<Ports, 'db' | 'clock' | 'config'>) {
  return async (cookies: string | null): Promise<boolean> => {
    // An API on another host cannot set its cookie here: then each staff page checks with the API in the browser.
    if (elsewhere(config)) return true
    const [, session, seal] = inCookies.exec(cookies ?? '') ?? []
    if (!session || !seal) return false
    if (!isSigned(config.SECRET_KEY, sealed(session), seal)) return false
    const roles = await rolesInSession({ db, clock }, session)
    return roles.some(isStaffRole)
  }
}

const elsewhere = ({ PUBLIC_API_URL }: RunningConfig) => /^https?:/.test(PUBLIC_API_URL)
