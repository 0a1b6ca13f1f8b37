import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { client } from '../../api/call.ts'
import { readToken, writeToken } from '../../api/token.ts'
import type { Locale } from '../../i18n/locale.ts'
import { href } from '../../screens.ts'
import type { QuestionsApi } from '../contract.ts'

/** `over`: the link from the other device no longer works. */
export type Session = 'unknown' | 'there' | 'over'

/** Where to come back to after signing in. */
export function signInPath(locale: Locale, here: { pathname: string; search: string; hash?: string }): string {
  return href('login', locale, { next: here.pathname + here.search + (here.hash ?? '') })
}

/**
 * Requires a session on a private page: takes the existing one, takes one over from another device (`#phone=…`), or
 * leads to the sign-in and back.
 */
export function useSession(locale: Locale): Session {
  const { pathname, search } = useLocation()
  const go = useNavigate()
  const [session, setSession] = useState<Session>('unknown')
  useEffect(() => {
    const handed = /^#phone=([\w-]+)$/.exec(location.hash)?.[1]
    if (handed) void takeOver(handed).then(setSession)
    else if (readToken()) setSession('there')
    else void go(signInPath(locale, { pathname, search, hash: location.hash }), { replace: true })
  }, [go, locale, pathname, search])
  return session
}

/** Works once: the secret is removed from the address bar whatever the result. */
async function takeOver(token: string): Promise<Session> {
  history.replaceState(history.state, '', location.pathname + location.search)
  try {
    const opened = await client<QuestionsApi>()('POST /phone-links/open', { body: { token } })
    writeToken(opened.token)
    return 'there'
  } catch {
    return readToken() ? 'there' : 'over'
  }
}
