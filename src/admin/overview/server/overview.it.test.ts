import { describe, expect, it } from 'vitest'
import { Caller, expert, setUpTestApp, testApp, visitor } from '../../../../test/harness/test-app.ts'
import { acceptAs, answerAs, heldOrder } from '../../../../test/scenarios/main-path.ts'
import { raiseAlert } from '../../../billing/server/alerts.ts'
import { member } from '../../server/testing.ts'

setUpTestApp()

async function openAlert(ref: string): Promise<string> {
  await raiseAlert(testApp.ports, testApp.ports.db, { kind: 'drift', ref, detail: { expected: 300, found: 0 } })
  const rows = await testApp.ports.db.selectFrom('money_alert').select('id').where('ref', '=', ref).execute()
  return rows[0]?.id ?? ''
}

const acts = async (subject: string) => (await (await member('owner')).get(`/admin/acts?subject=${subject}`)).body.acts

describe('the operator’s overview', () => {
  it('does not exist for anybody but the staff', async () => {
    for (const caller of [new Caller(null), await visitor(), await member(), await member('expert')])
      for (const path of ['/admin/overview', '/admin/figures', '/admin/acts'])
        expect((await caller.get(path)).body).toMatchObject({ status: 404, code: 'not_found' })
  })

  it('asks the staff for the right as well', async () => {
    const editor = await member('editor')
    expect((await editor.get('/admin/figures')).body).toMatchObject({ status: 403, code: 'right_missing' })
    expect((await editor.get('/admin/acts')).body.code).toBe('right_missing')
    expect((await (await member('support')).get('/admin/acts')).body.code).toBe('right_missing')
  })

  it('demands a second factor where the product is live and a passkey is only offered', async () => {
    const owner = await member('owner')
    Object.assign(testApp.ports.config, { MODE: 'live', STAFF_PASSKEY: 'offered' })
    const { body } = await owner.get('/admin/overview')
    Object.assign(testApp.ports.config, { MODE: 'demo', STAFF_PASSKEY: undefined })
    expect(body).toMatchObject({ status: 403, code: 'second_factor_missing' })
  })

  it.each([
    ['the product is live', { MODE: 'live' }],
    ['a demonstration says so', { STAFF_PASSKEY: 'required' }],
  ])('opens only in a session that a passkey has proved where %s', async (_, keys) => {
    const owner = await member('owner')
    const { db, clock, config } = testApp.ports
    const codeOf = async () => (await owner.get('/admin/overview')).body.code
    const { id: personId } = (await owner.get('/me')).body
    await db
      .insertInto('second_factor')
      .values({ personId, secretEncrypted: 'sealed', confirmedAt: clock.now() })
      .execute()
    Object.assign(config, keys)
    const byCode = await codeOf()
    await db.updateTable('session').set({ passkeyAt: clock.now() }).where('personId', '=', personId).execute()
    const byPasskey = await codeOf()
    Object.assign(config, { MODE: 'demo', STAFF_PASSKEY: undefined })
    expect([byCode, byPasskey]).toEqual(['passkey_missing', undefined])
  })

  it('counts today, and shows who waits and since when', async () => {
    const helene = await expert()
    const served = await heldOrder()
    await answerAs(helene, served.id, await acceptAs(helene, served.id))
    await testApp.settle()
    await testApp.ports.db.updateTable('expert').set({ switchedOn: false }).execute()
    const waits = await heldOrder()
    testApp.clock.advance(300_000)
    const { body } = await (await member('support')).get('/admin/overview')
    expect(body.today).toMatchObject({ taken: 300, takenCount: 1, refunded: 0, heldAmount: 300, answered: 1 })
    expect(body.today.medianAccept).toBeGreaterThanOrEqual(0)
    expect(body.waiting).toMatchObject([{ id: waits.id, with: null, late: true, category: 'logement' }])
    expect(body.hours[18]).toBe(2)
  })

  it('tells an editor neither amounts nor what people ask', async () => {
    const helene = await expert({ online: false })
    await testApp.ports.db.updateTable('expert').set({ switchedOn: false }).where('id', '=', helene.expertId).execute()
    await heldOrder()
    const { body } = await (await member('editor')).get('/admin/overview')
    expect([body.today.heldAmount, body.alerts, body.waiting[0].title]).toEqual([0, [], ''])
  })

  it('keeps the title of a regulated question under its glass', async () => {
    const helene = await expert({ online: false })
    await testApp.ports.db.updateTable('expert').set({ switchedOn: false }).where('id', '=', helene.expertId).execute()
    const { id } = await heldOrder()
    const owner = await member('owner')
    const title = async () =>
      (await owner.get('/admin/overview')).body.waiting.find((row: { id: string }) => row.id === id).title
    expect(await title()).toBe('')
    await testApp.ports.db.updateTable('question').set({ category: 'informatique' }).where('id', '=', id).execute()
    expect(await title()).not.toBe('')
  })

  it('closes an alert once, with a note that the journal keeps', async () => {
    const id = await openAlert('a-charge')
    const support = await member('support')
    expect((await support.get('/admin/overview')).body.alerts).toMatchObject([{ id, kind: 'drift', ref: 'a-charge' }])
    const short = await support.post(`/admin/alerts/${id}/close`, { note: 'vu' })
    expect(short.body.errors).toEqual([{ field: 'note', code: 'reason_too_short' }])
    const note = 'Écart d’arrondi, vérifié avec la banque.'
    expect((await support.post(`/admin/alerts/${id}/close`, { note })).status).toBe(200)
    expect((await support.post(`/admin/alerts/${id}/close`, { note })).body.code).toBe('alert_unknown')
    expect((await support.get('/admin/overview')).body.alerts).toEqual([])
    expect(await acts(id)).toMatchObject([
      { act: 'alert.close', reason: note, before: { open: true, kind: 'drift' }, after: { open: false } },
    ])
  })

  it('gives a job that failed every time another try', async () => {
    const { jobs, ports } = testApp
    let fails = true
    jobs.handle('order.held', async () => {
      if (fails) throw new Error('the printer burns')
    })
    await ports.db.transaction().execute((tx) => jobs.enqueue(tx, 'order.held', { orderId: 'o', questionId: null }))
    for (let tries = 0; tries < 12; tries += 1) {
      testApp.clock.advance(6 * 3_600_000)
      await jobs.runDue(testApp.clock.now())
    }
    const support = await member('support')
    const [parked] = (await support.get('/admin/overview')).body.parked
    expect(parked).toMatchObject({ name: 'order.held', error: 'Error: the printer burns' })
    fails = false
    expect((await support.post(`/admin/jobs/${parked.id}/retry`)).status).toBe(200)
    await testApp.settle()
    expect((await support.get('/admin/overview')).body.parked).toEqual([])
    expect(await acts(parked.id)).toMatchObject([{ act: 'job.retry', before: { name: 'order.held' } }])
  })

  it('draws twelve months of revenue, conversion, churn and refunds', async () => {
    const owner = await member('owner')
    const { charged } = (await owner.get('/admin/figures')).body.months[11]
    const helene = await expert()
    const { id } = await heldOrder()
    await acceptAs(helene, id)
    await testApp.settle()
    const { months } = (await owner.get('/admin/figures')).body
    expect(months).toHaveLength(12)
    const now = { month: '2026-11', charged: charged + 300, refunded: 0, recurring: 0, running: 0 }
    expect(months[11]).toMatchObject(now)
    expect(months[0].month).toBe('2025-12')
  })

  it('lists a question in danger once, with all that was found, and closes what was raised of it', async () => {
    const client = await visitor()
    const chest = 'Mon père a une douleur dans la poitrine depuis une heure, il transpire et il est essoufflé.'
    const asked = { category: null, locale: 'fr' }
    const { id } = (await client.post('/questions', { ...asked, text: chest })).body
    await testApp.pass(1)
    await client.post(`/questions/${id}/messages`, { text: 'Et moi je vais me suicider ce soir, j’ai tout préparé.' })
    const raised = () => testApp.ports.db.selectFrom('alert').select('seenAt').where('questionId', '=', id).execute()
    expect((await raised()).map(({ seenAt }) => seenAt)).toEqual([null, null])
    const staff = await member('owner')
    const listed = async () =>
      (await staff.get('/admin/overview')).body.matters.filter(({ question }: { question: string }) => question === id)
    const [matter, ...others] = await listed()
    expect(others).toEqual([])
    expect(matter.situations[0]).toBe('suicide')
    expect(matter.situations.length).toBeGreaterThan(1)
    expect((await staff.post(`/admin/matters/${matter.id}/seen`)).status).toBe(200)
    expect(await listed()).toEqual([])
    expect((await raised()).filter(({ seenAt }) => seenAt === null)).toEqual([])
    await testApp.pass(1)
    await client.post(`/questions/${id}/messages`, { text: 'Je vous l’ai dit, je vais me suicider ce soir.' })
    expect(await listed()).toHaveLength(1)
  })
})

describe('the journal of the staff', () => {
  it('keeps what they do in every room, with what they sent', async () => {
    const editor = await member('editor')
    const begun = await editor.post('/admin/texts', {
      kind: 'article',
      key: 'un-essai',
      locale: 'fr',
      category: null,
      title: 'Un essai',
      summary: 'Un résumé',
      body: 'x'.repeat(500),
      facts: {},
      reviewedBy: null,
    })
    expect(begun.status).toBe(200)
    const { acts: latest } = (await (await member('compliance')).get('/admin/acts')).body
    expect(latest[0]).toMatchObject({
      act: 'POST /admin/texts',
      subject: { kind: 'texts' },
      after: { key: 'un-essai' },
    })
    expect(latest[0].after.body).toHaveLength(201)
  })

  it('can be added to and never changed', async () => {
    const { db } = testApp.ports
    await openAlert('b-charge')
    await expect(db.updateTable('admin_act').set({ reason: 'x' }).execute()).rejects.toThrow('never changed')
    await expect(db.deleteFrom('admin_act').execute()).rejects.toThrow('never changed')
  })
})
