import { describe, expect, test } from 'vitest'
import { dossierOfText } from '../../../../test/scenarios/knowledge-dossier.ts'
import { sheets } from '../../../catalog/knowledge/sheets.data.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { type ClockCountry, countryOfClock } from '../../../places/country-of-clock.ts'
import { followText, nextStep } from '../../../platform/assistant/built-in.ts'
import { countryKey, countryQuestion } from '../../../platform/assistant/compose/abroad.ts'
import { composeBrief } from '../../../platform/assistant/compose/brief.ts'
import { composePreview } from '../../../platform/assistant/compose/preview.ts'
import type { Dossier } from '../../../platform/assistant/port.ts'
import { chosenCountry, countriesInDoubt, countryIn, countryName } from './country.ts'

const doubt = (
  text: string,
  locale: Locale,
  zone: string | null,
  address: string | null = null,
  category = 'logement',
) => countriesInDoubt([text], { locale, category, clock: countryOfClock(zone), address })

describe('the country of a matter, where no text shows it', () => {
  test.each<[Locale, string, string | null, string | null, ClockCountry[]]>([
    ['fr', 'Mon propriétaire garde ma caution depuis trois mois.', 'Africa/Casablanca', null, ['ma']],
    ['fr', 'Mon patron ne me paie plus mes heures, que faire ?', 'Europe/Brussels', null, ['be']],
    ['fr', 'Mon CDI se termine et la mutuelle ne répond pas.', 'America/Montreal', null, ['ca']],
    ['fr', 'Ma voisine fait du bruit toutes les nuits.', 'UTC', 'CH', ['ch']],
    ['en', 'My landlord keeps my deposit and will not answer.', 'Europe/Dublin', null, ['ie']],
    ['en', 'My boss has not paid me for two months.', 'Europe/London', 'FR', ['gb']],
    ['en', 'My boss has not paid me for two months.', 'America/Toronto', null, ['ca']],
    ['en', 'The seller refuses to refund my sofa.', null, null, ['gb', 'us']],
    ['en', 'The seller refuses to refund my sofa.', 'Antarctica/Troll', null, []],
    // Money that several countries pay in, though the device's clock is that of France.
    ['fr', 'Le bailleur garde ma caution de 300 000 francs CFA.', 'Europe/Paris', null, ['sn', 'ci']],
    ['en', 'The solicitor says my landlord may keep it.', 'Europe/Paris', null, ['gb', 'ie']],
  ])('is in doubt (%s): %s %s %s', (locale, text, zone, address, countries) => {
    expect(doubt(text, locale, zone, address)).toEqual(countries)
  })

  test.each<[Locale, string, string | null, string | null]>([
    ['fr', 'Mon propriétaire garde ma caution depuis trois mois.', 'Europe/Paris', null],
    ['fr', 'Mon propriétaire garde ma caution depuis trois mois.', 'Indian/Reunion', 'US'],
    ['fr', 'Mon propriétaire garde ma caution depuis trois mois.', null, null],
    ['fr', 'Mon propriétaire garde ma caution depuis trois mois.', 'Etc/UTC', 'fr'],
    ['fr', 'Mon propriétaire garde ma caution depuis trois mois.', null, 'RE'],
    ['en', 'My landlord keeps my deposit and will not answer.', null, 'MQ'],
    ['fr', 'La CAF me réclame 1 200 €.', 'Africa/Casablanca', null],
    ['fr', 'Le CFA de mon fils ferme, son patron peut-il le licencier ?', 'Europe/Paris', null],
    ['fr', 'Mon bail à Lyon se termine, je suis en voyage.', 'Asia/Tokyo', null],
    ['en', 'My landlord keeps my deposit and will not answer.', 'Europe/Paris', null],
    ['en', 'My landlord keeps my deposit and will not answer.', null, 'FR'],
    ['en', 'My CDI ends in March, what notice must I give?', 'Europe/London', null],
    [
      'en',
      'Our notaire says the compromis is binding, can we still withdraw from the purchase?',
      'Europe/London',
      null,
    ],
  ])('is France without a doubt (%s): %s %s %s', (locale, text, zone, address) => {
    expect(doubt(text, locale, zone, address)).toBeUndefined()
  })

  test('is France where a visa for it is asked for', () => {
    expect(doubt('Comment obtenir un visa long séjour ?', 'fr', 'Africa/Casablanca', null, 'etrangers')).toBeUndefined()
  })
})

const answered = (label: string, ...since: string[]) => {
  const reply = (body: string, data: Record<string, unknown> | null = null) => ({ author: 'client', body, data })
  return chosenCountry([
    reply('Mon propriétaire garde ma caution.'),
    reply(label, { answers: [{ key: countryKey, ask: '', text: label }] }),
    ...since.map((text) => reply(text)),
  ])
}

