import { describe, expect, it } from 'vitest'
import { type Caller, expert, setUpTestApp, testApp, visitor } from '../../../../test/harness/test-app.ts'
import { seedTexts } from '../../../content/server/seed.ts'

setUpTestApp()

const texts = async () => {
  await seedTexts(testApp.ports.db, testApp.ports.clock.now(), 1, false)
}

const previewed = async (client: Caller, text: string, reply: string, locale = 'fr', category = 'logement') => {
  const { body } = await client.post('/questions', { text, category, locale })
  await testApp.settle()
  await client.post(`/questions/${body.id}/messages`, { text: reply })
  await testApp.settle()
  return { id: body.id as string, ...(await said(client, body.id, locale)) }
}

const said = async (client: Caller, id: string, locale = 'fr') => {
  const { messages } = (await client.get(`/questions/${id}/messages?locale=${locale}`)).body
  const brief = await testApp.ports.db
    .selectFrom('brief')
    .select('data')
    .where('questionId', '=', id)
    .executeTakeFirst()
  return {
    preview: messages.findLast(({ kind }: { kind: string }) => kind === 'preview')?.preview,
    last: messages.at(-1).text as string,
    brief: brief?.data,
  }
}

describe('a question from another country', () => {
  it('whose words hint at one is asked, and no French text is quoted meanwhile', async () => {
    await texts()
    const text = 'Landlord in Fribourg will not give back my rental guarantee of three months.'
    const { preview } = await previewed(await visitor(), text, 'Nothing to add.', 'en')
    expect(preview.quotations).toEqual([])
  })

  it.each([
    ['J’habite à Cardiff et mon propriétaire garde ma caution de 900 £.', 'pays de Galles', 'Cardiff'],
    ['Ma régie à Fribourg refuse de rendre ma garantie de loyer, mon dépôt de garantie.', 'Suisse', 'régie'],
    ['Je suis locataire à Cork et le propriétaire ne rend pas la caution.', 'Irlande', 'Cork'],
    ['J’habite à Montréal, mon proprio garde mon dépôt de garantie et les clés.', 'Québec', 'Montréal'],
  ])('is told so, and no French text is quoted: %s', async (text, country, evidence) => {
    await texts()
    const { preview, brief } = await previewed(await visitor(), text, 'Vide. Aucune date.')
    const words = preview.paragraphs.join('\n')
    expect(preview.quotations).toEqual([])
    expect(words).toContain(country)
    expect(words).toContain(evidence)
    expect(words).toContain('Nos textes valent pour la France')
    expect(words).toContain('Aucun expert qui exerce dans ce pays ne répond ici dans ce domaine')
    expect(brief?.redFlags.join(' ')).toContain(country)
  })

  it.each([
    [
      'fr',
      'Je vis à Berlin, mon propriétaire garde mon dépôt de garantie depuis trois mois.',
      'd’Allemagne',
      'logement',
    ],
    ['fr', 'Mon propriétaire à Lausanne ne rend pas mon dépôt de garantie.', 'de Suisse', 'logement'],
    ['fr', 'Au Portugal, mon bailleur garde la caution depuis quatre mois.', 'du Portugal', 'logement'],
    [
      'fr',
      'Je suis salarié à Madrid et j’ai été licencié hier, faut-il un entretien préalable ?',
      'd’Espagne',
      'travail',
    ],
    ['en', 'We live in Sydney and our landlord has kept the deposit for four months.', 'Australia', 'logement'],
    ['en', 'My employer in Toronto dismissed me yesterday, what about the preliminary meeting?', 'Canada', 'travail'],
  ])(
    'has its own rules, wherever it is, on which a professional of that country answers (%s): %s',
    async (locale, text, from, category) => {
      await texts()
      const reply = locale === 'fr' ? 'Je ne sais pas.' : 'I do not know.'
      const { id, preview } = await previewed(await visitor(), text, reply, locale, category)
      const words = [...preview.paragraphs, ...preview.limits].join('\n')
      expect(preview.quotations).toEqual([])
      expect(words).toContain(from)
      expect(words).toContain(
        locale === 'fr' ? 'Ce sont les règles de ce pays qui s’appliquent' : 'The rules of that country apply',
      )
      expect(words).toContain(
        locale === 'fr'
          ? 'c’est à un professionnel de ce pays de répondre'
          : 'it is for a professional of that country to answer',
      )
      const row = await testApp.ports.db
        .selectFrom('message')
        .select('body')
        .where('questionId', '=', id)
        .where('author', '=', 'assistant')
        .execute()
      expect(row.map(({ body }) => body).join('\n')).not.toMatch(
        /convention collective|collective agreement|prud’hommes|huissier|CDI|loi du|employment tribunal/i,
      )
    },
  )

  it.each([
    ['fr', 'J’habite à Rabat et mon propriétaire garde ma caution depuis mars.', 'Un expert qui exerce dans ce pays'],
    [
      'en',
      'I live in Rabat and my landlord has kept my deposit since March.',
      'An expert who practises in that country',
    ],
  ])('is told that an expert of that country is here, where one is (%s)', async (locale, text, here) => {
    const there = await expert()
    const elsewhere = await expert({ categories: ['jardin'] })
    const move = (id: string, department: string) =>
      testApp.ports.db.updateTable('expert').set({ department }).where('id', '=', id).execute()
    const notices = async () =>
      (
        await previewed(await visitor(), text, locale === 'fr' ? 'Vide.' : 'Unfurnished.', locale)
      ).preview.paragraphs.join(' ')
    await move(elsewhere.expertId, 'MA')
    expect(await notices()).not.toContain(here)
    await move(there.expertId, 'MA')
    expect(await notices()).toContain(here)
    await testApp.ports.db.updateTable('expert').set({ state: 'suspended' }).where('id', '=', there.expertId).execute()
    expect(await notices()).not.toContain(here)
    await move(elsewhere.expertId, '44')
  })

  it('is not made one by a journey', async () => {
    await texts()
    for (const text of [
      'Je pars à Berlin en vacances et mon propriétaire garde mon dépôt de garantie depuis quatre mois.',
      'Je déménage à Sydney en mars, mon propriétaire garde mon dépôt de garantie.',
    ]) {
      const { preview } = await previewed(await visitor(), text, 'Vide. Aucune date.')
      expect(preview.quotations).toHaveLength(1)
      expect(preview.paragraphs.join('\n')).not.toContain('valent pour la France')
    }
  })

  it('is sent to no French help line', async () => {
    const photos = 'des photos intimes de moi sont publiées sur un site, comment les faire retirer ?'
    for (const [text, lines] of [
      [`J’habite à Lyon, ${photos}`, 1],
      [`J’habite à Bruxelles, ${photos}`, 0],
    ] as const) {
      const client = await visitor()
      const { body } = await client.post('/questions', { text, category: 'justice', locale: 'fr' })
      expect(body.helplines).toHaveLength(lines)
      const { messages } = (await client.get(`/questions/${body.id}/messages?locale=fr`)).body
      expect(messages.filter(({ event }: { event: string | null }) => event === 'helpline')).toHaveLength(lines)
    }
  })

  it('is put right by a word of the client, and is quoted the French text then', async () => {
    await texts()
    const client = await visitor()
    const text = 'Ma régie garde mon dépôt de garantie, le loyer était de 1 200 CHF.'
    const { id, preview } = await previewed(client, text, 'Vide. Aucune date.')
    expect(preview.quotations).toEqual([])
    await client.post(`/questions/${id}/messages`, {
      text: 'En fait je suis en France. Peut-il garder le dépôt de garantie sans facture ?',
    })
    await testApp.settle()
    const after = await said(client, id)
    expect(after.last).toContain('Je comprends maintenant que vous écrivez de France')
    expect(after.last).toContain('/depot-de-garantie-restitution')
    expect(after.brief?.redFlags.join(' ')).not.toContain('Suisse')
  })

  it('is quoted what holds everywhere', async () => {
    await texts()
    const { preview } = await previewed(
      await visitor(),
      'I live in Cork and my dog ate 100 g of dark chocolate two hours ago.',
      'A labrador of 30 kg. No date.',
      'en',
      'animaux',
    )
    expect(preview.quotations).toHaveLength(1)
    expect(preview.paragraphs.join('\n')).toContain('holds everywhere')
  })
})

