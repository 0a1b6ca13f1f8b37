import { expect, test } from 'vitest'
import { get } from './http.ts'

/** The fields of three examples on the home page, in the order of the faces above them. */
const fields = ['logement', 'impots', 'animaux']

test.each(['fr', 'en'])('The three faces of the home page are of the fields of its examples, in %s', async (locale) => {
  const html = await (await get(`/${locale}`)).text()
  for (const field of fields) expect(html).toMatch(new RegExp(`href="/${locale}/[^"]*\\b${field}"`))
  const [, people = ''] = /<div class="hero-people"[^>]*>(.*?)<\/div>/s.exec(html) ?? []
  const portraits = [...people.matchAll(/src="([^"]+)"/g)].map(([, src]) => src)
  expect(new Set(portraits).size).toBe(3)
  for (const [index, field] of fields.entries()) {
    const found = await get(`/api/experts?locale=${locale}&category=${field}`)
    const { experts } = (await found.json()) as { experts: { portrait: string }[] }
    expect(experts.map(({ portrait }) => portrait)).toContain(portraits[index])
  }
})
