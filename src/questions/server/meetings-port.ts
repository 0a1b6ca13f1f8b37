import type { Db, Tx } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'
import type { QuestionRow } from './views.ts'

/** Agreed with a specialist, and still to come. */
export type AgreedMeeting = { at: Date; specialist: string }

declare module '../../platform/ports.ts' {
  interface FeaturePorts {
    meetings: {
      agreedAbout(db: Db, questionId: string): Promise<AgreedMeeting | undefined>
      /** The question was closed, by whomever. */
      endAbout(ports: Ports, tx: Tx, question: QuestionRow): Promise<void>
    }
  }
}
