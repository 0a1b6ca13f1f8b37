import { languageOf } from '../../../i18n/language-of.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { findPersonalData } from '../../redaction/find-personal-data.ts'
import { alwaysHiddenKinds, type PersonalDataKind } from '../../redaction/kinds.ts'
import { inFigures } from '../extraction/quantities.ts'
import { isAttributed, isDoubt, patterns, statesRule, withoutAttribution } from './claim-patterns.ts'
import type { ClientWords } from './client-words.ts'

/**
 * What a text of a model is: a sentence that restates what the client said, never in the first person; an extract of
 * their words, as a title or a fact is; a sentence on what the text leaves open; or a question of the script in other
 * words. None of these may state a rule: those are claims (`proven-claim.ts`).
 */
export type Kind = { is: 'restatement' | 'extract' | 'doubt' } | { is: 'question'; scripted: string }

/** Why a sentence is not shown. The reasons are counted, the sentence is not kept. */
export const reasons = [
  'fragment',
  'language',
  'contact',
  'secret',
  'outside',
  'identity',
  'house',
  'status',
  'name',
  'medicine',
  'verdict',
  'law',
  'quantity',
  'rule',
  'question',
  'unsupported',
] as const
type Reason = (typeof reasons)[number]

const link =
  /(?:https?:\/\/|www\.)|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|fr|io|co|eu|info|biz|app|xyz|ru|be|ch|ca|ma|ie|uk|me|example)(?!\w)/i
const longNumber = /(?:\+|00)?\d(?:[\s.\u00a0\u202f-]?\d){8,}/
const shortNumber =
  /(?<![a-z])(?:appelez|appeler|composez|composer|telephonez|joignez|contactez|faites|dial|call|calling|ring|phone|text)(?: (?:le|au|the|on|numero|number|vite|alors|then))* \d{2,6}(?!\d)/
const reach: ReadonlySet<PersonalDataKind> = new Set<PersonalDataKind>([
  'email',
  'phone',
  'bic',
  'address',
  'profile',
  'ip',
])

/** A contact or payment detail: the client's own stand as marks. */
const givesContact = (sentence: string): boolean =>
  link.test(sentence) ||
  longNumber.test(sentence) ||
  shortNumber.test(inFigures(sentence)) ||
  findPersonalData(sentence).some(({ kind }) => reach.has(kind) || alwaysHiddenKinds.has(kind))

const capital = "\\p{Lu}[\\p{L}’'-]+"
const twoNames = new RegExp(`(?<=[\\p{L}\\d,;:)»”’'-] )${capital}(?: (?:de|du|van|von|el|al|le|la) | )${capital}`, 'gu')
const versus = new RegExp(`${capital} (?:v\\.?|vs\\.?|c\\.|c/|contre) (?:la |le |the )?\\p{Lu}`, 'u')
const ruling = /(?:^|\s|[’'])[Aa]rr[êe]ts? \p{Lu}/u
const signing =
  /^(?:Ici|This is|C[’']est|Moi,? c[’']est|Signé|Bien à vous|(?:Bien )?[Cc]ordialement|(?:Kind |Best |Warm )?[Rr]egards|Yours(?: sincerely| truly)?|Sincerely|À bientôt|Votre (?:dévouée?|experte?|conseill\w+)|Your (?:expert|adviser|lawyer|doctor))[,:]?\s+(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)/u

function namesSomebody(sentence: string, said: ClientWords): boolean {
  const found = findPersonalData(sentence)
    .filter(({ kind }) => kind === 'name')
    .map(({ start, end }) => sentence.slice(start, end))
  const signed = signing.exec(sentence)?.[1]
  return [...found, ...(sentence.match(twoNames) ?? []), ...(signed ? [signed] : [])].some((name) => !said.known(name))
}

/** Asks for a card number, a password or the like; « Vous indiquez votre IBAN [IBAN-1] » states a fact. */
const asksSecret = (sentence: string, folded: string): boolean =>
  patterns.secret.test(folded) &&
  patterns.request.test(folded) &&
  !(/\[[A-Z-]+-\d+\]/.test(sentence) && isAttributed(folded))

const fewest = 3
const fewestInExtract = 2
const begun = /^[^\p{L}]*\p{Lu}/u
const firstPerson = /(?<![a-z-])(?:je|j'|moi|m'|mon|ma|mes|nous|notre|nos|i|i'm|i've|i'll|me|my|we|our|us)(?![a-z])/
const asks = /\?[\s»”"')]*$/

/** Why a sentence may not be shown, or nothing. */
export function refusalOf(sentence: string, kind: Kind, said: ClientWords, locale: Locale): Reason | undefined {
  const folded = inFigures(sentence)
  const quoted = (kind.is === 'restatement' || kind.is === 'extract') && said.quoted(sentence)
  return (
    formOf(sentence, folded, kind, locale) ??
    forbidden(sentence, folded, kind, said, quoted) ??
    unfounded(sentence, folded, kind, said, quoted)
  )
}

function formOf(sentence: string, folded: string, kind: Kind, locale: Locale): Reason | undefined {
  const count = (folded.match(/[a-z]+/g) ?? []).length
  if (count < (kind.is === 'extract' ? fewestInExtract : fewest)) return 'fragment'
  if (kind.is === 'restatement' && !begun.test(sentence)) return 'fragment'
  return (languageOf(sentence) ?? locale) === locale ? undefined : 'language'
}

/** What a model says nowhere; some of it only as the client's own statement (`quoted`). */
function forbidden(
  sentence: string,
  folded: string,
  kind: Kind,
  said: ClientWords,
  quoted: boolean,
): Reason | undefined {
  if (givesContact(sentence)) return 'contact'
  if (versus.test(sentence) || ruling.test(sentence)) return 'law'
  if (namesSomebody(sentence, said)) return 'name'
  if (kind.is === 'restatement' && firstPerson.test(withoutAttribution(folded))) return 'identity'
  if (quoted) return undefined
  if (asksSecret(sentence, folded)) return 'secret'
  if (patterns.instructs.test(folded)) return 'medicine'
  return (['outside', 'identity', 'house', 'status', 'verdict', 'law'] as const).find((topic) =>
    patterns[topic].test(folded),
  )
}

/** What is not the client's, or has another form than its kind. */
function unfounded(
  sentence: string,
  folded: string,
  kind: Kind,
  said: ClientWords,
  quoted: boolean,
): Reason | undefined {
  if (!said.gave(sentence)) return 'quantity'
  if (kind.is === 'doubt') return isDoubt(folded) ? undefined : 'unsupported'
  if (asks.test(sentence) !== (kind.is === 'question')) return 'question'
  if (statesRule(folded) && !quoted) return 'rule'
  const supported = kind.is === 'question' ? said.asks(sentence, kind.scripted) : said.near(sentence)
  return supported ? undefined : 'unsupported'
}
