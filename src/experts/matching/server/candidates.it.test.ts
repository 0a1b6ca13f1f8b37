import { describe, expect, test } from 'vitest'
import { categories } from '../../../catalog/catalog.ts'
import { addReview, recordAnswered, recordLapse, recordOffered, resetLapses, setAway } from '../../server/changes.ts'
import { helene, scripted, setUpDemoExperts, testApp } from '../../server/testing.ts'
import { expertById, expertOf, peopleOf } from '../../server/views.ts'
import { candidatesFor, type MatchRequest } from './candidates.ts'

setUpDemoExperts()

const plumbing = categories.find((category) => category.regulated === 'none')!
const wanted: MatchRequest = {
  category: plumbing.slug,
  subCategory: null,
  locale: 'fr',
  widened: false,
  requested: null,
}
const find = (more: Partial<MatchRequest> = {}) =>
  candidatesFor(testApp.ports, testApp.ports.db, { ...wanted, ...more })
const onlineIds = async (more: Partial<MatchRequest> = {}) =>
  (await find(more)).filter((one) => one.online).map((one) => one.id)

describe('candidates', () => {
  test('are the machine alone while no window is open', async () => {
    expect(await onlineIds()).toEqual([scripted.expert])
  })

  test('are not joined by the machine where it is switched off', async () => {
    const ports = { ...testApp.ports, config: { ...testApp.ports.config, SCRIPTED_EXPERT: false } }
    const found = await candidatesFor(ports, ports.db, wanted)
    expect(found.filter((one) => one.online)).toEqual([])
  })

  test('begin with the desk that covers everything, in every category and both languages', async () => {
    testApp.windows.add(helene.person)
    for (const { slug } of categories)
      for (const locale of ['fr', 'en'] as const) {
        const found = await find({ category: slug, locale })
        expect(found[0]).toMatchObject({ id: helene.expert, online: true, handlesEverything: true })
        expect(found.some((one) => one.scripted)).toBe(false)
      }
    expect((await find({ requested: scripted.expert }))[0]).toMatchObject({ id: scripted.expert, online: true })
    testApp.windows.delete(helene.person)
  })

  test('leave an expert who is away, and the machine comes back', async () => {
    testApp.windows.add(helene.person)
    await setAway(testApp.ports.db, helene.expert, testApp.clock.now())
    expect(await onlineIds()).toEqual([scripted.expert])
    await setAway(testApp.ports.db, helene.expert, null)
    testApp.windows.delete(helene.person)
  })

  test('know the category, the language and the title, and are two hundred at most', async () => {
    const found = await find({ category: 'travail', locale: 'en' })
    for (const one of found.filter((one) => !one.handlesEverything)) {
      expect(one.categories.some((skill) => skill.category === 'travail')).toBe(true)
      expect(one.languages).toContain('en')
      expect(one.regulatedTitles.map((title) => title.kind)).toEqual(['law'])
    }
    const wider = await find({ category: 'travail', locale: 'en', widened: true })
    expect(wider.length).toBeGreaterThan(found.length)
    expect(wider.length).toBeLessThanOrEqual(200)
  })

  test('include who was asked for by name, whatever the subject', async () => {
    expect((await find({ requested: 'demo-expert-002' }))[0]?.id).toBe('demo-expert-002')
  })
})

describe('what happens to an expert', () => {
  test('offers, lapses and absence are written down', async () => {
    const { db } = testApp.ports
    const at = testApp.clock.now()
    await recordOffered(db, [helene.expert, 'demo-expert-002'], at)
    expect((await expertById(db, helene.expert))?.lastOfferAt).toEqual(at)
    expect([await recordLapse(db, helene.expert), await recordLapse(db, helene.expert)]).toEqual([1, 2])
    await resetLapses(db, helene.expert)
    expect(await recordLapse(db, helene.expert)).toBe(1)
    await setAway(db, helene.expert, null)
    expect((await expertOf(db, helene.person))?.lapsedInRow).toBe(0)
    expect(await peopleOf(db, [helene.expert, 'nobody'])).toEqual(new Map([[helene.expert, helene.person]]))
  })

  test('an answer moves the expected response a fifth of the way', async () => {
    const before = (await expertById(testApp.ports.db, 'demo-expert-003'))!
    await recordAnswered(testApp.ports.db, 'demo-expert-003', 1000)
    const after = (await expertById(testApp.ports.db, 'demo-expert-003'))!
    expect(after.responseSeconds).toBe(Math.round(0.8 * before.responseSeconds! + 200))
    expect(after.answeredCount).toBe(before.answeredCount + 1)
  })

  test('a question has one review, and the mean follows it', async () => {
    const { db } = testApp.ports
    const before = (await expertById(db, helene.expert))!
    const review = {
      expertId: helene.expert,
      questionId: 'question-1',
      comment: '',
      author: 'Ruth H.',
      experiencedAt: testApp.clock.now(),
      publishedAt: testApp.clock.now(),
    }
    await addReview(db, { ...review, id: 'review-1', stars: 1 })
    await addReview(db, { ...review, id: 'review-2', stars: 5 })
    const after = (await expertById(db, helene.expert))!
    expect(after.qualityCount).toBe(before.qualityCount + 1)
    expect(Number(after.qualityMean)).toBeCloseTo(
      (Number(before.qualityMean) * before.qualityCount + 5) / after.qualityCount,
      2,
    )
  })
})
