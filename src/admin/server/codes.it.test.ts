import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { setUpTestApp, testApp } from '../../../test/harness/test-app.ts'
import { QuoteAct } from '../../billing/contract.ts'
import { CancellationReason } from '../../billing/subscriptions/contract.ts'
import { closeReasons, lifeStates, paymentStates } from '../../questions/lifecycle/states.ts'
import { table } from '../../questions/lifecycle/transitions.ts'
import { contracts } from '../../server/api.ts'
import { codes as en } from '../codes.text.en.ts'
import { codes as fr } from '../codes.text.fr.ts'
import { home as homeEn } from '../console.text.en.ts'
import { home as homeFr } from '../console.text.fr.ts'

setUpTestApp()

type Group = keyof typeof fr

/** The values that a check constraint allows in a column. */
async function allowed(name: string): Promise<string[]> {
  const { rows } = await sql<{ said: string }>`
    select pg_get_constraintdef(oid) as said from pg_constraint where conname = ${name}`.execute(testApp.ports.db)
  return [...(rows[0]?.said ?? '').matchAll(/'([^']+)'/g)].map(([, code = '']) => code)
}

function inSources(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(test|text)\./.test(file))
    .flatMap((file) => [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(pattern)])
    .map(([, code = '']) => code)
}

/** Commands whose handler names its own act in the journal. */
const named =
  /\/refunds\/:id\/paid$|\/(refund|decide|close|retry|break-glass|evidence|accept|offer|hold|release|cancel|keep|handle|seen|suspend|lift|terminate|emergency)$|\/(reviews|published)\/:id\/withdraw$|\/published\/:id\/(publish|refuse)$|\/experts\/:id\/(titles|meetings)$|\/admin\/traders$|\/admin\/staff\/|\/admin\/factor-requests/
const commands = () =>
  Object.values(contracts).flatMap((contract) =>
    Object.entries(contract)
      .filter(([address, endpoint]) => endpoint.who === 'staff' && !address.startsWith('GET ') && !named.test(address))
      .map(([address]) => address),
  )

const stored: Record<string, () => Promise<string[]> | string[]> = {
  stages: () => allowed('subscription_state_check'),
  plans: () => allowed('subscription_plan_check'),
  leases: () => allowed('lease_kind_check'),
  actors: async () => [
    ...(await allowed('message_author_check')),
    ...(await allowed('question_event_actor_kind_check')),
  ],
  states: () => [...lifeStates],
  money: () => [...paymentStates],
  events: () => Object.keys(table),
  quotes: () => [...QuoteAct.options],
  why: async () => [...(await allowed('credit_reason_check')), ...closeReasons.filter((code) => code.includes('_'))],
  disputeReasons: () => ['fraudulent', 'product_not_received', 'subscription_canceled', 'unrecognized', 'general'],
  refundFailures: () => ['charge_disputed', 'expired_or_canceled_card', 'no_payment', 'failed', 'canceled', 'unknown'],
  disputeStatuses: () => ['needs_response', 'under_review', 'won', 'lost', 'prevented', 'warning_closed'],
  eventTypes: () =>
    inSources(
      'packages/stripe-sandbox',
      /emit\(\s*'((?:payment_intent|charge|refund|invoice|invoice_payment|credit_note)\.[\w.]+)'/g,
    ),
  sources: () => inSources('src/billing', /\binsertEntries\(tx, '(\w+)'/g),
  accounts: async () =>
    (await sql<{ code: string }>`select code from ledger_account`.execute(testApp.ports.db)).rows.map(
      ({ code }) => code,
    ),
  asked: () => allowed('plan_request_kind_check'),
  channels: () => allowed('plan_request_channel_check'),
  leaving: () => [...CancellationReason.options],
  notices: () => allowed('contact_message_reason_check'),
  acts: () => [...inSources('src/admin', /\bact: '(\w+\.[\w.]+)'/g), ...commands()],
}

describe('what the staff reads', () => {
  for (const [group, codes] of Object.entries(stored))
    it(`has words in both languages for every code of ${group}`, async () => {
      const found = await codes()
      expect(found.length).toBeGreaterThan(1)
      for (const words of [fr, en]) {
        const known = Object.keys(words[group as Group])
        expect(found.filter((code) => !known.includes(code))).toEqual([])
      }
    })

  it('has words for every kind of alert that is raised', () => {
    const kinds = inSources('src/billing', /raiseAlert\([^)]*kind: '(\w+)'/g)
    expect(kinds.length).toBeGreaterThan(3)
    for (const words of [homeFr, homeEn]) expect(kinds.filter((kind) => !(kind in words.kinds))).toEqual([])
  })
})
