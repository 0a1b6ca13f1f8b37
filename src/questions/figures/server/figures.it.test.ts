import { describe, expect, it } from 'vitest'
import { expert, setUpTestApp, testApp } from '../../../../test/harness/test-app.ts'
import { acceptAs, answerAs, heldOrder, offerFor } from '../../../../test/scenarios/main-path.ts'
import { member } from '../../../admin/server/testing.ts'

setUpTestApp({}, { emptied: true })

const law = { categories: ['logement'], regulated: 'law' as const }
const figures = async (who: Awaited<ReturnType<typeof expert>>) => (await who.get('/me/figures')).body

describe('what an expert reads of their own work', () => {
  it('is empty and says nothing false for somebody new', async () => {
    const own = await figures(await expert(law))
    expect(own).toMatchObject({
      offers: { made: 0, accepted: 0, declined: 0, lapsed: 0 },
      response: { answers: 0, median: null },
      ratings: { count: 0, mean: null, counts: 4.2, latest: [] },
      forecast: { earned: 0, held: 0, come: null },
      secondReadings: { count: 0 },
    })
    expect(own.weights.reduce((sum: number, { points }: { points: number }) => sum + points, 0)).toBe(100)
  })

  it('counts what was offered, accepted and declined, how long it took and what was earned', async () => {
    const helene = await expert(law)
    const { id, client } = await heldOrder()
    const token = await acceptAs(helene, id)
    const fee = (await figures(helene)).forecast.held
    expect(fee).toBeGreaterThan(0)
    testApp.clock.advance(90_000)
    await answerAs(helene, id, token)
    await testApp.settle()
    const other = await heldOrder()
    const offer = await offerFor(helene, other.id)
    const declined = { token: offer.token, reason: 'no_time', locale: 'fr' }
    expect((await helene.post(`/desk/offers/${other.id}/decline`, declined)).status).toBe(200)
    await client.post(`/questions/${id}/rating`, { stars: 4, comment: 'Clair, un peu long.', locale: 'fr' })
    const own = await figures(helene)
    expect(own.offers).toMatchObject({ made: 2, accepted: 1, declined: 1, lapsed: 0, takenByOthers: 0 })
    expect(own.response).toMatchObject({ answers: 1, counts: own.response.median })
    expect(own.response.median).toBeGreaterThanOrEqual(90)
    expect(own.ratings).toMatchObject({ count: 1, mean: 4, distribution: [0, 0, 0, 1, 0] })
    expect(own.ratings.counts).toBeCloseTo((4 + 42) / 11)
    expect(own.ratings.latest).toMatchObject([{ stars: 4, comment: 'Clair, un peu long.' }])
    expect(own.forecast).toMatchObject({ earned: fee, held: 0, come: null })
  })

  it('is for experts only, and only about themselves', async () => {
    expect((await (await member()).get('/me/figures')).status).toBe(404)
    const [busy, idle] = [await expert(law), await expert({ categories: ['animaux'] })]
    const { id } = await heldOrder()
    await answerAs(busy, id, await acceptAs(busy, id))
    expect((await figures(idle)).response.answers).toBe(0)
    expect((await figures(busy)).response.answers).toBe(1)
  })
})
