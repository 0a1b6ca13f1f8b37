import { useEffect, useState } from 'react'
import type { Locale } from '../../i18n/locale.ts'
import type { DiscoverApi } from '../contract.ts'

export type Present = { online: number; typical: number; max: number }

/** Who is there in every category, asked for after the page has come; without an answer nothing is said. */
export function usePresence(locale: Locale): ReadonlyMap<string, Present> {
  const [found, setFound] = useState<ReadonlyMap<string, Present>>(new Map())
  useEffect(() => {
    let current = true
    void import('../../api/call.ts')
      .then(({ client }) => client<DiscoverApi>()('GET /presence', { query: { locale } }))
      .then(
        ({ categories }) => current && setFound(new Map(categories.map((one) => [one.slug, one]))),
        () => {},
      )
    return () => {
      current = false
    }
  }, [locale])
  return found
}
