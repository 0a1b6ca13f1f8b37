// Short constructors, so that the catalogue's files read as lists of words rather than of braces.
import type {
  CommonTopic,
  IntakeChoice,
  IntakeQuestion,
  LocalizedLists,
  LocalizedText,
  SubCategory,
} from './category.ts'

export const w = (fr: string, en: string): LocalizedText => ({ fr, en })

const split = (text: string): string[] => (text === '' ? [] : text.split(' | '))

/** Lists written as "one | two | three". */
export const list = (fr: string, en: string): LocalizedLists => ({ fr: split(fr), en: split(en) })

const join = (a: LocalizedLists, b: LocalizedLists): LocalizedLists => ({
  fr: [...a.fr, ...b.fr],
  en: [...a.en, ...b.en],
})

const question =
  (kind: IntakeQuestion['kind']) =>
  (key: string, ask: LocalizedText, why: LocalizedText, detect: LocalizedLists): IntakeQuestion => ({
    key,
    kind,
    ask,
    why,
    detect,
  })

export const text = question('text')
export const paper = question('document')

export const required = (asked: IntakeQuestion): IntakeQuestion => ({ ...asked, required: true })

export const choice = (
  key: string,
  ask: LocalizedText,
  why: LocalizedText,
  choices: Record<string, LocalizedText>,
  detect: LocalizedLists,
): IntakeQuestion => ({
  key,
  kind: 'choice',
  ask,
  why,
  choices: Object.entries(choices).map(([value, label]): IntakeChoice => ({ value, label })),
  detect,
})

const datesSeen = list(
  "depuis (le|la|l'|un|une|deux|trois|quatre|cinq|six|\\d|hier|ce|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre) | il y a (\\d|un|une|deux|trois|quatre|cinq|six|dix|quelques) | le \\d{1,2}(er)? (janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre) | \\d{1,2}/\\d{1,2} | hier | avant-hier | ce matin | la semaine derniere | le mois dernier | (en|debut|fin|mi-?) ?(janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre) | en (19|20)\\d\\d",
  'since (the|a|last|yesterday|this|january|february|march|april|may|june|july|august|september|october|november|december|(19|20)?\\d) | (\\d+|one|two|three|four|five|six|ten|a|few|several) (hours?|days?|weeks?|months?|years?) ago | on \\d | yesterday | this morning | last (week|month|year|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday) | in (19|20)\\d\\d | for (the past|\\d+|a|two|three|four|five|six) (days?|weeks?|months?|years?)',
)

/** "Since when?": recognises the usual ways of giving a date. */
export const date = (key: string, ask: LocalizedText, why: LocalizedText): IntakeQuestion => ({
  key,
  kind: 'date',
  ask,
  why,
  detect: datesSeen,
})

const deadlineSeen = list(
  "avant (le|la|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|fin|ce soir|\\d) | d'ici (le|la|a|ce|un|une|deux|trois|\\d|demain|lundi|vendredi|fin|quelques) | urgent | demain | aujourd'hui | ce soir | tout de suite | cette semaine | au plus tard | jusqu'au | (sous|dans les|j'ai|dans) (\\d+|deux|trois|huit|quinze) (jours?|heures?|semaines?|mois) | audience (est |a lieu |prevue )?(le|dans|lundi|mardi|jeudi) | (rien ne presse|pas presse|pas urgent|pas d'urgence)",
  'before (the|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|end|\\d) | by (the|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|next|tonight|end|\\d) | urgent | tomorrow | today | tonight | right now | asap | as soon as possible | this week | (within|in|have) (\\d+|two|three) (hours?|days?|weeks?|months?) | deadline is | hearing is | (no rush|not urgent|no hurry)',
)

/** "By when?": every script has it. It orders the queue and warns before payment when it cannot be met. */
export const deadline = (why: LocalizedText, ask?: LocalizedText): IntakeQuestion => ({
  key: 'by-when',
  kind: 'deadline',
  ask: ask ?? w('Pour quand avez-vous besoin de la réponse ?', 'By when do you need the answer?'),
  why,
  detect: deadlineSeen,
})

/** The other party, so that an expert can see a conflict of interest before accepting. */
export const party = (ask: LocalizedText, detect: LocalizedLists): IntakeQuestion => ({
  key: 'other-party',
  kind: 'party',
  required: true,
  ask,
  why: w(
    'L’expert vérifie qu’il ne connaît pas la partie adverse avant d’accepter.',
    'The expert checks for a conflict of interest before accepting.',
  ),
  detect,
})

export const sub = (
  slug: string,
  name: LocalizedText,
  sentence: LocalizedText,
  synonyms: LocalizedLists,
  typicalQuestions: LocalizedLists,
): SubCategory => ({ slug, name, sentence, synonyms, typicalQuestions })

/** One of the most common sub-categories: its own description, its own script, more typical questions. */
export const full = (topic: SubCategory, common: CommonTopic): SubCategory => ({
  ...topic,
  common: { ...common, typicalQuestions: join(topic.typicalQuestions, common.typicalQuestions) },
})
