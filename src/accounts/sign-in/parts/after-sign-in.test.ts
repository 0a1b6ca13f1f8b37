import { describe, expect, it } from 'vitest'
import { homePathFor } from './after-sign-in.ts'

describe('the first page after signing in', () => {
  it.each([
    [['client'], '/fr/mes-demandes'],
    [['client', 'expert'], '/fr/demandes'],
    [['client', 'support'], '/fr/admin-dashboard'],
    [['client', 'editor'], '/fr/admin-dashboard'],
    [['client', 'compliance'], '/fr/admin-dashboard'],
    [['client', 'owner'], '/fr/admin-dashboard'],
    [['client', 'expert', 'owner'], '/fr/admin-dashboard'],
  ] as const)('of %j is %s', (roles, path) => expect(homePathFor({ roles: [...roles] }, 'fr')).toBe(path))
})
