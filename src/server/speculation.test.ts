import { expect, it } from 'vitest'
import { speculationRules } from './speculation.ts'

it('lets pages to be read be fetched ahead, and nothing where one acts', () => {
  const { where, eagerness } = JSON.parse(speculationRules()).prefetch[0]
  expect(eagerness).toBe('moderate')
  expect(where.and[0].href_matches).toEqual(['/fr', '/fr/*', '/en', '/en/*'])
  const never = where.and[1].not.href_matches
  for (const path of ['connexion', 'login', 'consultation', 'checkout', '_checkout', 'assistant', 'admin-dashboard'])
    expect(never).toContain(`/*/${path}`)
  for (const path of ['faq', 'article', 'expert', 'categs', '']) expect(never).not.toContain(`/*/${path}`)
})
