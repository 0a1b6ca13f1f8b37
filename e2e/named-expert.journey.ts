import { expect, openExpertWindow, test } from './fixtures.ts'
import { texts } from './interface-texts.ts'
import { walkedIn } from './languages.ts'
import { acceptTerms, arrive, ask, giveAddress, payWith, readPreview } from './steps.ts'

/** Étienne Marchal is switched on, and his workspace is closed: he is not available now, and nobody takes his place unasked. */

const named = 'demo-expert-002'

const words = {
  fr: {
    away: 'Pas au guichet en ce moment',
    promise: /attendre son retour, laisser un autre expert répondre, ou annuler sans frais/,
    asked: /^Nous demandons à Étienne/,
    silent: /^Étienne .+ n’a pas accepté$/,
    nobodyElse: /Personne d’autre n’est sollicité avant votre choix\. Rien n’a été prélevé\./,
    keep: /^Attendre Étienne .+ seulement$/,
    cancel: 'Annuler sans frais',
    others: 'Demander aux autres experts',
  },
  en: {
    away: 'Not at the counter right now',
    promise: /wait for their return, let another expert answer, or cancel at no cost/,
    asked: /^We are asking Étienne/,
    silent: /^Étienne .+ has not accepted$/,
    nobodyElse: /Nobody else is asked before you have chosen\. Nothing has been charged\./,
    keep: /^Wait for Étienne .+ only$/,
    cancel: 'Cancel at no cost',
    others: 'Ask the other experts',
  },
} as const

for (const language of walkedIn('fr'))
  test.describe(`in ${language}`, () => {
    test.use({ language, locale: language === 'fr' ? 'fr-FR' : 'en-GB' })
    const text = words[language]

    test('an expert asked by name who is away: the client chooses before anybody else is asked', async ({
      page,
      server,
      desk,
    }) => {
      await arrive(page, language)
      await page.goto(`/${language}/assistant/${named}/ask`)
      await ask(page, language)
      await readPreview(page, language)
      await page.getByRole('button', { name: texts[language].askExpert }).click()
      await page.waitForURL(`**/_checkout/${named}?*`)
      await expect(page.getByText(text.away)).toBeVisible()
      await expect(page.getByText(text.promise)).toBeVisible()
      await giveAddress(page, language)
      await acceptTerms(page, language)
      await payWith(page, language, 'fine')
      await page.waitForURL('**/match/*')
      await expect(page.getByRole('heading', { level: 1, name: text.asked })).toBeVisible()
      await server.advanceClock(3)
      await expect(page.getByRole('heading', { level: 1, name: text.silent })).toBeVisible()
      await expect(page.getByText(text.nobodyElse)).toBeVisible()
      await expect(page.getByRole('button', { name: text.keep })).toBeVisible()
      await expect(page.getByRole('button', { name: text.cancel })).toBeVisible()
      await expect(desk.getByRole('article', { name: texts[language].titled })).toBeHidden()
      await page.getByRole('button', { name: text.others }).click()
      await expect(desk.getByRole('article', { name: texts[language].titled })).toBeVisible()
    })
  })

test.describe('in English', () => {
  test.use({ language: 'en', locale: 'en-GB' })

  test('an expert asked by name who answers in French only: said on their page and at the checkout, and they are asked', async ({
    page,
    browser,
  }) => {
    const asked = await openExpertWindow(browser, 'specialist@demo.test', 'fr')
    try {
      await arrive(page, 'en')
      await page.goto('/en/expert/etienne-marchal')
      await expect(page.getByText(/^Answers in French\. You can write in English/)).toBeVisible()
      await page.goto(`/en/assistant/${named}/ask`)
      await ask(page, 'en')
      await readPreview(page, 'en')
      await page.getByRole('button', { name: texts.en.askExpert }).click()
      await page.waitForURL(`**/_checkout/${named}?*`)
      await expect(page.getByText(/^Answers in French\. Each writes in their own language/)).toBeVisible()
      await giveAddress(page, 'en')
      await acceptTerms(page, 'en')
      await payWith(page, 'en', 'fine')
      await page.waitForURL('**/match/*')
      await expect(asked.page.getByRole('article', { name: texts.en.titled })).toBeVisible()
    } finally {
      await asked.leave()
    }
  })
})
