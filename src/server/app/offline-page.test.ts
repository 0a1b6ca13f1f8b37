import { expect, test } from 'vitest'
import { appMessages } from './messages.ts'
import { offlinePage } from './offline-page.ts'

const dialled = (page: string, part: RegExp) =>
  [...(part.exec(page)?.[0] ?? '').matchAll(/href="((?:tel|sms):[^"]+)"/g)].map(([, dial]) => dial)

test('the numbers of the country stand at the top of the offline page, each to be dialled at once', () => {
  const page = offlinePage('fr', appMessages.fr)
  const france = /<section data-countries="fr [^>]*>.*?<\/section>/
  expect(dialled(page, france)).toEqual(['tel:15', 'tel:17', 'tel:18', 'sms:114', 'tel:3114', 'tel:112'])
  expect(page.indexOf('tel:15')).toBeLessThan(page.indexOf(appMessages.fr.offline.text))
  expect(page.match(/<section data-countries=(?![^>]*hidden)/g)).toHaveLength(1)
  expect(dialled(page, /<section data-countries="ma"[^>]* hidden>.*?<\/section>/)).toEqual([
    'tel:15',
    'tel:19',
    'tel:177',
  ])
})

test('in English, where no country is likely, the first number of several is shown, and each country has its own', () => {
  const page = offlinePage('en', appMessages.en)
  expect(dialled(page, /<section data-countries="">.*?<\/section>/)).toEqual(['tel:999', 'tel:911', 'tel:112'])
  expect(page.match(/<section data-countries=(?![^>]*hidden)/g)).toHaveLength(1)
  expect(dialled(page, /<section data-countries="us [^>]* hidden>.*?<\/section>/)).toEqual(['tel:911', 'tel:988'])
  expect(page.split('<script>')[0]).not.toMatch(/undefined|[{]\w+[}]<|">Ambulance</)
})
