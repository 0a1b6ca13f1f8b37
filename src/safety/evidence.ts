// What a text says, as evidence to weigh: word classes, signs and small words, after normalisation and without figures of speech.
import { english } from './lexicon/en.ts'
import { french } from './lexicon/fr.ts'
import { Matcher } from './matcher.ts'
import { type Language, wordsOf } from './normalise.ts'
import { englishKey, frenchKey } from './phonetic.ts'

export interface Evidence {
  language: Language
  words: readonly string[]
  /** Names of the word classes and signs found anywhere in the text. */
  concepts: ReadonlySet<string>
}

const lexicons = { fr: french, en: english }
const matchers: Partial<Record<Language, Matcher>> = {}
const matcherOf = (language: Language): Matcher => (matchers[language] ??= new Matcher(lexicons[language], language))

export function evidenceIn(text: string): Evidence {
  const { words, language } = wordsOf(text)
  const matcher = matcherOf(language)
  const lexicon = lexicons[language]
  const idioms = matcher.match(words, new Set(), (sign) => sign === 'IDIOM')
  const blocked = new Set<number>()
  for (const idiom of idioms) for (let at = idiom.from; at < idiom.to; at++) blocked.add(at)
  const concepts = new Set(idioms.map((idiom) => idiom.sign))
  for (const match of matcher.match(words, blocked, (sign) => sign !== 'IDIOM')) concepts.add(match.sign)
  const classes = Object.keys(lexicon.words).map((name) => [name, matcher.classId(name)] as const)
  words.forEach((word, at) => {
    if (blocked.has(at)) return
    const ids = matcher.ids(word)
    for (const [name, id] of classes) if (ids.includes(id)) concepts.add(name)
  })
  for (const [at, word] of words.entries()) {
    if (!/^\d+$/.test(word)) continue
    const age = Number(word)
    const next = words[at + 1] ?? ''
    if (/^(ans|years|year)$/.test(next) || /^(im|am|aged|age)$/.test(words[at - 1] ?? '')) concepts.add(age < 18 ? 'AGEMINOR' : age > 74 ? 'AGEOLD' : 'AGEADULT')
    if (/^(mois|months|month|semaines|weeks|week|sa)$/.test(next) && age < 45) concepts.add('WEEKSMONTHS')
  }
  return { language, words, concepts }
}

const stem = (word: string, language: Language): string =>
  word.length < 5 ? word : language === 'fr' ? frenchKey(word) : englishKey(word).replace(/(ing|ed|es|s|e)$/, '')

/** The features that the score weighs, each with its value. */
export function featuresOf({ language, words, concepts }: Evidence): Map<string, number> {
  const features = new Map<string, number>([[`=${language}`, 1]])
  const names = [...concepts].sort()
  for (const [at, name] of names.entries()) {
    features.set(name, 1)
    for (const other of names.slice(at + 1)) features.set(`${name}&${other}`, 0.5)
  }
  let before = '^'
  for (const word of words) {
    const now = /^\d+$/.test(word) ? '#' : stem(word, language)
    features.set(`${now}`, 0.6)
    features.set(`${before} ${now}`, 0.5)
    before = now
  }
  return features
}
