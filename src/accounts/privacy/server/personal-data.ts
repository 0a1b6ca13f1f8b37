import type { Locale } from '../../../i18n/locale.ts'
import { snakeCase } from '../../../platform/db/names.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { PersonRow } from '../../server/views.ts'
import type { AgreedMeeting, ErasureEffects, ErasureObstacle } from '../erasure.ts'

/** A file of a data export, inside its feature's folder. */
export type ExportFile = { name: string; data: string | Uint8Array; at?: Date }

/**
 * How a feature exports, previews, ends and erases what it keeps about a person. Every feature has one;
 * `src/server/privacy/personal-data.ts` lists them in the order of the features.
 */
export type PersonalDataHandler = {
  /** The feature's folder in the export. */
  name: string
  exports(ports: Ports, person: PersonRow): AsyncIterable<ExportFile>
  /** What prevents an erasure, read in its transaction. */
  obstacle?(db: Db, person: PersonRow): Promise<ErasureObstacle | null>
  previewErasure?(ports: Ports, db: Db, person: PersonRow): Promise<Partial<ErasureEffects>>
  /** Meetings agreed with somebody else: they are cancelled with the account, and each is listed beforehand. */
  meetings?(db: Db, person: PersonRow): Promise<AgreedMeeting[]>
  /** Ends what runs while the person is still known. Called from first to last: the contract before the questions. */
  end?(ports: Ports, tx: Tx, person: PersonRow): Promise<void>
  /** Erases the rows. Called from last to first: dependent rows before those that they refer to. */
  erase(ports: Ports, tx: Tx, person: PersonRow): Promise<void>
  /** Runs daily: deletes what has passed its retention period. */
  applyRetention?(ports: Ports): Promise<void>
}

/** A value as a file that people and programs can read; its fields are called as in the database. */
export const jsonFile = (name: string, value: unknown): ExportFile => ({
  name: `${name}.json`,
  data: `${JSON.stringify(withColumnNames(value), null, 2)}\n`,
})

/** Columns of JSON: their content keeps its own names. */
export const jsonColumns = [
  ...[
    'after',
    'answer',
    'asked',
    'before',
    'busy',
    'content',
    'data',
    'detail',
    'dropped',
    'emergency',
    'emergencySetAside',
    'gathered',
    'input',
    'facts',
    'fields',
  ],
  ...['grades', 'granted', 'life', 'lines', 'marks', 'other', 'registerSaid', 'response', 'score', 'settings', 'trial'],
]

function withColumnNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withColumnNames)
  if (typeof value !== 'object' || value === null || value.constructor !== Object) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      snakeCase(name),
      jsonColumns.includes(name) ? inner : withColumnNames(inner),
    ]),
  )
}

/** Sanitizes file names from outside: no folders, no characters with a meaning for a file system. */
export const safeName = (name: string) => name.replace(/[^\p{L}\p{N}._ -]+/gu, '_').slice(0, 120) || 'file'

export type ErasurePreview = ErasureEffects & { obstacle: ErasureObstacle | null }

export async function previewErasureOf(
  ports: Ports,
  db: Db,
  rooms: readonly PersonalDataHandler[],
  person: PersonRow,
): Promise<ErasurePreview> {
  const whole: ErasurePreview = { obstacle: null, ends: [], goes: [], stays: [] }
  for (const room of rooms) {
    whole.obstacle ??= (await room.obstacle?.(db, person)) ?? null
    const { ends = [], goes = [], stays = [] } = (await room.previewErasure?.(ports, db, person)) ?? {}
    whole.ends.push(...ends.filter(({ count }) => count > 0))
    whole.goes.push(...goes)
    whole.stays.push(...stays)
  }
  return whole
}

export async function agreedMeetings(
  db: Db,
  rooms: readonly PersonalDataHandler[],
  person: PersonRow,
): Promise<AgreedMeeting[]> {
  const found = await Promise.all(rooms.map((room) => room.meetings?.(db, person) ?? []))
  return found.flat()
}

export const exportFolderName: Record<Locale, string> = { fr: 'clairavis-mes-donnees', en: 'clairavis-my-data' }
