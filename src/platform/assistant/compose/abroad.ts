import { fill } from '../../../i18n/text.ts'
import { fold } from '../fold.ts'
import { assistantMessagesFor, quoteText } from '../messages.ts'
import type { Dossier, Quotation, ScriptQuestion } from '../port.ts'

/** Whether the client's words show that they are where our published texts do not apply. */
export const isAbroad = ({ country }: Pick<Dossier, 'country'>): boolean =>
  country !== undefined && country.code !== 'fr'

/** Whether French rules may not apply: the client is elsewhere, or nothing shows that they are not. */
export const mayBeAbroad = (dossier: Pick<Dossier, 'country' | 'countryUnknown'>): boolean =>
  isAbroad(dossier) || dossier.countryUnknown !== undefined

/** Of France, with a law of their own: New Caledonia, French Polynesia, Wallis and Futuna. */
const territories: ReadonlySet<string> = new Set(['nc', 'pf', 'wf'])

/** The key of the question that asks in which country the matter is. */
export const countryKey = 'country-of-matter'

/** The question that comes first where nothing shows the country, with the names of those that are the likeliest. */
export function countryQuestion(locale: Dossier['locale'], names: readonly string[]): ScriptQuestion {
  const { ask, whyCountry, other } = assistantMessagesFor(locale).abroad
  const choices = [...names, other].map((label) => ({ value: label, label }))
  return { key: countryKey, ask, why: whyCountry, kind: 'choice', choices, detect: [], required: true }
}

const countryOf = ({ knowledge, library }: Dossier, { url, rule }: Quotation): string | undefined =>
  rule
    ? knowledge?.rules.find(({ key, sheet }) => key === rule.key && sheet === rule.sheet)?.country
    : library.find((text) => text.url === url && !text.house)?.country

/** Above what is quoted of French law for somebody who may be elsewhere; none where it holds everywhere. */
export function unknownCountryNotice(dossier: Dossier, quotations: readonly Quotation[]): string[] {
  if (!dossier.countryUnknown || quotations.every((one) => (countryOf(dossier, one) ?? 'any') === 'any')) return []
  const { clock } = dossier.countryUnknown
  const words = assistantMessagesFor(dossier.locale).abroad
  return [...(clock === undefined ? [] : [fill(words.clock, { clock })]), words.unknown]
}

/**
 * « Nos textes valent pour la France ; vous écrivez du pays de Galles … », whether an expert of that country is here, and
 * how to correct it.
 */
export function countryNotice(dossier: Dossier, which: 'notice' | 'everywhere' | 'understood' | 'corrected' | 'flag') {
  if (!dossier.country) return ''
  const { code, name, from, evidence, isOfMatter, isOfWork } = dossier.country
  const words = assistantMessagesFor(dossier.locale).abroad
  const writes = fill(isOfWork ? words.worksThere : isOfMatter ? words.writesOf : words.writes, { name, from })
  const experts = hasExpertForLaw(dossier) ? words.expertThere : words.noExpertThere
  const asked = hasExpertForLaw(dossier) ? words.lawAsked : words.lawNotAsked
  const isTerritory = territories.has(code)
  const told = fill(isTerritory && which === 'notice' ? words.territory : words[which], {
    writes,
    from,
    experts,
    quote: quoteText(dossier.locale, evidence),
  })
  if (which !== 'notice') return told
  // Somebody who is in France all the same would be quoted its rules for what is not.
  const inFrance = isOfMatter || isOfWork ? [] : [words.inFrance]
  return [
    told,
    ...(isDecidedByLaw(dossier) ? [isTerritory ? words.territoryRules : words.rules, experts, asked] : []),
    ...inFrance,
  ].join(' ')
}

/** Whether the law decides, as it does not how to stop a cat from scratching. */
export const isDecidedByLaw = ({ category }: { category: Pick<Dossier['category'], 'regulated'> }): boolean =>
  ['law', 'finance'].includes(category.regulated)

