import { describe, expect, it } from 'vitest'
import { devHalf, testHalf } from './labelled-questions.data.ts'
import { hasNoContent, isGibberishOrAdvert } from './meaningless-text.ts'

const greetings = [
  'Bonjour, j’ai un problème',
  'Bonjour, j’ai besoin d’aide s’il vous plaît',
  'Bonsoir, j’aurais une question à vous poser rapidement',
  'Je voudrais un conseil, je ne sais pas à qui m’adresser.',
  'Quelqu’un peut m’aider ? C’est urgent',
  'Salut, ça va ? j’ai un gros souci depuis hier',
  'help me please',
  'Hello, I have a problem and I need help',
  'Can somebody give me some advice, it is urgent',
  'Good morning, I would like to ask a question please',
  'I do not know what to do, my situation is complicated',
]

const nonsense = [
  'asdfghjkl asdfghjkl',
  'qsdf qsdf qsdfqsdf qsdf',
  'jkdfhgkjdfhg kjdfhgkdjfhg kdjfg',
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  'hellooooooooo aaaaaaaaaaa bbbbbbbbbb',
  'test test test test test test',
  '!!!!!!!!!! ????????? ........',
  '1234567890 1234567890 1234',
]

const advertisements = [
  'https://casino-bonus.xyz/win',
  'Buy cheap followers at www.grow.shop, best prices, click here now',
  'SEO services: first page of Google, contact us today',
  'Offre de prêt entre particuliers sérieux et rapide, taux 3 %, WhatsApp +229 61 00 00 00',
  'Gagnez 5000 euros par mois depuis chez vous, cliquez ici',
  'Voyance et retour de l’être aimé, résultat en 24 h, contactez-moi vite par WhatsApp',
  'Join our telegram channel for free crypto signals, guaranteed profit',
]

const questions = [
  'J’ai reçu un SMS « gagnez un iPhone, cliquez ici », est-ce une arnaque ?',
  'I clicked on a link saying I won the jackpot, is my bank account at risk?',
  'J’ai pris un prêt entre particuliers et on me demande des frais avant de verser',
  'Le site www.meubles-pas-chers.com ne livre pas mon canapé payé 890 euros',
  'Un marabout m’a pris 3000 euros, puis-je porter plainte',
  'My property was damaged by my neighbour’s tree',
  'Mon dessert contenait du verre, le restaurant refuse de payer',
  'Mon ordi affiche l’erreur 0x80070057 et redémarre',
  'عندي مشكلة مع صاحب البيت',
  'Mort de rire, mon chat a mangé mes cours de droit',
]

describe('a text', () => {
  it.each(greetings)('that only greets and asks says nothing to find a field for: %s', (text) => {
    expect(hasNoContent(text)).toBe(true)
    expect(isGibberishOrAdvert(text)).toBe(false)
  })

  it.each([...nonsense, ...advertisements])('of chance keys or of an advertisement is no question: %s', (text) => {
    expect(isGibberishOrAdvert(text)).toBe(true)
  })

  it.each(questions)('that tells something is a question, whatever it speaks of: %s', (text) => {
    expect({ none: isGibberishOrAdvert(text), nothing: hasNoContent(text) }).toEqual({ none: false, nothing: false })
  })

  it('of the labelled questions is never taken for either', () => {
    const taken = [...devHalf, ...testHalf].filter(({ text }) => isGibberishOrAdvert(text) || hasNoContent(text))
    expect(taken).toEqual([])
  })
})
