import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { Me } from '../accounts/contract.ts'
import { accountNow, followAccount, refreshAccount } from './account-state.ts'

/** Who is signed in, `null` for nobody and while it is not known: every page arrives anonymous from the server. */
export function useAccount(): Me | null {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: signing in and out ends on another page
  useEffect(() => void refreshAccount(), [pathname])
  return useSyncExternalStore(followAccount, accountNow, () => null)
}
