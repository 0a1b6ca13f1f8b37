import { describe, expect, it } from 'vitest'
import { setUpTestApp, testApp, visitor } from '../../../../test/harness/test-app.ts'

setUpTestApp()

const suicide = 'Je vais me suicider ce soir, j’ai tout préparé. Comment faire pour que ma fille hérite ?'
const beaten = 'Mon mari m’a étranglée hier soir et il me menace avec un couteau, il va rentrer.'

describe('what is kept of an emergency', () => {
  it('does not include the text that rested in the person’s own space, once they leave quickly', async () => {
    const [client, other] = [await visitor(), await visitor()]
    const typed = { text: beaten, category: null, subCategory: null, locale: 'fr' }
    for (const person of [client, other]) await person.put('/draft', typed)
    expect((await client.call('DELETE', '/draft')).status).toBe(200)
    expect((await client.get('/draft')).body.draft).toBeNull()
    expect((await other.get('/draft')).body.draft).toMatchObject({ text: beaten })
    expect((await client.call('DELETE', '/draft')).status).toBe(200)
  })

  it('goes with the words that showed it', async () => {
    const client = await visitor()
    const { id } = (await client.post('/questions', { text: suicide, category: null, locale: 'fr' })).body
    await testApp.pass(5)
    testApp.clock.advance(400 * 86_400_000)
    await testApp.pass(5)
    const purged = await testApp.ports.db
      .selectFrom('question')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(purged).toMatchObject({ state: 'CLOSED', body: '', emergency: null, emergencyAt: null })
  })
})
