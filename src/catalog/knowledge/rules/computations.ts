// What a sheet may have worked out (`compute`), by name: the facts that it takes, and the articles that it follows.
import { withdrawalEnds } from './consumer.ts'
import { dayAfter, monthsAfterOrMonthEnd, type Period, workingDayFrom } from './days.ts'
import { depositPenalty, depositPenaltyOfMonth } from './housing.ts'
import { legalSeverance } from './labour.ts'

/**
 * How a value is read in the client's words: a whole past day, `YYYY-MM-DD`; a sum in euros; a length of time in complete
 * months; `rent`, the one sum of the sentence that speaks of the rent.
 */
export type ValueKind = 'date' | 'amount' | 'duration' | 'rent'

/** What was read, with the day on which it is worked out. */
export type Given = { readonly [name: string]: string | number; readonly today: string }

/** As a rule of a sheet names its source, so that the same check holds for both. */
type Source = { law: { fr: string; en: string }; article: string; page: string; read: string; until: string }
type Computation = Source & { takes: Readonly<Record<string, ValueKind>> } & (
    | { gives: 'date'; of: (given: Given) => string | undefined }
    /** Euros. */
    | { gives: 'amount'; of: (given: Given) => number | undefined }
  )

const read = { read: '2026-11-23', until: '2027-11-22' }
const labour = { law: { fr: 'Code du travail', en: 'Labour Code (Code du travail)' }, ...read }
const consumer = {
  law: { fr: 'Code de la consommation', en: 'Consumer Code (Code de la consommation)' },
  page: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069565',
  ...read,
}
const letting = {
  law: { fr: 'Loi n° 89-462 du 6 juillet 1989', en: 'Act no. 89-462 of 6 July 1989' },
  page: 'https://www.legifrance.gouv.fr/loda/id/JORFTEXT000000509310',
  ...read,
}
const civil = {
  law: { fr: 'Code civil', en: 'Civil Code (Code civil)' },
  page: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721',
  ...read,
}
const reread = { read: '2026-11-29', until: '2027-11-28' }
const building = {
  law: {
    fr: 'Code de la construction et de l’habitation',
    en: 'Building and Housing Code (Code de la construction et de l’habitation)',
  },
  page: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074096',
  ...reread,
}
const tax = {
  law: { fr: 'Code général des impôts', en: 'General Tax Code (Code général des impôts)' },
  page: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069577',
  ...reread,
}
const trade = {
  law: { fr: 'Code de commerce', en: 'Commercial Code (Code de commerce)' },
  page: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000005634379',
  ...reread,
}
const procedure = {
  law: { fr: 'Code de procédure civile', en: 'Code of Civil Procedure (Code de procédure civile)' },
  page: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070716',
  ...reread,
}
const enforcement = {
  law: {
    fr: 'Code des procédures civiles d’exécution',
    en: 'Code of Civil Enforcement Procedures (Code des procédures civiles d’exécution)',
  },
  page: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000025024948',
  ...reread,
}
const article = (id: string) => `https://www.legifrance.gouv.fr/codes/article_lc/${id}`

const period = (source: Source, after: Period): Computation => ({
  ...source,
  takes: { from: 'date' },
  gives: 'date',
  of: ({ from }) => dayAfter(String(from), after),
})

/** Moved by article 642 of the code of civil procedure (Cass. 3e civ., 5 December 2007, no. 06-19.567). */
const withdrawalHome: Computation = {
  ...building,
  article: 'L. 271-1',
  takes: { from: 'date' },
  gives: 'date',
  of: ({ from }) => workingDayFrom(dayAfter(String(from), { days: 10 })),
}

/** Counted as BOI-ENR-DMTG-10-60-50 says (30); moved by article 648 of the General Tax Code. */
const estateReturn = (months: number): Computation => ({
  ...tax,
  article: '641, 648',
  takes: { from: 'date' },
  gives: 'date',
  of: ({ from }) => workingDayFrom(monthsAfterOrMonthEnd(String(from), months)),
})

