import { describe, expect, it } from 'vitest'
import { setUpPaymentTestKit, testDb } from '../../../../test/harness/payment-test-kit.ts'
import { Caller, expert, testApp } from '../../../../test/harness/test-app.ts'
import { createAccount } from '../../../accounts/server/people.ts'
import { seedTexts } from '../../../content/server/seed.ts'
import { notifyOfNewTerms } from './notify.ts'

setUpPaymentTestKit()

const password = 'une longue phrase de passe'
const inDays = (days: number) => new Date(testApp.ports.clock.now().getTime() + days * 86_400_000).toISOString()

async function compliance(): Promise<Caller> {
  const email = `${testApp.ports.ids.id()}@house.test`
  await createAccount(testApp.ports, { email, locale: 'fr', roles: ['client', 'compliance'], password })
  const caller = new Caller(null)
  caller.token = (await caller.post('/sign-in', { email, password })).body.token
  return caller
}
const letters = (address: string) =>
  testDb()
    .selectFrom('mail_outbox')
    .select(['subject', 'text'])
    .where('template', '=', 'billing.terms_change')
    .where('toAddress', '=', address)
    .execute()

describe('new terms', () => {
  it('of experts apply in fifteen days at the earliest, and every expert has their whole text before, once', async () => {
    await seedTexts(testDb(), testApp.ports.clock.now(), 1, false)
    const staff = await compliance()
    const helene = await expert()
    const mine = await testDb()
      .selectFrom('expert')
      .innerJoin('person', 'person.id', 'personId')
      .select('person.email')
      .where('expert.id', '=', helene.expertId)
      .executeTakeFirstOrThrow()
    const terms = await testDb()
      .selectFrom('content')
      .select(['id', 'version'])
      .where('kind', '=', 'legal')
      .where('key', '=', 'expert-terms')
      .where('locale', '=', 'fr')
      .executeTakeFirstOrThrow()
    const body = '## Le prix\n\nL’abonnement de {brand} ne change pas.\n\n- Ceci est nouveau.'
    const draft = { basedOn: terms.version, replace: false, title: 'Conditions', summary: 'Ce qui change.', body }
    const saved = await staff.put(`/admin/texts/${terms.id}/draft`, {
      ...draft,
      category: null,
      facts: {},
      reviewedBy: null,
    })
    expect(saved.status).toBe(200)
    const version = saved.body.latestVersion
    for (const at of [null, inDays(14)]) {
      const refused = await staff.post(`/admin/texts/${terms.id}/publish`, { version, at })
      expect(refused.body.code).toBe('notice_too_short')
    }
    await notifyOfNewTerms(testApp.ports)
    expect(await letters(mine.email)).toEqual([])

    expect((await staff.post(`/admin/texts/${terms.id}/publish`, { version, at: inDays(16) })).status).toBe(200)
    for (const _ of [1, 2]) await notifyOfNewTerms(testApp.ports)
    const told = await letters(mine.email)
    expect(told).toHaveLength(1)
    expect(told[0]?.subject).toMatch(/^Nos conditions changent le /)
    expect(told[0]?.text).toContain('L’abonnement de Clairavis ne change pas.')
    expect(told[0]?.text).toContain('Ceci est nouveau.')
    expect(told[0]?.text).toContain('https://clairavis.test/fr/conditions-experts')
    expect(told[0]?.text).not.toContain('/fr/resilier')
  })
})
