import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { answered, deposit, dossierFor, now } from '../../../test/scenarios/knowledge-dossier.ts'
import { categories } from '../../catalog/catalog.ts'
import { sheets } from '../../catalog/knowledge/sheets.data.ts'
import { type Locale, locales } from '../../i18n/locale.ts'
import type { Dossier } from '../../platform/assistant/port.ts'
import { Answer } from '../shapes.ts'
import { modelAnswer, subjectRules } from './model-answer.ts'
import { writtenAnswers } from './model-answers.data.ts'

type Plain = { category: string; subject: string; text: string }
const plain: Record<Locale, Plain[]> = parse(readFileSync('data/examination/plain-questions.yaml', 'utf8'))

const categoryOf = (sheet: string) =>
  categories.find(({ subCategories }) => subCategories.some(({ slug }) => slug === sheet))?.slug ?? ''

describe('the model answers', () => {
  it('are written for the forty subjects that are asked most, and more', () => {
    expect(Object.keys(writtenAnswers).length).toBeGreaterThanOrEqual(40)
  })

  it.each(Object.keys(writtenAnswers))(
    '%s: short, steps, papers and sources in both languages, law from the sheet alone',
    async (sheet) => {
      for (const locale of locales) {
        const text = sheets[sheet]?.rules[0]?.about[locale][0] ?? ''
        const dossier = await dossierFor({ category: categoryOf(sheet), sub: sheet, text, locale })
        const answer = Answer.parse(modelAnswer(dossier))
        expect(answer.short).toMatch(
          /^(Réponse modèle, écrite pour la démonstration\.|Model answer, written for the demonstration\.)/,
        )
        expect(answer.short).not.toMatch(/…$/)
        expect(answer.steps.length).toBeGreaterThanOrEqual(4)
        expect(answer.papers.length).toBeGreaterThan(0)
        expect(answer.sources.length).toBeGreaterThan(0)
        for (const { title } of answer.sources) expect(title).toMatch(/\((lu le|read on) .*2026\)$/)
        // Whatever is no written advice and no frame of ours is a sentence of the sheet.
        const own = sheets[sheet]?.rules.map(({ says }) => says[locale]) ?? []
        const written = writtenAnswers[sheet]?.steps.map(({ do: act }) => act[locale]) ?? []
        for (const { text: step } of answer.steps.slice(0, -1)) {
          const rest = written.reduce((left, act) => left.replace(act, ''), step).trim()
          if (rest !== '' && !rest.includes('€')) expect(own).toContain(rest)
        }
      }
    },
  )

  it.each(locales)(
    'are found from a plain question, in %s: nine of ten get the answer of their subject',
    async (locale) => {
      const asked = plain[locale]
      expect(asked).toHaveLength(30)
      const wrong: string[] = []
      for (const { category, subject, text } of asked) {
        const dossier = await dossierFor({ category, sub: null, text, locale })
        const [rule] = subjectRules(dossier)
        const found = modelAnswer(dossier).papers.length > 0 ? rule?.sheet : undefined
        if (found !== subject) wrong.push(`${text} ${found}`)
      }
      expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(3)
    },
  )

  it('counts deadlines from what the client gave, and from nothing else', async () => {
    const bare = await dossierFor({ ...deposit, text: 'Mon propriétaire ne me rend pas ma caution.' })
    expect(modelAnswer(bare).deadlines).toEqual([])
    const given = answered(await dossierFor(deposit), 'inventories', 'Oui, le même')
    expect(modelAnswer(given).deadlines).toEqual([
      {
        date: '2026-10-12',
        what: 'fin du délai de restitution, état des lieux conforme (compté du 12 septembre 2026)',
      },
    ])
  })

  it('counts each case where the law depends on a point that is open, and says which', async () => {
    const { deadlines } = Answer.parse(modelAnswer(await dossierFor(deposit)))
    expect(deadlines.map(({ date }) => date)).toEqual(['2026-10-12', '2026-11-12'])
    expect(deadlines[0]?.what).toMatch(
      /\(compté du 12 septembre 2026\s; si la réponse à «\sL’état des lieux de sortie est-il le même que celui d’entrée\s\?\s» est bien «\sOui, le même\s»\)$/,
    )
  })

  it.each([
    ['État des lieux de sortie sans remarque.', 'fr', ['2026-10-12']],
    ['L’état des lieux de sortie est identique.', 'fr', ['2026-10-12']],
    ['L’état des lieux de sortie note des taches.', 'fr', ['2026-11-12']],
    ['L’état des lieux de sortie n’est pas conforme.', 'fr', ['2026-11-12']],
    ['L’état des lieux d’entrée était impeccable.', 'fr', ['2026-10-12', '2026-11-12']],
    ['The moving-out inventory was without any remarks.', 'en', ['2026-10-12']],
    ['The moving-out inventory lists stains.', 'en', ['2026-11-12']],
  ] as [string, Locale, string[]][])(
    'counts the one case that the client’s own words decide: %s',
    async (words, locale, dates) => {
      const keys = {
        fr: 'Mon propriétaire ne me rend pas ma caution. J’ai rendu les clés le 12 septembre 2026.',
        en: 'My landlord does not return my deposit. I returned the keys on 12 September 2026.',
      }
      const { deadlines } = modelAnswer(await dossierFor({ ...deposit, locale, text: `${keys[locale]} ${words}` }))
      expect(deadlines.map(({ date }) => date)).toEqual(dates)
      expect(JSON.stringify(deadlines)).not.toMatch(
        dates.length === 1 ? /si la réponse|if the answer/ : /État des lieux :/,
      )
    },
  )

  it.each([
    [
      'travail',
      'licenciement',
      'J’ai été licencié par une lettre notifiée le 10 octobre 2026, jusqu’à quand agir ?',
      '2027-10-10',
    ],
    [
      'travail',
      'licenciement',
      'J’ai reçu le 10 octobre 2026 ma lettre de licenciement, jusqu’à quand agir ?',
      '2027-10-10',
    ],
    [
      'justice',
      'amendes-permis',
      'Mon avis de contravention est daté du 15 octobre 2026, avant quelle date contester ?',
      '2026-11-29',
    ],
  ])('counts from a day told in the text (%s, %s: %s)', async (category, sub, text, date) => {
    const { deadlines } = Answer.parse(modelAnswer(await dossierFor({ category, sub, text })))
    expect(deadlines.map((one) => one.date)).toContain(date)
  })

  it('takes the nearest subject where none was chosen and the text tells one of its facts', async () => {
    const text =
      'Mon propriétaire ne me rend pas le dépôt de garantie, j’ai rendu les clés le 12 septembre 2026, que puis-je faire ?'
    const { deadlines, papers } = modelAnswer(await dossierFor({ category: 'logement', sub: null, text }))
    expect(deadlines.map(({ date }) => date)).toEqual(['2026-10-12', '2026-11-12'])
    expect(papers).toContain('Les deux états des lieux')
    const since =
      'Mon propriétaire ne me rend pas le dépôt de garantie depuis le 12 septembre 2026, que puis-je faire ?'
    const other = modelAnswer(await dossierFor({ category: 'logement', sub: null, text: since }))
    expect(other.papers).toContain('Les deux états des lieux')
    expect(other.deadlines).toEqual([])
  })

  it('supposes no day that the client does not know or is unsure of', async () => {
    const text = 'J’ai reçu vers le 10 octobre 2026 ma lettre de licenciement.'
    const unsure = await dossierFor({ category: 'travail', sub: 'licenciement', text })
    expect(modelAnswer(unsure).deadlines).toEqual([])
    const passing = 'J’ai reçu le 10 octobre 2026 ma lettre de licenciement.'
    const dossier = await dossierFor({ category: 'travail', sub: 'licenciement', text: passing })
    expect(modelAnswer(dossier).deadlines[0]?.what).toMatch(
      /si la réponse à «\sQuel jour la lettre de licenciement vous a-t-elle été notifiée\s\?\s» est bien le 10 octobre 2026/,
    )
    const turns = [{ author: 'client' as const, text: '', answers: [{ key: 'notified', text: null }], at: now }]
    expect(modelAnswer({ ...dossier, turns }).deadlines).toEqual([])
  })

  it('names the figures that the client gave, and works out what follows', async () => {
    const text = `${deposit.text} Le loyer était de 780 € hors charges. Le dépôt de garantie était de 800 €. J’ai donné ma nouvelle adresse.`
    const given = answered(await dossierFor({ ...deposit, text }), 'inventories', 'Oui, le même')
    const steps = modelAnswer(given).steps.map((step) => step.text)
    expect(steps[0]).toMatch(/Clés rendues \(12 septembre 2026\), Dépôt \(800\s€\) et Loyer mensuel \(780,00\s€\)/)
    // Two months begun since 12 October, at 10 % of the rent.
    expect(steps[1]).toMatch(/156,00\s€/)
    expect(steps[2]).toMatch(/chaque mois de retard commencé.*78,00\s€/)
  })

  it.each([
    ['Mon employeur lit mes courriels personnels', 'fr', null],
    ['Je travaille tous les dimanches depuis mars, est-ce normal ?', 'fr', 'contrat-periode-essai'],
    ['Mon patron m’oblige à venir les jours fériés sans récupération', 'fr', 'conges-temps-de-travail'],
    ['Mon employeur me fait travailler la nuit, en a-t-il le droit ?', 'fr', 'harcelement-discrimination'],
    ['On me demande d’être d’astreinte tous les week-ends', 'fr', null],
    ['My employer reads my private e-mails', 'en', null],
    ['I have to work every Sunday without extra pay', 'en', 'contrat-periode-essai'],
    ['My boss wants me to work night shifts, can he?', 'en', 'harcelement-discrimination'],
    ['Can my employer make me wear a uniform?', 'en', null],
    ['Can my boss forbid me to have a beard?', 'en', 'licenciement'],
  ] as const)(
    'takes no rule of a subject that the question is not about, even where that sub-category was proposed: %s',
    async (text, locale, sub) => {
      const answer = modelAnswer(await dossierFor({ category: 'travail', sub, text, locale }))
      expect(answer.short).toMatch(
        /aucune règle relue de la démonstration ne porte|no checked rule of the demonstration is/,
      )
      const own = (sheets[sub ?? '']?.papers ?? []).map(({ name }) => name[locale])
      expect(answer.papers.filter((paper) => own.includes(paper))).toEqual([])
      expect(answer.sources).toEqual([])
    },
  )

  it.each([
    ['Mon employeur a modifié mes congés d’été, je veux les garder', 'fr', /aucune règle relue ne tranche/],
    ['I want to keep the summer holidays that my employer has changed', 'en', /no checked rule settles/],
  ] as const)('say so where the subject is known and no rule settles the question: %s', async (text, locale, says) => {
    const dossier = await dossierFor({ category: 'travail', sub: 'conges-temps-de-travail', text, locale })
    const silent: Dossier = { ...dossier, knowledge: { ...dossier.knowledge!, rank: () => [] } }
    const { short, papers } = modelAnswer(silent)
    expect(short).toMatch(says)
    for (const { text: rule } of subjectRules(silent)) expect(short).not.toContain(rule)
    expect(papers.length).toBeGreaterThan(0)
  })

  it('says what to do today, whom to ask and what to have ready where no rule answers', async () => {
    const dossier = await dossierFor({
      category: 'logement',
      sub: null,
      text: 'Bonjour, une chose étrange est arrivée hier.',
    })
    const answer = Answer.parse(modelAnswer(dossier))
    expect(answer.short).toMatch(/Écrivez.*aucune règle relue/)
    expect(answer.papers.length).toBeGreaterThan(1)
    expect(answer.steps.map(({ text }) => text).join('\n')).toMatch(/À qui s’adresser\s\?.*\nÀ préparer pour l’expert/)
  })
})
