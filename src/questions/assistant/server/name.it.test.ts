import { expect, it } from 'vitest'
import { expert, setUpTestApp, testApp, visitor } from '../../../../test/harness/test-app.ts'

setUpTestApp()

it('names an expert’s assistant with its gender in French, as an AI in both languages', async () => {
  const helene = await expert()
  const client = await visitor()
  const texts = {
    fr: 'Mon propriétaire ne me rend pas mon dépôt de garantie.',
    en: 'My landlord has not returned the deposit that I paid.',
  }
  const nameIn = async (locale: 'fr' | 'en') => {
    const body = { text: texts[locale], category: 'logement', locale, requestedExpert: helene.expertId }
    return (await client.post('/questions', body)).body.assistantName
  }
  expect(await nameIn('fr')).toBe('Assistante IA Ariane')
  expect(await nameIn('en')).toBe('AI assistant Ariane')
  const { body } = await client.get(`/experts/${helene.expertId}?locale=fr`)
  expect(body).toMatchObject({ assistantName: 'Ariane', assistantGender: 'f' })
  await testApp.ports.db.updateTable('expert').set({ assistantGender: 'm' }).where('id', '=', helene.expertId).execute()
  expect(await nameIn('fr')).toBe('Assistant IA Ariane')
})
