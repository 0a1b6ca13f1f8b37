import { describe, expect, test } from 'vitest'
import { en } from './text.en.ts'
import { fr } from './text.fr.ts'

function leaves(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : leaves(value, `${path}${key}.`),
  )
}

describe('the words of the desk', () => {
  test('fill the same places in both languages', () => {
    const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()
    const english = new Map(leaves(en))
    for (const [path, text] of leaves(fr)) expect([path, places(english.get(path) ?? '')]).toEqual([path, places(text)])
  })

  test('are French typography: thin spaces before ; and ?, no exclamation', () => {
    for (const [path, text] of leaves(fr))
      expect([path, /[^\u202f][?;]|[^\u00a0]:(?= |$)| [?;:!]|!|'/.test(text)]).toEqual([path, false])
    for (const [path, text] of leaves(en)) expect([path, /!|'/.test(text)]).toEqual([path, false])
  })
})
