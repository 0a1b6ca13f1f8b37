import { beforeAll, describe, expect, test } from 'vitest'
import { Caller, setUpTestApp, testApp } from '../../../test/harness/test-app.ts'
import { loadPlaces } from './load.ts'
import { searchPlaces } from './search.ts'

setUpTestApp()

const found = async (asked: string) =>
  (await searchPlaces(testApp.ports, asked)).map(({ name, department }) => `${name} ${department}`)

describe('the communes of France', () => {
  beforeAll(() => loadPlaces({ db: testApp.database.db }))

  test('are all there, once, however often they are loaded', async () => {
    await loadPlaces(testApp.ports)
    const { count } = await testApp.ports.db
      .selectFrom('commune')
      .select((commune) => commune.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(34_875)
  })

  test('are found by the beginning of the name, the most populous first', async () => {
    expect((await found('nante')).slice(0, 2)).toEqual(['Nantes 44', 'Nanterre 92'])
    expect((await found('St Etienne'))[0]).toBe('Saint-Étienne 42')
    expect((await found('  aix-EN-prov'))[0]).toBe('Aix-en-Provence 13')
  })

  test('are found whole before longer names', async () => {
    expect((await found('Lyon'))[0]).toBe('Lyon 69')
    expect(await found('y')).toEqual([])
  })

  test.each([
    ['Marseile', 'Marseille 13'],
    ['Clermont Ferand', 'Clermont-Ferrand 63'],
    ['Strasbourgh', 'Strasbourg 67'],
    ['La Rochele', 'La Rochelle 17'],
  ])('are found in spite of a slip: %s', async (asked, meant) => {
    expect((await found(asked))[0]).toBe(meant)
  })

  test('are found by postcode, also by its beginning', async () => {
    expect(await found('44000')).toEqual(['Nantes 44'])
    expect(await found('970')).toEqual([])
    expect((await found('2000'))[0]).toBe('Ajaccio 2A')
    expect((await found('69'))[0]).toBe('Lyon 69')
    expect(await found('75011')).toEqual(['Paris 75'])
  })

  test('are said by the API, and one that does not exist is refused', async () => {
    const anybody = new Caller(null)
    expect((await anybody.get('/places/cities/nantes')).body).toMatchObject({ code: '44109', department: '44' })
    expect((await anybody.get('/places/cities/saint-denis')).body.slug).toBe('saint-denis-974')
    expect((await anybody.get('/places?q=nantes')).body.cities[0].postcodes).toContain('44300')
    const nowhere = await anybody.get('/places/cities/atlantide')
    expect([nowhere.status, nowhere.body.code]).toEqual([404, 'not_found'])
    expect((await anybody.get('/places?q=%25')).body.cities).toEqual([])
  })
})
