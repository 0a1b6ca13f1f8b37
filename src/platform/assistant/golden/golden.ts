import type { Locale } from '../../../i18n/locale.ts'
import type { Dossier } from '../port.ts'
import { questionsEn } from './questions.en.ts'
import { questionsFr } from './questions.fr.ts'
import type { ScriptName } from './scripts.ts'

/** The instant at which the golden questions are asked: Thursday 20 November 2025, in the morning. */
export const goldenNow = new Date('2025-11-20T09:00:00Z')

export type Golden = {
  id: string
  script: ScriptName
  question: string
  documents?: Dossier['documents']
  emergency?: readonly string[]
  /** Keys of the script that the question already answers and that must not be asked. */
  said: readonly string[]
  /** Keys that must be asked, because nothing answers them. */
  ask: readonly string[]
  /** The client's reply to what is asked. */
  reply?: string
  /** Words that the brief must hold among its facts, its other party or its dates. */
  facts?: readonly string[]
  dates?: readonly string[]
  neededBy?: string
  /** A day that the client only mentions: proposed, and in no brief. */
  proposes?: string
  /** Each must be found in a red flag. */
  flags?: readonly RegExp[]
  /** Addresses that must be quoted; an empty list: nothing may be quoted. */
  quotes?: readonly string[]
  /** Patterns of what an obeyed prompt injection would have put in the text. */
  never?: readonly RegExp[]
}

export type GoldenQuestion = Golden & { locale: Locale }

export const goldenQuestions: readonly GoldenQuestion[] = [
  ...questionsFr.map((question) => ({ ...question, locale: 'fr' as const })),
  ...questionsEn.map((question) => ({ ...question, locale: 'en' as const })),
]
