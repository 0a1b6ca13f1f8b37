// What the client says of when they are free, an absence and what is said of it, and the language of what is read.
import { z } from 'zod'
import { instant, localeField } from '../api/fields.ts'
import { Translation } from '../questions/shapes.ts'
import { dayParts } from './wish.ts'

/** When a client is free. */
export const FreeTimes = z.object({
  days: z.array(z.number().int().min(0).max(6)).max(7),
  parts: z.array(z.enum(dayParts)).max(dayParts.length),
})

/** The language of a text; its translation, where the reader does not know it. */
export const written = { locale: localeField, translation: Translation.nullable() }

export const wished = {
  /** When the client said they are free, in their own words and by days, with the request or later. */
  wish: z.string().nullable(),
  freeTimes: FreeTimes.nullable(),
}

export const Missed = z.object({
  /** Who did not come, according to the other side. */
  by: z.enum(['client', 'specialist']),
  until: instant,
  reply: z.string().nullable(),
  /** The staff's decision on a contested absence. */
  /** When it was reported. */
  at: instant.nullable(),
  /** When the side that is said to be absent had said that the meeting took place. */
  tookPlaceAt: instant.nullable(),
  verdict: z.object({ stands: z.boolean(), reason: z.string() }).nullable(),
})
