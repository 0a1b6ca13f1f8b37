import { z } from 'zod'
import { instant, localeField } from '../../api/fields.ts'

/** An expert's last proposal to hand a question over: still open, or how it ended without a hand-over. */
export const ProposedHandOver = z.object({
  state: z.enum(['open', 'turned_down', 'lapsed']),
  name: z.string(),
  until: instant.nullable(),
  reason: z.string().nullable(),
})

/** The colleague who hands a question over, and what they say about it. */
export const OfferedHandOver = z.object({ name: z.string(), note: z.string(), showsDraft: z.boolean() })
/** Once it is theirs. */
export const ReceivedHandOver = z.object({ name: z.string(), at: instant, note: z.string(), locale: localeField })
