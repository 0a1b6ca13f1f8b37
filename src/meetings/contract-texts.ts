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

/** Where the specialist receives is not where the client lives; null until somebody is found, and in the same town. */
export const away = z
  .object({
    /** Of their departments: the same, neighbours, or further. */
    distance: z.enum(['same', 'next', 'far']),
    /** Where the other side is. */
    department: z.string(),
    town: z.string(),
    /** As the crow flies; null where one of the two towns is not known. */
    km: z.number().int().nullable(),
  })
  .nullable()

export const Missed = z.object({
  /** Who did not come, according to the other side. */
  by: z.enum(['client', 'specialist']),
  /** When it was reported. */
  at: instant.nullable(),
  /** When the side that is said to be absent had said that the meeting took place. */
  tookPlaceAt: instant.nullable(),
  until: instant,
  reply: z.string().nullable(),
  /** The staff's decision on a contested absence. */
  verdict: z.object({ stands: z.boolean(), reason: z.string() }).nullable(),
})
