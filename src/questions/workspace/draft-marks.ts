import { z } from 'zod'
import { answerParts } from '../answers/contribution.ts'

/** For each part of a draft the version last written, and the device on which it was. */
export const DraftMarks = z.partialRecord(
  z.enum(answerParts),
  z.object({ version: z.number().int(), device: z.string().nullable() }),
)
