import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { localeField } from '../../api/fields.ts'
import { ExpertCard } from '../../experts/contract.ts'
import { City } from '../../places/contract.ts'

const inLanguage = z.object({ locale: localeField })
/** `receiving`: those whom one can meet there. */
const people = { experts: z.number().int(), receiving: z.number().int() }
const LocalCity = City.extend(people)
export type LocalCity = z.output<typeof LocalCity>
const subjects = z.array(z.object({ slug: z.string(), experts: z.number().int() }))

/** Whether the page holds enough that is real to be shown to search engines. */
const indexable = z.boolean()

export const localApi = {
  'GET /local/france': endpoint({
    summary: 'How many experts work in each department that has some',
    who: 'anyone',
    reply: z.object({ departments: z.array(z.object({ code: z.string(), ...people })), ...people }),
  }),
  'GET /local/departments/:department': endpoint({
    summary: 'A department, by its code: its experts by category and by city, and its largest towns',
    who: 'anyone',
    reply: z.object({
      ...people,
      categories: subjects,
      cities: z.array(LocalCity),
      /** Towns where nobody works yet. */
      towns: z.array(City),
      indexable,
    }),
    refusals: ['not_found'],
  }),
  'GET /local/cities/:city': endpoint({
    summary: 'A city by its slug: who works there, who receives nearby, and the cities around that have experts',
    who: 'anyone',
    query: inLanguage.extend({ category: z.string().max(80).optional() }),
    reply: z.object({
      city: City.extend({ postcodes: z.array(z.string()) }),
      ...people,
      categories: subjects,
      /** Who works in the city, of the asked category where one is asked for. */
      inCity: z.array(ExpertCard),
      /** Who receives in the department or in those that touch it. */
      around: z.array(ExpertCard),
      cities: z.array(LocalCity),
      indexable,
      /** In the other language the page holds too little to be shown to them. */
      alone: z.boolean(),
    }),
    refusals: ['not_found'],
  }),
  'GET /local/subjects': endpoint({
    summary: 'For each category, the cities where most of its experts work',
    who: 'anyone',
    reply: z.object({ subjects: z.array(z.object({ category: z.string(), cities: z.array(LocalCity) })) }),
  }),
  'GET /local/subjects/:subject': endpoint({
    summary: 'The cities where a category or sub-category has enough experts',
    who: 'anyone',
    reply: z.object({ cities: z.array(LocalCity) }),
    refusals: ['not_found'],
  }),
}
export type LocalApi = typeof localApi
