import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { Caller, setUpTestApp, testApp } from '../../../test/harness/test-app.ts'
import { createAccount } from '../../accounts/server/people.ts'
import type { Role } from '../../api/actor.ts'
import { publicChannel } from '../../platform/live/public-topics.ts'

setUpTestApp()

const password = 'une longue phrase de passe'
async function staff(...roles: Role[]): Promise<Caller> {
  const email = `${randomUUID()}@maison.test`
  await createAccount(testApp.ports, { email, locale: 'fr', roles: ['client', ...roles], password })
  const caller = new Caller(null)
  caller.token = (await caller.post('/sign-in', { email, password })).body.token
  return caller
}

const words = { category: null, title: 'Premier titre', summary: 'Résumé', body: 'Du *texte*.', reviewedBy: null }
const article = { ...words, facts: {} }
const anyone = new Caller(null)

async function begun(editor: Caller, more: object = {}) {
  const key = `texte-${randomUUID()}`
  const { body } = await editor.post('/admin/texts', { kind: 'article', key, locale: 'fr', ...article, ...more })
  return { key, id: body.id as string, text: body, page: () => anyone.get(`/texts/article/${key}?locale=fr`) }
}

describe('an editor', () => {
  it('writes a draft that nobody sees until it is published', async () => {
    const editor = await staff('editor')
    const { id, text, page } = await begun(editor)
    expect(text).toMatchObject({ state: 'draft', latestVersion: 1, publishedVersion: null, mayEdit: true })
    expect((await page()).status).toBe(404)
    const published = (await editor.post(`/admin/texts/${id}/publish`, { version: 1, at: null })).body
    expect(published).toMatchObject({ state: 'published', publishedVersion: 1 })
    expect((await page()).body).toMatchObject({ title: 'Premier titre', version: 1 })
  })

  it('saves over what is public without changing it, and never over what somebody else has saved', async () => {
    const [editor, owner] = [await staff('editor'), await staff('owner')]
    const { id, page } = await begun(editor)
    await editor.post(`/admin/texts/${id}/publish`, { version: 1, at: null })
    const title = 'Deuxième titre'
    const saved = await owner.put(`/admin/texts/${id}/draft`, { ...article, title, basedOn: 1 })
    expect(saved.body).toMatchObject({ state: 'changed', latestVersion: 2, title })
    expect((await page()).body.title).toBe('Premier titre')
    const late = await editor.put(`/admin/texts/${id}/draft`, { ...article, title: 'Perdu', basedOn: 1 })
    expect(late).toMatchObject({ status: 409, body: { code: 'text_changed' } })
  })

  it('writes over their own version while they type, never over another’s nor over one that is or will be public', async () => {
    const [editor, owner] = [await staff('editor'), await staff('owner')]
    const { id, page } = await begun(editor)
    const type = async (who: Caller, title: string, basedOn: number) =>
      (await who.put(`/admin/texts/${id}/draft`, { ...article, title, basedOn, replace: true })).body
    expect(await type(editor, 'Un', 1)).toMatchObject({ latestVersion: 1, title: 'Un' })
    expect(await type(owner, 'Deux', 1)).toMatchObject({ latestVersion: 2 })
    expect(await type(owner, 'Deux et demi', 2)).toMatchObject({ latestVersion: 2, title: 'Deux et demi' })
    await owner.post(`/admin/texts/${id}/publish`, { version: 2, at: null })
    expect(await type(owner, 'Trois', 2)).toMatchObject({ latestVersion: 3, publishedVersion: 2 })
    const at = new Date(testApp.clock.now().getTime() + 3_600_000).toISOString()
    await owner.post(`/admin/texts/${id}/publish`, { version: 3, at })
    expect(await type(owner, 'Quatre', 3)).toMatchObject({ latestVersion: 4 })
    expect((await page()).body.title).toBe('Deux et demi')
    expect((await editor.get(`/admin/texts/${id}/versions/1`)).body.title).toBe('Un')
    const kept = await testApp.ports.db.selectFrom('admin_act').select('after').where('subjectId', '=', id).execute()
    expect(kept.filter(({ after }) => after?.replace === true)).toEqual([])
  })

  it('publishes on a chosen day, while the page keeps what it shows', async () => {
    const editor = await staff('editor')
    const { id, page } = await begun(editor)
    await editor.post(`/admin/texts/${id}/publish`, { version: 1, at: null })
    await editor.put(`/admin/texts/${id}/draft`, { ...article, title: 'Demain', basedOn: 1 })
    const at = new Date(testApp.clock.now().getTime() + 3_600_000).toISOString()
    const planned = (await editor.post(`/admin/texts/${id}/publish`, { version: 2, at })).body
    expect(planned.state).toBe('planned')
    await testApp.pass(60)
    expect((await page()).body.title).toBe('Premier titre')
    testApp.clock.advance(3_600_000)
    await testApp.pass(120)
    expect((await page()).body).toMatchObject({ title: 'Demain', version: 2 })
  })

  it('withdraws a text and gives up what was planned; the history stays and can be brought back', async () => {
    const editor = await staff('editor')
    const { id, page } = await begun(editor)
    await editor.post(`/admin/texts/${id}/publish`, { version: 1, at: null })
    await editor.put(`/admin/texts/${id}/draft`, { ...article, title: 'Autre', basedOn: 1 })
    expect((await editor.post(`/admin/texts/${id}/withdraw`)).body.state).toBe('withdrawn')
    expect((await page()).status).toBe(404)
    const restored = (await editor.post(`/admin/texts/${id}/restore`, { version: 1 })).body
    expect(restored).toMatchObject({ title: 'Premier titre', latestVersion: 3, state: 'withdrawn' })
    expect(restored.versions.map((one: { version: number }) => one.version)).toEqual([3, 2, 1])
    expect((await editor.get(`/admin/texts/${id}/versions/2`)).body.title).toBe('Autre')
  })

  it('cannot take an address twice, nor save facts that the kind does not have', async () => {
    const editor = await staff('editor')
    const { key } = await begun(editor)
    const again = await editor.post('/admin/texts', { kind: 'article', key, locale: 'fr', ...article })
    expect(again.body.code).toBe('text_taken')
    const city = { kind: 'city', key: `ville-${randomUUID()}`, locale: 'fr', ...words, facts: { commune: 'Nantes' } }
    const refused = await editor.post('/admin/texts', city)
    expect(refused.status).toBe(422)
    expect(refused.body.errors.map((error: { field: string }) => error.field)).toContain('facts.commune')
  })

  it('finds a text by its title, with its other language', async () => {
    const editor = await staff('editor')
    const { key, id } = await begun(editor, { title: 'Le hérisson 100% utile' })
    const other = await editor.post('/admin/texts', { kind: 'article', key, locale: 'en', ...article })
    const found = (await editor.get(`/admin/texts?find=${encodeURIComponent('hérisson 100%')}`)).body
    expect(found).toMatchObject({ total: 1, texts: [{ id }] })
    expect((await editor.get(`/admin/texts/${id}`)).body.otherId).toBe(other.body.id)
  })
})

