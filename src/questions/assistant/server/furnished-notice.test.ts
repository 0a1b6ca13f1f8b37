import { describe, expect, test } from 'vitest'
import { dossierOfText } from '../../../../test/scenarios/knowledge-dossier.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { composePreview } from '../../../platform/assistant/compose/preview.ts'

const daysOf = async (sub: string, locale: Locale, text: string) =>
  composePreview(await dossierOfText('logement', sub, locale, text)).deadlines.map(({ date }) => date)

describe('a furnished flat', () => {
  test.each<[Locale, string]>([
    [
      'fr',
      'Je loue un studio meublé à Lyon. Mon propriétaire a reçu ma lettre de congé le 3 novembre 2026. Quand puis-je partir ?',
    ],
    [
      'en',
      'I rent a furnished flat in Nantes. My landlord received my notice letter on 3 November. When does my notice end?',
    ],
    [
      'en',
      'I am the tenant of a furnished studio and my notice letter was received on 3 November 2026. How long must I pay rent?',
    ],
  ])('the tenant’s notice ends a month after its receipt (%s): %s', async (locale, text) => {
    expect(await daysOf('conge-preavis-logement', locale, text)).toEqual(['2026-12-03'])
  })

  test.each<[Locale, string]>([
    [
      'fr',
      'Mon propriétaire m’a donné congé pour vendre, je suis locataire d’un meublé et sa lettre a été reçue le 3 novembre 2026. Quand dois-je partir ?',
    ],
    [
      'en',
      'My landlord gave me notice. I rent a furnished flat in Nantes and received the notice letter on 3 November 2026. When must I leave?',
    ],
    ['fr', 'Je loue un studio meublé à Lyon et je veux partir. Quel préavis ?'],
    ['fr', 'Je loue un studio meublé. Mon congé a été reçu vers le 3 novembre. Quand finit mon préavis en meublé ?'],
    [
      'en',
      'I rent an unfurnished flat in Nantes. My landlord received my notice letter on 3 November. When does my notice end?',
    ],
  ])('no day is made up (%s): %s', async (locale, text) => {
    expect(await daysOf('conge-preavis-logement', locale, text)).toEqual([])
  })

  test.each<[Locale, string]>([
    [
      'fr',
      'J’ai rendu les clés de mon studio meublé le 12 septembre 2026 et le propriétaire ne rend pas le dépôt de garantie. État des lieux conforme.',
    ],
    [
      'en',
      'I gave back the keys of my furnished flat on 12 September 2026 and the landlord does not return my deposit. The inventory had no damage.',
    ],
  ])('its deposit is due a month after the keys were returned (%s)', async (locale, text) => {
    expect(await daysOf('depot-de-garantie', locale, text)).toEqual(['2026-10-12'])
  })
})
