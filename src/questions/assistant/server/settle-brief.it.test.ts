import { expect, test } from 'vitest'
import { setUpPaymentTestKit } from '../../../../test/harness/payment-test-kit.ts'
import { expert, testApp, visitor } from '../../../../test/harness/test-app.ts'
import { acceptAs, heldAfterPreview } from '../../../../test/scenarios/main-path.ts'

setUpPaymentTestKit()

const text = 'Mon propriétaire garde mon dépôt de garantie de 780 €. Que puis-je faire contre lui ?'
const keys = {
  fr: 'Quel jour avez-vous rendu les clés',
  en: 'On which day did you hand back the keys',
}

test('what the client answers their expert leaves what is missing, in both languages, and is a fact in their words', async () => {
  const helene = await expert({ regulated: 'law' })
  const client = await visitor()
  const id = await heldAfterPreview(client, text, 'Rédigez l’aperçu maintenant.')
  const say = async (said: string) => {
    expect((await client.post(`/questions/${id}/messages`, { text: said })).status).toBe(200)
    await testApp.settle()
  }
  await acceptAs(helene, id)

  const brief = async (locale: 'fr' | 'en') => {
    const { missing, facts } = (await helene.get(`/desk/questions/${id}?locale=${locale}`)).body.brief
    return { missing: missing as string[], facts: facts as { label: string; value: string }[] }
  }
  const before = { fr: await brief('fr'), en: await brief('en') }
  const asks = (missing: string[], ask: string) => missing.filter((point) => point.startsWith(ask))
  for (const locale of ['fr', 'en'] as const) expect(asks(before[locale].missing, keys[locale])).toHaveLength(1)

  // Says nothing that is missing: "yes" to an expert answers none of the assistant's questions.
  await say('Oui, et merci beaucoup.')
  expect(await brief('fr')).toEqual(before.fr)

  const told = 'J’ai rendu les clés le 12 septembre 2026.'
  await say(`${told} Oui.`)
  for (const locale of ['fr', 'en'] as const) {
    const { missing, facts } = await brief(locale)
    expect(asks(missing, keys[locale])).toEqual([])
    expect(missing).toHaveLength(before[locale].missing.length - 1)
    expect(facts).toEqual([...before[locale].facts, { label: expect.stringContaining(keys[locale]), value: told }])
  }
})