/** A month before a civil court: moved by article 642 where it ends on a Saturday, a Sunday or a holiday; article 643 adds to it overseas and abroad. */
const monthBeforeCourt = (source: Source): Computation => ({
  ...source,
  takes: { from: 'date' },
  gives: 'date',
  of: ({ from }) => workingDayFrom(dayAfter(String(from), { months: 1 })),
})

const penalty = (limit: 1 | 2): Computation => ({
  ...letting,
  article: '22',
  takes: { rent: 'rent', keys: 'date' },
  gives: 'amount',
  of: ({ rent, keys, today }) => depositPenalty(Number(rent), String(keys), limit, today),
})

export const computations: Readonly<Record<string, Computation>> = {
  withdrawal: {
    ...consumer,
    article: 'L. 221-18, L. 221-19',
    takes: { from: 'date' },
    gives: 'date',
    of: ({ from }) => withdrawalEnds(String(from)),
  },
  'withdrawal-home': withdrawalHome,
  'opposition-order': monthBeforeCourt({ ...procedure, article: '641, 642, 1416' }),
  'appeal-civil': monthBeforeCourt({ ...procedure, article: '528, 538, 641, 642' }),
  /** Counted by articles 641 and 642 of the code of civil procedure as well. */
  'seizure-contest': monthBeforeCourt({ ...enforcement, article: 'R. 211-11' }),
  'estate-return': estateReturn(6),
  'estate-return-abroad': estateReturn(12),
  /** For each invoice that one business pays late to another. */
  'recovery-costs': {
    ...trade,
    article: 'L. 441-10, D. 441-5',
    takes: { due: 'date' },
    gives: 'amount',
    of: ({ due, today }) => (String(due) < today ? 40 : undefined),
  },
  /** Actions on a debt or for damages, from the day on which the facts were known. */
  'limitation-civil': period({ ...civil, article: '2224' }, { years: 5 }),
  /** What a business may still claim of a consumer. */
  'limitation-consumer': period({ ...consumer, article: 'L. 218-2' }, { years: 2 }),
  'limitation-dismissal': period(
    { ...labour, article: 'L. 1471-1', page: article('LEGIARTI000036762126') },
    { months: 12 },
  ),
  'limitation-wages': period({ ...labour, article: 'L. 3245-1', page: article('LEGIARTI000027566295') }, { years: 3 }),
  'conformity-guarantee': period({ ...consumer, article: 'L. 217-3' }, { years: 2 }),
  'presumption-new': period({ ...consumer, article: 'L. 217-7' }, { months: 24 }),
  'presumption-used': period({ ...consumer, article: 'L. 217-7' }, { months: 12 }),
  'deposit-return-same': period({ ...letting, article: '22' }, { months: 1 }),
  'deposit-return-different': period({ ...letting, article: '22' }, { months: 2 }),
  'tenant-notice': period({ ...letting, article: '15' }, { months: 3 }),
  'tenant-notice-reduced': period({ ...letting, article: '15, 25-8' }, { months: 1 }),
  'deposit-penalty-same': penalty(1),
  'deposit-penalty-different': penalty(2),
  'deposit-penalty-month': {
    ...letting,
    article: '22',
    takes: { rent: 'rent' },
    gives: 'amount',
    of: ({ rent }) => depositPenaltyOfMonth(Number(rent)),
  },
  'legal-severance': {
    ...labour,
    article: 'L. 1234-9, R. 1234-1, R. 1234-2, R. 1234-4',
    page: article('LEGIARTI000035644154'),
    takes: { pay: 'amount', service: 'duration' },
    gives: 'amount',
    of: ({ pay, service }) => legalSeverance(Number(pay), Number(service)),
  },
}

/** The facts of a sheet that can give a value of a kind; a rent is read in the text itself. */
export const factKind: Record<Exclude<ValueKind, 'rent'>, string> = { date: 'date', amount: 'amount', duration: 'text' }
