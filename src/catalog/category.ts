// The types of a category of the catalogue. The data lives in `data/`, the look-ups in `catalog.ts`.
import type { EmergencyKind } from './emergency-kinds.ts'

export type Locale = 'fr' | 'en'
export interface LocalizedText {
  fr: string
  en: string
}
export interface LocalizedLists {
  fr: readonly string[]
  en: readonly string[]
}

/** Fields whose answers the law reserves to some professions. */
export type Regulated = 'none' | 'law' | 'health' | 'finance'

/** Who may answer in a category, and what the assistant may say before a person does. */
export interface Policy {
  whoMayAnswer: LocalizedText
  assistantMaySay: LocalizedText
  /** Lines that the preview always includes verbatim. */
  mandatoryLines: LocalizedLists
  /** Emergencies likely here. All kinds are detected everywhere; these also show their numbers on the category page. */
  triage: readonly EmergencyKind[]
}

export type IntakeKind = 'text' | 'date' | 'amount' | 'yes-no' | 'place' | 'choice' | 'document' | 'party' | 'deadline'
export interface IntakeChoice {
  value: string
  label: LocalizedText
  /** Other words for this answer: fragments as in `detect`. */
  means?: LocalizedLists
}

/** A question that an expert would ask before answering. */
export interface IntakeQuestion {
  key: string
  /** Stands before the answer where it is shown without its question. */
  label?: LocalizedText
  ask: LocalizedText
  why: LocalizedText
  kind: IntakeKind
  choices?: readonly IntakeChoice[]
  /** Regular-expression fragments, matched on folded text: a match means that the text already answers. */
  detect: LocalizedLists
  /** As `detect`, where it was said in passing: enough not to ask, too little to show as understood. */
  implied?: LocalizedLists
  /** Asked only where the text has one of these, and not where it has one of those: fragments as in `detect`. */
  onlyIf?: LocalizedLists
  unless?: LocalizedLists
  required?: boolean
}

/** What the most common sub-categories have besides a name and a description. */
export interface CommonTopic {
  description: LocalizedText
  typicalQuestions: LocalizedLists
}

export interface SubCategory {
  slug: string
  name: LocalizedText
  sentence: LocalizedText
  synonyms: LocalizedLists
  typicalQuestions: LocalizedLists
  common?: CommonTopic
}

export interface Category {
  slug: string
  name: LocalizedText
  sentence: LocalizedText
  description: LocalizedText
  /** Who answers, as one would introduce them. */
  profession: LocalizedText
  synonyms: LocalizedLists
  typicalQuestions: LocalizedLists
  regulated: Regulated
  policy: Policy
  intake: readonly IntakeQuestion[]
  subCategories: readonly SubCategory[]
}
