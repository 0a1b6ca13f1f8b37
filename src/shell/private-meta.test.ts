import { expect, it } from 'vitest'
import { brand } from '../brand.ts'
import { privateMeta } from './private-meta.ts'

const meta = privateMeta<() => { words: { title: string } }>(({ words }) => words.title)
const headOf = (loaderData: unknown) => meta({ loaderData } as never)

it('names a private page and keeps it from search engines', () => {
  expect(headOf({ words: { title: 'Mes factures' } })).toEqual([
    { title: `Mes factures | ${brand.name}` },
    { name: 'robots', content: 'noindex' },
  ])
})

it('says nothing of a page that could not be loaded', () => expect(headOf(undefined)).toEqual([]))
