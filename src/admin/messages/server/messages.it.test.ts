import { expect, it } from 'vitest'
import { Caller, expert, setUpTestApp, testApp } from '../../../../test/harness/test-app.ts'
import { acceptAs, answerAs, fullAnswer, heldOrder } from '../../../../test/scenarios/main-path.ts'
import { member } from '../../server/testing.ts'

setUpTestApp()

const lettersTo = (to: string) =>
  testApp.ports.db.selectFrom('mail_outbox').select(['template', 'text']).where('toAddress', '=', to).execute()

async function written(email: string, more: Record<string, unknown> = {}): Promise<string> {
  const path = 'reason' in more ? '/notices' : '/contact'
  const sent = { name: 'Camille', email, message: 'Où est ma facture ?', locale: 'fr', ...more }
  const { body } = await new Caller(null, `198.51.100.${email.length}`).post(path, sent)
  const row = await testApp.ports.db
    .selectFrom('contact_message')
    .select('id')
    .where('reference', '=', body.reference)
    .executeTakeFirstOrThrow()
  return row.id
}

it('a message waits until somebody answers it, by letter and in the journal', async () => {
  const id = await written('camille@exemple.fr')
  const [support, owner, editor] = await Promise.all([member('support'), member('owner'), member('editor')])
  expect((await editor.get('/admin/messages')).body.code).toBe('right_missing')
  expect((await support.get('/admin/overview')).body.messagesWaiting).toBe(1)
  const list = (await support.get('/admin/messages')).body
  expect(list.messages).toMatchObject([{ id, kind: 'message', body: 'Où est ma facture ?', handled: null }])
  const text = 'Elle est dans votre espace, sous « Mes factures ».'
  expect((await support.post(`/admin/messages/${id}/handle`, { send: true, text })).status).toBe(200)
  expect((await support.post(`/admin/messages/${id}/handle`, { send: true, text })).body.code).toBe('message_unknown')
  const reply = (await lettersTo('camille@exemple.fr')).find(({ template }) => template === 'discover.message-reply')
  expect(reply?.text).toContain('Mes factures')
  expect((await support.get('/admin/messages')).body).toMatchObject({ messages: [], waiting: 0 })
  const { messages } = (await support.get('/admin/messages?show=handled')).body
  expect(messages).toMatchObject([{ id, handled: { note: text } }])
  const acts = (await owner.get(`/admin/acts?subject=${id}`)).body.acts
  expect(acts).toMatchObject([{ act: 'message.handle', reason: null, after: { sent: true } }])
  // The journal is never emptied, so it must not hold the message's text.
  expect(JSON.stringify(acts)).not.toContain('Mes factures')
})

it('a notice gets its decision; what needs no answer is put away without a letter', async () => {
  const notice = { page: '/fr/expert/helene', reason: 'false', goodFaith: true }
  const decided = await written('robin-le-vrai@exemple.fr', notice)
  const junk = await written('pub@exemple.fr')
  const support = await member('support')
  await support.post(`/admin/messages/${decided}/handle`, { send: true, text: 'Le texte a été corrigé aujourd’hui.' })
  await support.post(`/admin/messages/${junk}/handle`, { send: false, text: 'Publicité, rien à répondre.' })
  const templates = async (to: string) => (await lettersTo(to)).map(({ template }) => template)
  expect(await templates('robin-le-vrai@exemple.fr')).toContain('discover.notice-reply')
  expect(await templates('pub@exemple.fr')).toEqual(['discover.message-receipt'])
})

it('a review and a published answer are taken off the site, and their author learns why', async () => {
  const helene = await expert()
  const { client, id } = await heldOrder()
  await answerAs(helene, id, await acceptAs(helene, id))
  await testApp.settle()
  const comment = 'Il habite au 12, rue des Lilas.'
  expect((await client.post(`/questions/${id}/rating`, { stars: 4, comment, locale: 'fr' })).status).toBe(200)
  const words = { title: 'Mon dépôt de garantie', text: 'Mon bailleur garde mon dépôt de garantie depuis deux mois.' }
  const asked = await client.call('PUT', `/questions/${id}/publication`, { ...words, agreed: true, locale: 'fr' })
  expect(asked.body.publication).toMatchObject({ state: 'waiting' })
  const [support, owner] = await Promise.all([member('support'), member('owner')])
  expect((await new Caller(null).get(`/published/${id}`)).status).toBe(404)
  const waits = (await support.get('/admin/public-words')).body.waiting
  expect(waits.find((one: { id: string }) => one.id === id)).toMatchObject({ ...words, answer: fullAnswer })
  expect((await support.post(`/admin/published/${id}/publish`)).status).toBe(200)
  expect((await support.post(`/admin/published/${id}/publish`)).body.code).toBe('answer_unknown')
  const shown = (await support.get('/admin/public-words')).body
  const review = shown.reviews.find((one: { comment: string }) => one.comment === comment)
  expect(shown.answers.map((one: { id: string }) => one.id)).toContain(id)
  const reason = 'Ce texte donne une adresse privée.'
  expect((await support.post(`/admin/reviews/${review.id}/withdraw`, { reason })).status).toBe(200)
  expect((await support.post(`/admin/reviews/${review.id}/withdraw`, { reason })).body.code).toBe('review_unknown')
  expect((await support.post(`/admin/published/${id}/withdraw`, { reason })).status).toBe(200)
  expect((await support.post(`/admin/published/${id}/withdraw`, { reason })).body.code).toBe('answer_unknown')
  const rest = (await support.get('/admin/public-words')).body
  expect(rest.reviews.some((one: { id: string }) => one.id === review.id)).toBe(false)
  expect((await new Caller(null).get(`/published/${id}`)).status).toBe(404)
  const kept = await testApp.ports.db.selectFrom('review').select('stars').where('id', '=', review.id).execute()
  expect(kept).toEqual([{ stars: 4 }])
  const author = await testApp.ports.db
    .selectFrom('mail_outbox')
    .innerJoin('question', 'question.personId', 'mail_outbox.personId')
    .select(['text', 'toAddress'])
    .where('question.id', '=', id)
    .where('template', '=', 'discover.withdrawn')
    .execute()
  expect(author.map(({ text }) => text.includes('adresse privée'))).toEqual([true, true])
  const { email } = (await client.get('/me')).body
  expect(author.map(({ toAddress }) => toAddress)).toEqual([email, email])
  const acts = (await owner.get(`/admin/acts?subject=${review.id}`)).body.acts
  expect(acts).toMatchObject([{ reason, before: { length: comment.length } }])
  expect(JSON.stringify(acts)).not.toContain('Lilas')
})
