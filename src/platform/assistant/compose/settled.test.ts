import { expect, test } from 'vitest'
import { golden, plain } from '../../../../test/scenarios/golden-dossier.ts'
import { followText } from '../built-in.ts'

const day = { why: '', kind: 'date' as const, required: true }
const script = [
  {
    ...{ ...day, key: 'told', label: 'Annonce reçue', ask: 'Quel jour l’employeur vous a-t-il annoncé ces dates ?' },
    detect: ['(annonce|prevenu)[^.]{0,25}le \\d', 'le \\d+ decembre'],
  },
  {
    ...{ key: 'papers', label: 'Lettre ou jugement', kind: 'document' as const, why: '', required: true },
    ...{ ask: 'Avez-vous reçu une lettre, une convocation ou un jugement ?', detect: ['(recu|courrier|jugement)'] },
  },
]
const long =
  'Mon employeur m’impose des congés alors que j’avais déjà réservé des billets pour toute la famille, et il refuse de changer quoi que ce soit ; je voudrais savoir si je peux refuser ou bien me faire rembourser.'
const added = (text: string, asked: string[] = []) =>
  followText({
    ...{ ...golden('depot-1'), question: long, script },
    turns: [
      { author: 'assistant', text: 'Il me manque :', asked },
      { author: 'client', text: 'Je ne sais pas.' },
      { author: 'assistant', text: 'Aperçu' },
      { author: 'client', text },
    ],
  })

test.each([
  'réponse avant le 9 décembre',
  'Il me faut une réponse avant le 9 décembre.',
  'J’ai besoin d’un avis pour le 9 décembre.',
  'je déménage à Bruges en mai, le contrat est belge',
  'J’ai reçu 500 € hier.',
])('what answers no missing point for sure is not said to: %s', (text) => {
  for (const asked of [[], ['papers'], ['told']]) expect(plain(added(text, asked))).not.toContain('point qui manquait')
  expect(plain(added(text))).toContain('J’ajoute')
})

test.each([
  ['Il m’a prévenu de ces dates le 3 novembre.', 'Quel jour l’employeur vous a-t-il annoncé ces dates ?'],
  ['J’ai reçu une lettre de l’employeur.', 'Avez-vous reçu une lettre, une convocation ou un jugement ?'],
])('what names the missing point is said to answer it: %s', (text, ask) => {
  expect(plain(added(text))).toContain(`Cela répond à un point qui manquait : ${ask}`)
})
