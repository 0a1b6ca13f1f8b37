import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { categories, findCategory } from '../../catalog/catalog.ts'
import { sheets } from '../../catalog/knowledge/sheets.data.ts'
import { type Locale, locales } from '../../i18n/locale.ts'
import { knowledge } from '../../platform/assistant/compose/known-answers.ts'
import type { Dossier } from '../../platform/assistant/port.ts'
import { scriptFor } from '../assistant/server/script.ts'
import { sheetKnowledge } from '../assistant/server/sheet-knowledge.ts'
import { Answer } from '../shapes.ts'
import { modelAnswer, subjectRules } from './model-answer.ts'
import { writtenAnswers } from './model-answers.data.ts'
import { laterAnswer, modelReply } from './model-reply.ts'

type Plain = { category: string; subject: string; text: string }
const plain: Record<Locale, Plain[]> = parse(readFileSync('data/examination/plain-questions.yaml', 'utf8'))

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
  const known = await sheetKnowledge({ category: slug, subCategory: sub, text, locale }, 'fr', '2026-11-23')
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
    script: scriptFor(slug, sub ?? known.subject?.slug, locale),
    now,
    askedAt: now,
    knowledge: known,
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
    const text = `${deposit.text} Le loyer était de 780 € hors charges. Le dépôt de garantie était de 800 €.`
    const given = answered(await dossierFor({ ...deposit, text }), 'inventories', 'Oui, le même')
    const steps = modelAnswer(given).steps.map((step) => step.text)
    expect(steps[0]).toMatch(/Clés rendues \(12 septembre 2026\), Dépôt \(800\s€\) et Loyer mensuel \(780,00\s€\)/)
    // Two months begun since 12 October, at 10 % of the rent.
    expect(steps[1]).toMatch(/156,00\s€/)
    expect(steps[2]).toMatch(/chaque mois de retard commencé.*78,00\s€/)
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

