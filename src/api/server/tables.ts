import type { ColumnType } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    idempotency: {
      actorKey: string
      key: string
      methodPath: string
      bodyHash: string
      state: 'running' | 'done'
      status: number | null
      response: ColumnType<unknown, unknown, unknown>
      createdAt: Date
      lockedUntil: Date
      attempt: string | null
    }
  }
}
