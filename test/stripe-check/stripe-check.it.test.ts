import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { keys } from '../../packages/stripe-sandbox/testing/sandbox.ts'
import { setUpTestApp, testApp } from '../harness/test-app.ts'
import { openProvider, type Provider } from './provider.ts'
import type { Expected } from './scenario.ts'
import { scenarios } from './scenarios.ts'
import { counted, type Row, rowLine, tableIn, tableOf } from './table.ts'
import { beginWorld, findings } from './world.ts'

/**
 * What clients are charged, and what the books, the documents and the letters say of it: against the payment sandbox, or
 * against Stripe in test mode where `npm run stripe:check` gives a key. That command plays all scenarios and writes the
 * table of the documentation; the tests play every fifth and compare its line.
 */
const { STRIPE_CHECK: command, STRIPE_CHECK_KEY: stripeKey } = process.env
const all = scenarios.map((scenario, index) => ({ nr: index + 1, ...scenario }))
const played = command || process.env.PROVE ? all : all.filter(({ nr }) => nr % 5 === 0)
const document = 'docs/payments.md'
const rows: Row[] = []
let wrong = 0
let provider: Provider | undefined

setUpTestApp({}, { emptied: true })
beforeEach(async () => {
  if (!stripeKey) provider = await openProvider(keys.secretKey, testApp.sandbox.url)
  else provider ??= await openProvider(stripeKey, 'https://api.stripe.com')
})
afterEach(async () => {
  if (!stripeKey) await provider?.cleanUp()
})
afterAll(async () => {
  if (stripeKey) await provider?.cleanUp()
})

function inFull(expected: number[] | Expected): Required<Expected> {
  const given: Expected = Array.isArray(expected) ? { charged: expected } : expected
  const net = given.charged.reduce((sum, amount) => sum + amount, 0)
  return { documents: given.charged, ledger: net === 0 ? {} : { cash: net, sales: -net }, ...given }
}

test.each(played)('$nr: $name', { timeout: 900_000 }, async ({ nr, name, letters, play }) => {
  wrong += 1
  await beginWorld(provider!)
  const { charged, documents, ledger } = inFull(await play())
  const found = await findings()
  const row = { nr, name, expected: charged, found }
  rows.push(row)
  expect({ ...found, letters: counted(found.letters) }).toEqual({ charged, documents, ledger, letters })
  if (!command) expect(rowLine(row)).toBe(tableIn(readFileSync(document, 'utf8')).lines[nr + 1])
  wrong -= 1
})

test('the table of the documentation has every scenario', () => {
  if (command) process.stdout.write(`\n${tableOf(rows)}\n\n`)
  const written = readFileSync(document, 'utf8')
  if (command && !stripeKey && wrong === 0) writeFileSync(document, tableIn(written).replaced(tableOf(rows)))
  const names = tableIn(readFileSync(document, 'utf8'))
    .lines.slice(2)
    .map((line) => line.split(' | ')[1])
  expect(names).toEqual(all.map(({ name }) => name))
})

test('a key that moves money is refused', async () => {
  await expect(openProvider('sk_live_1', 'https://api.stripe.com')).rejects.toThrow('Only a test key')
})
