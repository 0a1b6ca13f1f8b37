import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { apiReaderContext, publicConfigContext } from '../../../server/context.ts'
import { loader } from './spotlight.tsx'

const line = { kind: 'portrait', key: 'ines', title: 'Inès', summary: 'Une avocate.' }
const portrait = { ...line, facts: { expert: 'ines', week: '2026-11-16', interview: [], sponsored: false } }
const expert = { id: 'e1', slug: 'ines', name: 'Inès Moreau', profession: 'Avocate', portrait: '', titles: [] }

/** The languages in which the portrait's page is named, for one that is or is not written in both. */
async function named(alone: boolean) {
  const answers: Record<string, object> = {
    'GET /texts': { texts: [portrait] },
    'GET /texts/:kind/:key': { ...portrait, body: 'Un texte.', alone },
    'GET /experts/:slug': expert,
    'GET /published': { answers: [] },
  }
  const context = new RouterContextProvider()
  const siteUrls = { fr: 'https://site.test', en: 'https://site.test' }
  context.set(publicConfigContext, { siteUrls, mode: 'demo' } as never)
  context.set(apiReaderContext, (() => async (address: string) => answers[address]) as never)
  const { addresses } = await loader({ url: new URL('https://site.test/fr/spotlight'), context } as never)
  return [addresses.all.map(({ one }) => one), addresses.fallback !== null]
}

it('names the other language for a portrait that is written in both, and no other for one that is not', async () => {
  expect(await named(false)).toEqual([['fr', 'en'], true])
  expect(await named(true)).toEqual([[], false])
})
