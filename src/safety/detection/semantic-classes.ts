import { englishClasses } from '../lexicon/classes.en.ts'
import { frenchClasses } from '../lexicon/classes.fr.ts'
import { stemOf } from './evidence.ts'
import type { Language } from './normalise.ts'

type Classes = ReadonlyMap<string, readonly string[]>

function read(written: string, language: Language): Classes {
  const classes = new Map<string, string[]>()
  for (const line of written.trim().split('\n')) {
    const [name = '', words = ''] = line.split(': ')
    for (const word of words.split(' ')) {
      const stem = stemOf(word, language)
      const known = classes.get(stem)
      if (known) known.push(name)
      else classes.set(stem, [name])
    }
  }
  return classes
}

const written = { fr: frenchClasses, en: englishClasses }
const tables: Partial<Record<Language, Classes>> = {}
const number = ['#']

/** The semantic classes of a word, such as `PARTNER` for «chum», at most two; none for an unknown word. */
export function classesOf(word: string, language: Language): readonly string[] | undefined {
  tables[language] ??= read(written[language], language)
  const stem = stemOf(word, language)
  return stem === '#' ? number : tables[language].get(stem)
}