describe('the country that the client has chosen', () => {
  test('is asked for under a key that no sheet has', () => {
    const facts = Object.values(sheets).flatMap((sheet) => sheet.facts)
    expect(facts.length).toBeGreaterThan(100)
    expect(facts.filter(({ key }) => key === countryKey)).toEqual([])
  })

  test.each<[Locale, string, string, string]>([
    ['fr', 'Maroc', 'ma', 'du Maroc'],
    ['fr', 'Morocco', 'ma', 'du Maroc'],
    ['en', 'Royaume-Uni', 'gb', 'from the United Kingdom'],
    ['fr', 'France', 'fr', 'de France'],
    ['en', 'Another country', 'other', 'from another country'],
  ])('is said in the language of the question (%s): %s', (locale, label, code, from) => {
    const found = countryIn(['Mon propriétaire garde ma caution.', label], locale, answered(label))
    expect(found).toMatchObject({ code, from })
  })

  test('is overridden by what they say later of where they live, and by nothing else', () => {
    const later = (text: string) => countryIn(['x', 'Maroc', text], 'fr', answered('Maroc', text))?.code
    expect(later('En fait je suis en France.')).toBe('fr')
    expect(later('Ma cousine de Bruxelles a eu la même chose.')).toBe('ma')
  })

  test('is said to be new with the choice, and with what changes it, and not with every message after', () => {
    const text = 'Mon propriétaire garde ma caution.'
    const isNew = (...since: string[]) =>
      countryIn([text, 'Maroc', ...since], 'fr', answered('Maroc', ...since))?.corrected
    expect(isNew()).toBe(true)
    expect(isNew('Le bail date de 2024.')).toBe(false)
    expect(isNew('Le bail date de 2024.', 'En fait je suis en France.')).toBe(true)
  })

  test('is not one that was typed, or not known', () => {
    const typed = { key: countryKey, ask: '', text: 'Maroc', typed: true }
    const skipped = { key: countryKey, ask: '', text: null }
    for (const answer of [typed, skipped])
      expect(chosenCountry([{ author: 'client', body: 'x', data: { answers: [answer] } }])).toBeUndefined()
  })
})

const cases: [Locale, string, string, string][] = [
  [
    'fr',
    'logement',
    'depot-de-garantie',
    'J’ai rendu les clés le 12 septembre 2026 et le bailleur garde le dépôt de garantie.',
  ],
  [
    'en',
    'logement',
    'depot-de-garantie',
    'I gave the keys back on 12 September 2026 and the landlord keeps the deposit.',
  ],
  ['en', 'travail', 'demission-preavis', 'I resign from my permanent contract, what notice must I give?'],
]

async function inDoubt(locale: Locale, slug: string, sub: string, text: string, clock: string | undefined = 'ma') {
  const dossier = await dossierOfText(slug, sub, locale, text)
  const names = ['fr', 'ma'].map((code) => countryName(code, locale))
  return {
    ...dossier,
    countryUnknown: clock ? { clock: countryName(clock, locale) } : {},
    script: [countryQuestion(locale, names), ...dossier.script],
  } satisfies Dossier
}

const notice = { fr: 'Le texte cité vaut pour la France', en: 'The text quoted holds for France' }

describe('a question whose country is in doubt', () => {
  test.each(cases)('is asked for it first, with answers to tap (%s, %s/%s): %s', async (locale, slug, sub, text) => {
    const dossier = await inDoubt(locale, slug, sub, `${text} Grandma lives in France now.`)
    const step = nextStep(dossier)
    if (step.kind !== 'ask') throw new Error('nothing was asked')
    expect(step.asked[0]).toBe(countryKey)
    expect(step.asked.length).toBeLessThanOrEqual(3)
    expect(dossier.script[0]?.choices?.map(({ label }) => label)).toEqual(
      locale === 'fr' ? ['France', 'Maroc', 'Un autre pays'] : ['France', 'Morocco', 'Another country'],
    )
  })

  test.each(cases)(
    'has no French rule as what applies, and is told what it holds for (%s, %s/%s): %s',
    async (locale, slug, sub, text) => {
      const dossier = await inDoubt(locale, slug, sub, text)
      const { short, paragraphs, quotations, deadlines, amounts, papers } = composePreview(dossier)
      expect(quotations).not.toEqual([])
      const applies = paragraphs.find((words) => words.includes(notice[locale]))
      expect(applies).toContain(locale === 'fr' ? 'celle d’un autre pays (Maroc)' : 'another country (Morocco)')
      expect(applies?.indexOf(notice[locale])).toBeLessThan(applies?.indexOf(quotations[0]!.title) ?? 0)
      expect({ short, deadlines, amounts, papers }).toEqual({ short: '', deadlines: [], amounts: [], papers: [] })
      expect(composeBrief(dossier).redFlags.join(' ')).toMatch(/Pays non précisé|Country not said/)
      const sure = await dossierOfText(slug, sub, locale, text)
      expect(composePreview(sure).short).not.toBe('')
      expect(composePreview(sure).paragraphs.join('\n')).not.toContain(notice[locale])
    },
  )

  test('is told it again above a rule that a later question brings up', async () => {
    const [locale, slug, sub, text] = cases[1]!
    const dossier = await inDoubt(locale, slug, sub, text, '')
    const turns: Dossier['turns'] = [
      { author: 'client', text, at: dossier.now },
      { author: 'client', text: 'How long may the landlord keep the deposit after the keys?', at: dossier.now },
    ]
    const reply = followText({ ...dossier, turns })
    expect(reply).toContain(notice.en)
    expect(reply).not.toContain('clock')
    expect(followText({ ...dossier, countryUnknown: undefined, turns })).not.toContain(notice.en)
  })

  test('hears nothing of France where what is quoted holds everywhere', async () => {
    const text = 'My dog ate 100 g of dark chocolate two hours ago, is it dangerous?'
    const dossier = await dossierOfText('animaux', 'alimentation-animale', 'en', text)
    const { paragraphs, quotations } = composePreview({ ...dossier, countryUnknown: {} })
    expect(quotations).not.toEqual([])
    expect(paragraphs.join('\n')).not.toContain(notice.en)
  })
})
