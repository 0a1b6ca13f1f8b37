import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { transaction } from '../../platform/db/connect.ts'
import type { Ports } from '../../platform/ports.ts'
import { type ListedCommune, nameCommunes } from '../communes.ts'
import { departments } from '../departments.ts'
import { editionLoaded, lockPlaces, savePlaces } from './store.ts'

const source = '@etalab/decoupage-administratif'
const edition = `${source} 6.0.0`

/** Every installation needs departments and communes, in every mode; loaded once per edition of the official list. */
export async function loadPlaces({ db }: Pick<Ports, 'db'>): Promise<void> {
  if ((await editionLoaded(db)) === edition) return
  const listed = new Set(departments.map((department) => department.code))
  const all = JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`${source}/data/communes.json`), 'utf8'))
  const communes = nameCommunes(
    (all as (ListedCommune & { type: string; codesPostaux?: string[] })[]).filter(
      ({ type, departement }) => type === 'commune-actuelle' && listed.has(departement),
    ),
  ).map(({ codesPostaux = [], ...commune }) => ({ ...commune, postcodes: codesPostaux }))
  await transaction(db, async (tx) => {
    await lockPlaces(tx)
    if ((await editionLoaded(tx)) === edition) return
    await savePlaces(tx, { edition, departments, communes })
  })
}
