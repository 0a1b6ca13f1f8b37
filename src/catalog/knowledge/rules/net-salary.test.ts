import rules from 'modele-social'
import Engine from 'publicodes'
import { expect, it, test } from 'vitest'
import { netSalary } from './net-salary.data.ts'
import { bracketsOf, netOf } from './net-salary.ts'

const engine = new Engine(rules, { logger: { log() {}, warn() {}, error() {} } })

// The example of the package, and pay in each bracket and at its ends.
it.each([1867.02, 2000, 3000, 4005, 4005.01, 4500, 9999.99, 16020, 16020.01, 25000, 32040])(
  'the net pay of %d € gross is that of the model of Urssaf',
  (gross) => {
    engine.setSituation({ 'salarié . contrat . salaire brut': `${gross} €/mois` })
    const net = Number(engine.evaluate('salarié . rémunération . net . à payer avant impôt').nodeValue)
    expect(Math.abs(netOf(gross, netSalary.brackets)! - net)).toBeLessThanOrEqual(0.5)
  },
)

it.each([0, 1500, 1867, 32041, Number.NaN])('nothing is worked out for %d € of a month', (gross) => {
  expect(netOf(gross, netSalary.brackets)).toBeUndefined()
})

test('each bracket begins a cent above the one before', () => {
  const brackets = bracketsOf({ lowest: 1867.0166, ceiling: 4005, net: (gross) => gross / 2 })
  expect(brackets.map(({ from, to }) => [from, to])).toEqual([
    [1867.02, 4005],
    [4005.01, 16020],
    [16020.01, 32040],
  ])
  expect(brackets[1]).toMatchObject({ least: 4005.01 / 2, most: 8010 })
})

test('the source is named with its version and the day of its rates', () => {
  expect(netSalary.source).toMatch(/^modele-social \d+\.\d+\.\d+ \(Urssaf\)$/)
  expect(netSalary.rates).toMatch(/^20\d\d-\d\d-\d\d$/)
})
