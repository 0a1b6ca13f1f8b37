import { fold } from '../fold.ts'

const ones: Record<string, number> = {
  zero: 0,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
}
const tens: Record<string, number> = {
  vingt: 20,
  vingts: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  huitante: 80,
  octante: 80,
  nonante: 90,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const scales: Record<string, number> = {
  cent: 100,
  cents: 100,
  hundred: 100,
  mille: 1000,
  thousand: 1000,
  million: 1e6,
  millions: 1e6,
  milliard: 1e9,
  milliards: 1e9,
  billion: 1e9,
}
const word = [...Object.keys(ones), ...Object.keys(tens), ...Object.keys(scales)].sort((a, b) => b.length - a.length)
const numberWords = new RegExp(
  `(?<![a-z0-9])(?:${word.join('|')})(?:(?:[ -]| et | and |-et-)(?:${word.join('|')}))*(?![a-z0-9])`,
  'g',
)

/** « quatre-vingt-dix », "two hundred and fifty": the number before a scale word multiplies it. */
function figureOf(words: string): number {
  let total = 0
  let current = 0
  for (const part of words.split(/[ -]+/).filter((part) => part !== 'et' && part !== 'and')) {
    const scale = scales[part]
    if (part.startsWith('vingt') && current === 4) current = 80
    else if (scale === 100) current = Math.max(current, 1) * 100
    else if (scale) {
      total += Math.max(current, 1) * scale
      current = 0
    } else current += ones[part] ?? tens[part] ?? 0
  }
  return total + current
}

const counted =
  /^(?: (?:mois|semaine|annee|an|heure|comprime|gelule|cachet|gramme|month|week|year|hour|fortnight|tablet|pill|capsule|gram|euro|pound|dollar))/

/** The folded text with numbers in figures: « trente jours » is 30 jours, « un pour cent » is 1 %. */
export function inFigures(text: string): string {
  return fold(text)
    .replace(/(\d)[ .,'](?=\d{3}(?!\d))/g, '$1')
    .replace(/ ?(?:pour ?cent|per ?cent)(?![a-z])/g, ' %')
    .replace(/(?<=\d)(?:st|nd|rd|th|er|e)(?![a-z])/g, '')
    .replace(/(?<![a-z])(?:une )?(huit|quin)zaine(?![a-z])/g, (_, stem) => (stem === 'huit' ? '8 jours' : '15 jours'))
    .replace(/(?<![a-z])huitaine(?![a-z])/g, '8 jours')
    .replace(/(?<![a-z])(?:a |an |one )?fortnight(?![a-z])/g, '14 days')
    .replace(/(?<![a-z])(?:an?|half an?)(?= (?:month|week|year|hour|tablet|gram)(?![a-z]))/g, '1')
    .replace(numberWords, (found, at: number, whole: string) => {
      const alone = /^(?:un|une|one)$/.test(found)
      if (alone && !counted.test(whole.slice(at + found.length))) return found
      return String(figureOf(found))
    })
}

const months =
  'janvier|janv|january|jan|fevrier|fevr|february|feb|mars|march|mar|avril|avr|april|apr|mai|may|juin|june|jun|juillet|juil|july|jul|aout|august|aug|septembre|september|sept|sep|octobre|october|oct|novembre|november|nov|decembre|december|dec'
const monthNumber = (name: string): string => {
  const at = ['ja', 'fe', 'mars|march|mar$', 'av|ap', 'mai|may', 'juin|jun', 'jui|jul', 'ao|au', 's', 'o', 'n', 'd']
  return String(at.findIndex((start) => new RegExp(`^(?:${start})`).test(name)) + 1).padStart(2, '0')
}
const two = (digits: string): string => digits.padStart(2, '0')

const units: [string, RegExp][] = [
  ['minute', /minutes?|mn|min/],
  ['hour', /heures?|hours?|h/],
  ['day', /jours?|days?|journees?/],
  ['week', /semaines?|weeks?/],
  ['month', /mois|months?/],
  ['quarter', /trimestres?|quarters?/],
  ['year', /ans?|annees?|years?/],
  ['EUR', /€|euros?|eur|k€/],
  ['GBP', /£|pounds?(?: sterling)?|gbp|livres?(?: sterling)?/],
  ['USD', /\$|dollars?|usd|cad/],
  ['CHF', /chf|francs?(?: suisses?)?/],
  ['MAD', /mad|dirhams?|dh/],
  ['cent', /centimes?|cents?|pence/],
  ['percent', /%|points?(?! \w*(?:reste|remain))/],
  ['mg', /mg|milligrammes?|milligrams?/],
  ['g', /g|grammes?|grams?/],
  ['ug', /µg|ug|mcg|microgrammes?|micrograms?/],
  ['ml', /ml|cl|millilitres?|milliliters?/],
  ['iu', /ui|iu|unites?|units?/],
  ['tablet', /comprimes?|cachets?|tablets?|pills?|gelules?|capsules?|pilules?/],
  [
    'dose',
    /gouttes?|drops?|sachets?|cuilleres?|cuillerees?|(?:tea)?spoon(?:ful)?s?|ampoules?|bouffees?|puffs?|injections?|doses?|prises?/,
  ],
  ['degree', /degres?|degrees?|°c?/],
  ['time', /(?:fois|times?)(?= (?:par|a|per|each|every|daily|toutes)(?![a-z]))/],
]
const unit = units.map(([, form]) => form.source).join('|')
const unitOf = (text: string): string =>
  units.find(([, form]) => new RegExp(`^(?:${form.source})$`).test(text))?.[0] ?? 'time'
const figure = '\\d+(?:[.,]\\d+)?'
const quantity = new RegExp(
  `(?<![a-z0-9])(${figure})(?:[ -]?(?:a|to|ou|or|et|and|-)[ -]?(${figure}))?[ -]?(?:premiers? |derniers? |last |first |working )?(${unit})(?![a-z])`,
  'g',
)
const before = /([€£$]|gbp|eur|usd|chf)\s?(\d+(?:[.,]\d+)?)/g

const parts: Record<string, string> = { twice: 'double', doubles: 'double', thrice: 'triple', half: 'moitie' }
const add = (tokens: Set<string>, value: string, of: string): void =>
  void tokens.add(`${Number(value.replace(',', '.'))} ${of}`)

/**
 * A text's quantities, dates and references, normalised for both languages: `30 day`, `850 EUR`, `10 percent`, `500
 * mg`, `date 08-31`, `year 2025`, `article l1235-3`, `number 17-24109`.
 */
export function quantities(text: string): Set<string> {
  const plain = inFigures(text)
  const tokens = new Set<string>()
  for (const [, from, to, of] of plain.matchAll(quantity))
    for (const value of [from, to]) if (value) add(tokens, value, unitOf(of!))
  for (const [, sign, value] of plain.matchAll(before)) add(tokens, value!, unitOf(sign!))
  for (const [found] of plain.matchAll(/(?<![a-z])(?:doubles?|twice|triple|thrice|moitie|half|tiers|quart)(?![a-z])/g))
    tokens.add(`part ${parts[found] ?? found}`)
  for (const [, day, month] of plain.matchAll(new RegExp(`(?<!\\d)(\\d{1,2}) (?:de |of )?(${months})(?![a-z])`, 'g')))
    tokens.add(`date ${monthNumber(month!)}-${two(day!)}`)
  for (const [, month, day] of plain.matchAll(new RegExp(`(?<![a-z\\d] ?)(${months}) (\\d{1,2})(?!\\d)`, 'g')))
    tokens.add(`date ${monthNumber(month!)}-${two(day!)}`)
  for (const [, day, month] of plain.matchAll(/(?<![\d/])(\d{1,2})[/.](\d{1,2})[/.](?:\d{4}|\d{2})(?!\d)/g))
    tokens.add(`date ${two(month!)}-${two(day!)}`)
  for (const [, month, day] of plain.matchAll(/(?<!\d)\d{4}-(\d{2})-(\d{2})(?!\d)/g)) tokens.add(`date ${month}-${day}`)
  for (const [, year] of plain.matchAll(/(?<![\d.,-])((?:19|20)\d{2})(?![\d]|[ ]?(?:€|£|%|euros?|km|mg))/g))
    tokens.add(`year ${year}`)
  for (const [, at] of plain.matchAll(
    /(?<![a-z])(?:articles?|art\.?|sections?|§|alinea|paragraphe?|annexe?|directive|reglement|regulation|decret|ordonnance|rule)(?: (?:n°|no\.?|ue|eu))* ?((?:[a-z]\.? ?)?\d[\d./-]*)/g,
  ))
    tokens.add(`article ${at!.replace(/[ .]/g, '').replace(/-$/, '')}`)
  for (const [, at] of plain.matchAll(/n° ?(\d[\d./-]*\d)/g)) tokens.add(`number ${at!.replace(/\./g, '')}`)
  return tokens
}
