import { z } from 'zod'

/** What the client may do with a question now: the acts of `access.ts` as their page needs them. */
export const Can = z.object({
  say: z.boolean(),
  attach: z.boolean(),
  askExpert: z.boolean(),
  correct: z.boolean(),
  order: z.boolean(),
  back: z.boolean(),
  close: z.boolean(),
  closeNeedsSecond: z.boolean(),
  /** A search for a follow-up is under way, and can be stopped. */
  stopSearch: z.boolean(),
  rate: z.boolean(),
  choose: z.boolean(),
  /** To let others answer, and to wait for the named expert alone, who has not declined. */
  chooseNamed: z.boolean(),
  keepNamed: z.boolean(),
  meet: z.boolean(),
  share: z.boolean(),
})
