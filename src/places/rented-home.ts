// Whether a matter of a tenancy, a holiday let or a deposit is about a home in a place: the law of that place decides, wherever
// the tenant lives.
import { relatives } from './relative-abroad.ts'

const tenancy =
  /(?<![a-z])(?:cautions?|depots? de garantie|garantie locative|bail|baux|bailleur|bailleresse|proprietaires?|proprios?|logeuse?|locataires?|loyers?|etat des lieux|location (?:saisonniere|de vacances|meublee|touristique)|deposits?|landlord|landlady|lease|tenancy|tenants?|rent|owners?|letting agen(?:t|cy)|inventory)(?![a-z])/
/** What is decided where somebody works or lives, whatever home they name beside it. */
const otherMatter =
  /(?<![a-z])(?:licenci[a-z]*|dismiss[a-z]*|fired|sacked|laid off|salaires?|wages?|salary|heures sup[a-z]*|overtime|conges payes|annual leave|contrat de travail|employment contract|tele-?travail[a-z]*|chomage|impots?|tax(?:e|es|ed)?|securite sociale|assurance maladie|social security|health insurance|custody|divorc[a-z]*|hotels?|vols?|flights?|concert)(?![a-z])/
/** A holiday that was bought in France: its seller is who answers. */
const frenchSeller =
  /(?<![a-z])(?:(?:site|agence|plateforme|societe|voyagiste|operateur|operator|agency|company|website)(?: de (?:voyages?|vacances|location))? francaise?|french (?:travel |holiday |booking )?(?:site|website|agency|company|platform|tour operator))(?![a-z])/

const homes =
  '(?:maison|appart|appartement|studio|duplex|villa|chalet|gite|bungalow|mobil[ -]home|logement|chambre|coloc|colocation|meuble|kot|t[1-5]|f[1-5]|house|flat|apartment|home|cottage|room|condo|bedsit|houseshare|airbnb)'
/** Up to three words between a home and its place. */
const more =
  "(?: (?!et |mais |and |but |je |j'|i |nous |we |on |chez |pas |not |vendue? |achetee? |sold |bought )[a-z0-9'-]+,?){0,3}?"
const place =
  ",? (?:(?:est|is|was|etait|se trouve|situee?|signee?) )?(?:a|au|aux|en|dans|de|in|at|near|outside|pres de|sur)(?: (?:the|la|le|les|central|north|south|east|west|region de|sud de la|nord de la|region of))*[ ']$|(?: d| a l)'$"
const upTo = (before: string): RegExp => new RegExp(`(?<![a-z])(?:${before})(?:${place})`)

const rented = upTo(
  `(?:loue|louer|loues|louons|louais|louait|louions|sous-loue|reserve|rented|renting|rent|booked|took) (?:une?|ma|mon|notre|the|my|our|an?|some)(?: [a-z]+)? ${homes}s?${more}`,
)
const letOut = upTo(
  `${homes}s?(?: (?:de vacances|meublee?|meuble))? (?:louee?s?|rented)${more}|(?:location|gite|holiday (?:let|rental|home|cottage|flat))s?${more}`,
)
const own = upTo(
  `(?:mon|ma|notre|mes|my|our|this|l'|le|the|cet|ce|cette) ?(?:[a-z]+ )?(?:[a-z]+ )?(?:bail|lease|tenancy|contrat de (?:location|bail)|rental|${homes})${more}`,
)
const apart = new RegExp(`^ *(?:bonjour,? |hello,? )?(?:[a-z]+ )?${homes}${more}(?:${place})`)
const rentsIn = upTo('(?:je|nous|on|et|i|we|and) (?:sous-)?(?:loue|louons|louais|louions|rent|rented)|bail|lease')
const theirOwn = upTo(`(?:son|sa|leur|his|her|their) (?:[a-z]+ )?(?:[a-z]+ )?(?:bail|lease|tenancy|${homes})${more}`)
const relative = new RegExp(`(?<![a-z])(?:mon|ma|mes|notre|nos|my|our)(?: [a-z]+)? ${relatives}(?![a-z])`)
/** Somebody is not a tenant of the home that they look for, sell, own as their second one or move to. */
const notRented =
  /(?<![a-z])(?:cherch[a-z]*|looking for|search[a-z]*|vend[a-z]*|achet[a-z]*|bought|buy[a-z]*|sold|sell[a-z]*|herit[a-z]*|inherit[a-z]*|residence secondaire|second home|demenage(?:ons)?|demenager|m'install[a-z]*|m'installer|moving|relocating|pars|partons|pour aller|going)(?![a-z])[^,;:]*$/

const letter = '(?:landlord|landlady|proprietaire|proprio|bailleur|bailleresse|logeuse?)'
const formerLandlord = upTo(
  `(?:(?:ancien|ancienne|ex|old|former|previous|last)[ -])${letter}${more}|(?:my|mon|ma|notre|our) ${letter}${more}`,
)
const isFormer = /(?:ancien|ancienne|ex|old|former|previous|last)[ -](?:landlord|landlady|prop|bailleur|baill|log)/
/** They have left the home that the landlord let: it is there, and not where they are now. */
const hasLeft = new RegExp(
  `(?<![a-z])(?:(?:old|former|previous|ancien|ancienne) (?:[a-z]+ )?${homes}|(?:i|we)(?:'ve| have)? (?:just )?(?:moved|left)|been back|(?:suis|sommes) (?:reparti|parti|rentre|revenu)e?s?|(?:ai|avons) (?:demenage|quitte))(?![a-z])`,
)

/** "My Bristol flat", "our old Lisbon apartment". */
const possessive = /(?<![a-z])(?:my|our)(?: (?:old|former|previous|last|rented))? $/
const possessed = /^ (?:flat|apartment|house|home|room|studio|lease|tenancy|rental|holiday (?:let|rental))(?![a-z])/

const isTenancy = (level: string): boolean =>
  tenancy.test(level) && !otherMatter.test(level) && !frenchSeller.test(level)

/** Whether a place is where the home of such a matter is. `before` and `after`: what its sentence says around it. */
export function isHomeLet(level: string, before: string, after: string): boolean {
  if (!isTenancy(level) || notRented.test(before)) return false
  if (possessive.test(before) && possessed.test(after)) return true
  if (rented.test(before) || letOut.test(before) || own.test(before) || apart.test(before) || rentsIn.test(before))
    return true
  if (theirOwn.test(before)) return relative.test(before)
  const landlord = formerLandlord.exec(before)
  return landlord !== null && (isFormer.test(landlord[0]) || hasLeft.test(level))
}
