import { beforeAll, describe, expect, test } from 'vitest'
import { Caller, expert, setUpTestApp, testApp } from '../../../../test/harness/test-app.ts'
import { loadDemo } from '../../../experts/demo/load.ts'
import { loadPlaces } from '../../../places/server/load.ts'
import { indexablePlaces } from './local.ts'

setUpTestApp()

const read = async (path: string) => (await new Caller(null).get(path)).body
const settle = async (more: { city: string; department: string; localSpecialist?: boolean }) => {
  const one = await expert({ online: false })
  await testApp.ports.db.updateTable('expert').set(more).where('id', '=', one.expertId).execute()
  return one.expertId
}

describe('a place', () => {
  beforeAll(() => loadPlaces({ db: testApp.database.db }))

  test('without experts still names its towns, and is not for search engines', async () => {
    const lozere = await read('/local/departments/48')
    expect(lozere).toMatchObject({ experts: 0, cities: [], indexable: false })
    expect(lozere.towns[0]).toMatchObject({ slug: 'mende', department: '48' })
    const mende = await read('/local/cities/mende?locale=fr')
    expect(mende).toMatchObject({ experts: 0, inCity: [], around: [], indexable: false })
    expect((await new Caller(null).get('/local/departments/99')).status).toBe(404)
    expect((await new Caller(null).get('/local/cities/atlantide?locale=fr')).status).toBe(404)
  })

  test('counts its experts however their city is written, and those who receive', async () => {
    await settle({ city: 'Saint-Étienne', department: '42', localSpecialist: true })
    await settle({ city: 'saint etienne', department: '42' })
    await settle({ city: 'Roanne', department: '42' })
    const loire = await read('/local/departments/42')
    expect(loire).toMatchObject({ experts: 3, receiving: 1, indexable: false })
    expect(loire.categories).toEqual([{ slug: 'logement', experts: 3 }])
    expect(loire.cities.map(({ slug, experts }: { slug: string; experts: number }) => [slug, experts])).toEqual([
      ['saint-etienne', 2],
      ['roanne', 1],
    ])
    const city = await read('/local/cities/saint-etienne?locale=fr')
    expect(city).toMatchObject({ experts: 2, receiving: 1, indexable: false })
    expect(city.inCity).toHaveLength(2)
    expect((await read('/local/subjects/depot-de-garantie')).cities[0]).toMatchObject({
      slug: 'saint-etienne',
      experts: 2,
    })
    expect((await read('/local/subjects')).subjects[0]).toMatchObject({ category: 'logement' })
    await settle({ city: 'SAINT-ÉTIENNE', department: '42', localSpecialist: true })
    expect((await read('/local/cities/saint-etienne?locale=fr')).indexable).toBe(true)
    expect(await indexablePlaces(testApp.ports, 'fr')).toEqual({ departments: ['loire'], cities: ['saint-etienne'] })
  })

  test('shows who receives next door, its own department first', async () => {
    const far = await settle({ city: 'Angers', department: '49', localSpecialist: true })
    const near = await settle({ city: 'Rezé', department: '44', localSpecialist: true })
    await settle({ city: 'Lyon', department: '69', localSpecialist: true })
    const nantes = await read('/local/cities/nantes?locale=en')
    expect(nantes.around.map(({ id }: { id: string }) => id)).toEqual([near, far])
    expect(nantes.cities.map(({ slug }: { slug: string }) => slug).sort()).toEqual(['angers', 'reze'])
    expect((await read('/local/cities/nantes?locale=en&category=animaux')).around).toEqual([])
    expect((await read('/local/cities/nantes?locale=en&category=depot-de-garantie')).around).toHaveLength(2)
  })

  test('of the demonstration is spread over France', async () => {
    await loadDemo(testApp.ports)
    const { departments } = await read('/local/france')
    expect(departments.length).toBeGreaterThan(60)
    const worth = await indexablePlaces(testApp.ports, 'fr')
    expect(worth.departments.length).toBeGreaterThan(20)
    expect(worth.cities.length).toBeGreaterThan(20)
  })
})
