import { z } from 'zod'
import { endpoint } from '../api/endpoint.ts'
import { instant, localeField } from '../api/fields.ts'

export const article = z.object({
  slug: z.string(),
  category: z.string().nullable(),
  title: z.string(),
  summary: z.string(),
  /** Markdown. */
  body: z.string(),
  /** The professional who has read it; null where none has, which the page says. */
  reviewedBy: z.string().nullable(),
  updatedAt: instant,
})

export const faqEntry = z.object({ slug: z.string(), title: z.string(), body: z.string() })

const inLanguage = z.object({ locale: localeField })

export const contentApi = {
  'GET /articles/:slug': endpoint({
    summary: 'A published article in one language',
    who: 'anyone',
    query: inLanguage,
    reply: article,
    refusals: ['not_found'],
  }),
  'GET /faq': endpoint({
    summary: 'The questions often asked about the service, with {first}, {plan} and {days} left for the reader to fill',
    who: 'anyone',
    query: inLanguage,
    reply: z.object({ entries: z.array(faqEntry) }),
  }),
}
export type ContentApi = typeof contentApi
