import { useEffect, useState } from 'react'
import type { ExpertsApi } from '../../experts/contract.ts'

/** Who of a page is here now, asked for once the page has come; `null` until it is known, and where it cannot be. */
export function useHere(ids: readonly string[]): ReadonlySet<string> | null {
  const asked = ids.join(',')
  const [found, setFound] = useState<{ asked: string; here: ReadonlySet<string> } | null>(null)
  useEffect(() => {
    if (asked === '') return
    let current = true
    void import('../../api/call.ts')
      .then(({ client }) => client<ExpertsApi>()('GET /experts/here', { query: { ids: asked } }))
      .then(
        ({ here }) => current && setFound({ asked, here: new Set(here) }),
        () => {},
      )
    return () => {
      current = false
    }
  }, [asked])
  return found?.asked === asked ? found.here : null
}
