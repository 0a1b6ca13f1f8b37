import type { Locale } from '../../i18n/locale.ts'

/** One intake question as the category's script has it, in the client's language. */
export type ScriptQuestion = {
  key: string
  /** Stands before the answer where it is shown without its question: « Clés rendues ». */
  label?: string
  ask: string
  why: string
  kind: 'text' | 'date' | 'amount' | 'yes-no' | 'place' | 'choice' | 'document' | 'party' | 'deadline'
  /** `means`: other words for the answer, as in `detect`. */
  choices?: readonly { value: string; label: string; means?: readonly string[] }[]
  /** Regular-expression fragments on folded text (lower case, no accents), each starting at the start of a word. */
  detect: readonly string[]
  /** As `detect`, where it was said in passing: enough not to ask, too little to show as understood or to count from. */
  implied?: readonly string[]
  /** Asked only where the text has one of these, and not where it has one of those: fragments as in `detect`. */
  onlyIf?: readonly string[]
  unless?: readonly string[]
  required: boolean
}

/**
 * `excerpt` is always found word for word in the published text, or is a rule of a knowledge sheet. `rule` says which
 * one, of which sheet, and the day (`YYYY-MM-DD`) on which it was compared with its source.
 */
export type Quotation = {
  title: string
  url: string
  excerpt: string
  rule?: { key: string; sheet: string; read: string }
  /** Of one of our articles: the day of its last revision. */
  revised?: string
}

/** A rule of a knowledge sheet, in the client's language. `about`, `unless`: see `catalog/knowledge/sheet.ts`. */
export type SheetRule = {
  key: string
  /** ISO code in small letters, or `any`. */
  country: string
  /** The sub-category whose sheet has it. */
  sheet: string
  title: string
  text: string
  url: string
  read: string
  about: readonly string[]
  /** Questions, as people ask them, that this rule answers. */
  asked: readonly string[]
  unless: readonly string[]
}

/**
 * What is worked out, never generated: `takes` says which fact gives each value and how it is read, `of` follows the law.
 * A rent is read in the text itself.
 */
export type Computable<Result> = {
  /** The rule that must be quoted with it. */
  rule: string
  takes: Readonly<Record<string, { fact?: string; as: 'date' | 'amount' | 'duration' | 'rent' }>>
  /** Only where this fact has this answer, as shown to the client. */
  when?: { fact: string; is: string }
  /** Only once this fact has this answer: nothing is worked out, not even as a case, while it is open. */
  onlyOnce?: { fact: string; is: string }
  /** `what` says for which answer it holds: it is shown as well while the answer is open. */
  namesCondition?: true
  what: string
  of: (given: { readonly [name: string]: string | number; readonly today: string }) => Result | undefined
}

/** How likely it is, from 0 to 1, that a rule answers a text. */
export type RankedRule = { rule: SheetRule; probability: number }
/** How likely it is, from 0 to 1, that a text is about the subject of a sheet. */
export type RankedSheet = { sheet: string; probability: number }

/** What the knowledge sheets say on the category: rules that hold in the client's country and were read recently. */
export type SheetKnowledge = {
  rules: readonly SheetRule[]
  /** The rules of the category in any country, the likeliest to answer the text first. */
  rank: (text: string) => readonly RankedRule[]
  /** The sheet that a text is about; undefined where none is near. */
  nearest: (text: string) => RankedSheet | undefined
  /** The sheet of the question's own subject. */
  subject?: {
    slug: string
    name: string
    /** Days, `YYYY-MM-DD`. */
    deadlines: readonly Computable<string>[]
    /** Sums in euros. */
    amounts: readonly Computable<number>[]
    /** `onlyIf`, `unless`: as of a `ScriptQuestion`. */
    papers: readonly {
      name: string
      given: readonly string[]
      onlyIf?: readonly string[]
      unless?: readonly string[]
    }[]
    decides: string
    changes: readonly string[]
  }
}

/**
 * `at` is when it was written: "tomorrow" is relative to that instant, not to the day on which it is read. `answers` are
 * given to questions one by one; `null`: the client does not know, or does not wish to say. `typed`: not an answer that was
 * chosen, but whatever the client has written while that question was shown.
 */
export type AssistantTurn = {
  author: 'client' | 'assistant'
  text: string
  asked?: readonly string[]
  answers?: readonly { key: string; text: string | null; typed?: boolean }[]
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
  /** What the text still reads as after the client has said that it is no emergency, in the client's language. */
  denied?: readonly string[]
  /**
   * The country that the client writes from, where the text shows it: `from` follows a verb in their language (« du
   * pays de Galles »), `corrected` says that their last message has changed it, `experts` whether somebody who practises
   * there answers questions of the category. `isOfMatter`: not the client is there, but what they ask about.
   */
  country?: {
    code: string
    name: string
    from: string
    evidence: string
    corrected: boolean
    experts: boolean
    isOfMatter?: boolean
    /** They work there and live elsewhere. */
    isOfWork?: boolean
  }
  /**
   * Nothing shows in which country the matter is, and the client's device or language is not that of France: what holds there
   * only is not given as holding for them. `clock` is the country of the device's clock, where that is another one.
   */
  countryUnknown?: { clock?: string }
  knowledge?: SheetKnowledge
  /** Sums that an official engine has worked out from the text. */
  amounts?: Preview['amounts']
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
    /** Where it applies (ISO code in small letters, or `any`), and the day of its last revision (`YYYY-MM-DD`). */
    country?: string
    date?: string
    house?: boolean
    quotable?: boolean
    stages?: readonly { told: RegExp; parts: readonly string[] }[]
  }[]
}

