import { isAhv, isBelgianNumber, isCard, isFrenchVat, isIban, isNir, isPps, isSsn } from './checksums.ts'
import type { Rule } from './rule.ts'

const gap = '[ \\u00a0\\u202f.-]?'
const rule = (kind: Rule['kind'], form: string, accept?: Rule['accept']): Rule => ({
  kind,
  form: new RegExp(form, 'dgiu'),
  ...(accept ? { accept } : {}),
})

/** An order, file or invoice number is not personal data: the words before it tell. */
const reference =
  /(?:commande|order|facture|invoice|dossier|contrat|contract|r[ée]f[ée]rence|\bref|client|colis|parcel|suivi|tracking|s[ée]rie|serial|claim|case|booking|r[ée]servation|sinistre|arr[êe]t|minute|lot|parcelle|vol|flight)(?:[ \u00a0]+(?:num[ée]ro|number|n[°ºo]|no|is|est|de|client))*[ \u00a0.:#°]*$/i
const notReference = (_: string, before: string): boolean => !reference.test(before.slice(-40))
const capitals = (value: string): boolean => value === value.toUpperCase()

const smallNumber =
  'z[ée]ro|oh|double|triple|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|septante|octante|huitante|nonante|one|two|three|four|five|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'

/** Written in fours as only an IBAN is: one with a slip in it still tells nearly all of the number. */
const inFours = /^[A-Z]{2}\d{2}(?:[ \u00a0\u202f](?=[A-Z]*\d)[A-Z\d]{4}){3,7}(?:[ \u00a0\u202f]\d{1,3}\b)?/

/** The word after an IBAN may look like its next group, and two may be adjacent: the longest valid one counts. */
function ibanLength(found: string, before: string): number {
  for (let end = found.length; end > 12; end = found.slice(0, end).search(/[\s\u00a0\u202f.-][^\s\u00a0\u202f.-]*$/))
    if (isIban(found.slice(0, end))) return end
  return notReference(found, before) ? (inFours.exec(found)?.[0].length ?? 0) : 0
}

/** Numbers recognised by their form, and by their check digits where they have some. */
export const numberRules: readonly Rule[] = [
  rule('iban', `\\b[A-Z]{2}\\d{2}(?:${gap}[A-Z0-9]{4}){2,7}(?:${gap}[A-Z0-9]{1,3})?\\b`, ibanLength),
  rule('ip', '(?<![\\d.])(?:\\d{1,3}\\.){3}\\d{1,3}(?![\\d]|\\.\\d)', (value) =>
    value.split('.').every((part) => Number(part) < 256),
  ),
  rule(
    'ip',
    '(?<![\\w:])(?=[\\da-f:]*[a-f\\d]:[\\da-f:]*:)(?:[\\da-f]{0,4}:){2,7}[\\da-f]{1,4}(?![\\w:])',
    (value) => value.includes('::') || value.split(':').length === 8,
  ),
  // Addresses of Bitcoin (BIP 173 and before), Tron and Ethereum (EIP-55).
  rule('account', '\\b(?:bc1[a-z\\d]{25,60}|0x[\\da-f]{40})\\b'),
  rule(
    'account',
    '\\b[13T][1-9A-HJ-NP-Za-km-z]{25,34}\\b',
    (value) => /\d.*\d/.test(value) && /[a-z]/.test(value) && /[A-Z]/.test(value),
  ),
  rule('ahv', `(?<!\\d)756${gap}\\d{4}${gap}\\d{4}${gap}\\d{2}(?!\\d)`, isAhv),
  rule(
    'nir',
    `(?<!\\d)[12]${gap}\\d{2}${gap}(?:0[1-9]|1[0-2])${gap}(?:\\d\\d|2[AB])${gap}\\d{3}${gap}\\d{3}(?:${gap}\\d{2})?(?!\\d)`,
    (value, before) => isNir(value) && notReference(value, before),
  ),
  rule(
    'belgianNumber',
    '(?<![\\d.-])\\d{2}[. ]?\\d{2}[. ]?\\d{2}[ -]?\\d{3}[ .-]?\\d{2}(?![\\d-])',
    (value, before) => isBelgianNumber(value) && notReference(value, before),
  ),
  rule('ssn', '(?<![\\d-])\\d{3}-\\d{2}-\\d{4}(?![\\d-])', isSsn),
  rule('nino', '(?<!\\w)[A-Z]{2} ?\\d{2} ?\\d{2} ?\\d{2} ?[A-D](?!\\w)', capitals),
  rule('pps', '(?<!\\w)\\d{7}[A-W][A-IW]?(?!\\w)', isPps),
  rule('business', '(?<!\\w)FR ?\\d{2} ?\\d{3} ?\\d{3} ?\\d{3}(?!\\d)', isFrenchVat),
  rule(
    'card',
    `(?<!\\d)\\d(?:${gap}\\d){13,18}(?!\\d)`,
    (value, before) => isCard(value) && notReference(value, before),
  ),
  rule('plate', '(?<!\\w)[A-HJ-NP-TV-Z]{2}[- ]\\d{3}[- ][A-HJ-NP-TV-Z]{2}(?!\\w)', capitals),
  // British plates since 2001: a place, half a year, three letters; a vehicle's own number has no I, O nor Q.
  rule('plate', '(?<!\\w)[A-HJ-PR-Y]{2}(?:0[2-9]|[1-2]\\d|5[1-9]|[67]\\d) ?[A-HJ-PR-Z]{3}(?!\\w)', capitals),
  rule(
    'plate',
    '(?<!\\w)(?=[A-Z\\d]*[A-Z])[A-HJ-NPR-Z\\d]{13}\\d{4}(?!\\w)',
    (value, before) => capitals(value) && /[A-Z].*[A-Z]/.test(value) && !/iban/i.test(before.slice(-20)),
  ),
  // Eight digits in pairs, as in West Africa, where the words before speak of a call or a transfer.
  rule('phone', '(?<![\\d/.,-] ?)[2-9]\\d(?: \\d{2}){3}(?![\\d/]| \\d)', (_, before) =>
    /(?:num[ée]?ro|num|t[ée]l|appel|joindre|money|wave|whatsapp|momo|call|phone)[^.!?]{0,40}$/i.test(before.slice(-60)),
  ),
  rule(
    'phone',
    '(?<![\\d/+])(?:(?:\\+|00)\\d{1,3}[ .-]?)?(?:0[1-9]|\\(0\\)[1-9])(?:[ /.-]\\d{2}){4}(?![\\d/])',
    notReference,
  ),
  rule(
    'phone',
    `(?<![\\d+])(?:\\+|00)\\d{1,3}${gap}(?:\\(0\\))?(?:${gap}\\d{1,4}){2,5}(?!\\d)`,
    (value, before) => value.replace(/\D/g, '').length >= 9 && notReference(value, before),
  ),
  rule(
    'phone',
    `(?<![\\d.,/+-]|\\d[ \\u00a0\\u202f])\\(?0[1-9]\\d{0,3}\\)?(?:${gap}\\d){5,9}(?!\\d)`,
    (value, before) => {
      const digits = value.replace(/\D/g, '').length
      const grouped = /[^\d]/.test(value)
      return (grouped ? digits >= 9 && digits <= 11 : digits === 10) && notReference(value, before)
    },
  ),
  rule(
    'phone',
    '(?<![\\d-])(?:\\+?1[ .-])?(?:\\([2-9]\\d{2}\\) ?|[2-9]\\d{2}[ .-])\\d{3}[ .-]\\d{4}(?![\\d-])',
    notReference,
  ),
  rule(
    'phone',
    `(?<!\\p{L})(?:z[ée]ro|oh|plus (?:trente|thirty|forty|quarante)[- ](?:trois|three|four|deux|et un))(?:(?:[ ,.-]| et )+(?:${smallNumber}|dix-sept|dix-huit|dix-neuf)(?!\\p{L})){4,}`,
  ),
]
