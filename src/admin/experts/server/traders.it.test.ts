import { expect, it } from 'vitest'
import { Caller, setUpTestApp, testApp } from '../../../../test/harness/test-app.ts'
import { expertPage, password, startedExpert, twoStaffMembers } from '../../../../test/scenarios/onboarding.ts'
import { member } from '../../server/testing.ts'

setUpTestApp()

const iban = 'FR7630006000011234567890189'
const reason = 'Réquisition du parquet de Lyon, référence 2026/118.'
const acts = () =>
  testApp.ports.db
    .selectFrom('admin_act')
    .select(['act', 'subjectKind', 'subjectId', 'reason', 'after'])
    .where('act', '=', 'trader.read')
    .orderBy('id')
    .execute()

async function working() {
  const made = await startedExpert({ iban })
  await made.expert.put('/me/expert/page', expertPage)
  expect((await made.expert.post('/me/expert/open', { terms: true, lawful: true })).body.state).toBe('active')
  const file = await testApp.ports.db
    .selectFrom('expert_application')
    .select(['expertId', 'siret', 'reference', 'companyName'])
    .where('id', '=', made.id)
    .executeTakeFirstOrThrow()
  return { ...made, file }
}

it('an authority learns who an expert is, for six months after an erasure too, and each look is in the journal', async () => {
  const { expert, id, email, file } = await working()
  const compliance = await member('compliance')
  const look = (search: string) => compliance.post('/admin/traders', { search, reason })
  const here = (await look(email)).body.traders
  expect(here).toMatchObject([{ id: file.expertId, erased: false, leftAt: null, keptUntil: null }])

  expect((await expert.post('/me/erasure', { password, locale: 'fr' })).status).toBe(200)
  await testApp.settle()
  for (const search of [email, file.siret, file.reference.toLowerCase(), file.companyName.slice(0, 6)]) {
    const { traders, more } = (await look(search)).body
    expect(more).toBe(false)
    expect(traders).toMatchObject([
      {
        id: file.expertId,
        application: id,
        company: file.companyName,
        registration: file.siret,
        email,
        account: { iban },
        identity: expect.any(String),
        erased: true,
        keptUntil: expect.any(String),
      },
    ])
  }
  expect((await compliance.get(`/admin/applications/${id}/papers/identity`)).status).toBe(200)
  const kept = await acts()
  expect(kept).toHaveLength(5)
  for (const act of kept) expect(act).toMatchObject({ subjectKind: 'expert', subjectId: file.expertId, reason })

  testApp.clock.advance(190 * 86_400_000)
  await testApp.settle()
  const late = await member('compliance')
  expect((await late.post('/admin/traders', { search: email, reason })).body).toEqual({ traders: [], more: false })
  expect((await acts()).at(-1)).toMatchObject({ subjectKind: 'traders', reason, after: { search: email } })
})

it('nobody looks without a reason, nor without the right, and others find no such address', async () => {
  const { email, expert } = await working()
  const { one } = await twoStaffMembers()
  const before = (await acts()).length
  const body = { search: email, reason }
  expect((await (await member('support')).post('/admin/traders', body)).body.code).toBe('right_missing')
  for (const caller of [expert, new Caller(null)])
    expect((await caller.post('/admin/traders', body)).body.code).toMatch(/not_found|not_signed_in/)
  for (const [field, wrong] of [
    ['reason', { ...body, reason: 'oui' }],
    ['search', { ...body, search: 'ab' }],
  ] as const)
    expect((await one.post('/admin/traders', wrong)).body).toMatchObject({ status: 422, errors: [{ field }] })
  expect((await acts()).length).toBe(before)
})
