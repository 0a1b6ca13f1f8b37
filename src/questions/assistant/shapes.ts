import { z } from 'zod'

/** What the assistant writes: the preview for the client, the brief for the expert. */
export const Preview = z.object({
  title: z.string(),
  /** The answer in brief. Previews of older releases have none. */
  short: z.string().default(''),
  paragraphs: z.array(z.string()),
  quotations: z.array(
    z.object({
      title: z.string(),
      url: z.string(),
      excerpt: z.string(),
      /** A rule of a knowledge sheet, with the day of its last comparison with its source. */
      rule: z.object({ key: z.string(), read: z.iso.date() }).optional(),
      /** One of our articles, with the day of its last revision. Previews of older releases have none. */
      revised: z.iso.date().optional(),
    }),
  ),
  limits: z.array(z.string()),
  missing: z.array(z.string()),
  /** Worked out from dates and figures that the client gave. Previews of older releases have none. */
  deadlines: z.array(z.object({ date: z.iso.date(), what: z.string(), rule: z.string() })).default([]),
  amounts: z.array(z.object({ euros: z.number(), what: z.string(), rule: z.string() })).default([]),
  papers: z.array(z.object({ name: z.string(), given: z.boolean() })).default([]),
  /** A question about the service, answered by one of its pages. */
  house: z.literal(true).optional(),
  /** No expert here practises under the law that applies. */
  noExpert: z.literal(true).optional(),
})

export const Brief = z.object({
  title: z.string(),
  summary: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  dates: z.array(z.object({ date: z.string(), what: z.string() })),
  missing: z.array(z.string()),
  redFlags: z.array(z.string()),
  otherParty: z.string().optional(),
  neededBy: z.string().optional(),
})
