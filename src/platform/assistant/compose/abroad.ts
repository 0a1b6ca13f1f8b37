import { fill } from '../../../i18n/text.ts'
import { fold } from '../fold.ts'
import { assistantMessagesFor, quoteText } from '../messages.ts'
import type { Dossier, ScriptQuestion } from '../port.ts'

/** Whether the client's words show that they are where our published texts do not apply. */
export const isAbroad = ({ country }: Pick<Dossier, 'country'>): boolean =>
  country !== undefined && country.code !== 'fr'

/**
 * « Nos textes valent pour la France ; vous écrivez du pays de Galles … », whether an expert of that country is here, and
 * how to correct it.
 */
export function countryNotice(dossier: Dossier, which: 'notice' | 'everywhere' | 'understood' | 'corrected' | 'flag') {
  if (!dossier.country) return ''
  const { from, evidence, experts: there } = dossier.country
  const words = assistantMessagesFor(dossier.locale).abroad
  const experts = there ? words.expertThere : words.noExpertThere
  return fill(words[which], { from, experts, quote: quoteText(dossier.locale, evidence) })
}

/** What applies in France only: a number to call, a court, an administration, a ban. */
const french =
  /(?<![a-z])(?:france|french|francais\w*|loi|code civil|code du travail|prud'hommes|prefecture|caf|rio|huissier|notaire|conciliateur|interdits?|banned|forbidden|the law|act of)(?![a-z])|(?<![\d-])(?:15|17|18|112|114|115|119|3114|3919|116 ?\d{3}|0 ?800(?: ?\d\d){3})(?!\d)/

/** The lines that apply in every country. */
export const withoutFrenchOnly = (lines: readonly string[]): string[] =>
  lines.filter((line) => !french.test(fold(line)))

/** Bodies, benefits and regimes that only France has. */
const frenchBodies =
  "convention collective|collective agreement|idcc|caf|urssaf|siret|france travail|france titres|prud'hommes|cpam|mdph|dpe|cpf|gir|apa|apl|rsa|aah|oqtf|ofpra|parcoursup|taxe fonciere|taxe d'habitation|micro-entreprise|micro-enterprise|sarl|zone tendue|high-demand area|complementaire sante solidaire|securite sociale"

/** Questions that only French law gives an answer to: of no use to somebody elsewhere. */
const askedInFrance = new RegExp(
  `(?<![a-z])(?:${frenchBodies}|pacs\\w*|huissiers?|prefecture|trimestres|quarters|(?:acte|deed) (?:de|of) notori\\w+|attestation decennale|(?:residez-vous normalement|autre compte de depot) en france|(?:another current account in|has) france)(?![a-z])`,
)
/** Answers to choose from that nobody could give elsewhere; a PACS is one among several. */
const answeredInFrance = new RegExp(`(?<![a-z])(?:${frenchBodies})(?![a-z])`)

/** The questions to ask somebody abroad: none that assumes French law, unless the field itself is about France. */
export const scriptAbroad = (script: readonly ScriptQuestion[], field: string): ScriptQuestion[] =>
  field === 'etrangers'
    ? [...script]
    : script.filter(
        ({ ask, choices = [] }) =>
          !askedInFrance.test(fold(ask)) && !choices.some(({ label }) => answeredInFrance.test(fold(label))),
      )

/** The category's mandatory lines, without those that apply in France only where the client is elsewhere. */
export function imposedLines(dossier: Dossier): string[] {
  const { policyLines, regulated } = dossier.category
  if (!isAbroad(dossier)) return [...policyLines]
  const words = assistantMessagesFor(dossier.locale).abroad
  return [...withoutFrenchOnly(policyLines), ...(regulated === 'health' ? [words.emergency] : []), words.limit]
}
