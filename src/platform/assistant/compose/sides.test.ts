import { expect, test } from 'vitest'
import { sidesOf, speaksToOtherSide } from './sides.ts'

const keys = 'Quel jour avez-vous rendu les clés ?'
const yourLandlord = 'Votre propriétaire doit vous rendre le dépôt dans le mois.'
const law = 'Le dépôt de garantie est rendu par le bailleur dans un délai d’un mois.'

test.each([
  ['Mon locataire est parti en mai, puis-je garder le dépôt ?', keys],
  ['Mon ancien locataire à Rennes a quitté l’appartement', yourLandlord],
  ['I am the landlord of a flat, how much may I keep?', 'Your landlord has two months to pay.'],
  ['I am the landlord of a flat, how much may I keep?', 'Did the landlord give you invoices or quotes?'],
  ['Ma salariée est absente depuis dix jours', 'Votre employeur doit vous payer vos heures.'],
  ['My employee never came back', 'Depuis combien de temps travaillez-vous dans cette entreprise ?'],
  ['J’ai vendu ma voiture et mon acheteur veut la rendre', 'Votre vendeur répond du vice caché.'],
])('what speaks to the other side is found: %s / %s', (said, words) => {
  expect(speaksToOtherSide(said, words)).toBe(true)
})

test.each([
  ['Mon propriétaire garde le dépôt', yourLandlord],
  ['Mon locataire est parti, et mon propriétaire garde le dépôt de ma sous-location', yourLandlord],
  ['Mon locataire est parti en mai', law],
  ['Mon patron ne paie pas mes heures', 'Votre employeur doit vous payer vos heures.'],
  ['Le vendeur refuse de reprendre la voiture que j’ai vendue à perte', 'Votre vendeur répond du vice caché.'],
  ['Je suis propriétaire de ma maison et le voisin coupe ma haie', yourLandlord],
])('words for their own side, or for both, are kept: %s / %s', (said, words) => {
  expect(speaksToOtherSide(said, words)).toBe(false)
})

test.each([
  ['Je loue un studio à un étudiant qui ne paie plus', ['landlord']],
  ['The couple renting my house have not paid since May', ['landlord']],
  ['Un de mes salariés ne vient plus', ['employer']],
  ['As the employer, may I keep the pay of the notice?', ['employer']],
  ['Je tiens une boutique et une cliente veut me rendre une robe', ['seller']],
  ['Je ne peux plus payer la pension de mon fils', ['payer']],
  ['I pay child support to my ex-wife', ['payer']],
  ['J’ai reçu une injonction de payer d’une salle de sport', ['debtor']],
  ['Mon propriétaire veut vendre et mon locataire refuse de partir', []],
  ['Un ami à qui j’ai prêté 300 euros me réclame une preuve', []],
  ['Mon patron ne paie pas mes heures', []],
  ['Je loue un studio à une agence de la ville', []],
  ['Le père de ma fille ne verse plus la pension', []],
])('the side of the writer: %s', (said, names) => {
  expect(sidesOf(said)).toEqual(names)
})
