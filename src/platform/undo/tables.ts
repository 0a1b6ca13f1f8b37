import type { ColumnType } from 'kysely'

declare module '../db/tables.ts' {
  interface Tables {
    undoable_act: {
      id: string
      act: string
      subject: string
      input: ColumnType<Record<string, unknown>, string, never>
      askedAt: Date
      dueAt: Date
    }
    undone_act: { act: string; subject: string; undoneAt: Date }
  }
}
