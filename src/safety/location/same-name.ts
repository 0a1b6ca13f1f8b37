// Towns of one name in several countries: the numbers of each are shown.
import type { EmergencyCountry } from '../numbers/emergency-line.ts'

/** By their countries, the larger town's first. */
const towns: readonly (readonly [countries: string, names: string])[] = [
  ['gb us', 'birmingham|cambridge|plymouth|newport|worcester|gloucester|lincoln|durham|bangor|lancaster|dover|bedford'],
  ['us gb', 'rochester|lexington|richmond|washington'],
  ['gb ca', 'halifax|stratford|surrey|peterborough'],
  ['ca gb', 'hamilton|windsor'],
  ['ca gb other', 'kingston'],
  ['ca au', 'victoria'],
  ['gb au', 'newcastle'],
  ['au gb', 'perth'],
  ['us other', 'georgia'],
  ['fr ca', 'laval'],
  ['be fr', 'mons'],
  ['be ca', 'waterloo'],
]

const countriesOf: ReadonlyMap<string, readonly EmergencyCountry[]> = new Map(
  towns.flatMap(([countries, names]) =>
    names.split('|').map((name) => [name, countries.split(' ') as EmergencyCountry[]] as const),
  ),
)

/** The countries in which a town of this name is known, its levelled name with spaces; empty where only one has it. */
export const countriesOfSameName = (name: string): readonly EmergencyCountry[] => countriesOf.get(name) ?? []
