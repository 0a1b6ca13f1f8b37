import { moneyShort } from '../../../i18n/format.ts'
import { certainLanguageOf } from '../../../i18n/language-of.ts'
import { type Locale, languageTag } from '../../../i18n/locale.ts'
import { fill, plural } from '../../../i18n/text.ts'
import { redact } from '../../redaction/redact.ts'
import { type Extract, extract } from '../extraction/extract.ts'
import { saysNone } from '../extraction/no-deadline.ts'
import { findParties } from '../extraction/people-and-places.ts'
import { confirmedDeadline, statedDates } from '../extraction/stated-dates.ts'
import { withoutLooseEnd } from '../extraction/whole-words.ts'
import { clip, fold, sentences } from '../fold.ts'
import { assistantMessagesFor, clipWhole, hideSecrets, quoteText } from '../messages.ts'
import { isPromptInjection, mayBePromptInjection } from '../model/prompt-injection.ts'
import type { Brief, Dossier } from '../port.ts'
import { isAbroad } from './abroad.ts'
import { topicOf } from './ask.ts'
import { clientSentences, clientTexts, type Knowledge, knowledge } from './known-answers.ts'
import { redFlags } from './red-flags.ts'
import { wantsOnlyPreview } from './reply-words.ts'
import { shownValue, tellsValue } from './understood.ts'

/**
 * A short noun phrase: the topic, then what distinguishes this question from others. A title is in one language: where the
 * client writes another one, it takes figures, names and places of theirs, and no other word.
 */
