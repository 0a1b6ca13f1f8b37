import { randomBytes, randomUUID } from 'node:crypto'

export interface Ids {
  /** A new row id: sortable by time (UUID version 7), so that indexes stay compact. */
  id(): string
  /** An unguessable secret of 256 bits, URL-safe. */
  secret(): string
}

export const randomIds: Ids = {
  id() {
    const hex = Date.now().toString(16).padStart(12, '0')
    const rest = randomUUID()
    return `${hex.slice(0, 8)}-${hex.slice(8)}-7${rest.slice(15)}`
  },
  secret: () => randomBytes(32).toString('base64url'),
}
