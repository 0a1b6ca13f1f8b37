import { useState } from 'react'
import type { AccountsApi } from '../../../accounts/contract.ts'
import { client } from '../../../api/call.ts'
import { writeToken } from '../../../api/token.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { refreshAccount } from '../../../shell/account-state.ts'
import { deleteAllDrafts } from '../../../shell/drafts/draft-owner.ts'
import { codeOf } from '../../../shell/errors/say-failure.ts'
import { tellOnArrival } from '../../../shell/navigation/arrival.ts'

const accounts = client<AccountsApi>()

/** Ends this session, or all of the person's, removes what is kept in this browser and goes to the home page. */
export function useSignOut(address: 'POST /sign-out' | 'POST /sign-out/everywhere') {
  const locale = useLocale()
  const [state, setState] = useState<'rest' | 'busy' | 'failed'>('rest')

  async function signOut() {
    setState('busy')
    try {
      await accounts(address).catch((error: unknown) => {
        // A session that is over already needs no ending.
        if (codeOf(error) !== 'not_signed_in') throw error
      })
      writeToken(null)
      deleteAllDrafts()
      await refreshAccount(true)
      tellOnArrival('signedOut')
      // A document of its own: a step within this one would take the news before that page can tell it.
      location.assign(href('home', locale))
      setState('rest')
    } catch {
      setState('failed')
    }
  }

  return { signOut: () => void signOut(), busy: state === 'busy', failed: state === 'failed' }
}
