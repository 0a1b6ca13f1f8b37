import { expect, test } from 'vitest'
import { emergencyCountries } from '../../safety/numbers/emergency-line.ts'
import { lines } from '../../safety/numbers/lines-by-country.ts'
import { sources } from '../../safety/numbers/sources.ts'
import { emergencyPage } from './emergency-page.ts'

test.each(['fr', 'en'] as const)('every number of every country can be dialled, with its source, in %s', (locale) => {
  const page = emergencyPage(locale)
  for (const country of emergencyCountries) {
    const section = page.split(`<section id="${country}"`)[1]?.split('</section>')[0] ?? ''
    for (const { dial, way } of Object.values(lines[country]).flat()) {
      expect(section, `${country} ${dial}`).toContain(`href="${way === 'sms' ? 'sms' : 'tel'}:${dial}"`)
      expect(section).toContain(`href="${sources[country][dial]?.url}"`)
    }
  }
  // Whom to call comes before the countries to choose from, and « Police » is not explained by « Police ».
  expect(page.split('<nav')[0]).toContain('href="tel:112"')
  expect(page).not.toMatch(/<b>([^<]+)<\/b>\1<br>/)
  expect(page).not.toMatch(/<link|<img|src=|undefined|[{]\w+[}]/)
  expect(page.match(/<script/g)).toHaveLength(1)
})

test.each([
  ['fr', 'Source', 'Site du service, pas encore lu'],
  ['en', 'Source', 'Site of the service, not yet read'],
] as const)('an address that nobody has read is not called a source, in %s', (locale, source, unread) => {
  const items = emergencyPage(locale)
    .split('<li>')
    .filter((item) => item.includes('class="number"'))
  for (const country of emergencyCountries)
    for (const { url, read } of Object.values(sources[country]))
      for (const item of items.filter((one) => one.includes(`href="${url}"`)))
        expect(item).toContain(read ? `<small>${source}` : `<small>${unread}`)
})