describe('the other roles', () => {
  it('read but do not write: support nothing, compliance only the pages of the law', async () => {
    const { id } = await begun(await staff('editor'))
    for (const caller of [await staff('support'), await staff('compliance')]) {
      expect((await caller.get(`/admin/texts/${id}`)).body.mayEdit).toBe(false)
      for (const [path, body] of [
        ['publish', { version: 1, at: null }],
        ['withdraw', {}],
        ['restore', { version: 1 }],
      ] as const)
        expect((await caller.post(`/admin/texts/${id}/${path}`, body)).body.code).toBe('text_not_yours')
    }
    const page = { kind: 'legal', key: `page-${randomUUID()}`, locale: 'fr', ...article }
    expect((await (await staff('editor')).post('/admin/texts', page)).body.code).toBe('text_not_yours')
    expect((await (await staff('compliance')).post('/admin/texts', page)).status).toBe(200)
  })

  it('are told that there is nothing when they are not staff', async () => {
    expect((await (await staff('expert')).get('/admin/texts')).status).toBe(404)
    expect((await anyone.get('/admin/texts')).status).toBe(404)
  })
})

it('tells every process when what is public has changed, and only then', async () => {
  const listener = new pg.Client(testApp.database.url)
  await listener.connect()
  const heard: string[] = []
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''))
  await listener.query(`listen ${publicChannel}`)
  const editor = await staff('editor')
  const { id } = await begun(editor)
  await listener.query('select 1')
  expect(heard).toEqual([])
  await editor.post(`/admin/texts/${id}/publish`, { version: 1, at: null })
  await expect.poll(() => heard).toEqual(['content'])
  await listener.end()
})
