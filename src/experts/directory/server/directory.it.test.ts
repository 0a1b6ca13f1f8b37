import { describe, expect, test } from 'vitest'
import { categories } from '../../../catalog/catalog.ts'
import { FakeClock } from '../../../platform/clock.ts'
import { loadDemo } from '../../demo/load.ts'
import { recordAnswered, setAway } from '../../server/changes.ts'
import { helene, inLiveMode, scripted, setUpDemoExperts, testApp } from '../../server/testing.ts'
import { availabilityIn, onlineAmong } from './availability.ts'
import { expertProfile, listExperts } from './directory.ts'

setUpDemoExperts()

const list = (more: Partial<Parameters<typeof listExperts>[1]> = {}) =>
  listExperts(testApp.ports, { locale: 'fr', page: 1, size: 24, ...more })

describe('the directory', () => {
  test('holds the three hundred invented experts once, however often they are loaded', async () => {
    await loadDemo(testApp.ports)
    await loadDemo(testApp.ports)
    expect((await list()).total).toBe(300)
  })

  test('gives each expert once over its pages', async () => {
    const { pages } = await list()
    const all = await Promise.all(Array.from({ length: pages }, (_, index) => list({ page: index + 1 })))
    const ids = all.flatMap((page) => page.experts.map((expert) => expert.id))
    expect(ids).toHaveLength(300)
    expect(new Set(ids).size).toBe(300)
    expect((await list({ page: pages + 1 })).experts).toEqual([])
  })

  test('shows the best rated first, with caution where the reviews are few', async () => {
    const { experts } = await list({ category: 'animaux', size: 60 })
    const stars = experts.map(
      ({ rating }) => (rating ? rating.mean * rating.count + 42 : 42) / ((rating?.count ?? 0) + 10),
    )
    // Means are shown with one decimal.
    for (const [index, star] of stars.entries()) expect(star).toBeLessThanOrEqual((stars[index - 1] ?? 5) + 0.05)
    expect(stars[0]).toBeGreaterThan(stars.at(-1) ?? 5)
  })

  test('follows a new review, a new department and a suspension at once', async () => {
    const { db } = testApp.ports
    const second = (await list({ category: 'animaux' })).experts[1]!
    const place = async () => (await list({ category: 'animaux' })).experts.findIndex(({ id }) => id === second.id)
    await db.updateTable('expert').set({ qualityMean: 5, qualityCount: 5000 }).where('id', '=', second.id).execute()
    expect(await place()).toBe(0)
    await db.updateTable('expert').set({ department: '48' }).where('id', '=', second.id).execute()
    expect((await list({ department: '48' })).experts.map(({ id }) => id)).toContain(second.id)
    await db.updateTable('expert').set({ state: 'suspended' }).where('id', '=', second.id).execute()
    expect(await place()).toBe(-1)
    await db
      .updateTable('expert')
      .set({ state: 'active', department: second.department, qualityMean: 4.5, qualityCount: 4 })
      .where('id', '=', second.id)
      .execute()
    await db.deleteFrom('expert_category').where('expertId', '=', second.id).where('category', '=', 'animaux').execute()
    expect(await place()).toBe(-1)
    await db
      .insertInto('expert_category')
      .values({ expertId: second.id, category: 'animaux', subCategory: '', skill: 0.8 })
      .execute()
    expect((await list({ category: 'animaux', size: 60 })).experts.some(({ id }) => id === second.id)).toBe(true)
  })

  test('finds who has hours today, tomorrow or at the weekend, and says when each is there first', async () => {
    const { db, clock } = testApp.ports
    const all = (await list()).total
    for (const slot of ['today', 'tomorrow', 'weekend'] as const) {
      const { experts, slots, total } = await list({ slot, size: 60 })
      expect(total).toBeGreaterThan(0)
      if (slot === 'weekend') expect(total).toBeLessThan(all)
      expect(slots.map(({ id }) => id)).toEqual(experts.map(({ id }) => id))
      for (const { at } of slots) expect(at.getTime()).toBeGreaterThanOrEqual(clock.now().getTime())
      const days = new Set(slots.map(({ at }) => at.toISOString().slice(0, 10)))
      expect(days.size).toBeLessThanOrEqual(slot === 'weekend' ? 2 : 1)
    }
    const { id } = (await list({ slot: 'tomorrow' })).experts[0]!
    const hours = await db.deleteFrom('expert_hours').where('expertId', '=', id).returningAll().execute()
    expect((await list({ slot: 'tomorrow', size: 60 })).experts.map((one) => one.id)).not.toContain(id)
    await db.insertInto('expert_hours').values(hours).execute()
    expect((await list()).slots).toEqual([])
  })

  test('says who of a page is here now', async () => {
    const { experts } = await list({ department: '44' })
    const ids = experts.map(({ id }) => id)
    expect(await onlineAmong(testApp.ports, ids)).toEqual({ here: [] })
    testApp.windows.add(helene.person)
    expect(await onlineAmong(testApp.ports, ids)).toEqual({ here: [helene.expert] })
    testApp.windows.clear()
    expect(await onlineAmong(testApp.ports, ['nobody'])).toEqual({ here: [] })
  })

  test('has at least five experts of every category', async () => {
    for (const { slug } of categories) {
      const { experts, total } = await list({ category: slug })
      expect([slug, total >= 5]).toEqual([slug, true])
      expect(experts.every((expert) => expert.categories.includes(slug))).toBe(true)
    }
  })

  test('filters by sub-category, department, language and presence', async () => {
    const inTopic = await list({ category: categories[0]!.subCategories[0]!.slug })
    expect(inTopic.total).toBeGreaterThan(0)
    expect(inTopic.total).toBeLessThanOrEqual((await list({ category: categories[0]!.slug })).total)
    const near = await list({ department: '44' })
    expect(near.experts.map((expert) => expert.department)).toEqual(near.experts.map(() => '44'))
    expect(near.experts.some((expert) => expert.id === helene.expert)).toBe(true)
    const english = await list({ language: 'en' })
    expect(english.experts.every((expert) => expert.languages.includes('en'))).toBe(true)
    expect(english.total).toBeLessThan(300)
    testApp.windows.add(helene.person)
    expect((await list({ online: 'yes' })).experts).toMatchObject([{ id: helene.expert, online: true }])
    testApp.windows.clear()
    expect((await list({ category: 'nothing-of-the-kind' })).total).toBe(0)
  })

  test('speaks the language of the reader', async () => {
    const [fr, en] = await Promise.all([list({ department: '44' }), list({ department: '44', locale: 'en' })])
    const of = (page: typeof fr) => page.experts.find((expert) => expert.id === helene.expert)
    expect(of(fr)?.titles[0]?.label).toBe('Avocate au barreau de Nantes')
    expect(of(en)?.titles[0]?.label).toBe('Lawyer, Nantes bar')
    expect(of(fr)?.headline).not.toBe(of(en)?.headline)
  })

  test('shows nobody as here who has no window open', async () => {
    expect((await list({ online: 'yes' })).total).toBe(0)
  })
})