describe('a question whose text shows no country', () => {
  const ask = async (text: string, locale: string, timeZone: string | null) => {
    const client = await visitor()
    const { body } = await client.post('/questions', { text, category: 'logement', locale, timeZone })
    await testApp.settle()
    const { messages } = (await client.get(`/questions/${body.id}/messages?locale=${locale}`)).body
    return { client, id: body.id as string, questions: messages.at(-1).intake?.questions ?? [] }
  }
  const reply = async (client: Caller, id: string, locale: string, country: string | null) => {
    const text = country ?? (locale === 'fr' ? 'Je ne sais pas' : 'I don’t know')
    await client.post(`/questions/${id}/messages`, { text, answers: [{ key: 'country-of-matter', text: country }] })
    await testApp.settle()
    await client.post(`/questions/${id}/messages`, {
      text: locale === 'fr' ? 'Écrivez l’aperçu maintenant.' : 'Please write the preview now.',
    })
    await testApp.settle()
    return said(client, id, locale)
  }
  const deposit = 'Mon propriétaire garde mon dépôt de garantie depuis quatre mois, que faire ?'
  const inEnglish = 'My landlord has kept my security deposit for four months, what can I do?'

  it.each([
    ['fr', deposit, 'Africa/Casablanca', 'Maroc', 'du Maroc'],
    ['en', inEnglish, 'Europe/Dublin', 'Ireland', 'from Ireland'],
  ])(
    'is asked for it where the clock is that of another country (%s, %s)',
    async (locale, text, timeZone, country, from) => {
      const { client, id, questions } = await ask(text, locale, timeZone)
      expect(questions[0]).toMatchObject({ key: 'country-of-matter', kind: 'choice' })
      expect(questions[0].choices.map(({ label }: { label: string }) => label)).toContain(country)
      const { preview } = await reply(client, id, locale, country)
      const words = preview.paragraphs.join('\n')
      expect(preview.quotations).toEqual([])
      expect(words).toContain(from)
      expect(words).toMatch(/Aucun expert qui exerce dans ce pays|No expert who practises in that country/)
    },
  )

  it.each([
    ['fr', deposit, 'Europe/Brussels', 'vaut pour la France'],
    ['en', inEnglish, 'America/Toronto', 'holds for France'],
  ])('is told that a rule holds for France, where they do not say (%s)', async (locale, text, timeZone, holds) => {
    const { client, id } = await ask(text, locale, timeZone)
    const { preview, brief } = await reply(client, id, locale, null)
    expect(preview.quotations).toHaveLength(1)
    expect(preview.paragraphs.join('\n')).toContain(holds)
    expect(preview.short).toBe('')
    expect(brief?.redFlags.join(' ')).toMatch(/Pays non précisé|Country not said/)
  })

  it.each([
    ['fr', deposit, 'Europe/Paris'],
    ['fr', deposit, 'Indian/Reunion'],
    ['fr', deposit, null],
    ['en', inEnglish, 'Europe/Paris'],
  ])('is not asked for it where the clock is that of France (%s, %s %s)', async (locale, text, timeZone) => {
    const { client, id, questions } = await ask(text, locale, timeZone)
    expect(questions.map(({ key }: { key: string }) => key)).not.toContain('country-of-matter')
    const { preview } = await reply(client, id, locale, null)
    expect(preview.quotations).toHaveLength(1)
    expect(preview.short).not.toBe('')
    expect(preview.paragraphs.join('\n')).not.toMatch(/vaut pour la France|holds for France/)
  })

  it('is quoted the French rule once they say France', async () => {
    const { client, id } = await ask(deposit, 'fr', 'Asia/Tokyo')
    const { preview } = await reply(client, id, 'fr', 'France')
    expect(preview.quotations).toHaveLength(1)
    expect(preview.short).not.toBe('')
  })
})

