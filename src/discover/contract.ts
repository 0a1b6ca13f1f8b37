import { z } from 'zod'
import { endpoint } from '../api/endpoint.ts'

/** What the site says about itself in figures; each is a query, made when the page is drawn. */
export const claims = z.object({
  experts: z.number().int(),
  subjects: z.number().int(),
  rating: z.number().nullable(),
})

export const discoverApi = {
  'GET /claims': endpoint({
    summary: 'The figures that public pages claim: experts, subjects, mean rating',
    who: 'anyone',
    reply: claims,
  }),
}
export type DiscoverApi = typeof discoverApi
