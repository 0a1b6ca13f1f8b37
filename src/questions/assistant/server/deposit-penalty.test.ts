// Article 22 of the act of 6 July 1989: the surcharge is not owed where the tenant gave no new address.
import { describe, expect, test } from 'vitest'
import { answered, dossierFor } from '../../../../test/scenarios/knowledge-dossier.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { composePreview } from '../../../platform/assistant/compose/preview.ts'
import { modelAnswer } from '../../demo/model-answer.ts'

const told = {
  fr: 'Mon propriétaire ne me rend pas ma caution. J’ai rendu les clés le 12 septembre 2026. L’état des lieux de sortie est conforme. Le loyer était de 780 € hors charges. Quelle majoration pour le retard ?',
  en: 'My landlord does not return my deposit. I handed back the keys on 12 September 2026. The moving-out inventory was the same. The rent was €780 a month. What late surcharge is due?',
}
const addresses = {
  fr: {
    given: ['J’ai donné ma nouvelle adresse au propriétaire.', 'Je lui ai envoyé ma nouvelle adresse par lettre.'],
    missing: [
      'Je n’ai pas donné ma nouvelle adresse.',
      'Je ne lui ai jamais communiqué ma nouvelle adresse.',
      'J’ai oublié de laisser ma nouvelle adresse.',
      'Je suis parti sans lui laisser mon adresse.',
    ],
    open: ['', 'Le propriétaire m’a donné sa nouvelle adresse.', 'Il connaît l’adresse de mes parents.'],
    yes: 'Oui',
    no: 'Non',
    condition: /n’a pas donné sa nouvelle adresse/,
    byMonth: /si la nouvelle adresse a été donnée/,
  },
  en: {
    given: ['I gave the landlord my new address.', 'I sent him my new address by letter.'],
    missing: [
      'I did not give him my new address.',
      'I never gave the landlord my forwarding address.',
      'I forgot to leave my new address.',
      'I left without giving my new address.',
    ],
    open: ['', 'The landlord gave me her new address.', 'He knows the address of my parents.'],
    yes: 'Yes',
    no: 'No',
    condition: /the tenant not giving their new address/,
    byMonth: /if the new address was given/,
  },
} satisfies Record<Locale, unknown>

const dossierOf = (locale: Locale, more = '') =>
  dossierFor({ category: 'logement', sub: 'depot-de-garantie', locale, text: `${told[locale]} ${more}`.trim() })
const sums = (dossier: Awaited<ReturnType<typeof dossierOf>>) => {
  const { amounts, paragraphs } = composePreview(dossier)
  return {
    euros: amounts.map(({ euros }) => euros),
    whats: amounts.map(({ what }) => what),
    page: paragraphs.join('\n'),
  }
}

describe.each(['fr', 'en'] as const)('the surcharge for a deposit that is late, in %s', (locale) => {
  const words = addresses[locale]

  test.each(words.given)('has a total where the new address was given: %s', async (more) => {
    const { euros, page } = sums(await dossierOf(locale, more))
    expect(euros).toEqual([156, 78])
    expect(page).toMatch(words.condition)
  })

  test.each(words.missing)('has no sum where no new address was given: %s', async (more) => {
    const dossier = await dossierOf(locale, more)
    const { euros, page } = sums(dossier)
    expect(euros).toEqual([])
    expect(page).toMatch(words.condition)
    expect(JSON.stringify(modelAnswer(dossier))).not.toMatch(/156/)
  })

  test.each(words.open)('has the sum of one month, with its condition, while that is open: "%s"', async (more) => {
    const dossier = await dossierOf(locale, more)
    const { euros, whats, page } = sums(dossier)
    expect(euros).toEqual([78])
    expect(whats[0]).toMatch(words.byMonth)
    expect(page).toMatch(words.condition)
    expect(JSON.stringify(modelAnswer(dossier))).not.toMatch(/156/)
  })

  test('follows the answer that was chosen', async () => {
    const dossier = await dossierOf(locale)
    expect(sums(answered(dossier, 'address', words.yes)).euros).toEqual([156, 78])
    expect(sums(answered(dossier, 'address', words.no)).euros).toEqual([])
  })
})
