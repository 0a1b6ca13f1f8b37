import { describe, expect, it } from 'vitest'
import { Caller, expert, setUpTestApp, testApp } from '../../../../test/harness/test-app.ts'
import { acceptAs, answerAs, heldOrder, questionView, readyToOrder } from '../../../../test/scenarios/main-path.ts'

setUpTestApp()

async function answered() {
  const helene = await expert()
  const { client, id } = await heldOrder()
  await answerAs(helene, id, await acceptAs(helene, id))
  await testApp.settle()
  return { client, id }
}

const words = {
  title: 'Un dépôt de garantie qui ne revient pas',
  text: 'J’ai rendu les clés en septembre et mon bailleur garde mon dépôt de garantie.',
}
const agree = (client: Caller, id: string, more: Record<string, unknown> = {}) =>
  client.put(`/questions/${id}/publication`, { ...words, agreed: true, locale: 'fr', ...more })

const moderated = (id: string) =>
  testApp.ports.db.transaction().execute(async (tx) => {
    const now = testApp.clock.now()
    await tx
      .updateTable('publication')
      .set({ state: 'published', decidedAt: now })
      .where('questionId', '=', id)
      .execute()
    await tx.updateTable('question').set({ publishedAt: now }).where('id', '=', id).execute()
  })

const anyone = new Caller(null)
const found = async () => (await anyone.get('/search?locale=fr&q=garantie+bailleur')).body.results

describe('an author publishes an answer', () => {
  it('in words of their own and never before the house has read them', async () => {
    const { client, id } = await answered()
    const proposal = (await client.get(`/questions/${id}/publication`)).body
    expect(proposal.answer.short).toContain('bailleur')
    const asked = await agree(client, id)
    expect(asked.body.publication).toEqual({ state: 'waiting', reason: null, ...words })
    expect((await anyone.get(`/published/${id}`)).status).toBe(404)
    await moderated(id)
    const shown = (await anyone.get(`/published/${id}`)).body
    expect(shown).toMatchObject(words)
    expect(JSON.stringify(shown)).not.toContain('780 €')
    expect((await questionView(client, id)).publication.state).toBe('published')
  })

  it('and is found by those words alone, until they take it back', async () => {
    const { client, id } = await answered()
    const title = 'Mirabelle, un bailleur et sa garantie'
    await agree(client, id, { title })
    await moderated(id)
    expect((await found()).map((one: { title: string }) => one.title)).toContain(title)
    expect((await client.call('DELETE', `/questions/${id}/publication`)).body).toEqual({ id })
    expect((await anyone.get(`/published/${id}`)).status).toBe(404)
    expect((await found()).map((one: { title: string }) => one.title)).not.toContain(title)
    expect((await client.call('DELETE', `/questions/${id}/publication`)).body.code).toBe('not_published')
    expect((await questionView(client, id)).publication).toBeNull()
  })

  it('is read again when the words change', async () => {
    const { client, id } = await answered()
    await agree(client, id)
    await moderated(id)
    await agree(client, id, { text: `${words.text} Il ne répond pas.` })
    expect((await anyone.get(`/published/${id}`)).status).toBe(404)
  })
})

describe('nothing is published', () => {
  it('without the author’s agreement, nor with what tells who somebody is', async () => {
    const { client, id } = await answered()
    expect((await agree(client, id, { agreed: false })).status).toBe(422)
    for (const trace of ['Appelez-moi au 06 12 34 56 78.', 'Mon compte : FR76 3000 6000 0112 3456 7890 189.'])
      expect((await agree(client, id, { text: `${words.text} ${trace}` })).body.code).toBe('personal_details')
    expect((await questionView(client, id)).publication).toBeNull()
  })

  it('before there is an answer', async () => {
    const { client, id } = await readyToOrder()
    expect((await agree(client, id)).body.code).toBe('illegal_transition')
    expect((await client.get(`/questions/${id}/publication`)).body.code).toBe('illegal_transition')
  })
})