/**
 * One fact that the client gave: the question that it answers, and its value in few of the client's words. `label`
 * is empty where the words say by themselves what they are about.
 */
export type UnderstoodFact = { key: string; label: string; value: string }

/** `opening` is the text before the questions; `text` the whole message, for a reader without the questions' controls. */
export type Step =
  | { kind: 'ask'; text: string; opening: string; asked: string[] }
  | { kind: 'preview'; preview: Preview; brief: Brief }

export type Preview = {
  title: string
  /** The answer in a sentence or two, in the words of what is quoted; empty where nothing is. */
  short: string
  paragraphs: string[]
  quotations: Quotation[]
  limits: string[]
  missing: string[]
  /** Counted from dates that the client gave, `YYYY-MM-DD`, with the rule that sets them. */
  deadlines: { date: string; what: string; rule: string }[]
  /** Worked out from figures that the client gave, with the rule that sets them. */
  amounts: { euros: number; what: string; rule: string }[]
  papers: { name: string; given: boolean }[]
  /** The answer of a page of the service to a question about it: no expert is offered. */
  house?: true
  /** No expert here practises under the law that applies: none is offered as the next step. */
  noExpert?: true
}

/** What of a model's reply has passed the check: in place of the built-in assistant's words where there are some. */
export type ModelWords = {
  title: string
  understood: readonly string[]
  claims: readonly { text: string; passage: Quotation }[]
  unsure: readonly string[]
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

/**
 * One call of a model, without its texts. `cents` may be a fraction: one call costs less than a cent. `prompt` is the
 * hash of the prompt's words, `version` what the provider says that answered, `dropped` counts what was not shown, by
 * reason. `late` and `failed` count against the model (`CallBook`), `unusable` does not.
 */
export type ModelCall = {
  task: 'ask' | 'preview' | 'follow' | 'translate' | 'safety'
  provider: string
  model: string
  version: string | null
  prompt: string
  inputTokens: number
  outputTokens: number
  cents: number
  latency: number
  firstToken: number | null
  dropped: Readonly<Record<string, number>>
  outcome: 'running' | 'shown' | 'unusable' | 'late' | 'failed'
}

/** Who decides whether a model is called, and writes down every call. */
export interface CallBook {
  /**
   * Books a call with the most that it may use, before it is made. Returns what replaces the booking by what was used,
   * or `null` where no call may be made: a budget is spent, or the model has just failed several times.
   */
  open(planned: ModelCall): Promise<((call: ModelCall) => Promise<void>) | null>
}

/** A term of a field in both languages; `also`: other renderings that are right; `only`: from this language alone. */
export type Term = Readonly<Record<Locale, string>> & {
  also: Readonly<Record<Locale, readonly string[]>>
  only?: Locale | undefined
}

/** Lines that somebody wrote, each to be translated by itself, and the terms of the field. */
export type ToTranslate = { lines: readonly string[]; from: Locale; to: Locale; terms: readonly Term[] }

/**
 * `unsafe`: what came back lacks something or adds something, so it is not shown. `later`: the model failed, was late or
 * may not be called now.
 */
export type Translated = { outcome: 'done'; lines: string[] } | { outcome: 'unsafe' | 'later' }

/**
 * What a client has written, newest last: the last text is judged, the others are read with it. `situations` are those
 * to choose from, by key, each described in English.
 */
export type ToJudge = { texts: readonly string[]; situations: Readonly<Record<string, string>> }

/**
 * `onWords` receives the text as it streams; what the promise returns replaces it. It never receives words that the
 * output check would refuse. Without a book every call is made and none is written down.
 */
export interface Assistant {
  /** The step after the client's last message: ask for what is missing (at most three questions in all), or preview. */
  next(dossier: Dossier, onWords?: (words: string) => void, book?: CallBook): Promise<{ step: Step }>
  /** Answers a detail that the client adds after the preview, and updates the brief. */
  follow(dossier: Dossier, onWords?: (words: string) => void, book?: CallBook): Promise<{ text: string; brief: Brief }>
  /** Absent without a model: nothing is translated then. */
  translate?(asked: ToTranslate, book?: CallBook): Promise<Translated>
  /**
   * The danger to a person that the newest text shows, as a key of the situations. Null where it shows none, and where
   * the model is slow, fails, replies with something else or may not be called. Absent without a model.
   */
  safety?(asked: ToJudge, book?: CallBook): Promise<string | null>
}
