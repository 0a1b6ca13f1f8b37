import { describe, expect, it } from 'vitest'
import { categories, findCategory } from '../../catalog/catalog.ts'
import { intakeFor } from '../../catalog/knowledge/intake.ts'
import { sheets } from '../../catalog/knowledge/sheets.data.ts'
import { type Locale, locales } from '../../i18n/locale.ts'
import type { Dossier } from '../../platform/assistant/port.ts'
import { sheetKnowledge } from '../assistant/server/sheet-knowledge.ts'
import { Answer } from '../shapes.ts'
import { modelAnswer } from './model-answer.ts'
import { writtenAnswers } from './model-answers.data.ts'
import { laterAnswer, modelReply } from './model-reply.ts'

const now = new Date('2026-11-23T10:00:00Z')

async function dossierFor(of: {
  category: string
  sub: string | null
  text: string
  locale?: Locale
}): Promise<Dossier> {
  const { category: slug, sub, text, locale = 'fr' } = of
  const category = findCategory(slug)
  if (!category) throw new Error(`no category ${slug}`)
  const lists = (pair: { fr: readonly string[]; en: readonly string[] } | undefined) => pair && [...pair.fr, ...pair.en]
  return {
    locale,
    assistantName: 'Iris',
    category: {
      slug,
      name: category.name[locale],
      profession: category.profession[locale],
      policyLines: [],
      regulated: category.regulated,
    },
    ...(sub && { subCategory: { slug: sub, name: sub } }),
    question: text,
    turns: [],
    documents: [],
    script: intakeFor(slug, sub ?? undefined).map((question) => ({
      key: question.key,
      ask: question.ask[locale],
      why: question.why[locale],
      kind: question.kind,
      choices: question.choices?.map(({ value, label }) => ({ value, label: label[locale] })),
      detect: lists(question.detect) ?? [],
      onlyIf: lists(question.onlyIf),
      unless: lists(question.unless),
      required: question.required ?? false,
    })),
    now,
    askedAt: now,
    knowledge: await sheetKnowledge({ category: slug, subCategory: sub, text, locale }, 'fr', '2026-11-23'),
    library: [],
  }
}

const deposit = {
  category: 'logement',
  sub: 'depot-de-garantie',
  text: 'Mon propriétaire ne me rend pas ma caution. J’ai rendu les clés le 12 septembre 2026.',
}
const answered = (dossier: Dossier, key: string, words: string): Dossier => ({
  ...dossier,
  turns: [{ author: 'client', text: words, answers: [{ key, text: words }], at: now }],
})

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

  it('counts deadlines from what the client gave, and from nothing else', async () => {
    const bare = await dossierFor({ ...deposit, text: 'Mon propriétaire ne me rend pas ma caution.' })
    expect(modelAnswer(bare).deadlines).toEqual([])
    const given = answered(await dossierFor(deposit), 'inventories', 'Oui, le même')
    expect(modelAnswer(given).deadlines).toEqual([
      { date: '2026-10-12', what: 'fin du délai de restitution, état des lieux conforme' },
    ])
  })

  it('names what is open where no rule answers', async () => {
    const dossier = await dossierFor({
      category: 'logement',
      sub: null,
      text: 'Bonjour, une chose étrange est arrivée hier.',
    })
    const answer = Answer.parse(modelAnswer(dossier))
    expect(answer.short).toContain('Aucune règle relue')
    expect(answer.steps.length).toBeGreaterThan(1)
  })
})

describe('a reply to a follow-up', () => {
  const saidBefore = (dossier: Dossier) => [JSON.stringify(modelAnswer(dossier))]

  it('answers the fact that is asked about, by a rule that was not said yet', async () => {
    const dossier = await dossierFor({ ...deposit, text: 'Quel est le montant maximum de la caution ?' })
    const said = {
      message: 'Peut-il garder la caution pour l’usure normale des peintures ?',
      before: [],
      refunded: false,
    }
    expect(modelReply(dossier, said)).toContain('vétusté')
  })

  it('counts the date that has just been given', async () => {
    const dossier = await dossierFor(deposit)
    const later = answered(dossier, 'inventories', 'Oui, le même')
    const reply = modelReply(later, { message: 'Oui, le même', before: saidBefore(dossier), refunded: false })
    expect(reply).toContain('12 octobre 2026')
  })

  it('lists papers and says who decides when asked', async () => {
    const dossier = await dossierFor(deposit)
    const ask = (message: string) => modelReply(dossier, { message, before: saidBefore(dossier), refunded: false })
    expect(ask('Quels papiers dois-je réunir ?')).toContain('les deux états des lieux, le bail')
    expect(ask('À quel juge m’adresser ?')).toContain('commission départementale de conciliation')
  })

  it('is never the same twice, and never the answer again', async () => {
    const dossier = await dossierFor(deposit)
    const said = { message: 'D’accord, merci beaucoup.', before: saidBefore(dossier), refunded: false }
    const first = modelReply(dossier, said)
    expect(first).toMatch(/«\s?D’accord, merci beaucoup\s?»/)
    const second = modelReply(dossier, { ...said, before: [...said.before, first] })
    expect(second).not.toBe(first)
    const again = Answer.parse(laterAnswer(dossier, said))
    expect(again.short).not.toBe(modelAnswer(dossier).short)
    expect(again.steps).not.toEqual(modelAnswer(dossier).steps)
  })

  it('repeats nothing on a question that was refunded', async () => {
    const dossier = await dossierFor(deposit)
    const reply = modelReply(dossier, { message: 'Et maintenant ?', before: saidBefore(dossier), refunded: true })
    expect(reply).toContain('remboursée')
    expect(reply).not.toContain('dépôt')
  })
})
