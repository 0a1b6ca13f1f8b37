// Answers one kind of question by a sum: how much net is left of a gross salary.
import { netOf } from '../../../catalog/knowledge/rules/net-salary.ts'
import { day } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import { inFigures, quantities } from '../../../platform/assistant/extraction/quantities.ts'
import { fold, sentences } from '../../../platform/assistant/fold.ts'
import type { Preview } from '../../../platform/assistant/port.ts'

const asksForNet =
  /(?<![a-z])(?:combien|quel(?:le)?|calcul\w*|estim\w*|convert\w*|simul\w*|ca (?:fait|donne)|how much|what (?:is|would|will|do|does)|work out)(?![a-z])[^.!]*(?<![a-z])(?:nets?|en poche|sur mon compte|take[- ]home|take home|after (?:contributions|deductions|social))(?![a-z])|(?<![a-z])(?:nets?|take[- ]home)(?![a-z])[^.!]*\?/

/** Other contributions hold for these, or the model would need more than the pay. */
const otherRules =
  /(?<![a-z])(?:fonctionnaires?|fonction publique|titulaire|contractuel\w*|apprenti\w*|alternan\w*|stage|stagiaire|independant\w*|auto-?entrepreneurs?|micro-?entrepr\w*|freelance|portage|dirigeant\w*|gerant\w*|president\w*|temps partiel|mi-temps|cadres?|interim\w*|cdd|alsace|moselle|mayotte|guadeloupe|martinique|guyane|reunion|journaliste|intermittent\w*|vrp|retraite\w*|pension|chomage|heures? sup\w*|primes?|civil servants?|public (?:sector|service)|apprentices?|intern\w*|self-employed|part[- ]time|contractor|director|executive|temp|overtime|bonus|retire\w*|unemploy\w*|(?:de l'|par |per |an |1 )(?:heure|jour|hour|day)|tjm|thr|13 mois|treizieme|thirteenth)(?![a-z])/

const sum = String.raw`(\d{3,6}(?:[.,]\d{1,2})?|\d{2,3}(?= ?k)) ?(k)?(?: ?(?:€|euros?|eur))?`
const before = new RegExp(
  String.raw`(?<![\d.,])${sum} (?:de |of |en |a |par |per |in )?(?:mois |month |an |year |salaire |salary |pay )?(?:mensuels? |annuels? |monthly |annual )?(?:brute?s?|gross)(?![a-z])`,
  'g',
)
const after = new RegExp(
  String.raw`(?<![a-z])(?:brute?|gross)(?: (?:mensuel|annuel|monthly|annual|salary|pay|income))*(?: (?:de|of|is|est de|est|at|:))? ?€? ?${sum}(?![\d%])`,
  'g',
)
const aYear =
  /(?<![a-z])(?:(?:par |l'|\/ ?|1 |a |per |an )(?:an|annee|year|annum)|annuels?|annuelle|annual|yearly)(?![a-z])/
const aMonth = /(?<![a-z])(?:(?:par |\/ ?|1 |a |per |le )(?:mois|month)|mensuels?|mensuelle|monthly)(?![a-z])/

/** « net par mois » says nothing of the gross pay. */
const netOfWhat = /(?<![a-z])nets? (?:par |\/ ?|1 |a |per )?(?:mois|month|an|year|mensuels?|annuels?)(?![a-z])/g

/** The gross pay of one month whose net the text asks for, in euros; undefined where anything is in doubt. */
export function grossPayAsked(text: string): number | undefined {
  if (otherRules.test(fold(text))) return undefined
  const asking = sentences(text).filter((sentence) => /brut|gross/.test(fold(sentence)))
  if (!asksForNet.test(fold(text)) || asking.length !== 1) return undefined
  const plain = inFigures(asking[0]!).replace(/€ ?(\d+(?:[.,]\d{1,2})?)/g, '$1 €')
  const found = [...plain.matchAll(before), ...plain.matchAll(after)]
  const pays = new Set(found.map(([, figure = '', thousands]) => euros(figure) * (thousands ? 1000 : 1)))
  const [pay] = pays
  const sums = [...quantities(plain)].filter((token) => token.endsWith(' EUR'))
  return pays.size === 1 && sums.length <= 1 && pay !== undefined ? ofOneMonth(pay, plain) : undefined
}

const euros = (figure: string): number => Number(figure.replace(',', '.'))

/** Where the text does not say whether it is the pay of a month or of a year, the sum itself must. */
function ofOneMonth(pay: number, plain: string): number | undefined {
  const ofGross = plain.replace(netOfWhat, '')
  const [year, month] = [aYear.test(ofGross), aMonth.test(ofGross)]
  if (year && month) return undefined
  if (year || (!month && pay >= 20_000)) return pay / 12
  return month || pay < 12_000 ? pay : undefined
}

const words: Record<Locale, { what: string; rule: string }> = {
  fr: {
    what: 'net par mois, environ, avant impôt sur le revenu, pour {gross} € brut par mois : salarié non cadre du secteur privé à temps plein, avec une mutuelle d’entreprise courante',
    rule: 'modèle de calcul {source}, taux au {date}',
  },
  en: {
    what: 'net a month, approximately, before income tax, for €{gross} gross a month: a full-time, non-executive employee of the private sector, with a usual company health cover',
    rule: 'calculation model {source}, rates of {date}',
  },
}

/** The net pay that a text asks for; nothing outside France, and nothing once the year of the rates is over. */
export async function netSalaryAsked(
  text: string,
  { locale, country, today }: { locale: Locale; country: string; today: string },
): Promise<Preview['amounts']> {
  const gross = country === 'fr' ? grossPayAsked(text) : undefined
  if (gross === undefined) return []
  const { netSalary } = await import('../../../catalog/knowledge/rules/net-salary.data.ts')
  const { source, rates, brackets } = netSalary
  const net = netOf(gross, brackets)
  if (net === undefined || today.slice(0, 4) !== rates.slice(0, 4)) return []
  const { what, rule } = words[locale]
  const shown = new Intl.NumberFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', { maximumFractionDigits: 2 }).format(gross)
  return [{ euros: net, what: fill(what, { gross: shown }), rule: fill(rule, { source, date: day(locale, rates) }) }]
}
