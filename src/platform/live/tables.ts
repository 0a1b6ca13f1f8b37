import type { ColumnType, Generated } from 'kysely'

declare module '../db/tables.ts' {
  interface Tables {
    live_event: {
      id: ColumnType<number, never, never>
      personId: string
      kind: string
      ref: string
      at: Date
      xid: Generated<number>
      resume: Generated<number>
    }
    live_horizon: { one: Generated<boolean>; forgotten: number }
    presence: { personId: string; process: string; seenAt: Date }
  }
}
