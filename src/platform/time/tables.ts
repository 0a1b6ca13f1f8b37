import type { Generated } from 'kysely'

declare module '../db/tables.ts' {
  interface Tables {
    time_control: { one: Generated<boolean>; aheadSeconds: number }
  }
}
