import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { filesRead, parseMarkdown, parseYaml } from './data-files.ts'

const entries = z.array(z.strictObject({ slug: z.string().min(2), fr: z.strictObject({ title: z.string() }) }))

describe('a fault in a file of data/', () => {
  test.each([
    ['a value of another type', '- slug: aa\n  fr:\n    title: 12\n', 3, '0.fr.title: Invalid input: expected string'],
    ['a misspelt name', '- slug: aa\n  fr:\n    title: A\n    tilte: B\n', 4, '0.fr.tilte: Unrecognized key: "tilte"'],
    ['a missing value', '# two\n- slug: aa\n  fr: {}\n', 3, '0.fr.title: Invalid input'],
    ['an entry that is too short', '- slug: aa\n  fr: { title: A }\n- slug: b\n', 3, '1.slug: Too small'],
    ['a colon without quotes', '- slug: aa\n  fr:\n    title: Un délai : court\n', 3, 'Nested mappings'],
    ['a name that stands twice', '- slug: aa\n  slug: bb\n', 2, 'Map keys must be unique'],
  ])('%s, is told with the file and the line', (_, text, line, words) => {
    const fault = `data/content/x.yaml:${line}: ${words}`
    expect(() => parseYaml('content/x.yaml', text, entries)).toThrow(fault)
  })

  test('is told for each of several', () => {
    const read = () => parseYaml('x.yaml', '- slug: a\n  fr: { title: A }\n- slug: b\n  fr: { title: 1 }\n', entries)
    expect(read).toThrow(/^data\/x.yaml:1: .+\ndata\/x.yaml:3: .+\ndata\/x.yaml:4: .+$/)
  })
})

describe('a Markdown file', () => {
  const front = z.strictObject({ title: z.string() })
  test('is its values and its text', () => {
    const text = '---\r\ntitle: Un titre\r\n---\r\n\r\n## Un\r\n\r\n---\r\n\r\nDeux\r\n'
    expect(parseMarkdown('x.md', text, front)).toEqual({ title: 'Un titre', body: '## Un\n\n---\n\nDeux' })
  })
  test.each([
    ['title: A\n', 'data/x.md:1: does not begin with values between two lines of ---'],
    ['---\ntitle: A\nsummary: B\n---\nText', 'data/x.md:3: summary: Unrecognized key: "summary"'],
    ['---\n# Titre\ntitle: 1\n---\nText', 'data/x.md:3: title: Invalid input'],
    ['---\ntitle: A\n---\n\n', 'data/x.md:3: no text follows the values'],
  ])('%j is a fault', (text, fault) => {
    expect(() => parseMarkdown('x.md', text, front)).toThrow(fault)
  })
})

test('every file of data/ is read, except those for tools and the notes', async () => {
  for (const load of Object.values(import.meta.glob('./**/*.data.ts'))) await load()
  const files = readdirSync('data', { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
  const texts = files.filter(
    (file) => /\.\w+$/.test(file) && !/^(?:emergency-texts|examination)\/|README\.md$/.test(file),
  )
  expect(texts.filter((file) => !filesRead.has(file))).toEqual([])
  // Everything is read and checked once: a limit against hanging, not a measure.
}, 180_000)
