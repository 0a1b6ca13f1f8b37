import type { Locale } from '../../i18n/locale.ts'
import type { Db, Tx } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'
import type { AgreedWith, Effects, Obstacle } from '../erasure.ts'
import type { PersonRow } from './store.ts'

/** A file of somebody's export, below its room's folder. */
export type OwnFile = { name: string; data: string | Uint8Array; at?: Date }

/**
 * What a feature keeps about a person, and how that is handed over, foreseen, ended and erased. Every feature has one;
 * they are put together where everything is joined, in the order of the features.
 */
export type OwnDataRoom = {
  /** Its folder in the export. */
  name: string
  exports(ports: Ports, person: PersonRow): AsyncIterable<OwnFile>
  /** What stands against an erasure, read in its transaction. */
  obstacle?(db: Db, person: PersonRow): Promise<Obstacle | null>
  foresee?(ports: Ports, db: Db, person: PersonRow): Promise<Partial<Effects>>
  /** Agreed with somebody else: it is cancelled with the account, and each is named before. */
  meetings?(db: Db, person: PersonRow): Promise<AgreedWith[]>
  /** What runs is ended while the person is still known: left to right, the contract before the questions. */
  end?(ports: Ports, tx: Tx, person: PersonRow): Promise<void>
  /** Right to left: what stands on something goes before it. */
  erase(ports: Ports, tx: Tx, person: PersonRow): Promise<void>
  /** Run once a day: what has been kept long enough goes. */
  tidy?(ports: Ports): Promise<void>
}

/** A value as a file that people and programs can read. */
export const jsonFile = (name: string, value: unknown): OwnFile => ({
  name: `${name}.json`,
  data: `${JSON.stringify(value, null, 2)}\n`,
})

/** File names from the outside world: no folders, nothing that a file system takes for something else. */
export const safeName = (name: string) => name.replace(/[^\p{L}\p{N}._ -]+/gu, '_').slice(0, 120) || 'file'

export type Foreseen = Effects & { obstacle: Obstacle | null }

export async function foresee(
  ports: Ports,
  db: Db,
  rooms: readonly OwnDataRoom[],
  person: PersonRow,
): Promise<Foreseen> {
  const whole: Foreseen = { obstacle: null, ends: [], goes: [], stays: [] }
  for (const room of rooms) {
    whole.obstacle ??= (await room.obstacle?.(db, person)) ?? null
    const { ends = [], goes = [], stays = [] } = (await room.foresee?.(ports, db, person)) ?? {}
    whole.ends.push(...ends.filter(({ count }) => count > 0))
    whole.goes.push(...goes)
    whole.stays.push(...stays)
  }
  return whole
}

export async function agreedMeetings(db: Db, rooms: readonly OwnDataRoom[], person: PersonRow): Promise<AgreedWith[]> {
  const found = await Promise.all(rooms.map((room) => room.meetings?.(db, person) ?? []))
  return found.flat()
}

export const folderName: Record<Locale, string> = { fr: 'clairavis-mes-donnees', en: 'clairavis-my-data' }
