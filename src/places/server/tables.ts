declare module '../../platform/db/tables.ts' {
  interface Tables {
    department: { code: string; slug: string; name: string }
    /** `folded` is the search form of the name. */
    commune: { code: string; slug: string; name: string; department: string; folded: string; population: number }
    commune_postcode: { postcode: string; commune: string }
    place_edition: { single: boolean; edition: string }
  }
}

export type CommuneRow = {
  code: string
  slug: string
  name: string
  department: string
  population: number
}