/** Ten follow-ups on each of five subjects, as people write them. */
const conversations = [
  {
    category: 'logement',
    sub: 'depot-de-garantie',
    text: 'Mon propriétaire ne me rend pas ma caution de 780 €. J’ai rendu les clés le 12 septembre 2026.',
    follow: [
      'Merci beaucoup.',
      'L’état des lieux de sortie est identique à celui d’entrée.',
      'Donc combien me doit-il exactement ?',
      'Mon loyer était de 640 € hors charges.',
      'Je lui écris un mail ou une lettre ?',
      'Et s’il ne répond toujours pas ?',
      'Est-ce que je peux aller au tribunal tout seul ?',
      'Il dit que la peinture est abîmée.',
      'Combien de temps ai-je pour agir ?',
      'Je suis en colocation, ça change quoi ?',
    ],
  },
  {
    category: 'travail',
    sub: 'licenciement',
    text: 'J’ai été licencié pour faute le 2 novembre 2026, après 6 ans en CDI. Que faire ?',
    follow: [
      'J’ai reçu la lettre le 4 novembre 2026.',
      'Jusqu’à quand puis-je contester ?',
      'Je gagne 2 400 € brut par mois.',
      'À combien ai-je droit ?',
      'Je n’ai pas eu d’entretien préalable.',
      'Est-ce que j’ai droit au chômage ?',
      'Dois-je faire mon préavis ?',
      'Quels papiers dois-je demander à mon employeur ?',
      'Puis-je négocier un départ ?',
      'Merci, et combien coûte un avocat ?',
    ],
  },
  {
    category: 'consommation',
    sub: null,
    text: 'J’ai commandé un canapé en ligne le 3 novembre 2026 et il n’est pas arrivé, le vendeur ne répond plus.',
    follow: [
      'Ils m’avaient promis une livraison le 15 novembre.',
      'Puis-je annuler ?',
      'Jusqu’à quand puis-je me rétracter ?',
      'J’ai payé 899 € par carte.',
      'La banque peut-elle me rembourser ?',
      'Et si le vendeur est en Allemagne ?',
      'Ils proposent un bon d’achat.',
      'Qui peut m’aider gratuitement ?',
      'Le canapé est arrivé hier, mais cassé.',
      'D’accord.',
    ],
  },
  {
    category: 'famille',
    sub: null,
    text: 'Mon ex ne paie plus la pension alimentaire de 250 € depuis août 2026, nous avons un jugement.',
    follow: [
      'Le jugement date du 3 mars 2024.',
      'Comment récupérer les arriérés ?',
      'Combien me doit-il ?',
      'Il est au chômage, ça change quelque chose ?',
      'Est-ce que la CAF peut m’aider ?',
      'Puis-je l’empêcher de voir les enfants ?',
      'Combien de temps puis-je remonter en arrière ?',
      'Faut-il un huissier ?',
      'Quels documents préparer ?',
      'Et s’il part à l’étranger ?',
    ],
  },
  {
    category: 'logement',
    sub: null,
    locale: 'en',
    text: 'I want to leave my furnished flat in Lyon. I gave notice on 10 November 2026 by registered letter.',
    follow: [
      'When does my lease end?',
      'The landlord received the letter on 12 November 2026.',
      'Do I have to pay rent until then?',
      'Can he show the flat to visitors?',
      'What if a new tenant comes earlier?',
      'How much notice is it for an unfurnished one?',
      'He says I need to stay three months.',
      'When do I get my deposit back?',
      'Which papers should I keep?',
      'Thanks, who decides if we disagree?',
    ],
  },
] as const

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

  it('takes in what the message tells, also what the client could not say before, and asks for it no more', async () => {
    const skipped: Dossier = {
      ...(await dossierFor(deposit)),
      turns: [
        { author: 'assistant', text: '', asked: ['address'], at: now },
        { author: 'client', text: '', answers: [{ key: 'address', text: null }], at: now },
      ],
    }
    const message = 'Et si j’ai bien donné ma nouvelle adresse ?'
    const later: Dossier = { ...skipped, turns: [...skipped.turns, { author: 'client', text: message, at: now }] }
    const reply = modelReply(later, { message, before: saidBefore(skipped), refunded: false })
    expect(reply).toContain('C’est noté, nouvelle adresse donnée. Sans elle, la majoration de retard n’est pas due.')
    expect(reply).not.toContain('Avez-vous donné')
    const missing = (dossier: Dossier) => knowledge(dossier).missing.map(({ key }) => key)
    expect(missing(skipped)).toContain('address')
    expect(missing(later)).not.toContain('address')
  })

  it.each([
    ['Et s’il n’a pas ma nouvelle adresse ?', 'fr', /Ma réponse traite ce point\. .*nouvelle adresse/],
    ['And if he does not have my new address?', 'en', /My answer covers this point\. .*new address/],
    ['Est-ce qu’un courrier recommandé est utile ?', 'fr', /Ma réponse traite ce point\. .*recommandé/],
  ] as const)('answers in context what the answer covers already: %s', async (message, locale, says) => {
    const text = {
      fr: deposit.text,
      en: 'My landlord does not return my deposit. I returned the keys on 12 September 2026.',
    }
    const dossier = await dossierFor({ ...deposit, text: text[locale], locale })
    const before = saidBefore(dossier)
    const reply = modelReply(dossier, { message, before, refunded: false })
    expect(reply).toMatch(says)
    expect(reply).not.toMatch(/rien de plus à vous dire|nothing more to tell/)
    expect(modelReply(dossier, { message, before: [...before, reply], refunded: false })).not.toBe(reply)
  })

  it.each(conversations)('differs from every other on its question, and stays with the subject: $text', async (of) => {
    const { follow, ...asked } = of
    let dossier = await dossierFor({ locale: 'fr', ...asked })
    const before = saidBefore(dossier)
    for (const message of follow) {
      dossier = { ...dossier, turns: [...dossier.turns, { author: 'client', text: message, at: now }] }
      const reply = modelReply(dossier, { message, before, refunded: false })
      expect(before).not.toContain(reply)
      expect(reply).not.toMatch(/\{\w+\}|undefined|no advice is given|aucun conseil/i)
      before.push(reply)
    }
    const said = before.slice(1).join('\n')
    // Rules of other subjects that the words of a short message resemble.
    expect(said).not.toMatch(/PACS|certificat circonstancié|démission/)
    // Days that are worked out follow the facts told, and are near.
    const worked = said.replaceAll(/[«“][^»”]*[»”]/g, '')
    for (const [, year] of worked.matchAll(/\d{1,2} \p{L}+ (20\d\d)/gu)) expect(['2026', '2027']).toContain(year)
  })

  it('does not claim to cover what it says nothing of', async () => {
    const dossier = await dossierFor(deposit)
    const message = 'Et pour mon chat malade ?'
    const reply = modelReply(dossier, { message, before: saidBefore(dossier), refunded: false })
    expect(reply).toContain('rien de plus à vous dire')
  })

  it('asks for the day that a deadline needs, takes the next message for it, and counts', async () => {
    const dossier = await dossierFor({ ...deposit, text: 'Mon propriétaire a gardé les clés et ma caution.' })
    const before = saidBefore(dossier)
    const asks = 'Jusqu’à quand dois-je attendre ?'
    const first = modelReply(dossier, { message: asks, before, refunded: false })
    expect(first).toMatch(/Quel jour avez-vous rendu les clés\s\?/)
    const message = 'Le 12 septembre 2026.'
    const turns: Dossier['turns'] = [
      { author: 'client', text: asks, at: now },
      { author: 'client', text: message, at: now },
    ]
    const second = modelReply({ ...dossier, turns }, { message, before: [...before, first], refunded: false })
    expect(second).toMatch(/le 12 octobre 2026.*le 12 novembre 2026/)
    expect(second).not.toContain('Quel jour')
  })

  it('takes an answer in the words of a choice, and counts its case alone', async () => {
    const text = 'Mon avis de contravention est daté du 15 octobre 2026.'
    const dossier = await dossierFor({ category: 'justice', sub: 'amendes-permis', text })
    const told = (message: string) => modelReply(dossier, { message, before: saidBefore(dossier), refunded: false })
    expect(told('C’est une amende majorée.')).toMatch(
      /amende majorée \(compté du 15 octobre 2026\), le 14 novembre 2026/,
    )
    expect(told('C’est une amende majorée.')).not.toContain('29 novembre')
    expect(told('Ce n’est pas une amende majorée.')).not.toContain('novembre')
  })

  it('says a date again once an open point no longer qualifies it', async () => {
    const dossier = await dossierFor(deposit)
    const later = answered(dossier, 'inventories', 'Oui, le même')
    const reply = modelReply(later, { message: 'Oui, le même', before: saidBefore(dossier), refunded: false })
    expect(reply).toContain('état des lieux conforme (compté du 12 septembre 2026), le 12 octobre 2026')
    expect(reply).not.toContain('12 novembre 2026')
  })

  it.each([false, true])('is never the same twice, and never the answer again (refunded: %s)', async (refunded) => {
    const dossier = await dossierFor(deposit)
    const message = 'D’accord, merci beaucoup.'
    const before = saidBefore(dossier)
    const replies: string[] = []
    for (let count = 0; count < 5; count += 1)
      replies.push(modelReply(dossier, { message, before: [...before, ...replies], refunded }))
    for (const reply of refunded ? replies : replies.slice(2)) expect(reply).toMatch(/«\s?D’accord, merci beaucoup\s?»/)
    expect(new Set(replies).size).toBe(5)
    if (!refunded) expect(replies[0]).toContain('Je vous en prie')
    const again = Answer.parse(laterAnswer(dossier, { message, before, refunded }))
    expect(again.short).not.toBe(modelAnswer(dossier).short)
    expect(again.steps).not.toEqual(modelAnswer(dossier).steps)
  })

  it('says no block twice', async () => {
    const dossier = await dossierFor(deposit)
    const before = saidBefore(dossier)
    const papers = modelReply(dossier, { message: 'Quels papiers réunir ?', before, refunded: false })
    const message = 'Et quels documents encore ?'
    const again = modelReply(dossier, { message, before: [...before, papers], refunded: false })
    expect(papers).toContain('les deux états des lieux, le bail')
    expect(again).not.toContain('les deux états des lieux, le bail')
  })

  it('repeats nothing on a question that was refunded', async () => {
    const dossier = await dossierFor(deposit)
    const reply = modelReply(dossier, { message: 'Et maintenant ?', before: saidBefore(dossier), refunded: true })
    expect(reply).toContain('remboursée')
    expect(reply).not.toContain('dépôt')
  })
})
