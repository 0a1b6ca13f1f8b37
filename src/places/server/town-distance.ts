// How far one French town is from another, as the crow flies.
import type { Db } from '../../platform/db/port.ts'
import { foldPlace } from '../fold.ts'
import { communeCentres } from './commune-centres.data.ts'
import type { CommuneRow } from './tables.ts'
import { communesNamed } from './views.ts'

export type Town = { name: string; department: string }
type Degrees = { latitude: number; longitude: number }

/** Whole kilometres between two towns; null where one of them, or its place, is not known. */
export async function townDistance(db: Db, one: Town, other: Town): Promise<number | null> {
  const asked = [one, other].map(({ name, department }) => ({ department, folded: foldPlace(name) }))
  const known = await communesNamed(db, asked)
  const [from, to] = [one, other].map((town) => centreOf(known.find((commune) => isNamed(commune, town))))
  return from && to ? Math.round(kilometres(from, to)) : null
}

const isNamed = (commune: CommuneRow, { name, department }: Town) =>
  commune.department === department && foldPlace(commune.name) === foldPlace(name)

function centreOf(commune: CommuneRow | undefined): Degrees | undefined {
  if (!commune) return undefined
  const { code, department } = commune
  const listed = communeCentres[department] ?? ''
  const [, latitude, longitude] = new RegExp(` ${code.slice(department.length)}:([^, ]+),([^ ]+) `).exec(listed) ?? []
  return latitude === undefined ? undefined : { latitude: Number(latitude), longitude: Number(longitude) }
}

const earthRadius = 6371

/** Along the great circle (haversine). */
function kilometres(from: Degrees, to: Degrees): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2
  const parallel = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude))
  const chord = half(from.latitude, to.latitude) + parallel * half(from.longitude, to.longitude)
  return 2 * earthRadius * Math.asin(Math.sqrt(chord))
}
