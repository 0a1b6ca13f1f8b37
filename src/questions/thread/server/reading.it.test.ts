import { describe, expect, it } from 'vitest'
import { setUpPaymentTestKit } from '../../../../test/harness/payment-test-kit.ts'
import { testApp } from '../../../../test/harness/test-app.ts'
import { answeredQuestion } from '../../../../test/scenarios/cancellation.ts'
import { heldOrder, questionView } from '../../../../test/scenarios/main-path.ts'
import { unreadOf } from '../thread.ts'

setUpPaymentTestKit()

describe('the client’s list of conversations', () => {
  it('shows what was said last, by whom, and how much is unread, until it was read on any device', async () => {
    const { client, id } = await answeredQuestion()
    const listed = async () => {
      const { body } = await client.get('/questions?locale=fr')
      return body.items.find((one: { id: string }) => one.id === id)
    }
    const before = await listed()
    expect(before.last).toMatchObject({ author: 'expert', name: expect.stringMatching(/^Hélène /), answer: true })
    expect(before.last.text.length).toBeGreaterThan(10)
    expect(before.unread).toBeGreaterThan(0)
    const { messages } = (await client.get(`/questions/${id}/messages?locale=fr&after=0`)).body
    const upTo = messages.at(-1).seq
    expect((await client.post(`/questions/${id}/read`, { upTo })).status).toBe(200)
    // A slower device does not take back what another one has read.
    await client.post(`/questions/${id}/read`, { upTo: 1 })
    expect(await listed()).toMatchObject({ unread: 0 })
    expect(await questionView(client, id)).toMatchObject({ readUpTo: upTo })
    await client.post(`/questions/${id}/messages`, { text: 'Merci, et pour la majoration ?' })
    expect(await listed()).toMatchObject({
      unread: 0,
      last: { author: 'client', text: 'Merci, et pour la majoration ?' },
    })
  })

  it('counts what the conversation marks as new, also where no device has read any of it', async () => {
    const { client, id } = await answeredQuestion()
    const listed = async () => {
      const { body } = await client.get('/questions?locale=fr')
      return body.items.find((one: { id: string }) => one.id === id).unread
    }
    const marked = async () => {
      const { messages } = (await client.get(`/questions/${id}/messages?locale=fr&after=0`)).body
      return unreadOf(messages, (await questionView(client, id)).readUpTo).length
    }
    expect(await questionView(client, id)).toMatchObject({ readUpTo: 0 })
    expect(await marked()).toBeGreaterThan(0)
    expect(await listed()).toBe(await marked())
    await client.post(`/questions/${id}/messages`, { text: 'Merci, et pour la majoration ?' })
    expect([await listed(), await marked()]).toEqual([0, 0])
    await client.post(`/questions/${id}/read`, { upTo: 2 })
    expect(await listed()).toBe(await marked())
  })

  it('is read by nobody else', async () => {
    const { id } = await heldOrder()
    const stranger = await heldOrder()
    expect((await stranger.client.post(`/questions/${id}/read`, { upTo: 3 })).status).toBe(404)
  })

  it('has the conversation with the latest news first', async () => {
    const { client, id } = await heldOrder()
    testApp.clock.advance(60_000)
    const later = await client.post('/questions', {
      text: 'Mon voisin fait du bruit toutes les nuits depuis le mois de septembre, que faire ?',
      category: 'logement',
      locale: 'fr',
    })
    testApp.clock.advance(60_000)
    await client.post(`/questions/${id}/messages`, { text: 'Encore un détail utile pour le dossier.' })
    const { items } = (await client.get('/questions?locale=fr')).body
    expect(items.map((one: { id: string }) => one.id)).toEqual([id, later.body.id])
  })
})

describe('the papers to gather', () => {
  it('are kept with the question; one that no answer names is refused', async () => {
    const { client, id } = await answeredQuestion()
    const { answer } = await questionView(client, id)
    const [paper] = answer.papers
    const tick = (name: string, gathered: boolean) =>
      client.post(`/questions/${id}/gathered`, { paper: name, gathered })
    expect((await tick(paper, true)).body).toEqual({ gathered: [paper] })
    expect(await questionView(client, id)).toMatchObject({ gathered: [paper] })
    expect((await tick(paper, false)).body).toEqual({ gathered: [] })
    expect((await tick('Un papier inventé', true)).body.code).toBe('paper_unknown')
    const stranger = await heldOrder()
    expect((await stranger.client.post(`/questions/${id}/gathered`, { paper, gathered: true })).status).toBe(404)
  })
})
