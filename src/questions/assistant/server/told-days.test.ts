import { describe, expect, test } from 'vitest'
import { dossierOfText } from '../../../../test/scenarios/knowledge-dossier.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { composePreview } from '../../../platform/assistant/compose/preview.ts'
import { understoodFacts } from '../../../platform/assistant/compose/understood.ts'

type Subject = [category: string, sub: string]
const compromis: Subject = ['immobilier', 'compromis-achat']
const deposit: Subject = ['logement', 'depot-de-garantie']
const tax: Subject = ['succession', 'droits-de-succession']
const estate: Subject = ['succession', 'regler-une-succession']

const daysOf = async (subject: Subject, text: string, locale: Locale = 'fr') =>
  composePreview(await dossierOfText(...subject, locale, text)).deadlines.map(({ date }) => date)

describe('a day on which something else happened sets no deadline', () => {
  test.each<[Locale, Subject, string]>([
    [
      'fr',
      compromis,
      'Compromis signé le 11 novembre 2026, lettre recommandée pas encore reçue. Quel délai de rétractation ?',
    ],
    [
      'en',
      compromis,
      'Compromis signed on 11 November 2026, registered letter not received yet. Until when can I withdraw?',
    ],
    ['fr', deposit, 'Le 20 septembre je n’avais pas encore rendu les clés. Quel délai pour rendre la caution ?'],
    [
      'fr',
      deposit,
      'Quel délai pour rendre la caution ? Mon bailleur a signé le bail le 20 septembre 2024, clés rendues.',
    ],
    ['fr', tax, 'Mon père né le 14 mars 1940 est décédé à Lyon. Quand déposer la déclaration de succession ?'],
    ['fr', tax, 'Ma mère est morte à Lyon, obsèques le 14 mars 2026. Quand déposer la déclaration de succession ?'],
    ['en', estate, 'My father, born on 14 March 1940, died in Lyon. When is the estate return due?'],
    [
      'fr',
      estate,
      'Ma mère est morte à Lyon, j’ai vu le notaire le 14 mars 2026. Quand déposer la déclaration de succession ?',
    ],
  ])('%s, %s: %s', async (locale, subject, text) => {
    const dossier = await dossierOfText(...subject, locale, text)
    const { deadlines, quotations } = composePreview(dossier)
    expect(deadlines).toEqual([])
    expect(quotations).not.toEqual([])
    const facts = understoodFacts(dossier).filter(({ key }) => ['notified', 'keys-returned', 'death'].includes(key))
    expect(facts.filter(({ value }) => /\d{4}$/.test(value))).toEqual([])
  })

  test.each<[Locale, Subject, string, string[]]>([
    [
      'fr',
      deposit,
      'Caution pas rendue, quel est le délai ? Le 20 septembre j’ai rendu les clés.',
      ['2026-10-20', '2026-11-20'],
    ],
    [
      'fr',
      estate,
      'Le 14 mars 2026, mon père est mort à Lyon. Quand déposer la déclaration de succession ?',
      ['2026-09-14'],
    ],
  ])('and the day of the fact itself does: %s, %s: %s', async (locale, subject, text, days) => {
    expect(await daysOf(subject, text, locale)).toEqual(days)
  })
})

describe('a day that the words bring with another one', () => {
  const invoice: Subject = ['entreprise', 'factures-impayees']
  test('an invoice is due after its term, and not on its own day', async () => {
    const text =
      'Une agence ne paie pas ma facture de 2 450 euros du 4 août payable à 30 jours. Quelles pénalités de retard entre professionnels ?'
    const dossier = await dossierOfText(...invoice, 'fr', text)
    expect(understoodFacts(dossier).find(({ key }) => key === 'due')?.value).toBe('3 septembre 2026')
    expect(composePreview(dossier).deadlines.map(({ date }) => date)).toContain('2026-09-04')
    const without = await dossierOfText(...invoice, 'fr', text.replace(' payable à 30 jours', ''))
    expect(understoodFacts(without).find(({ key }) => key === 'due')).toBeUndefined()
    expect(composePreview(without).deadlines).toEqual([])
  })

  test('the day written on a letter is not that of its receipt', async () => {
    const caf: Subject = ['administration', 'caf-allocations']
    const told = async (text: string) =>
      understoodFacts(await dossierOfText(...caf, 'fr', text)).find(({ key }) => key === 'decision-date')?.value
    expect(await told('La CAF me réclame 2 316 euros, courrier daté du 4 novembre que j’ai eu le 9.')).toBeUndefined()
    expect(await told('La CAF me réclame 2 316 euros, courrier reçu le 9 novembre.')).toBe('9 novembre 2026')
  })

  test('of two days in a sentence, each belongs to what its clause tells', async () => {
    const text =
      'We signed the compromis for a house on 14 November, and the letter with the copy reached us on 18 November. Can we still withdraw?'
    expect(await daysOf(compromis, text, 'en')).toEqual(['2026-11-30'])
  })
})

describe('the place of a death says which estate return is due', () => {
  test.each<[string, string[]]>([
    ['Mon père est décédé à Lyon le 14 mars 2026', ['2026-09-14']],
    ['Ma mère est décédée le 14 mars 2026 à l’hôpital de Saint-Étienne, en France', ['2026-09-14']],
    ['Ma mère est décédée en Martinique le 14 mars 2026', []],
    ['Ma mère est décédée à Mornac le 14 mars 2026', []],
    ['Ma mère est décédée le 14 mars 2026', ['2026-09-14', '2027-03-15']],
  ])('%s', async (text, days) => {
    for (const subject of [tax, estate])
      expect(await daysOf(subject, `${text}. Quand déposer la déclaration de succession ?`)).toEqual(days)
  })

  test.each<[Locale, string]>([
    ['fr', 'Mon père est décédé à Dakar le 14 mars 2026. Quand déposer la déclaration de succession ?'],
    ['fr', 'Ma mère est décédée à Londres le 14 mars 2026. Quand déposer la déclaration de succession ?'],
    ['en', 'My mother died in London on 14 March 2026. When is the estate return due in France?'],
  ])('abroad it is never the earlier day, nor is the place asked again (%s): %s', async (locale, text) => {
    for (const subject of [tax, estate]) {
      const dossier = await dossierOfText(...subject, locale, text)
      // As the law of France, of which the client asks, where they live there.
      const { deadlines, missing } = composePreview({
        ...dossier,
        country: undefined,
        knowledge: (await dossierOfText(...subject, locale, text.replace(/Dakar|Londres|London/, 'Lyon'))).knowledge,
      })
      expect(deadlines.map(({ date }) => date)).toEqual(['2027-03-15'])
      expect(missing.join(' ')).not.toMatch(/Où le décès|Where did the death/)
    }
  })
})
