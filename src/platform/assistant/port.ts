import type { Locale } from '../../i18n/locale.ts'

/** One intake question as the category's script has it, in the client's language. */
export type ScriptQuestion = {
  key: string
  ask: string
  why: string
  kind: 'text' | 'date' | 'amount' | 'yes-no' | 'place' | 'choice' | 'document' | 'party' | 'deadline'
  choices?: readonly { value: string; label: string }[]
  /** Regular-expression fragments on folded text (lower case, no accents), each starting at the start of a word. */
  detect: readonly string[]
  /** Asked only where the text has one of these, and not where it has one of those: fragments as in `detect`. */
  onlyIf?: readonly string[]
  unless?: readonly string[]
  required: boolean
}

/** `excerpt` is always found word for word in the published text. */
export type Quotation = { title: string; url: string; excerpt: string }

/**
 * `at` is when it was written: "tomorrow" is relative to that instant, not to the day on which it is read. `answers` are
 * given to questions one by one; `null`: the client does not know, or does not wish to say.
 */
export type AssistantTurn = {
  author: 'client' | 'assistant'
  text: string
  asked?: readonly string[]
  answers?: readonly { key: string; text: string | null }[]
  at?: Date
}

/** Everything the assistant may know of a question. The client's texts are material, never instructions. */
export type Dossier = {
  locale: Locale
  assistantName: string
  category: { slug: string; name: string; profession: string; policyLines: readonly string[]; regulated: string }
  subCategory?: { slug: string; name: string }
  question: string
  turns: readonly AssistantTurn[]
  documents: readonly { name: string; type: string; text?: string }[]
  script: readonly ScriptQuestion[]
  /** The current instant: texts without one of their own are read relative to it. */
  now: Date
  /** When the question was asked. */
  askedAt?: Date
  /** What the client chose when asked whether a day is their deadline; `null`: there is none. */
  settled?: { date: string | null; at: Date }
  /** Lines that the emergency detector puts first, in the client's language, numbers included. */
  emergency?: readonly string[]
  /**
   * The country that the client writes from, where the text shows it: `from` follows a verb in their language (« du
   * pays de Galles »), `corrected` says that their last message has changed it.
   */
  country?: { code: string; name: string; from: string; evidence: string; corrected: boolean }
  /**
   * Every published article and FAQ entry, so that a rare word is known to be rare. `house` marks texts about the
   * service itself; `quotable` those of the question's category that apply where the client is; `about` says what a
   * text answers, `stages` which of its headings apply before and after a turning point.
   */
  library: readonly {
    title: string
    url: string
    text: string
    about?: readonly string[]
    house?: boolean
    quotable?: boolean
    stages?: readonly { told: RegExp; parts: readonly string[] }[]
  }[]
}

/** One fact that the client gave: the question that it answers, and its value in few of the client's words. */
export type UnderstoodFact = { key: string; value: string }

/** `opening` is the text before the questions; `text` the whole message, for a reader without the questions' controls. */
export type Step =
  | { kind: 'ask'; text: string; opening: string; asked: string[] }
  | { kind: 'preview'; preview: Preview; brief: Brief }

export type Preview = {
  title: string
  paragraphs: string[]
  quotations: Quotation[]
  limits: string[]
  missing: string[]
}

/** What the expert reads before accepting. Values are the client's own words. */
export type Brief = {
  title: string
  summary: string
  facts: { label: string; value: string }[]
  /** Past dates, `YYYY-MM-DD`, `YYYY-MM` or `YYYY`, and the confirmed deadline; oldest first. */
  dates: { date: string; what: string }[]
  missing: string[]
  redFlags: string[]
  otherParty?: string
  /** `YYYY-MM-DD`: the day by which the client needs the answer, once the client has confirmed it. */
  neededBy?: string
}

/** `cents` may be a fraction: one call costs less than a cent. `withheld` counts the sentences that were not shown. */
export type AssistantUsage = {
  provider: string
  model: string
  inputTokens: number
  outputTokens: number
  cents: number
  withheld: number
}

/**
 * `onWords` receives the text as it streams; what the promise returns replaces it. It never receives words that the
 * output check would refuse. `usage` is set when a model was called, also when its text was discarded.
 */
export interface Assistant {
  /** The step after the client's last message: ask for what is missing (at most three questions in all), or preview. */
  next(dossier: Dossier, onWords?: (words: string) => void): Promise<{ step: Step; usage?: AssistantUsage }>
  /** Answers a detail that the client adds after the preview, and updates the brief. */
  follow(
    dossier: Dossier,
    onWords?: (words: string) => void,
  ): Promise<{ text: string; brief: Brief; usage?: AssistantUsage }>
}
