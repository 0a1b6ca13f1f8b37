// What a rule of patterns asks of a text.
import { type Evidence, saidBy } from './evidence.ts'
import { tellsOfFictionOrPast } from './fiction-or-past.ts'
import type { Language } from './normalise.ts'

/** What is looked for in a text of each language. */
export type Pattern = Record<Language, RegExp>

/**
 * Whether each of `signs` is met, none of `otherwise` is, and the text is no story of a film or of long ago. `read`: the
 * words that are looked at, without figures of speech unless it is told otherwise. `isStory`: what is such a story.
 */
export const rule =
  (
    signs: readonly Pattern[],
    otherwise: Pattern,
    read: (evidence: Evidence) => string = saidBy,
    isStory: (evidence: Evidence) => boolean = tellsOfFictionOrPast,
  ) =>
  (evidence: Evidence): boolean => {
    const said = read(evidence)
    const { language } = evidence
    if (!signs.every((sign) => sign[language].test(said)) || otherwise[language].test(said)) return false
    return !isStory(evidence)
  }

/** What is asked of an insurer, a court or a doctor later, in either language. */
export const afterwards =
  'indemni\\w*|assur(?:eur|ance)\\w*|responsab\\w*|prejudice|tribunal|expertise|remboursement|recours|vaccin\\w*|hier|avant hier|semaine derniere|mois dernier|la semaine|claims?|insur\\w*|compensat\\w*|liab\\w*|sue|suing|settlement|yesterday|last (?:week|month|night|summer)|(?:days?|weeks?|months?) ago'