describe('a profile', () => {
  test('is found by slug and by id, with reviews, hours and who is behind it', async () => {
    const profile = await expertProfile(testApp.ports, 'sophie-nguyen', 'fr')
    expect(profile).toMatchObject({ name: 'Sophie Nguyen', city: 'Lille', portrait: '/portraits/sophie.svg' })
    expect(profile.bio.length).toBeGreaterThan(150)
    expect(profile.hours[0]?.from).toMatch(/^\d\d:\d\d$/)
    expect(profile.rating?.count).toBe(profile.reviews.length)
    const counted = profile.distribution.map((_, i) => profile.reviews.filter(({ stars }) => stars === i + 1).length)
    expect(profile.distribution).toEqual(counted)
    expect(profile.reviews.some(({ controlled }) => controlled)).toBe(false)
    expect((await expertProfile(testApp.ports, profile.id, 'en')).slug).toBe('sophie-nguyen')
  })

  test('of a machine says that it is one', async () => {
    const profile = await expertProfile(testApp.ports, 'camille-demo', 'fr')
    expect(profile).toMatchObject({ scripted: true, profession: 'Réponse automatique de démonstration' })
    expect((await list()).experts.some((expert) => expert.id === scripted.expert)).toBe(false)
  })

  test('of nobody is refused', async () => {
    await expect(expertProfile(testApp.ports, 'nobody-at-all', 'fr')).rejects.toMatchObject({ code: 'expert_unknown' })
  })
})

describe('who is available', () => {
  test('is shown with up to three faces and the promise of the page', async () => {
    const people = (await list({ category: 'logement' })).experts
      .slice(0, 5)
      .map(({ id }) => id.replace('expert', 'person'))
    for (const person of people) testApp.windows.add(person)
    const now = await availabilityIn(testApp.ports, { category: 'logement', locale: 'fr' })
    testApp.windows.clear()
    expect(now.experts).toHaveLength(3)
    expect(now.experts.every((expert) => expert.online)).toBe(true)
    expect(now).toMatchObject({ estimate: { assign: 2, typical: 5, max: 10, measured: false }, opensAt: null })
  })

  test('shows the machine where no person is here, and does not count it', async () => {
    const now = await availabilityIn(testApp.ports, { category: 'logement', locale: 'fr' })
    expect(now).toMatchObject({ experts: [{ id: scripted.expert, scripted: true }], online: 0 })
  })

  test('leaves out those who are away', async () => {
    testApp.windows.add(helene.person)
    const before = await availabilityIn(testApp.ports, { category: 'logement', locale: 'fr' })
    await setAway(testApp.ports.db, helene.expert, testApp.clock.now())
    expect((await availabilityIn(testApp.ports, { category: 'logement', locale: 'fr' })).online).toBe(before.online - 1)
    await setAway(testApp.ports.db, helene.expert, null)
    testApp.windows.clear()
  })

  test('says when the first of the category opens where nobody is here', async () => {
    const at = async (time: string) => {
      const clock = new FakeClock(`2026-03-02T${time}Z`)
      return availabilityIn({ ...inLiveMode(testApp.ports), clock }, { category: 'logement', locale: 'fr' })
    }
    const night = await at('02:00:00')
    expect(night).toMatchObject({ experts: [], online: 0 })
    expect(new Date(night.opensAt ?? 0).toISOString()).toMatch(/^2026-03-02T0\d:/)
    expect(await at('09:00:00')).toMatchObject({ online: 0, opensAt: null })
  })

  test('measures the answers of people once there are thirty, never those of the machine', async () => {
    const kept = { category: 'sante', at: testApp.clock.now() }
    for (let count = 0; count < 40; count += 1) await recordAnswered(testApp.ports.db, scripted.expert, 5, kept)
    const estimate = async () => (await availabilityIn(testApp.ports, { category: 'sante', locale: 'fr' })).estimate
    expect(await estimate()).toMatchObject({ measured: false })
    for (let count = 0; count < 30; count += 1) await recordAnswered(testApp.ports.db, 'demo-expert-020', 400, kept)
    expect(await estimate()).toEqual({ assign: 2, typical: 7, max: 7, measured: true })
  })
})
