import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { isPublicAddress } from './public-address.ts'

type Found = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void

type All = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void

/** Resolves a name to all its addresses. */
export type Resolve = (host: string, options: LookupOptions & { all: true }, found: All) => void

/** A DNS lookup, the system's by default, which fails if any resolved address is not public: `request`'s option `lookup`. */
export function publicLookup(resolve: Resolve = lookup) {
  return (host: string, options: LookupOptions, found: Found): void => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return found(error, [])
      const first = addresses[0]
      if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        return found(Object.assign(new Error(`${host} is not a public address`), { code: 'EACCES' }), [])
      if (options.all) found(null, addresses)
      else found(null, first.address, first.family)
    })
  }
}

export const lookupPublic = publicLookup()
