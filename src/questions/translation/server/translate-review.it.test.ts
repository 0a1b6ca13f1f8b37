import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ModelUnderTest } from '../../../../test/harness/model-under-test.ts'
import { expert, setUpTestApp, testApp } from '../../../../test/harness/test-app.ts'
import { acceptAs, answerAs, heldOrder } from '../../../../test/scenarios/main-path.ts'
import { withdrawComment } from '../../../experts/server/changes.ts'
import { earlierReviews } from './translate-review.ts'

setUpTestApp({}, { emptied: true })

const under = new ModelUnderTest()
beforeAll(() => under.start())
afterAll(() => under.stop())
beforeEach(() => {
  under.forget()
  testApp.ports.assistant.translate = undefined
})

const french = 'Une réponse claire, et mon bailleur m’a rendu les 780 € dans la semaine.'
const english = 'A clear answer, and my landlord gave me back the €780 within the week.'

/** A model that gives this for every line. */
const replies = (line: string) => {
  testApp.ports.assistant.translate = under.assistant().translate
  under.fake.script = () => ({ json: { lines: [line] } })
}

/** A paid answer of an expert who speaks these languages, with the client's review of it. */
async function reviewed(comment: string, ...languages: ('fr' | 'en')[]) {
  const helper = await expert()
  const { client, id } = await heldOrder()
  await answerAs(helper, id, await acceptAs(helper, id))
  await testApp.settle()
  await testApp.ports.db.updateTable('expert').set({ languages }).where('id', '=', helper.expertId).execute()
  under.forget()
  expect((await client.post(`/questions/${id}/rating`, { stars: 5, comment, locale: 'fr' })).status).toBe(200)
  await testApp.settle()
  const review = async () => (await client.get(`/experts/${helper.expertId}?locale=en`)).body.reviews[0]
  const rating = async () => (await helper.get('/me/figures')).body.ratings.latest[0]
  return { review, rating }
}

describe('a review in the other language', () => {
  it('is translated once and kept for every reader, and for its expert who does not know the language', async () => {
    replies(english)
    const { review, rating } = await reviewed(french, 'en')
    expect(await review()).toMatchObject({ comment: french, translation: english })
    expect(await review()).toMatchObject({ translation: english })
    expect(await rating()).toMatchObject({
      comment: french,
      bridge: { from: 'fr', translation: { locale: 'en', state: 'shown', text: english } },
    })
    expect(under.fake.requests).toHaveLength(1)
    const { task, outcome } = await testApp.ports.db
      .selectFrom('assistant_usage')
      .select(['task', 'outcome'])
      .where('task', '=', 'translate')
      .executeTakeFirstOrThrow()
    expect({ task, outcome }).toEqual({ task: 'translate', outcome: 'shown' })
  })

  it('stays as it was written for an expert who knows its language', async () => {
    replies(english)
    expect(await (await reviewed(french, 'fr', 'en')).rating()).toMatchObject({ comment: french, bridge: null })
  })

  it('calls no model where there is none, where it says nothing, and gets no translation that is not the same text', async () => {
    const without = await reviewed(french, 'en')
    expect(await without.review()).toMatchObject({ comment: french, translation: null })
    expect(await without.rating()).toMatchObject({ bridge: null })
    replies(english)
    await reviewed('', 'en')
    expect(under.fake.requests).toHaveLength(0)
    replies('A clear answer, and my landlord gave me back the €9,999 within the week.')
    expect(await (await reviewed(french, 'en')).review()).toMatchObject({ translation: null })
  })

  it('is made afterwards, once, for a review that was written without a model', async () => {
    const { review } = await reviewed(french, 'en')
    const next = earlierReviews(testApp.ports)
    await next()
    await testApp.settle()
    expect(await review()).toMatchObject({ translation: null })
    replies(english)
    for (let run = 0; run < 2; run++) {
      await next()
      await testApp.settle()
    }
    expect(await review()).toMatchObject({ comment: french, translation: english })
    expect(under.fake.requests).toHaveLength(1)
  })

  it('leaves no translation of a comment that is withdrawn', async () => {
    replies(english)
    const { review } = await reviewed(french, 'en')
    const { id } = await review()
    await testApp.ports.transact((tx) => withdrawComment(tx, id))
    expect(await review()).toMatchObject({ comment: '', translation: null })
  })
})
