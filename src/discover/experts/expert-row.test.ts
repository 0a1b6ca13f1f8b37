import { expect, it } from 'vitest'
import type { ExpertCard } from '../../experts/contract.ts'
import { en } from '../local/local.text.en.ts'
import { fr } from '../local/local.text.fr.ts'
import { expertRow } from './expert-row.ts'

const card: ExpertCard = {
  id: 'a',
  slug: 'a',
  name: 'Hélène Carpentier',
  profession: 'Avocate',
  headline: '',
  gender: 'f',
  categories: ['logement'],
  languages: ['fr'],
  portrait: '/portraits/helene.svg',
  city: 'Nantes',
  department: '44',
  receiving: false,
  online: false,
  rating: null,
  titles: [],
  answered: 0,
  scripted: false,
  shown: true,
  takesQuestions: true,
}

it('says on which day of the week an expert is there next, on the clock of the house, where that was asked for', () => {
  const at = '2026-11-22T09:00:00.000Z'
  expect(expertRow(card, 'fr', fr.plaque, at).notes).toEqual(['Prochain créneau\u00a0: dimanche, 10\u00a0h\u00a000'])
  expect(expertRow(card, 'en', en.plaque, at).notes).toEqual(['Next slot: Sunday, 10:00'])
  expect(expertRow(card, 'fr', fr.plaque).notes).toEqual([])
})
