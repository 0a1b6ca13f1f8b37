import { describe, expect, it, test } from 'vitest'
import { parse } from 'yaml'
import { type OfficialLock, officialLock } from '../../src/catalog/knowledge/articles.ts'
import { addHolding, addText, changesBetween, lockAsYaml, type PlacedRule, prune, wantedBy } from './lock.ts'
import type { OfficialText } from './official-text.ts'

const rule = (
  place: string,
  law: string | undefined,
  article: string | undefined,
  page = 'https://a.fr',
): PlacedRule => ({
  place,
  ...(law && { law: { fr: law, en: law } }),
  article,
  page,
  read: '2026-11-01',
})
const sheet = 'https://www.service-public.gouv.fr/particuliers/vosdroits/F31269'
const wanted = wantedBy([
  rule('a#one', 'Code de l’éducation', 'L. 111-1, R*311-12'),
  rule('b#one', 'Loi n° 89-462 du 6 juillet 1989', '25-8'),
  rule('c#one', undefined, undefined, sheet),
])
const source = 'LEGI, LEGI_20261120-210000.tar.gz'
const law = {
  title: "Code de l'éducation",
  source,
  licence: 'Licence Ouverte 2.0 (DILA)',
  state: '2026-11-20',
  whole: true,
}
const text = (more: Partial<OfficialText> = {}): OfficialText => ({
  source,
  title: "Code de l'éducation",
  article: 'L111-1',
  id: 'LEGIARTI000000000001',
  date: '2020-01-01',
  url: '',
  licence: law.licence,
  text: 'Un texte.',
  ...more,
})
const lockWith = (...texts: OfficialText[]): OfficialLock => {
  const lock: OfficialLock = { texts: {}, pages: {} }
  addHolding(lock, law, wanted)
  for (const one of texts) addText(lock, one, wanted, '2026-11-23')
  return lock
}
const articles = (lock: OfficialLock) => lock.texts['Code de l’éducation']?.articles ?? {}

test('a law is known by the title that the sheets give it', () => {
  expect(wanted.lawOf("Code de l'éducation")).toBe('Code de l’éducation')
  expect(wanted.lawOf("Code de l'éducation, annexe 2")).toBeUndefined()
  expect(wanted.lawOf('Loi n° 89-462 du 6 juillet 1989 tendant à améliorer les rapports locatifs')).toMatch(/^Loi/)
  expect(wanted.lawOf('Loi n° 89-4621 du 6 juillet 1989')).toBeUndefined()
})

test('a sheet of Service-Public is the same at each of its addresses', () => {
  expect(wanted.pageOf('https://www.service-public.fr/particuliers/vosdroits/F31269/personnalisation')).toBe(sheet)
})

describe('an article', () => {
  it('is kept where a rule names it', () => {
    expect(Object.keys(articles(lockWith(text(), text({ article: 'L111-2' }), text({ article: 'R*311-12' }))))).toEqual(
      ['L111-1', 'R311-12'],
    )
  })
  it('is the version in force: not the one before, one to come, or one that never was', () => {
    const versions = [
      text({ id: 'LEGIARTI000000000002', date: '2026-09-01' }),
      text({ until: '2026-09-01' }),
      text({ id: 'LEGIARTI000000000003', date: '2026-12-01' }),
      text({ id: 'LEGIARTI000000000004', date: '2026-10-01', until: '2026-10-01' }),
    ]
    for (const order of [versions, versions.toReversed()])
      expect(articles(lockWith(...order))['L111-1']).toMatchObject({ id: 'LEGIARTI000000000002', since: '2026-09-01' })
  })
  it('is marked where the words of one version are others than before, from the same publisher', () => {
    const next = (words: string, from: string) => {
      const lock = lockWith(text())
      addHolding(lock, { ...law, source: from, state: '2026-11-21' }, wanted)
      addText(lock, text({ source: from, text: words }), wanted, '2026-11-23')
      return articles(lock)['L111-1']?.changed
    }
    const nextDay = 'LEGI, LEGI_20261121-210000.tar.gz'
    expect(next('Un autre texte.', nextDay)).toBe('2026-11-23')
    expect(next(' Un  texte.', nextDay)).toBeUndefined()
    expect(next('Un texte, balisé autrement.', '@socialgouv/legi-data 2.600.0')).toBeUndefined()
  })
  it('is not taken from an older edition', () => {
    const lock = lockWith(text({ until: '2026-12-31' }))
    const old = '@socialgouv/legi-data 2.513.0'
    addHolding(lock, { ...law, source: old, state: '2026-03-27' }, wanted)
    addText(lock, text({ source: old }), wanted, '2026-11-23')
    expect(articles(lock)['L111-1']?.until).toBe('2026-12-31')
  })
})

test('changes are told in a sentence each, with their day', () => {
  const page = {
    ...text({ article: undefined, title: 'Dépôt', url: sheet, date: '2026-03-02' }),
    source: 'vosdroits.zip',
  }
  const before = lockWith(text(), text({ article: 'R311-12' }), page)
  const after = lockWith(
    text({ id: 'LEGIARTI000000000009', date: '2026-11-10' }),
    text({ article: 'R311-12', until: '2027-01-01' }),
    { ...page, date: '2026-11-12' },
  )
  expect(changesBetween(before, after)).toEqual([
    'Code de l’éducation, L111-1: new version since 2026-11-10 (LEGIARTI000000000009)',
    'Code de l’éducation, R311-12: ends on 2027-01-01',
    `Dépôt: page changed on 2026-11-12 (${sheet})`,
  ])
  expect(changesBetween(after, after)).toEqual([])
})

test('what no rule names any more leaves the lock', () => {
  const lock = lockWith(text(), text({ article: 'R311-12' }))
  prune(lock, wantedBy([rule('a#one', 'Code de l’éducation', 'R. 311-12')]))
  expect(Object.keys(articles(lock))).toEqual(['R311-12'])
  prune(lock, wantedBy([]))
  expect(lock).toEqual({ texts: {}, pages: {} })
})

test('the file holds what was written, one line for each article', () => {
  const page = { ...text({ article: undefined, title: "L'avis", url: sheet }), source: 'vosdroits-latest.zip' }
  for (const lock of [lockWith(text(), page), lockWith(), { texts: {}, pages: {} }]) {
    const yaml = lockAsYaml(lock)
    expect(officialLock.parse(parse(yaml))).toEqual(lock)
  }
  expect(lockAsYaml(lockWith(text()))).toContain('      L111-1: { id: LEGIARTI000000000001, since: 2020-01-01, hash: ')
})
