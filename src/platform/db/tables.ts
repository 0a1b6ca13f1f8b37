import type { Generated } from 'kysely'

/** Every table of the product; features add theirs by declaration merging in `server/tables.ts`. */
export interface Tables {
  server_copy: { one: Generated<boolean>; endedAt: Date }
}
