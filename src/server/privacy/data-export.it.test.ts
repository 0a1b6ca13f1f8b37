import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { setUpPaymentTestKit, testDb } from '../../../test/harness/payment-test-kit.ts'
import { Caller, testApp, visitor } from '../../../test/harness/test-app.ts'
import { answeredQuestion } from '../../../test/scenarios/cancellation.ts'
import { fullAnswer, questionText } from '../../../test/scenarios/main-path.ts'
import { actAsClient, actAsExpert, advanceTo, createAgreedMeeting } from '../../../test/scenarios/meetings.ts'
import { actOnApplication, submittedApplication, twoStaffMembers } from '../../../test/scenarios/onboarding.ts'
import { currentPerson, downloadExport, saveProfile, uploadAttachment } from '../../../test/scenarios/personal-data.ts'
import { jsonColumns } from '../../accounts/privacy/server/personal-data.ts'
import { camelCase } from '../../platform/db/names.ts'

setUpPaymentTestKit()

describe('the export', () => {
  it('holds everything that a client has here, and no secret', async () => {
    const made = await answeredQuestion()
    await saveProfile(made.client)
    await uploadAttachment(made.client)
    const files = await downloadExport(made.client)
    const names = [...files.keys()].map((name) => name.replace('clairavis-mes-donnees/', ''))
    expect(names).toEqual(
      expect.arrayContaining([
        'LISEZ-MOI.txt',
        'account/account.json',
        'account/letters.json',
        'billing/consents.json',
        'billing/orders.json',
        'questions/files/loose/Quatrelivre-bail.png',
        'questions/reviews.json',
      ]),
    )
    expect(names.filter((name) => /^billing\/invoices\/.+\.pdf$/.test(name))).toHaveLength(1)
    const whole = [...files.values()].join('\n')
    for (const said of ['Zéphyrine', questionText.slice(0, 40), fullAnswer.short]) expect(whole).toContain(said)
    const account = JSON.parse(files.get('clairavis-mes-donnees/account/account.json') ?? '')
    expect(account).toMatchObject({ first_name: 'Zéphyrine', phone: '+33612349876' })
    expect(whole).not.toMatch(/token_hash|"password_hash"|client_secret|file_key|_secret_/)
    expect(files.get('clairavis-mes-donnees/LISEZ-MOI.txt')).toMatch(
      /^Vos données chez Clairavis, le 20 novembre 2026\./,
    )
  })

  it('holds what an expert wrote and earned, and nothing of what the client wrote', async () => {
    const made = await answeredQuestion()
    const files = await downloadExport(made.helene)
    const whole = [...files.values()].join('\n')
    expect([...files.keys()]).toContain('clairavis-mes-donnees/questions/written-as-expert.json')
    expect(files.get('clairavis-mes-donnees/billing/payouts.json')).toContain('"category": "logement"')
    expect(whole).toContain(fullAnswer.short)
    expect(whole).not.toContain('dépôt de garantie de 780')
  })

  it('holds what a specialist said of a meeting to which somebody did not come, and nothing that the client said', async () => {
    const { client, questionId, near, id } = await createAgreedMeeting()
    await advanceTo('2026-12-02T14:00:00Z')
    await actAsClient(client, questionId, 'missed', 'La porte était close.')
    await actAsExpert(near, id, 'object', 'J’ai attendu une heure.')
    const files = await downloadExport(await near.signIn())
    const { absences } = JSON.parse(files.get('clairavis-mes-donnees/questions/written-as-expert.json') ?? '')
    expect(absences).toMatchObject([{ absent: 'specialist', body: 'J’ai attendu une heure.', verdict: null }])
    expect([...files.values()].join('\n')).not.toContain('La porte était close.')
  })

  it('holds what an applicant answered and what was thought of it, and nobody of the house', async () => {
    const { id, token, caller } = await submittedApplication({ categories: ['animaux'] })
    const { one, two } = await twoStaffMembers()
    await actOnApplication(one, id, 'trial', {
      locale: 'fr',
      text: 'Un voisin se plaint des aboiements, que lui répondre ?',
    })
    await caller.post('/joining/solve', { token, text: 'Par une lettre simple, puis par la mairie.' })
    const graded = await two.post(`/admin/trials/${id}/grade`, { passed: true, note: 'Complet et prudent.' })
    expect(graded.status).toBe(200)
    const [sent] = JSON.parse(
      (await downloadExport(caller)).get('clairavis-mes-donnees/experts/applications.json') ?? '',
    )
    expect(sent.trial).toMatchObject({ answer: 'Par une lettre simple, puis par la mairie.', grade: { passed: true } })
    const whole = JSON.stringify(sent)
    expect(whole).toContain('Complet et prudent.')
    for (const staff of [one, two]) expect(whole).not.toContain((await currentPerson(staff)).id)
  })

  it('knows every column of JSON, whose content keeps its own names', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct column_name as name from information_schema.columns
      where table_schema = 'public' and data_type in ('json', 'jsonb')`.execute(testDb())
    expect(rows.map(({ name }) => camelCase(name)).sort()).toEqual([...jsonColumns].sort())
  })

  it('is for whoever has a session, a few times an hour', async () => {
    expect((await new Caller(null).get('/me/export')).status).toBe(401)
    const client = await visitor()
    for (let tries = 0; tries < 6; tries += 1) await downloadExport(client)
    expect((await client.get('/me/export')).body.code).toBe('too_many_requests')
  })

  it('may be left before its end', async () => {
    const client = await visitor()
    const answer = await testApp.api.request('/me/export', { headers: { authorization: `Bearer ${client.token}` } })
    await expect(answer.body?.cancel()).resolves.toBeUndefined()
  })
})