/** Whether an expert here practises under the law that applies. */
export const hasExpertForLaw = (dossier: Pick<Dossier, 'country'>): boolean =>
  !isAbroad(dossier) || dossier.country?.experts === true

/** What applies in France only: a number to call, a court, an administration, a ban. */
const french =
  /(?<![a-z])(?:france|french|francais\w*|loi|code civil|code du travail|prud'hommes|prefecture|caf|rio|huissier|notaire|conciliateur|interdits?|banned|forbidden|the law|act of)(?![a-z])|(?<![\d-])(?:15|17|18|112|114|115|119|3114|3919|116 ?\d{3}|0 ?800(?: ?\d\d){3})(?!\d)/

/** The lines that apply in every country. */
export const withoutFrenchOnly = (lines: readonly string[]): string[] =>
  lines.filter((line) => !french.test(fold(line)))

/** Bodies, benefits and regimes that only France has. */
const frenchBodies =
  "convention collective|idcc|caf|urssaf|siret|france travail|france titres|prud'hommes|cpam|mdph|dpe|cpf|gir|apa|apl|rsa|aah|oqtf|ofpra|parcoursup|taxe fonciere|taxe d'habitation|micro-entreprise|sarl|zone tendue|complementaire sante solidaire|securite sociale|cse|aesh|agents? de maitrise|rupture conventionnelle"

/** Conditions that French law alone attaches something to: an address, an age, a month, a form of an act. */
const frenchConditions =
  "nouvelle adresse|preavis d'un mois|moins d'un mois de l'annonce|plus de 65 ans|homologu\\w*|medecin du travail|un an d'anciennete|revenu fiscal de reference|batonnier|prefet|points reste|mise en recouvrement|(?:au|le) 1er janvier|taux d'incapacite|catastrophe naturelle|client fragile|academie|liste du procureur|recours gracieux|recu fiscal|compromis|commission de mediation|medecin traitant declare"

/** Questions in French that only French law gives an answer to: of no use to somebody elsewhere. */
const askedInFrance = new RegExp(
  `(?<![a-z])(?:${frenchBodies}|${frenchConditions}|pacs\\w*|huissiers?|prefecture|trimestres|acte de notoriete|attestation decennale|(?:residez-vous normalement|autre compte de depot) en france)(?![a-z])`,
)
/** Answers to choose from that nobody could give elsewhere; a PACS is one among several. */
const answeredInFrance = new RegExp(`(?<![a-z])(?:${frenchBodies})(?![a-z])`)

/**
 * The questions to ask somebody abroad: none that assumes French law, unless the field itself is about France. The
 * reasons for asking are left out, as they state what French law makes of the answer. `inFrench`, the same script, decides.
 */
export function scriptAbroad(
  script: readonly ScriptQuestion[],
  field: string,
  inFrench: readonly ScriptQuestion[],
): ScriptQuestion[] {
  if (field === 'etrangers') return [...script]
  const french = inFrench.filter(
    ({ ask, choices = [] }) =>
      askedInFrance.test(fold(ask)) || choices.some(({ label }) => answeredInFrance.test(fold(label))),
  )
  return script
    .filter(({ key }) => french.every((question) => question.key !== key))
    .map((question) => ({ ...question, why: '' }))
}

/** The category's mandatory lines, without those that apply in France only where the client is elsewhere. */
export function imposedLines(dossier: Dossier): string[] {
  const { policyLines, regulated } = dossier.category
  if (!mayBeAbroad(dossier)) return [...policyLines]
  const words = assistantMessagesFor(dossier.locale).abroad
  const limit = hasExpertForLaw(dossier) ? words.limit : words.limitNoExpert
  return [
    ...withoutFrenchOnly(policyLines),
    ...(regulated === 'health' ? [words.emergency] : []),
    ...(isAbroad(dossier) && isDecidedByLaw(dossier) ? [limit] : []),
  ]
}
