import { describe, expect, it } from 'vitest'
import { Caller, setUpTestApp, testApp } from '../../../../test/harness/test-app.ts'
import { submittedApplication } from '../../../../test/scenarios/onboarding.ts'
import { member } from '../../../admin/server/testing.ts'
import type { RegisterReading } from '../../../platform/company-register/port.ts'

setUpTestApp()

const siret = '73282932000074'
const company = {
  siret,
  name: 'CABINET MOREAU',
  address: '12 RUE CREBILLON',
  postalCode: '44000',
  city: 'NANTES',
  open: true,
}
const registerSays = (reading: RegisterReading) => {
  const asked: string[] = []
  testApp.ports.companyRegister = {
    async find(number) {
      asked.push(number)
      return reading
    },
  }
  return asked
}
const lookUp = async (number = siret) => new Caller(null).get(`/applications/company?siret=${number}`)
const seen = async (id: string) => {
  const staff = await member('compliance')
  const { applications } = (await staff.get('/admin/applications?locale=fr')).body
  return applications.find((one: { id: string }) => one.id === id)
}

describe('the register of companies', () => {
  it('offers an applicant what it knows of a number, closed ones too', async () => {
    expect((await lookUp()).body).toEqual({ known: 'off', company: null })
    registerSays({ kind: 'found', company: { ...company, open: false } })
    const { siret: _, ...offered } = company
    expect((await lookUp()).body).toEqual({ known: 'found', company: { ...offered, open: false } })
    registerSays({ kind: 'unknown' })
    expect((await lookUp()).body).toEqual({ known: 'unknown', company: null })
    registerSays({ kind: 'unavailable' })
    expect((await lookUp()).body).toEqual({ known: 'unavailable', company: null })
  })

  it('is asked about fourteen digits only, and not without end', async () => {
    const asked = registerSays({ kind: 'unknown' })
    expect((await lookUp('123')).status).toBe(422)
    expect(asked).toEqual([])
    const statuses = await Promise.all(Array.from({ length: 25 }, async () => (await lookUp()).status))
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
    expect(asked.length).toBeLessThanOrEqual(20)
  })

  it('tells the staff whether the application is as it says, whatever the applicant’s page sent', async () => {
    registerSays({ kind: 'found', company })
    const same = { companyName: 'Cabinet Moreau', address: '12, rue Crébillon', postalCode: '44000', city: 'Nantes' }
    const [asThere, other] = [
      await submittedApplication(same),
      await submittedApplication({ companyName: 'Autre nom' }),
    ]
    const early = (await seen(asThere.id)).register
    await testApp.settle()
    const at = testApp.clock.now().toISOString()
    expect(early).toBe(null)
    expect((await seen(asThere.id)).register).toMatchObject({ at, known: true, same: true, open: true })
    expect((await seen(other.id)).register).toMatchObject({ at, known: true, same: false, name: company.name })
  })

  it('warns the staff of a closed establishment and of a number that it does not know', async () => {
    registerSays({ kind: 'found', company: { ...company, open: false } })
    const closed = await submittedApplication()
    await testApp.settle()
    expect((await seen(closed.id)).warnings).toContain('establishment_closed')
    registerSays({ kind: 'unknown' })
    const unknown = await submittedApplication()
    await testApp.settle()
    expect(await seen(unknown.id)).toMatchObject({ register: { known: false } })
    expect((await seen(unknown.id)).warnings).toContain('siret_unknown')
  })

  it('holds nothing up while it is away, and is not asked where there is none or about another country', async () => {
    registerSays({ kind: 'unavailable' })
    const { id } = await submittedApplication()
    await testApp.settle().catch(() => {})
    expect((await seen(id)).register).toBe(null)
    const asked = registerSays({ kind: 'found', company })
    await submittedApplication({ country: 'be', siret: '0403170701', vatNumber: 'BE0403170701' })
    await testApp.settle().catch(() => {})
    expect(asked).not.toContain('0403170701')
  })
})
