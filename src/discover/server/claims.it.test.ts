import { beforeEach, describe, expect, it } from 'vitest'
import { Caller, expert, setUpTestApp, testApp } from '../../../test/harness/test-app.ts'
import { createAccount } from '../../accounts/server/people.ts'
import type { Role } from '../../api/actor.ts'
import { addReview, recordAnswered } from '../../experts/server/changes.ts'

setUpTestApp()
beforeEach(async () => {
  const { db } = testApp.ports
  for (const table of ['claim', 'expert_answer', 'review', 'expert_category', 'expert_title'] as const)
    await db.deleteFrom(table).execute()
  await db.updateTable('expert').set({ state: 'left' }).execute()
})

const nobody = new Caller(null)
const claims = async () => (await nobody.get('/claims')).body

async function staff(...roles: Role[]): Promise<Caller> {
  const email = `${testApp.ports.ids.id()}@demo.test`
  const password = 'une longue phrase de passe'
  await createAccount(testApp.ports, { email, locale: 'fr', roles: ['client', ...roles], password })
  const caller = new Caller(null)
  caller.token = (await caller.post('/sign-in', { email, password })).body.token
  return caller
}

async function review(expertId: string, stars: number, comment = '') {
  const at = testApp.clock.now()
  await addReview(testApp.ports.db, {
    id: testApp.ports.ids.id(),
    expertId,
    questionId: null,
    stars,
    comment,
    author: 'Camille',
    experiencedAt: at,
    publishedAt: at,
  })
}

describe('the claims', () => {
  it('count what is there now, and withhold what rests on nothing', async () => {
    const { expertId } = await expert()
    await review(expertId, 5)
    await review(expertId, 4)
    const { claims: made, minutes } = await claims()
    expect(made.experts).toMatchObject({ value: 1, standing: 'withheld' })
    expect(made.rating).toMatchObject({ value: 4.5, base: 2, standing: 'withheld' })
    expect(made.subjects.standing).toBe('made')
    expect(made.punctual).toMatchObject({ value: null, base: 0 })
    expect(minutes.measured).toBe(false)
  })

  it('say the share of answers that kept the promise, and measured minutes once there are enough', async () => {
    const { expertId } = await expert()
    for (let n = 0; n < 40; n += 1)
      await recordAnswered(testApp.ports.db, expertId, n < 38 ? 180 : 3000, {
        category: 'logement',
        at: testApp.clock.now(),
      })
    const { claims: made, minutes } = await claims()
    expect(made.punctual).toMatchObject({ value: 0.95, base: 40, standing: 'made' })
    expect(minutes).toEqual({ assign: 2, typical: 3, max: 3, measured: true })
  })

  it('are decided by those who write for the house and by nobody else', async () => {
    const wanted = { shown: false, claimed: null, text: null }
    expect((await nobody.put('/claims/subjects', wanted)).status).toBe(404)
    expect((await (await staff('support')).put('/claims/subjects', wanted)).status).toBe(404)
    const editor = await staff('editor')
    expect((await editor.put('/claims/beauty', wanted)).status).toBe(404)
    expect((await editor.put('/claims/subjects', wanted)).body.standing).toBe('withheld')
    expect((await claims()).claims.subjects.standing).toBe('withheld')
    const text = { fr: 'Déjà {n} sujets.', en: 'Already {n} subjects.' }
    expect((await editor.put('/claims/subjects', { shown: true, claimed: 5000, text })).body).toMatchObject({
      standing: 'plain',
      text,
    })
  })
})

describe('who may answer in a category', () => {
  it('is counted for every sub-category, the whole category included', async () => {
    const one = await expert({ categories: ['logement'] })
    const two = await expert({ categories: [] })
    await testApp.ports.db
      .insertInto('expert_category')
      .values({ expertId: two.expertId, category: 'logement', subCategory: 'depot-de-garantie', skill: 0.8 })
      .execute()
    const { body } = await nobody.get('/categories/logement/people?locale=fr')
    const of = (slug: string) => body.subs.find((sub: { slug: string }) => sub.slug === slug)?.experts
    expect(one.expertId).not.toBe(two.expertId)
    expect([body.experts, of('depot-de-garantie'), of('loyer-charges')]).toEqual([2, 2, 1])
    expect(body.titles).toEqual([{ label: 'Avocate', body: 'Barreau de Nantes', experts: 2, checkedOn: '2026-01-01' }])
    expect((await nobody.get('/categories/beauty/people?locale=fr')).status).toBe(404)
  })

  it('is told for all categories at once while they are there', async () => {
    await expert({ categories: ['logement', 'impots'] })
    const { body } = await nobody.get('/presence?locale=fr')
    const of = (slug: string) => body.categories.find((one: { slug: string }) => one.slug === slug)
    expect([of('logement').online, of('impots').online, of('animaux').online]).toEqual([1, 1, 0])
  })

  it('is listed by profession', async () => {
    await expert({ categories: ['logement', 'impots'] })
    const { body } = await nobody.get('/professions?locale=en')
    expect(body.professions).toEqual([{ name: 'Lawyer', experts: 1, categories: ['impots', 'logement'] }])
  })
})

describe('the newest reviews of a category', () => {
  it('are those with words that the reader reads, whatever their stars', async () => {
    const { expertId } = await expert({ categories: ['logement'] })
    await review(expertId, 5)
    testApp.clock.advance(1000)
    await review(expertId, 2, 'Trop court.')
    testApp.clock.advance(1000)
    await review(expertId, 5, 'The answer was clear and it came at once.')
    const { body } = await nobody.get('/reviews?category=depot-de-garantie&locale=fr')
    expect(body.reviews).toMatchObject([{ stars: 2, comment: 'Trop court.', controlled: false }])
    expect((await nobody.get('/reviews?category=animaux&locale=fr')).body.reviews).toEqual([])
  })
})
