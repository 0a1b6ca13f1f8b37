import { describe, expect, it } from 'vitest'

/**
 * A public number is a claim or a price: it comes from the registry or from the configuration, and a sentence has only
 * its place. These are all the modules whose words a stranger reads before ordering.
 */
const modules = import.meta.glob<Record<string, object>>(
  [
    './**/*.{fr,en}.ts',
    '../shell/**/*.{fr,en}.ts',
    '../billing/text.{fr,en}.ts',
    '../questions/asking/question-box.text.{fr,en}.ts',
  ],
  { eager: true },
)

/** Money in the story of an example answer is a fact of that story. */
const stories = /^sample\./

const counted =
  'experts?|spécialistes?|catégories?|categories|category|domaines?|areas?|sujets?|subjects?|villes?|towns?|minutes?|min'
const spelled =
  'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quinze|vingt|trente|cent|mille|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|(?:a )?hundred|(?:a )?thousand'
const gap = '[\\s\\u00a0\\u202f]'
const wrong = [
  new RegExp(`\\d${gap}*(?:${counted})\\b`, 'iu'),
  new RegExp(`(?<!\\p{L})(?:${spelled})${gap}+(?:\\p{L}+${gap}+)?(?:${counted})(?!\\p{L})`, 'iu'),
  new RegExp(`\\d${gap}*(?:€|euros?|EUR)|(?:€|EUR)${gap}*\\d`, 'iu'),
  new RegExp(`(?<!\\p{L})(?:${spelled})${gap}+euros?(?!\\p{L})`, 'iu'),
  new RegExp(`\\d${gap}*(?:sur|out of)${gap}+5|\\d${gap}*/${gap}*5`, 'iu'),
  new RegExp(`\\d${gap}*%`, 'u'),
]

function leaves(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : leaves(value as object, `${path}${key}.`),
  )
}

const numbersIn = (words: object) =>
  leaves(words).filter(([path, text]) => !stories.test(path) && wrong.some((pattern) => pattern.test(text)))

describe('the words that strangers read', () => {
  it('are found', () => expect(Object.keys(modules).length).toBeGreaterThan(11))

  it.each(Object.keys(modules))('hold no number of experts or subjects, rating, minutes or price: %s', (file) => {
    expect(numbersIn(Object.values(modules[file] ?? {})[0] ?? {})).toEqual([])
  })

  it('would be caught with one', () => {
    const caught = [
      'Plus de 300 experts.',
      'over 200 categories',
      'Note : 4,9 sur 5',
      'rated 4.9/5',
      'Réponse en 5 minutes.',
      'in about five minutes',
      'trois euros',
      'pour 29\u00a0€ par mois',
      'only €3',
      'EUR 29 a month',
      '98\u00a0% de satisfaits',
    ]
    expect(caught.filter((text) => numbersIn({ text }).length === 0)).toEqual([])
    const fine = ['{n} experts', 'en {max} minutes', 'PDF, 5 Mo au plus', 'sept jours avant', '{first}, puis {plan}']
    expect(numbersIn({ fine })).toEqual([])
  })
})
