import { expect, it } from 'vitest'
import { expert, pay, setUpTestApp, testApp, visitor } from '../../../../test/harness/test-app.ts'
import {
  heldOrder,
  placeOrder,
  questionView,
  settleOrderPayment,
  unusedCard,
} from '../../../../test/scenarios/main-path.ts'

setUpTestApp({ SCRIPTED_EXPERT: 'yes' }, { emptied: true })

it('gives a model answer, replies to follow-ups within seconds and in context, and repeats nothing after a refund', async () => {
  await expert()
  await testApp.ports.db.updateTable('expert').set({ scripted: true }).execute()
  const { client, id } = await heldOrder()
  await testApp.pass(60)
  const { answer, contributions: first } = await questionView(client, id)
  expect(answer.short).toMatch(/^Réponse modèle, écrite pour la démonstration\. Le dépôt de garantie est rendu/)
  expect(answer.sources[0].title).toMatch(/^Loi n° 89-462 du 6 juillet 1989, article 22 \(lu le /)
  expect(answer.papers).toContain('Les deux états des lieux')
  expect(answer.deadlines.map(({ date }: { date: string }) => date)).toEqual(['2026-10-12', '2026-11-12'])
  expect(answer.steps[0].text).toContain('780')
  // The conversation says as the answer does that a program wrote.
  expect(first[0]).toMatchObject({ author: 'assistant' })
  const { messages } = (await client.get(`/questions/${id}/messages?locale=fr`)).body
  const own = messages.filter(({ author }: { author: string }) => author === 'expert')
  expect(own.map(({ aiGenerated }: { aiGenerated: boolean }) => aiGenerated)).toEqual([true, true])

  const writes = async (text: string) => {
    expect((await client.post(`/questions/${id}/messages`, { text })).status).toBe(200)
    await testApp.pass(10)
    const { contributions, state } = await questionView(client, id)
    expect(state).toBe('ANSWERED')
    return contributions.at(-1).text as string
  }
  expect(await writes('Quels papiers dois-je réunir ?')).toMatch(/les deux états des lieux\s; le bail/)
  expect(await writes('Peut-il garder la caution pour l’usure normale des peintures ?')).toMatch(
    /Voyez l’étape \d de ma réponse.*vétusté/,
  )
  const thanked = await writes('Merci beaucoup à vous.')
  expect(thanked).toContain('Je vous en prie')
  expect(await writes('Merci beaucoup à vous.')).not.toBe(thanked)
  expect(await writes('Et maintenant ?')).toContain('Commencez par ceci')

  expect((await client.post(`/questions/${id}/guarantee`, { locale: 'fr' })).status).toBe(200)
  await testApp.pass(10)
  const refunded = await writes('Le juge peut-il réduire la retenue ?')
  expect(refunded).toContain('remboursée')
  expect(refunded).not.toContain(answer.steps[0].text)
})

it('replies in English to an English question: in its context, and never twice with the same text', async () => {
  await expert()
  await testApp.ports.db.updateTable('expert').set({ scripted: true }).execute()
  const client = await visitor()
  const text =
    'I gave back the keys to my flat in Lyon on 12 September 2026 and my landlord will not return the deposit of €780. What can I do?'
  const { id } = (await client.post('/questions', { text, category: 'logement', locale: 'en' })).body
  await testApp.settle()
  const email = { email: 'english@client.test', locale: 'en', marketing: false }
  expect((await client.post('/me/email-capture', email)).status).toBe(200)
  expect((await client.post(`/questions/${id}/ask-expert`, { locale: 'en' })).status).toBe(200)
  const order = await placeOrder(client, id)
  await pay(order, unusedCard())
  await settleOrderPayment(client, order.id)
  await testApp.pass(60)
  const { answer } = await questionView(client, id)
  expect(answer.short).toMatch(/^Model answer, written for the demonstration\. .*deposit/)
  expect(answer.deadlines.map(({ date }: { date: string }) => date)).toEqual(['2026-10-12', '2026-11-12'])

  const written = [JSON.stringify(answer)]
  const writes = async (message: string) => {
    expect((await client.post(`/questions/${id}/messages`, { text: message })).status).toBe(200)
    await testApp.pass(10)
    const { contributions, state } = await questionView(client, id)
    expect(state).toBe('ANSWERED')
    const reply = contributions.at(-1).text as string
    expect(written).not.toContain(reply)
    written.push(reply)
    return reply
  }
  expect(await writes('Which papers do I need?')).toContain('both inventories; the lease')
  const told = await writes('Yes, the same: the moving-out inventory shows nothing.')
  expect(told).toMatch(/noted.*12 October 2026/i)
  // It asks nothing, so no rule answers it.
  expect(told).not.toContain('The checked rule that answers')
  expect(await writes('Who decides if he still refuses?')).toMatch(/who decides/i)
  expect(await writes('Can he keep money for normal wear of the paint?')).toMatch(/wear/)
  for (let count = 0; count < 3; count += 1) expect(await writes('Thank you very much.')).not.toBe('')
})
