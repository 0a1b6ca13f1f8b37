import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { setUpPaymentTestKit, testDb } from '../../../../test/harness/payment-test-kit.ts'
import { Caller, expert, testApp } from '../../../../test/harness/test-app.ts'
import { createAccount } from '../../../accounts/server/people.ts'
import { recordEarning } from '../../payouts/server/earnings.ts'
import { billingPersonalData } from '../../server/personal-data.ts'
import { taxPerson } from '../testing.ts'

setUpPaymentTestKit()

const password = 'une longue phrase de passe'

async function owner(): Promise<Caller> {
  const email = `${testApp.ports.ids.id()}@house.test`
  await createAccount(testApp.ports, { email, locale: 'fr', roles: ['client', 'owner'], password })
  const caller = new Caller(null)
  caller.token = (await caller.post('/sign-in', { email, password })).body.token
  return caller
}
const earn = (expertId: string, day: string, amount: number) =>
  testApp.ports.transact((tx) =>
    recordEarning(testApp.ports, tx, {
      contributionId: testApp.ports.ids.id(),
      questionId: testApp.ports.ids.id(),
      expertId,
      category: 'logement',
      amount,
      answeredAt: new Date(`${day}T10:00:00Z`),
    }),
  )
async function file(caller: Caller, path: string) {
  const response = await testApp.api.request(path, { headers: { authorization: `Bearer ${caller.token}` } })
  const name = response.headers.get('content-disposition')
  return { status: response.status, name, text: await response.text() }
}

describe('the yearly report to the tax authority', () => {
  it('says of every expert who earned who that is and how much, by quarter, with a copy for the expert', async () => {
    const staff = await owner()
    const helene = await expert()
    await earn(helene.expertId, '2021-02-03', 1800)
    await earn(helene.expertId, '2021-11-20', 1250)
    await earn(helene.expertId, '2020-11-20', 999)
    const bare = await file(staff, '/admin/tax-report.csv?year=2021')
    expect(bare.text).toContain(
      'year,expert,kind,name,born_on,tax_number,tax_country,registration,vat_number,address,postal_code,city,country,',
    )
    expect(bare.text).toContain(',18.00,1,0.00,0,0.00,0,12.50,1,30.50,2,0.00,0.00')
    expect((await file(staff, '/admin/tax-report.xml?year=2021')).text).toContain('tax_identity_missing')

    const kept = await helene.put('/me/tax', taxPerson)
    expect(kept.body).toMatchObject({ identity: { name: taxPerson.name, taxNumberEnd: '0053' }, years: [2021, 2020] })
    expect(JSON.stringify(kept.body)).not.toContain('3023217600053')
    // A French spreadsheet: semicolons, decimal commas, and a number of thirteen digits that stays whole.
    const copy = await file(helene, '/me/tax.csv?year=2021&locale=fr')
    expect(copy.text).toMatch(/^Année;Expert;Exercice;Nom;Date de naissance;Numéro fiscal;/)
    expect(copy.text).toContain(';En son nom;Hélène Carpentier;1980-05-17;"=""3023217600053""";FR;')
    expect(copy.text).toContain(';18,00;1;0,00;0;0,00;0;12,50;1;30,50;2;0,00;0,00')
    const [head, row, ...more] = copy.text.trim().split('\r\n')
    expect([head?.split(';').length, more]).toEqual([row?.split(';').length, []])
    expect(copy.name).toContain('clairavis-declaration-fiscale-2021.csv')
    const english = await file(helene, '/me/tax.csv?year=2021&locale=en')
    expect(english.text).toContain('Year,Expert,Trading as,Name,Date of birth,Tax number,')
    expect(english.text).toContain(',18.00,1,0.00,0,0.00,0,12.50,1,30.50,2,0.00,0.00')
    const xml = await file(staff, '/admin/tax-report.xml?year=2021')
    for (const said of [
      '<dpi:ReportingPeriod>2021-12-31</dpi:ReportingPeriod>',
      '<dpi:TIN issuedBy="FR">3023217600053</dpi:TIN>',
      '<dpi:LastName>Carpentier</dpi:LastName>',
      '<dpi:BirthDate>1980-05-17</dpi:BirthDate>',
      '<dpi:ConsQ1 currCode="EUR">18.00</dpi:ConsQ1>',
      '<dpi:ConsQ4 currCode="EUR">12.50</dpi:ConsQ4>',
      '<dpi:NumbQ2>0</dpi:NumbQ2>',
    ])
      expect(xml.text).toContain(said)
    const acts = await testDb().selectFrom('admin_act').select('act').where('subjectId', '=', '2021').execute()
    expect(acts.map(({ act }) => act)).toEqual(['payouts.export', 'payouts.export'])
  })

  it('waits for the end of the year, and its number is read by nobody in the database', async () => {
    const helene = await expert()
    const year = testApp.ports.clock.now().getUTCFullYear()
    expect((await file(helene, `/me/tax.csv?year=${year}&locale=fr`)).text).toContain('year_not_over')
    expect((await file(helene, '/me/tax.csv?year=2019&locale=fr')).text).toContain('nothing_earned')
    await helene.put('/me/tax', taxPerson)
    const row = await testDb().selectFrom('tax_identity').selectAll().where('expertId', '=', helene.expertId).execute()
    expect(row[0]?.taxNumberSealed.toString('latin1')).not.toContain('3023217600053')
  })

  it('names the field that is wrong', async () => {
    const helene = await expert()
    const wrong = await helene.put('/me/tax', { ...taxPerson, taxNumber: '12', bornOn: null })
    expect(wrong.status).toBe(422)
    expect(wrong.body.errors.map(({ field }: { field: string }) => field).sort()).toEqual(['bornOn', 'taxNumber'])
  })

  it('forgets somebody who is gone once the years to be reported are over', async () => {
    const [recent, old] = [await expert(), await expert()]
    for (const one of [recent, old]) await one.put('/me/tax', taxPerson)
    // Five years after the year that was reported.
    await earn(recent.expertId, '2021-02-02', 100)
    await earn(old.expertId, '2018-05-05', 100)
    const left = async () => {
      await billingPersonalData.applyRetention?.(testApp.ports)
      const ids = [recent.expertId, old.expertId]
      const rows = await testDb().selectFrom('tax_identity').select('expertId').where('expertId', 'in', ids).execute()
      return rows.map(({ expertId }) => expertId).sort()
    }
    expect(await left()).toEqual([recent.expertId, old.expertId].sort())
    await sql`update person set erased_at = now(), deleted_at = now(), standing = 'visitor', roles = '{client}',
      email = id || '@visitor.invalid', contact_email = null, display_name = null, first_name = null, last_name = null
      where id in (select person_id from expert where id in (${recent.expertId}, ${old.expertId}))`.execute(testDb())
    expect(await left()).toEqual([recent.expertId])
  })
})
