import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { CallError } from '../../../api/call.ts'
import { readToken, writeToken } from '../../../api/token.ts'
import { mayWork } from '../../../experts/standing/standing.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { href } from '../../../screens.ts'
import { refreshAccount } from '../../../shell/account-state.ts'
import { deleteAllDrafts } from '../../../shell/drafts/draft-owner.ts'
import { signInPath } from '../../parts/session.ts'
import { accounts, onboarding } from './api-clients.ts'

export type ExpertGuardState = 'unknown' | 'open' | 'failed'

/** Lets an expert in; a client is shown their own questions, and whoever is not signed in may sign in and come back. */
export function useExpertGuard(locale: Locale): { door: ExpertGuardState; knock: () => void; leave: () => void } {
  const go = useNavigate()
  const { pathname, search } = useLocation()
  const [door, setDoor] = useState<ExpertGuardState>('unknown')
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: who it is does not change with the question that is open
  useEffect(() => {
    const away = new AbortController()
    const signIn = () => void go(signInPath(locale, { pathname, search }), { replace: true })
    /** Whoever has not finished their page, or may not work now, is shown that first; what was earned is theirs to read. */
    const enter = async () => {
      const ownPage = href('expert-page', locale)
      const open = [ownPage, href('earnings', locale), href('own-figures', locale)].includes(pathname)
      const own = open ? null : await onboarding('GET /me/expert/page').catch(() => null)
      if (away.signal.aborted) return
      if (own && !mayWork(own.state)) return void go(ownPage, { replace: true })
      setDoor('open')
    }
    setDoor('unknown')
    if (readToken() === null) return signIn()
    accounts('GET /me', { signal: away.signal }).then(
      (me) => {
        if (away.signal.aborted) return
        if (me.roles.includes('expert')) return void enter()
        if (me.standing === 'visitor') return signIn()
        void go(href('my-requests', locale), { replace: true })
      },
      (error: unknown) => {
        if (away.signal.aborted) return
        if (error instanceof CallError && error.status === 401) {
          writeToken(null)
          return signIn()
        }
        setDoor('failed')
      },
    )
    return () => away.abort()
  }, [locale, tries])

  return {
    door,
    knock: () => setTries(tries + 1),
    leave() {
      void accounts('POST /sign-out')
        .catch(() => undefined)
        .then(() => {
          writeToken(null)
          deleteAllDrafts()
          void refreshAccount()
          void go(href('home', locale))
        })
    },
  }
}
