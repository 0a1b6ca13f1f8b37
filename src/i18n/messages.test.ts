import { describe, expect, it } from 'vitest'

/** Every messages module, found by its name, so that a new one must follow the same rules from the start. */
const modules = import.meta.glob<Record<string, object>>('../**/{text,*.text,failures,messages,emails}.{fr,en}.ts', {
  eager: true,
})

function leaves(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : leaves(value as object, `${path}${key}.`),
  )
}

const wordsOf = (file: string) => leaves(Object.values(modules[file] ?? {})[0] ?? {})
const french = Object.keys(modules).filter((file) => file.endsWith('.fr.ts'))
const places = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort()
/** URLs and keyboard keys are not prose. */
const prose = (text: string) => text.replace(/https?:\S+|\b[\w.-]+@[\w.-]+/g, '')

describe('the words of the product', () => {
  it('are found', () => expect(french.length).toBeGreaterThan(5))

  it.each(french)('are French typography: %s', (file) => {
    const wrong = wordsOf(file).filter(([, text]) =>
      /[^\u202f][?;]|[^\u00a0\d]:(?= |$)| [?;:!»]|« |[^\s\u00a0«(]!|'/.test(prose(text)),
    )
    expect(wrong).toEqual([])
  })

  it.each(french)('say the same in English, with the same places to fill: %s', (file) => {
    const english = new Map(wordsOf(file.replace('.fr.ts', '.en.ts')))
    const wrong = wordsOf(file).filter(
      ([path, text]) =>
        english.get(path) === undefined || places(text).join() !== places(english.get(path) ?? '').join(),
    )
    expect(wrong).toEqual([])
  })

  it.each(french)('do not shout and use curly quotes in English: %s', (file) => {
    const wrong = wordsOf(file.replace('.fr.ts', '.en.ts')).filter(([, text]) => /!|'|"/.test(text))
    expect(wrong).toEqual([])
  })
})
