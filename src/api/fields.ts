import { z } from 'zod'

/** Fields that several contracts share. An error message is a code; the page has its text. */
export const emailField = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email({ error: 'email_invalid' }))
  .meta({ format: 'email' })
export const localeField = z.enum(['fr', 'en'])
export const idField = z.string().min(8).max(64)
/** An instant in a request. */
export const instantField = z.iso.datetime()
/** An instant in a reply: the server gives a `Date`, clients read ISO 8601. The one place where dates become text. */
export const instant = z.preprocess((at: Date | string) => (at instanceof Date ? at.toISOString() : at), instantField)

/** Text that a person typed: trimmed, without control characters that would not survive an email or a PDF. */
export function typedText(min: number, max: number, tooShort = 'required') {
  return (
    z
      .string()
      .max(max, { error: 'too_long' })
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
      .transform((value) => value.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '').trim())
      .refine((value) => value.length >= min, { error: tooShort })
  )
}

/** Line ends, controls and what turns the direction of writing (Unicode UAX 9): none of them is part of a line. */
const noLine = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu

/** A name, a place or a number: one line, trimmed. */
export const typedLine = (min: number, max: number, tooShort = 'required') =>
  z
    .string()
    .max(max, { error: 'too_long' })
    .transform((value) => value.replace(noLine, ' ').trim())
    .refine((value) => value.length >= min, { error: tooShort })
