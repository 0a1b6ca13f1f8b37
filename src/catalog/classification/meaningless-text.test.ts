import { describe, expect, it } from 'vitest'
import { devHalf, testHalf } from './labelled-questions.data.ts'
import { heldOut, known } from './learnt-advertisements.data.ts'
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
  'We can get your site on page 1 of Google, best backlinks and guest posts at low price.',
  'Hi, I noticed your website is not ranking well on Google. We can help you get more visitors, reply for a quote.',
  'Our team of digital marketing experts will increase your organic traffic and sales. Are you interested?',
  'Référencement SEO garanti première page, devis gratuit pour votre site.',
  'Boostez votre visibilité : création de site internet et référencement pas cher, réponse sous 24 h',
  'Invest in Bitcoin with us today and double your money in 7 days, guaranteed returns.',
  'Investissez dans la crypto avec notre plateforme, gains assurés de 20 % par semaine, inscrivez-vous',
  'We offer loans at 3% interest, no credit check, apply now by email',
  'Bonjour je suis un particulier, j’accorde des prêts à toute personne sérieuse ayant besoin d’argent',
  'Best online casino with 200 free spins and welcome bonus, play now',
  'Casino en ligne, bonus de bienvenue de 500 euros et 100 tours gratuits, jouez maintenant',
  'Powerful love spell caster brings back your ex in 24 hours, contact Dr Ajayi',
  'Grand marabout africain sérieux, retour d’affection rapide, désenvoûtement, chance aux jeux',
  'Cheap Viagra and Cialis without prescription, fast delivery worldwide',
  'Achetez du viagra sans ordonnance, livraison discrète, meilleur prix',
  'Gagnez 5000€ par jour depuis chez vous !!! cliquez www.argent-facile.biz ma banque m’a tout remboursé logement gratuit',
  'Touchez jusqu’à 3 000 euros par semaine, garantie décennale offerte, mon bailleur conseille www.revenu-rapide.top',
  'Earn up to $900 per day from your sofa, my landlord got a refund, see easy-cash.biz',
  'Permis de conduire enregistré à la préfecture sans passer l’examen, contactez-nous sur WhatsApp',
]

const questions = [
  'J’ai reçu un SMS « gagnez un iPhone, cliquez ici », est-ce une arnaque ?',
  'I clicked on a link saying I won the jackpot, is my bank account at risk?',
  'J’ai pris un prêt entre particuliers et on me demande des frais avant de verser',
  'Le site www.meubles-pas-chers.com ne livre pas mon canapé payé 890 euros',
  'Un marabout m’a pris 3000 euros, puis-je porter plainte',
  'Le site www.argent-facile.biz promet « gagnez 5000 € par jour », j’ai versé 250 € et ma banque refuse de rembourser',
  'Gagnez 5000 € par jour, disait www.argent-facile.biz : on m’a pris 250 €',
  'My mother saw « earn $900 per day » on easy-cash.biz and they took her card number',
  'My property was damaged by my neighbour’s tree',
  'Mon dessert contenait du verre, le restaurant refuse de payer',
  'Mon ordi affiche l’erreur 0x80070057 et redémarre',
  'Acheté une Peugeot 208 d’occasion à un garage le 3 octobre, 8 400 €. Le voyant huile s’allume. Le garage vendeur me dit que la garantie de trois mois couvre pas ça.',
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

  it('is an advertisement also in words that are not known, and no question about the same things is one', () => {
    const caught = heldOut.advertisements.filter(isGibberishOrAdvert)
    console.info(`kept apart: ${caught.length} of ${heldOut.advertisements.length} advertisements found`)
    expect(caught.length / heldOut.advertisements.length).toBeGreaterThanOrEqual(0.7)
    expect([...heldOut.questions, ...known.questions].filter(isGibberishOrAdvert)).toEqual([])
  })

  it('of the labelled questions is never taken for either', () => {
    const taken = [...devHalf, ...testHalf].filter(({ text }) => isGibberishOrAdvert(text) || hasNoContent(text))
    expect(taken).toEqual([])
  })
})
