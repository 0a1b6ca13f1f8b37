import type { APIRequestContext } from '@playwright/test'
import { call, ordered, ownQuestion, takeOffer } from './api-calls.ts'
import { expect, openExpertWindow, test } from './fixtures.ts'
import { texts } from './interface-texts.ts'
import { walkedIn } from './languages.ts'
import { signIn, storeToken } from './sign-in.ts'

/** One answer, read a second time by a colleague who knows no names, and what its author then reads of their work. */

const author = 'expert@demo.test'
const reader = 'specialist@demo.test'
const words = {
  fr: {
    read: 'Relire une réponse',
    take: 'Prendre la plus ancienne',
    send: 'Envoyer ma lecture',
    choose: /^(Juste|Complète|Claire|Appuyée sur des sources)\s: choisissez une réponse\.$/,
    sentence: 'Écrivez au moins une phrase.',
    criteria: ['Juste', 'Complète', 'Claire', 'Appuyée sur des sources'],
    marks: ['Oui', 'En partie', 'Oui', 'Non'],
    comment: 'Pourquoi, et ce qui aiderait l’auteur',
    sent: 'Merci. L’auteur la lira sans votre nom.',
    offers: 'Propositions',
    accepted: 'Acceptées',
    rate: /^Vous avez accepté \d+\s%/,
    response: 'Temps de réponse',
    answers: 'Réponses complètes',
    month: 'Le mois',
    ratings: 'Avis',
    stars: '5 étoiles',
    second: 'Seconde lecture de vos réponses',
    weights: 'Ce que cela donne dans le classement',
    pay: 'Mes paiements et la copie de ma déclaration fiscale',
    tax: 'Pour l’administration fiscale',
  },
  en: {
    read: 'Read an answer',
    take: 'Take the oldest',
    send: 'Send my reading',
    choose: /^(Correct|Complete|Clear|Backed by sources): choose an answer\.$/,
    sentence: 'Write at least one sentence.',
    criteria: ['Correct', 'Complete', 'Clear', 'Backed by sources'],
    marks: ['Yes', 'In part', 'Yes', 'No'],
    comment: 'Why, and what would help the author',
    sent: 'Thank you. The author will read it without your name.',
    offers: 'Offers',
    accepted: 'Accepted',
    rate: /^You accepted \d+%/,
    response: 'Response time',
    answers: 'Full answers',
    month: 'The month',
    ratings: 'Reviews',
    stars: '5 stars',
    second: 'Second reading of your answers',
    weights: 'What this gives in the ranking',
    pay: 'My payments and the copy of my tax report',
    tax: 'For the tax authority',
  },
}

/** Reads what journeys before this one have left: the oldest answer is offered first. */
async function readAllBefore(request: APIRequestContext, token: string): Promise<void> {
  const grades = { correct: 'yes', complete: 'yes', clear: 'yes', sourced: 'yes' }
  for (;;) {
    const { reading } = await call(request, ['POST', '/desk/second-reading/take'], token, { locale: 'fr' })
    if (!reading) return
    const body = { id: reading.id, grades, comment: 'Une réponse d’un autre parcours.' }
    await call(request, ['POST', '/desk/second-reading/grade'], token, body)
  }
}

for (const language of walkedIn('fr'))
  test.describe(`in ${language}`, () => {
    test.use({ language, locale: language === 'fr' ? 'fr-FR' : 'en-GB', viewport: { width: 360, height: 740 } })
    const said = words[language]

    test('an answer is read blind by a colleague, and its author finds that among figures that are all explained', async ({
      page,
      browser,
      request,
      complaints,
    }) => {
      await readAllBefore(request, await signIn(request, reader))
      // The specialist reads French only.
      const own = await ordered(request, 'fr')
      const desk = await openExpertWindow(browser, author, language)
      const work = await takeOffer(request, author, own.id)
      const { answer } = texts.fr
      const given = {
        short: `${answer.short} Hélène Carpentier`,
        steps: [{ text: answer.step }],
        limits: answer.limits,
      }
      await work('answer', { answer: { ...given, deadlines: [], papers: [], sources: [] }, locale: language })
      await expect.poll(async () => (await ownQuestion(request, own)).payment).toBe('CAPTURED')
      const comment = `Clair et complet, ${own.id.slice(0, 8)}.`
      await call(request, ['POST', `/questions/${own.id}/rating`], own.token, { stars: 5, comment, locale: 'fr' })
      await desk.leave()

      const room = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
      await storeToken(room.context(), await signIn(request, reader))
      await room.goto(`/${language}/mes-resultats`)
      const reading = room.getByRole('region', { name: said.read })
      await reading.getByRole('button', { name: said.take }).click()
      await expect(reading.getByText(answer.step)).toBeVisible()
      for (const name of ['Hélène', 'Carpentier', 'Tilleuls']) await expect(reading).not.toContainText(name)
      await reading.getByRole('button', { name: said.send }).click()
      await expect(reading.getByRole('link', { name: said.choose })).toHaveCount(4)
      await expect(reading.getByRole('link', { name: said.sentence })).toBeVisible()
      for (const [index, criterion] of said.criteria.entries())
        await reading.getByRole('group', { name: criterion }).getByRole('radio', { name: said.marks[index] }).check()
      const advice = `Il manque l’article de loi, ${own.id.slice(0, 8)}.`
      await reading.getByLabel(said.comment).fill(advice)
      await reading.getByRole('button', { name: said.send }).click()
      await expect(reading.getByText(said.sent)).toBeVisible()
      await room.context().close()

      await storeToken(page.context(), await signIn(request, author))
      await page.goto(`/${language}/mes-resultats`)
      const part = (name: string) => page.getByRole('region', { name })
      const figure = (name: string, of: string) =>
        part(name).locator('dl > div', { has: page.getByRole('term').getByText(of, { exact: true }) })
      await expect(part(said.second)).toContainText(advice)
      await expect(part(said.second)).not.toContainText('Marchal')
      await expect(part(said.ratings)).toContainText(comment)
      await expect(figure(said.ratings, said.stars)).toHaveText(/[1-9]/)
      await expect(figure(said.offers, said.accepted)).toHaveText(/[1-9]/)
      await expect(part(said.offers).getByText(said.rate)).toBeVisible()
      await expect(figure(said.response, said.answers)).toHaveText(/[1-9]/)
      await expect(part(said.month).getByRole('definition').first()).toHaveText(/[1-9]\d*[.,]\d\d|€\d/)
      await expect(part(said.weights).getByRole('row')).toHaveCount(7)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      await part(said.month).getByRole('link', { name: said.pay }).click()
      await expect(page.getByRole('heading', { name: said.tax })).toBeVisible()
      await page.goBack()
      await part(said.second).getByRole('listitem').filter({ hasText: advice }).getByRole('link').click()
      await expect(page).toHaveURL(new RegExp(`/demandes\\?question=${own.id}`))
      expect(complaints).toEqual([])
    })
  })
