import type { Locale } from '../../../i18n/locale.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { PersonRow } from '../../server/store.ts'
import type { AgreedMeeting, ErasureEffects, ErasureObstacle } from '../erasure.ts'

/** A file of somebody's export, below its room's folder. */
export type ExportFile = { name: string; data: string | Uint8Array; at?: Date }

/**
 * What a feature keeps about a person, and how that is handed over, foreseen, ended and erased. Every feature has one;
 * they are put together where everything is joined, in the order of the features.
 */
export type PersonalDataHandler = {
  /** Its folder in the export. */
  name: string
  exports(ports: Ports, person: PersonRow): AsyncIterable<ExportFile>
  /** What stands against an erasure, read in its transaction. */
  obstacle?(db: Db, person: PersonRow): Promise<ErasureObstacle | null>
  previewErasure?(ports: Ports, db: Db, person: PersonRow): Promise<Partial<ErasureEffects>>
  /** Agreed with somebody else: it is cancelled with the account, and each is named before. */
  meetings?(db: Db, person: PersonRow): Promise<AgreedMeeting[]>
  /** What runs is ended while the person is still known: left to right, the contract before the questions. */
  end?(ports: Ports, tx: Tx, person: PersonRow): Promise<void>
  /** Right to left: what stands on something goes before it. */
  erase(ports: Ports, tx: Tx, person: PersonRow): Promise<void>
  /** Run once a day: what has been kept long enough goes. */
  applyRetention?(ports: Ports): Promise<void>
}

/** A value as a file that people and programs can read. */
export const jsonFile = (name: string, value: unknown): ExportFile => ({
  name: `${name}.json`,
  data: `${JSON.stringify(value, null, 2)}\n`,
})

/** File names from the outside world: no folders, nothing that a file system takes for something else. */
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
