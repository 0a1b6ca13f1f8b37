import { withoutAccents } from '../i18n/fold.ts'
import { places } from './place-names.ts'

const folded = (text: string): string => withoutAccents(text).replace(/[’‘]/g, "'").toLowerCase()

const frenchInsurer =
  /(?<![a-z])(?:(?:mutuelle|assureur|assurance|complementaire sante|prevoyance) francaise?|french (?:mutuelle|insurer|insurance|health insurance))(?![a-z])/
const employment =
  /(?<![a-z])(?:employeu[a-z]*|patronn?e?|licenci[a-z]*|employer|boss|dismiss[a-z]*|sacked|fired)(?![a-z])/
const parkingCharge = /(?<![a-z])(?:forfait (?:de )?post[- ]stationnement|fps)(?![a-z])/
const parking = /(?<![a-z])(?:parking|parked|stationn[a-z]*|gare[es]?|post[- ]stationnement)(?![a-z])/
const sale =
  /(?<![a-z])(?:compromis|promesse de vente|buy(?:ing|er)?|bought|purchas[a-z]*|sell(?:ing|er)?|sold|achet[a-z]*|achats?|vend[a-z]*|ventes?|acquer[a-z]*)(?![a-z])/
/** Letting a home, and what the tax office in France asks of its owner. */
const letting =
  /(?<![a-z])(?:let(?:ting)?(?: out)?|rent(?:s|ed|ing)? (?:it |them )?out|airbnb|booking|gites?|holiday (?:let|rental)|(?:mets?|met|mettons|donne|donnons) en location|louons|nous louons|je loue (?:en|a des|ma|mon|mes|notre|un meuble)|location saisonniere|loueu[a-z]*)(?![a-z])/
const tax =
  /(?<![a-z])(?:tax(?:e[sd]?|ed|ing)?|impots?|taxes? (?:fonciere|d'habitation)|fisc|declare(?:r|d)?|declarons|income tax|property tax|micro-?bic)(?![a-z])/
const home =
  /(?<![a-z])(?:house|flat|apartment|property|land|cottage|farmhouse|gite|home|maison|appartement|appart|terrain|bien|studio|villa|ferme|compromis)(?: (?!and |et |i |je |but |mais )[a-z'-]+){0,3}? (?:in|en|dans|a|au|near|pres d[eu])(?: (?:the|le|la|les))? (?:l'|d')?([a-z' -]+)/g
/** Where the text is English, the French word for a contract of sale says of which law it is. */
const compromis = /(?<![a-z])(?:a|the|our|my|signed|preliminary) compromis(?: de vente)?(?![a-z])/

/** What French bodies decide of whoever deals with them from abroad: their fines, and the pensions that they pay. */
const frenchFine =
  /(?<![a-z])(?:avis de contravention|amende forfaitaire|antai|french (?:speeding |parking |traffic )?(?:fine|ticket|penalty))(?![a-z])/
const frenchPension =
  /(?<![a-z])(?:carsat|cnav|agirc|arrco|pension (?:de |francaise|from )france|pension francaise|retraite francaise|retraite de france|french (?:state )?pension)(?![a-z])/
const asksPension = /(?<![a-z])(?:reversion|retraites?|pensions?|trimestres?|quarters?|survivor'?s?)(?![a-z])/

const isInFrance = (words: string): boolean => {
  const named = words.split(/[^a-z]+/).slice(0, 4)
  return named.some((_, at) => places.get(named.slice(0, at + 1).join(' '))?.country === 'fr')
}

/**
 * Whether a text is about what French law decides wherever its writer lives: a home in France that is bought or sold, or let and
 * taxed there, a French insurer, a French fine or pension, a charge for parking there.
 */
export function isFrenchMatter(text: string): boolean {
  const said = folded(text)
  if (frenchInsurer.test(said)) return !employment.test(said)
  if (frenchFine.test(said) || (frenchPension.test(said) && asksPension.test(said))) return true
  if (parkingCharge.test(said) && parking.test(said)) return true
  const atHome = () => [...said.matchAll(home)].some(([, where = '']) => isInFrance(where))
  if (letting.test(said) && tax.test(said) && atHome()) return true
  if (!sale.test(said)) return false
  return compromis.test(said) || atHome()
}
