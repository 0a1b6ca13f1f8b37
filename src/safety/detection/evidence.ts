// The evidence in a text: word classes, signs and function words, after normalisation and without figures of speech.
import { english } from '../lexicon/en.ts'
import { french } from '../lexicon/fr.ts'
import { Matcher } from './matcher.ts'
import { type Language, normalisedWords } from './normalise.ts'
import { englishKey, frenchKey } from './phonetic.ts'

export interface Passage {
  words: readonly string[]
  /** Names of the word classes and signs found anywhere in the passage. */
  concepts: ReadonlySet<string>
}

export interface Evidence {
  language: Language
  /** Every word, figures of speech included, between spaces: for phrases that a word of an idiom is part of. */
  plain: string
  /** The whole text read as one passage. */
  whole: Passage
  sentences: readonly Passage[]
}

/** Signs whose words mean no danger: the words they cover are excluded from everything else. */
const setAside: ReadonlySet<string> = new Set(['IDIOM', 'NOTSUICIDAL', 'NOVIOLENCE'])

interface Reader {
  language: Language
  matcher: Matcher
  classes: readonly (readonly [name: string, id: number])[]
}

const lexicons = { fr: french, en: english }
const readers: Partial<Record<Language, Reader>> = {}

function readerOf(language: Language): Reader {
  const { words } = lexicons[language]
  const matcher = new Matcher(lexicons[language], language)
  const classes = Object.keys(words).map((name) => [name, matcher.classId(name)] as const)
  return { language, matcher, classes }
}

function reader(language: Language): Reader {
  readers[language] ??= readerOf(language)
  return readers[language]
}

/** Ages and durations, which a word class cannot tell from other numbers. */
function agesIn(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    if (!/^\d{1,3}$/.test(word)) return []
    const age = Number(word)
    const next = words[at + 1] ?? ''
    if (/^(mois|months?|semaines?|weeks?|sa)$/.test(next)) return age < 45 ? ['WEEKSMONTHS'] : []
    if (!/^(ans|years?)$/.test(next) && !/^(im|am|aged|age)$/.test(words[at - 1] ?? '')) return []
    return [age < 18 ? 'AGEMINOR' : age > 74 ? 'AGEOLD' : 'AGEADULT']
  })
}

function read({ matcher, classes }: Reader, words: readonly string[]): Passage {
  const calm = matcher.match(words, new Set(), (sign) => setAside.has(sign))
  const blocked = new Set<number>()
  for (const { from, to } of calm) for (let at = from; at < to; at++) blocked.add(at)
  const concepts = new Set([...calm.map(({ sign }) => sign), ...agesIn(words)])
  for (const { sign } of matcher.match(words, blocked, (sign) => !setAside.has(sign))) concepts.add(sign)
  words.forEach((word, at) => {
    const ids = blocked.has(at) ? [] : matcher.ids(word)
    if (ids.length > 0) for (const [name, id] of classes) if (ids.includes(id)) concepts.add(name)
  })
  return { words: words.map((word, at) => (blocked.has(at) ? '~' : word)), concepts }
}

function sentencesOf(words: readonly string[]): string[][] {
  const sentences: string[][] = [[]]
  for (const word of words)
    if (word === '.') sentences.push([])
    else sentences.at(-1)?.push(word)
  return sentences.filter((sentence) => sentence.length > 0)
}

/** The language whose lexicon knows more of the words. */
function moreKnown(words: readonly string[]): Language {
  const known = ({ matcher }: Reader) => words.filter((word) => word.length > 2 && matcher.knows(word)).length
  return known(reader('en')) > known(reader('fr')) ? 'en' : 'fr'
}

export function evidenceIn(text: string): Evidence {
  const { words, language } = normalisedWords(text, moreKnown)
  const own = reader(language)
  const sentences = sentencesOf(words)
  const whole = read(own, words)
  const plain = ` ${words.filter((word) => word !== '.').join(' ')} `
  return { language, plain, whole, sentences: sentences.length > 1 ? sentences.map((one) => read(own, one)) : [whole] }
}

/** A word's stem, or its phonetic key; `#` for any number. */
export function stemOf(word: string, language: Language): string {
  if (/^\d+$/.test(word)) return '#'
  if (word.length < 5) return word
  return language === 'fr' ? frenchKey(word) : englishKey(word).replace(/(ing|ed|es|s|e)$/, '')
}

/** The words of a text with a space around each, without the ends of sentences: what patterns are matched against. */
export const saidBy = ({ whole }: Evidence): string => ` ${whole.words.filter((word) => word !== '.').join(' ')} `
