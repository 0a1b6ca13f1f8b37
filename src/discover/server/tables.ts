import type { ColumnType, Generated } from 'kysely'
import type { ClaimName } from '../claims.ts'

export type ClaimTable = {
  name: ClaimName
  shown: Generated<boolean>
  claimed: ColumnType<string | null, number | null, number | null>
  text_fr: string | null
  text_en: string | null
  updated_at: Date
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    claim: ClaimTable
  }
}
