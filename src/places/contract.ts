import { z } from 'zod'
import { endpoint } from '../api/endpoint.ts'

export const City = z.object({
  /** The commune's INSEE code. */
  code: z.string(),
  slug: z.string(),
  name: z.string(),
  /** Code of its department. */
  department: z.string(),
  population: z.number().int(),
})
export type City = z.output<typeof City>

export const placesApi = {
  'GET /places': endpoint({
    summary: 'Communes of France that a name or a postcode may mean, the likeliest first',
    who: 'anyone',
    query: z.object({ q: z.string().max(80) }),
    reply: z.object({ cities: z.array(City.extend({ postcodes: z.array(z.string()) })) }),
  }),
  'GET /places/cities/:city': endpoint({
    summary: 'A commune by its slug; the bare name of several means the most populous of them',
    who: 'anyone',
    reply: City.extend({ postcodes: z.array(z.string()) }),
    refusals: ['not_found'],
  }),
}
export type PlacesApi = typeof placesApi