describe('a question from France', () => {
  it('is quoted one passage where one is on point, and is not told of countries', async () => {
    await texts()
    const { preview } = await previewed(
      await visitor(),
      'J’habite à Lyon, mon propriétaire garde mon dépôt de garantie depuis quatre mois.',
      'Vide. Aucune date.',
    )
    expect(preview.quotations.map(({ url }: { url: string }) => url)).toEqual([
      '/fr/article/depot-de-garantie-restitution',
    ])
    expect(preview.quotations[0].revised).toBe('2026-11-23')
    expect(preview.paragraphs.join('\n')).not.toContain('valent pour la France')
  })

  it.each([
    ['fr', 'J’ai été licencié hier après douze ans.', 'Dans quel délai contester le licenciement ?'],
    ['en', 'I was dismissed yesterday after twelve years.', 'How long do I have to contest the dismissal?'],
  ])('is quoted what holds after the turning point that it tells (%s)', async (locale, text, later) => {
    await texts()
    const client = await visitor()
    const { id, preview } = await previewed(
      client,
      text,
      locale === 'fr' ? 'Je ne sais pas.' : 'I do not know.',
      locale,
      'travail',
    )
    expect(preview.quotations).toHaveLength(1)
    const before = /doit le convoquer|jours ouvrables|must call them|working days|assister/i
    expect(preview.quotations[0].excerpt).not.toMatch(before)
    await client.post(`/questions/${id}/messages`, { text: later })
    await testApp.settle()
    const { last } = await said(client, id, locale)
    expect(last).toMatch(locale === 'fr' ? /douze mois/ : /twelve months/)
  })

  it('is told that there is no text where none is on point, the house’s own FAQ least of all', async () => {
    await texts()
    const text = 'Mon paiement est refusé par ma banque, que faire pour mon loyer ?'
    const { preview } = await previewed(await visitor(), text, 'Vide. Aucune date.')
    expect(preview.quotations).toEqual([])
    const words = preview.paragraphs.join('\n')
    expect(words).toContain('Nos textes publiés ne traitent pas précisément de ce point')
    expect(words).toMatch(/Qui saurait répondre\u00a0: avocat en droit immobilier\./)
  })

  it('is given the rule that answers it, with its article, and never that of a neighbouring subject', async () => {
    await texts()
    const text = 'Mon propriétaire augmente mon loyer de 12 % sans prévenir, est-ce permis ?'
    const { preview } = await previewed(await visitor(), text, 'Vide. Aucune date.')
    expect(preview.quotations.map(({ title }: { title: string }) => title)).toEqual([
      expect.stringMatching(/89-462.*article 17-1/),
    ])
  })

  it('is answered by the FAQ where it is about the house', async () => {
    await texts()
    const { preview } = await previewed(
      await visitor(),
      'Comment arrêter mon abonnement chez vous, sur Clairavis ?',
      'Vide. Aucune date.',
    )
    expect(preview.quotations.map(({ url }: { url: string }) => url)).toEqual([
      expect.stringContaining('#comment-resilier'),
    ])
  })
})
