import { z } from 'zod'
import { readYaml } from '../data-files.ts'

const words = z.array(z.string().regex(/^[a-z0-9&+]+(?: [a-z0-9&+]+)*$/, 'small letters without accents')).default([])
const file = z.record(
  z.string().regex(/^[A-Z]{2}$/),
  z.strictObject({
    towns: words,
    homonyms: words,
    only: words,
    companies: words,
    names: words,
    initials: words,
    hints: words,
  }),
)

/** What shows another country than France: towns, laws, public bodies and companies, by ISO 3166-1 code. */
export const foreignSigns = readYaml('countries.yaml', file)

const cities = z.record(z.string().regex(/^[A-Z]{2}$/), z.strictObject({ towns: words, namesakes: words }))

/** Large cities, by the same code. */
export const largeCities = readYaml('cities.yaml', cities)
