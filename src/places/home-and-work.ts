// Which of two countries decides, where somebody lives in one and works in another.
import type { CountryCode, RegionCode } from './countries.ts'
import { residence, type Text, workMatter } from './place-context.ts'

/** What in a text speaks for a country. */
export type Sign = {
  country: CountryCode
  weight: number
  evidence: string
  key: string
  region?: RegionCode
  works?: true
  employs?: true
  theirs?: true
  isLet?: true
  name?: true
}

/** Of all signs for one country. */
export type Ranked = { country: CountryCode; total: number; best: Sign; works: boolean; employs: boolean }

/** The weight that decides. */
export const least = 2

/** The countries in which somebody who lives in France may work every day. */
const bordering: ReadonlySet<CountryCode> = new Set(['be', 'lu', 'de', 'ch', 'it', 'mc', 'es', 'ad'])

/** Somebody who lives in one country and works in another asks about their work under the law of the latter. */
export function atWork(text: Text, ranked: readonly Ranked[]): Ranked[] | undefined {
  if (!workMatter.test(text.level)) return undefined
  const work = ranked.find(({ works, total }) => works && total >= residence)
  if (work) return [work]
  const employer = ranked.find(({ employs, country, total }) => employs && bordering.has(country) && total >= least)
  return employer && ranked[0]?.country === 'fr' ? [employer] : undefined
}

/** What the country of residence decides for somebody who works across a border: unemployment, family, where tax is due. */
const ofResidence =
  /(?<![a-z])(?:chomage|chomeu[a-z]*|france travail|pole emploi|allocations? (?:familiales?|chomage)|prestations familiales|residence fiscale|resident fiscal|declar[a-z]*[^.?!]{0,20} (?:impots?|revenus)|(?:pai|pay)[a-z]*[^.?!]{0,20} impots?|impose[a-z]* (?:ou|dans quel)|divorc[a-z]*|garde (?:alternee|des enfants|de mes enfants)|pension alimentaire|unemploy[a-z]*|jobless|sign on|dole|jobseeker[a-z']*|child benefit|family (?:benefits?|allowances?)|tax residen[a-z]*|(?:pay|file|declare)[^.?!]{0,20} (?:income )?tax(?:es)?|custody|child (?:support|maintenance))(?![a-z])/
const ofInsurance =
  /(?<![a-z])(?:securite sociale|secu|carte vitale|assurance maladie|social security|health insurance|health cover)(?![a-z])/

/** What the country of work decides, whatever else is asked. */
const ofWork =
  /(?<![a-z])(?:preavis|indemnites?(?! (?:de |du )?chomage)|salaires?|notice|severance|wages?|salary|redundancy pay)(?![a-z])/
const dismissed = /(?<![a-z])(?:licenci[a-z]*|vire[es]?|dismiss[a-z]*|sacked|fired|laid off|redundant)(?![a-z])/
const startsQuestion =
  /^ *(?:(?:et|mais|donc|and|but|so) )?(?:qui|quel[a-z]*|ou|comment|combien|est-ce|dois-je|puis-je|ai-je|faut-il|peut-on|doit-on|who|where|which|what|how|do|does|can|should|must|am|is) /

/** The sentences that ask, of one that tells of a dismissal its last clause; where none asks, all but of a dismissal. */
function asking({ level }: Text): string[] {
  const all = level.match(/[^.?!\n]+[.?!]?/g) ?? []
  const asked = all.filter((sentence) => sentence.endsWith('?') || startsQuestion.test(sentence))
  if (asked.length === 0) return dismissed.test(level) ? [] : all
  return asked.map((sentence) => (dismissed.test(sentence) ? (sentence.split(/[,;:]/).at(-1) ?? '') : sentence))
}

/**
 * The signs without those of the place of work, where somebody who says where they live asks what is decided there, and
 * nothing of their work. An insurance that they name is asked about, wherever they live.
 */
export function atHome(text: Text, signs: readonly Sign[], named: readonly Sign[]): readonly Sign[] | undefined {
  const home = signs.find(({ weight, works, theirs }) => weight >= residence && !works && !theirs)
  if (!home) return undefined
  const asked = asking(text)
  const namesInsurance = named.some((sign) => sign.country !== home.country && sign.weight >= 2)
  const decidedAtHome = asked.some(
    (words) => !dismissed.test(words) && (ofResidence.test(words) || (!namesInsurance && ofInsurance.test(words))),
  )
  return decidedAtHome && !asked.some((words) => ofWork.test(words))
    ? signs.filter(({ works, employs }) => !works && !employs)
    : undefined
}
