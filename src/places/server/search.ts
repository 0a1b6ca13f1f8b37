import { Refusal } from '../../api/refusal.ts'
import type { Ports } from '../../platform/ports.ts'
import { foldPlace } from '../fold.ts'
import {
  type CommuneMatch,
  communeByFoldedName,
  communeBySlug,
  communesByBeginning,
  communesByPostcode,
  communesBySpelling,
} from './store.ts'

const shown = 8
/** Shortest query for a search by spelling: below it, trigrams match anything. */
const shortestSpelling = 4

/** « 44000 », « 440 », « Nant », « St Etienne », « Marseile ». */
export async function searchPlaces({ db }: Pick<Ports, 'db'>, asked: string): Promise<CommuneMatch[]> {
  const folded = foldPlace(asked)
  if (/^\d{2,5}$/.test(folded)) return communesByPostcode(db, folded, shown)
  if (folded.length < 2) return []
  const found = await communesByBeginning(db, folded, shown)
  if (found.length > 0 || folded.length < shortestSpelling) return found
  return communesBySpelling(db, folded, shown)
}

/** A slug that several towns share returns the most populous one; the returned slug says which one it is. */
export async function cityOf({ db }: Pick<Ports, 'db'>, slug: string): Promise<CommuneMatch> {
  const found = (await communeBySlug(db, slug)) ?? (await communeByFoldedName(db, foldPlace(slug)))
  if (!found) throw new Refusal('not_found', 404)
  return found
}
