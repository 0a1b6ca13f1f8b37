import { findPersonalData } from '../../redaction/find-personal-data.ts'
import type { PersonalDataKind } from '../../redaction/kinds.ts'
import { alwaysHiddenKinds } from '../../redaction/kinds.ts'
import { inFigures, quantities } from '../extraction/quantities.ts'
import { isAttributed, isHedged, isProtective, medicinesIn, patterns } from './claim-patterns.ts'
import type { SourceEvidence } from './evidence.ts'
import { needsNoSource } from './unsourced-speech.ts'

/** Why a model's sentence is withheld. The reasons are logged and counted, the sentence is not. */
export const claims = [
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
  'unsupported',
] as const
export type Claim = (typeof claims)[number]

const link =
  /(?:https?:\/\/|www\.)[^\s)\]>"»]+|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|fr|io|co|eu|info|biz|app|xyz|ru|be|ch|ca|ma|ie|uk|me|example)(?:\/[^\s)\]>"»]*)?(?![\w])/gi
const number = /(?:\+|00)?\d(?:[\s.\u00a0\u202f-]?\d){7,}/g
const shortNumber =
  /(?<![a-z])(?:appelez|appeler|composez|composer|telephonez|joignez|contactez|faites|dial|call|calling|ring|phone|text)(?: (?:le|au|the|on|numero|number|vite|alors|then))* (\d{2,6})(?!\d)/g
const reach: ReadonlySet<PersonalDataKind> = new Set<PersonalDataKind>([
  'email',
  'phone',
  'bic',
  'address',
  'profile',
  'ip',
])
const digits = (text: string): string => text.replace(/\D/g, '')

/** A contact or payment detail that no text of the product holds. */
function contact(sentence: string, house: string): boolean {
  const found = findPersonalData(sentence).filter(({ kind }) => reach.has(kind) || alwaysHiddenKinds.has(kind))
  if (found.some(({ start, end }) => !house.includes(sentence.slice(start, end)))) return true
  if ((sentence.match(link) ?? []).some((address) => !house.includes(address.replace(/[.,;:]+$/, '')))) return true
  if ((sentence.match(number) ?? []).some((one) => digits(one).length > 8 && !digits(house).includes(digits(one))))
    return true
  return [...inFigures(sentence).matchAll(shortNumber)].some(
    ([, short]) => !new RegExp(`(?<!\\d)${short}(?!\\d)`).test(house),
  )
}

