import type { ColumnType } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    idempotency: {
      actor_key: string
      key: string
      method_path: string
      body_hash: string
      state: 'running' | 'done'
      status: number | null
      response: ColumnType<unknown, unknown, unknown>
      created_at: Date
      locked_until: Date
    }
  }
}
