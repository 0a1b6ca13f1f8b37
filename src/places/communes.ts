import { foldPlace, slugOf } from './fold.ts'

/** A commune as the official list has it. */
export type ListedCommune = { code: string; nom: string; departement: string; population: number }

export type NamedCommune = { code: string; slug: string; name: string; department: string; folded: string }

/** Names for display and search; the slug of a name that several communes share ends with the department's code. */
export function nameCommunes<Listed extends ListedCommune>(list: readonly Listed[]): (NamedCommune & Listed)[] {
  const bearers = new Map<string, number>()
  for (const { nom } of list) bearers.set(slugOf(nom), (bearers.get(slugOf(nom)) ?? 0) + 1)
  return list.map((one) => {
    const slug = slugOf(one.nom)
    return {
      ...one,
      slug: bearers.get(slug) === 1 ? slug : `${slug}-${one.departement.toLowerCase()}`,
      name: one.nom.replaceAll("'", '’'),
      department: one.departement,
      folded: foldPlace(one.nom),
    }
  })
}
