import type { Locale } from '../../i18n/locale.ts'
import type { Db, Tx } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'
import type { QuestionRow } from './views.ts'

/** Agreed with a specialist, and still to come. */
export type AgreedMeeting = { at: Date; specialist: string }

/** What the two sides of a meeting write to each other, where its reader does not know the language. */
export type MeetingTexts = {
  /** The person whom the translations are for, besides the client. */
  specialist: string | null
  texts: readonly { text: string; from: Locale; to: Locale }[]
}

declare module '../../platform/ports.ts' {
  interface FeaturePorts {
    meetings: {
      agreedAbout(db: Db, questionId: string): Promise<AgreedMeeting | undefined>
      textsAbout(db: Db, question: QuestionRow): Promise<MeetingTexts>
      /** The question was closed, by whomever. */
      endAbout(ports: Ports, tx: Tx, question: QuestionRow): Promise<void>
    }
  }
}