export function titleOf(dossier: Dossier, found: Extract): string {
  const words = assistantMessagesFor(dossier.locale)
  const isForeign = (certainLanguageOf(clientSentences(dossier).join(' ')) ?? dossier.locale) !== dossier.locale
  const named = found.parties.find((party) => party.kind !== 'role') ?? (isForeign ? undefined : found.parties[0])
  const whole = named?.kind === 'role' ? `${named.name[0]!.toLowerCase()}${named.name.slice(1)}` : named?.name
  const name = isForeign ? whole?.replace(/^(?:l[ae]s? |l['’]|the )/i, '') : whole
  const details = [
    name,
    found.amounts[0] && sumFor(dossier.locale, found.amounts[0], isForeign),
    found.places[0],
  ].filter((detail) => detail !== undefined)
  // A sum, a place or « mon propriétaire » alone tells no question from another.
  const tells = details.length > 1 || (named !== undefined && named.kind !== 'role')
  const short = details.slice(0, 2).join(', ') || undefined
  const detail = tells || isForeign ? short : phraseOf(dossier)
  return detail === undefined
    ? topicOf(dossier)
    : clipWhole(fill(words.titleWith, { topic: topicOf(dossier), detail }), 100)
}

/** `1,150` in French, `1.150` in English: as the other language groups its figures. */
const groupedAsElsewhere: Record<Locale, RegExp> = { fr: /\d,\d{3}(?!\d)/, en: /\d[.\s]\d{3}(?!\d)/ }

/** A sum as readers of this language write it, where the client has written it in the other one. */
function sumFor(locale: Locale, { words, cents, currency }: Extract['amounts'][number], isForeign: boolean): string {
  const other = isForeign || groupedAsElsewhere[locale].test(words)
  return other && currency === 'EUR' ? moneyShort(locale, cents) : words
}

/** Characters of a title's phrase: a longer one ends with its first clause. */
const longestPhrase = 64

/** The first clause that says something, in the client's own words. */
function phraseOf(dossier: Dossier): string | undefined {
  const first = clientSentences(dossier).find((sentence) => sentence.length > 12 && !saysNone(fold(sentence)))
  if (first === undefined) return undefined
  const plain = first.replace(/\s+/g, ' ').replace(/[\s.?!]+$/, '')
  const clause =
    /^.{24,}?(?=[,;:]? (?:mais|car|alors que|parce que|but|because|so|while|(?:et|and) (?:je|j'|il|elle|on|nous|le|la|les|i|he|she|it|we|they|the)\b)|[,;:] )/.exec(
      plain,
    )?.[0]
  const whole = plain.length > longestPhrase && clause !== undefined ? clause : plain
  const cut = withoutLooseEnd(clipWhole(whole, longestPhrase)).replace(/ (?:le|du|on|of) \d[^…]* …$/, ' …')
  // "I" stays a capital.
  return /^(?:I\b|\p{Lu}{2})/u.test(cut) ? cut : `${cut[0]!.toLowerCase()}${cut.slice(1)}`
}

/** How much a sentence tells: its figures, days, places and names, then its length; who the client is tells nothing. */
function fullness(sentence: string): number {
  const told = redact(sentence, () => '').replace(ofOneself, '')
  const { amounts, parties, places, ages } = extract(told)
  const figures = told.match(/\d+/g)?.length ?? 0
  return 25 * (amounts.length + parties.length + places.length + ages.length + figures) + Math.min(told.length, 240)
}
const ofOneself =
  /(?<!\p{L})(?:n[ée]e?s? le|born on|mon (?:iban|t[ée]l\w*|num[ée]ro|mail|adresse)|my (?:iban|phone|number|email|address)|tel|t[ée]l|iban)(?!\p{L})[^,.;]*/giu

/** The fullest first; the first of those that tell as much. */
const byFullness = (all: readonly string[]): string[] =>
  all
    .map((sentence) => ({ sentence, tells: fullness(sentence) }))
    .sort((a, b) => b.tells - a.tells)
    .map(({ sentence }) => sentence)

const greeting = /^(bonjour|bonsoir|hello|hi|hey|good (?:morning|evening|afternoon)|merci|thanks?)\b.{0,18}$/

/**
 * The sentence of the question that tells most, and the one that asks, where that is another one. « Pas d'échéance »
 * tells nothing.
 */
export function mainSentences(dossier: Dossier): { told?: string; asked?: string } {
  const said = sentences(dossier.question).filter((sentence) => !isPromptInjection(sentence))
  const telling = said.filter((sentence) => !greeting.test(fold(sentence)) && !saysNone(fold(sentence)))
  const own = telling.filter((sentence) => !mayBePromptInjection(sentence))
  const [told] = own.length > 0 ? byFullness(own) : telling
  const asked = own.find((sentence) => sentence !== told && sentence.includes('?') && sentence.length > 20)
  const plain = (sentence: string) =>
    sentence.replace(/^(?:bonjour|bonsoir|hello|hi|hey|good (?:morning|evening|afternoon))[\s,]+/i, '')
  return { ...(told && { told: plain(told) }), ...(asked && { asked: plain(asked) }) }
}

function summaryOf(dossier: Dossier): string {
  const words = assistantMessagesFor(dossier.locale)
  const texts = clientTexts(dossier).map((text) =>
    sentences(text)
      .filter((sentence) => !isPromptInjection(sentence) && !wantsOnlyPreview(sentence))
      .join(' '),
  )
  const [first, ...later] = texts
  const added = later.join(' ').trim()
  return [
    ...(first ? [fill(words.clientWrites, { quote: quoteText(dossier.locale, clipWhole(first, 420)) })] : []),
    ...(added ? [fill(words.clientAdds, { quote: quoteText(dossier.locale, clipWhole(added, 260)) })] : []),
    ...(dossier.documents.length > 0
      ? [plural(languageTag[dossier.locale], words.documentsCount, dossier.documents.length)]
      : []),
  ].join(' ')
}

/** Questions that the client asked after the first message: shown to the expert at the top. */
const laterQuestions = (dossier: Dossier): string[] =>
  clientTexts(dossier)
    .slice(1)
    .flatMap(sentences)
    .filter((sentence) => /\?\s*$/.test(sentence) && sentence.length > 8 && !isPromptInjection(sentence))
    .map((sentence) => clip(sentence, 200))

/** Kinds whose value is found within a sentence that tells of other things too. */
const ownValue = new Set(['date', 'amount', 'place'])

/**
 * A sentence that answers several questions stands in the summary: each of them shows its own part of it, and one that it
 * may only answer in passing is not said to be answered.
 */
function factsOf(dossier: Dossier, { known }: Knowledge, found: Extract): Brief['facts'] {
  const words = assistantMessagesFor(dossier.locale)
  const facts = known.flatMap((answer) => {
    if (!tellsValue(dossier, answer)) return []
    const shared = known.some((other) => other !== answer && other.words === answer.words)
    if (shared && answer.inferred && !ownValue.has(answer.question.kind)) return []
    return [{ label: answer.question.ask, value: hideSecrets(shared ? shownValue(dossier, answer) : answer.words) }]
  })
  const add = (label: string, value: string): void => {
    if (!facts.some((fact) => fact.value === value)) facts.push({ label, value: hideSecrets(value) })
  }
  for (const question of laterQuestions(dossier))
    facts.unshift({ label: words.askedLabel, value: hideSecrets(question) })
  for (const amount of found.amounts) add(words.amountLabel, amount.words)
  for (const place of found.places.slice(0, 3)) add(words.placeLabel, place)
  for (const party of found.parties.filter((party) => party.kind !== 'role').slice(0, 4))
    add(words.personLabel, party.name)
  if (dossier.country && isAbroad(dossier)) {
    const { name, evidence } = dossier.country
    add(words.abroad.label, `${name} (${quoteText(dossier.locale, evidence)})`)
  }
  for (const age of found.ages.slice(0, 3)) add(words.ageLabel, plural(languageTag[dossier.locale], words.age, age))
  for (const document of dossier.documents) add(words.documentLabel, document.name)
  return facts
}

function datesOf(dossier: Dossier): Brief['dates'] {
  const seen = new Set<string>()
  return statedDates(dossier)
    .filter(({ about }) => !about)
    .sort((a, b) => a.date.localeCompare(b.date))
    .map(({ date, what }) => ({ date, what }))
    .filter(({ date, what }) => !seen.has(`${date} ${what}`) && seen.add(`${date} ${what}`))
}

function otherParty({ known }: Knowledge, found: Extract): string | undefined {
  const answer = known.find(({ question }) => question.kind === 'party')?.words
  if (answer !== undefined) {
    const names = findParties(answer)
    const named = names.filter((party) => party.kind !== 'role')
    if (named.length > 0) return named.map((party) => party.name).join(', ')
    return names.length > 0 && answer.length > 60 ? names[0]!.name : hideSecrets(answer).replace(/[\s.]+$/, '')
  }
  return found.parties.find((party) => party.kind !== 'role')?.name
}

/** What the expert reads before accepting: only what the client wrote, labelled. */
export function composeBrief(dossier: Dossier): Brief {
  const words = assistantMessagesFor(dossier.locale)
  const said = clientSentences(dossier)
  const text = said.join('\n')
  const found = extract(text)
  const state = knowledge(dossier)
  const party = dossier.script.some((question) => question.kind === 'party') ? otherParty(state, found) : undefined
  const needed = confirmedDeadline(dossier).date
  const unvalued = state.known.filter((answer) => !tellsValue(dossier, answer)).map(({ question }) => question)
  return {
    title: titleOf(dossier, found),
    summary: summaryOf(dossier),
    facts: factsOf(dossier, state, found),
    dates: datesOf(dossier),
    missing: [...state.missing, ...unvalued].map((question) =>
      state.asked.includes(question) ? fill(words.unknownPoint, { ask: question.ask }) : question.ask,
    ),
    redFlags: redFlags(dossier, said, found),
    ...(party === undefined ? {} : { otherParty: party }),
    ...(needed === undefined ? {} : { neededBy: needed }),
  }
}
