import { expect, it } from 'vitest'
import { expert, setUpTestApp, testApp } from '../../../../test/harness/test-app.ts'
import { heldOrder, questionView } from '../../../../test/scenarios/main-path.ts'

setUpTestApp({ SCRIPTED_EXPERT: 'yes' })

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
  expect(first[0]).toMatchObject({ author: 'assistant' })

  const writes = async (text: string) => {
    expect((await client.post(`/questions/${id}/messages`, { text })).status).toBe(200)
    await testApp.pass(10)
    const { contributions, state } = await questionView(client, id)
    expect(state).toBe('ANSWERED')
    return contributions.at(-1).text as string
  }
  expect(await writes('Quels papiers dois-je réunir ?')).toContain('les deux états des lieux, le bail')
  const noted = await writes('Merci beaucoup à vous.')
  expect(noted).toContain('Merci beaucoup à vous')
  expect(await writes('Merci beaucoup à vous.')).not.toBe(noted)

  expect((await client.post(`/questions/${id}/guarantee`, { locale: 'fr' })).status).toBe(200)
  await testApp.pass(10)
  const refunded = await writes('Le juge peut-il réduire la retenue ?')
  expect(refunded).toContain('remboursée')
  expect(refunded).not.toContain(answer.steps[0].text)
})