const capital = "\\p{Lu}[\\p{L}’'-]+"
const twoNames = new RegExp(`(?<=[\\p{L}\\d,;:)»”’'-] )${capital}(?: (?:de|du|van|von|el|al|le|la) | )${capital}`, 'gu')
const versus = new RegExp(`${capital} (?:v\\.?|vs\\.?|c\\.|c/|contre) (?:la |le |the )?\\p{Lu}`, 'u')
const ruling = /(?:^|\s|[’'])[Aa]rr[êe]ts? \p{Lu}/u
const signing =
  /^(?:Ici|This is|C[’']est|Moi,? c[’']est|Signé|Bien à vous|(?:Bien )?[Cc]ordialement|(?:Kind |Best |Warm )?[Rr]egards|Yours(?: sincerely| truly)?|Sincerely|À bientôt|Votre (?:dévouée?|experte?|conseill\w+)|Your (?:expert|adviser|lawyer|doctor))[,:]?\s+(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)/u

/** A name that neither the client nor a passage gave. */
function invented(sentence: string, proof: SourceEvidence): boolean {
  const said = findPersonalData(sentence)
    .filter(({ kind }) => kind === 'name')
    .map(({ start, end }) => sentence.slice(start, end))
  const signed = signing.exec(sentence)?.[1]
  return [...said, ...(sentence.match(twoNames) ?? []), ...(signed ? [signed] : [])].some((name) => !proof.known(name))
}

const notInstructed = /(?<![a-z])(?:ne \w+ (?:pas|jamais)|n'\w+ (?:pas|jamais)|do not|don't|never)(?![a-z])/

function medical(sentence: string, folded: string, proof: SourceEvidence): boolean {
  const medicines = medicinesIn(folded)
  if (patterns.instructs.test(folded) && !notInstructed.test(folded))
    return !proof.verbatim(sentence) && !proof.quoted(sentence)
  if (medicines.length === 0) return false
  const orders =
    /(?:^|[,;:.] ?|(?<![a-z])(?:et|ou|puis|devez|pouvez|faut|peut|and|or|then|should|must|can|could|may|please|to) )(?:(?!vous|you|he|she|they|il|elle|ils|who|qui)\w+ )?(?<!vous |you )(?:prenez|prendre|arret\w+|stop\w*|cess\w+|doubl\w+|augment\w+|diminu\w+|redui\w+|donne[rz]|appliqu\w+|aval\w+|continu\w+|chang\w+|remplac\w+|pass(?:ez|er)|utilis\w+|evit\w+|take|start|increase|reduce|give|apply|swallow|switch|resume|use|try|avoid|replace)(?![a-z])/
  if (orders.test(folded)) return !proof.published(sentence)
  return !proof.published(sentence) && !(medicines.every(proof.known) && proof.told(sentence))
}

/**
 * The unsupported claim of a model's sentence, or nothing. What a passage given to the model says may be said, and what
 * the client said may be repeated to them; a rule, an amount or a name of the model's own may not. `strict` is for law,
 * health and money: there a sentence is also withheld unless it is a fact of the client's, published, or one of the
 * things that an assistant says (`unsourced-speech.ts`).
 */
export function unfoundedClaim(
  sentence: string,
  proof: SourceEvidence,
  house: string,
  strict: boolean,
): Claim | undefined {
  const folded = inFigures(sentence)
  if (contact(sentence, house)) return 'contact'
  if (secret(sentence, folded, proof)) return 'secret'
  const forbidden = forbiddenTopic(sentence, folded, proof)
  if (forbidden) return forbidden
  if (invented(sentence, proof)) return 'name'
  if (medical(sentence, folded, proof)) return 'medicine'
  if (verdict(sentence, folded, proof)) return 'verdict'
  if (law(sentence, folded, proof)) return 'law'
  if (quantities(sentence).size > 0 && !proof.published(sentence) && !proof.told(sentence)) return 'quantity'
  if (strict && unsupported(sentence, folded, proof)) return 'unsupported'
  return undefined
}

/** Asks for something secret, such as a card number or a password. */
function secret(sentence: string, folded: string, proof: SourceEvidence): boolean {
  const asks = patterns.secret.test(folded) && patterns.request.test(folded) && !isProtective(folded)
  // « Vous indiquez votre IBAN [IBAN-1] » states a fact; without its mark it may be a request.
  const tells = /\[[A-Z-]+-\d+\]/.test(sentence) && isAttributed(folded)
  return asks && !tells && !proof.quoted(sentence)
}

const forbiddenTopics = ['outside', 'identity', 'house', 'status'] as const

/** What the assistant says only in the words of a passage. */
function forbiddenTopic(sentence: string, folded: string, proof: SourceEvidence): Claim | undefined {
  const topic = forbiddenTopics.find((kind) => patterns[kind].test(folded))
  if (topic === 'outside' && isProtective(folded)) return undefined
  return proof.verbatim(sentence) || proof.quoted(sentence) ? undefined : topic
}

function verdict(sentence: string, folded: string, proof: SourceEvidence): boolean {
  return patterns.verdict.test(folded) && !isHedged(folded) && !proof.verbatim(sentence) && !proof.quoted(sentence)
}

function law(sentence: string, folded: string, proof: SourceEvidence): boolean {
  const named = patterns.law.test(folded) || versus.test(sentence) || ruling.test(sentence)
  return named && !isHedged(folded) && !proof.published(sentence) && !proof.quoted(sentence)
}

function unsupported(sentence: string, folded: string, proof: SourceEvidence): boolean {
  if (folded.split(' ').length <= 3 || needsNoSource(folded)) return false
  return !proof.published(sentence) && !proof.near(sentence)
}
