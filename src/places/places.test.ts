import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { nameCommunes } from './communes.ts'
import { departmentOf, departments, findDepartment } from './departments.ts'
import { foldPlace, slugOf } from './fold.ts'

describe('the departments', () => {
  test('are 101, five of them overseas, each with an address of its own', () => {
    expect(departments).toHaveLength(101)
    expect(departments.filter(({ overseas }) => overseas).map(({ code }) => code)).toEqual([
      '971',
      '972',
      '973',
      '974',
      '976',
    ])
    expect(new Set(departments.map(({ slug }) => slug)).size).toBe(101)
  })

  test('are found by slug or by code, in any capitals', () => {
    expect(findDepartment('loire-atlantique')?.code).toBe('44')
    expect(findDepartment('2a')?.name).toBe('Corse-du-Sud')
    expect(findDepartment('VAL-D-OISE')?.code).toBe('95')
    expect(findDepartment('99')).toBeUndefined()
    expect(findDepartment('')).toBeUndefined()
  })

  test('touch those that touch them', () => {
    for (const { code, neighbours } of departments)
      for (const near of neighbours)
        expect([near, departmentOf(near)?.neighbours]).toEqual([near, expect.arrayContaining([code])])
    expect(departmentOf('44')?.neighbours).toEqual(['35', '49', '56', '85'])
    expect(departments.filter(({ neighbours }) => neighbours.length === 0).every(({ overseas }) => overseas)).toBe(true)
  })

  test.each([
    ['44', 'en Loire-Atlantique', 'de la Loire-Atlantique'],
    ['59', 'dans le Nord', 'du Nord'],
    ['78', 'dans les Yvelines', 'des Yvelines'],
    ['01', 'dans l’Ain', 'de l’Ain'],
    ['75', 'à Paris', 'de Paris'],
    ['50', 'dans la Manche', 'de la Manche'],
    ['35', 'en Ille-et-Vilaine', 'd’Ille-et-Vilaine'],
    ['49', 'en Maine-et-Loire', 'de Maine-et-Loire'],
    ['974', 'à La Réunion', 'de La Réunion'],
    ['976', 'à Mayotte', 'de Mayotte'],
  ])('stand in a French sentence: %s', (code, within, of) => {
    expect(departmentOf(code)).toMatchObject({ within, of })
  })

  test('are all drawn on the map', () => {
    const map = readFileSync(new URL('./france.svg', import.meta.url), 'utf8')
    for (const { code } of departments) expect(map).toContain(`id="d${code.toLowerCase()}"`)
  })
})

describe('a name of a place', () => {
  test.each([
    ['L’Haÿ-les-Roses', 'l hay les roses'],
    ["L'Abergement-Clémenciat", 'l abergement clemenciat'],
    ['St Étienne', 'saint etienne'],
    ['Ste-Maxime', 'sainte maxime'],
    ['Œting', 'oeting'],
  ])('%s is searched as %s', (name, folded) => {
    expect(foldPlace(name)).toBe(folded)
    expect(slugOf(name)).toBe(folded.replaceAll(' ', '-'))
  })

  test('that several communes bear has the department in its address', () => {
    const [paris, nord, reunion] = nameCommunes([
      { code: '75056', nom: 'Paris', departement: '75', population: 2_103_778 },
      { code: '93066', nom: 'Saint-Denis', departement: '93', population: 150_000 },
      { code: '97411', nom: 'Saint-Denis', departement: '974', population: 155_000 },
    ])
    expect([paris?.slug, nord?.slug, reunion?.slug]).toEqual(['paris', 'saint-denis-93', 'saint-denis-974'])
  })
})
