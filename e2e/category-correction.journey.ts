import { expect, test } from './fixtures.ts'
import { texts } from './interface-texts.ts'
import { walkedIn } from './languages.ts'

/** A wrong field is left in the box and in the conversation, by touch and by keyboard, and costs nothing. */
const noise = {
  fr: 'Mon voisin du dessus fait du bruit toute la nuit depuis trois mois, je ne dors plus.',
  en: 'My upstairs neighbour makes noise all night and I cannot sleep any more.',
}

const doubts = {
  fr: {
    path: '/fr',
    vague: 'Ça s’est arrêté hier.',
    more: ' C’est un abonnement à une salle de sport que je veux résilier.',
    right: /^Consommation/,
    which: 'Quel domaine\u202f?',
    other: 'Autre domaine',
    none: 'Aucun de ces domaines',
    wrong: 'Ce n’est pas de la consommation',
    toChoose: 'Domaine à choisir',
    changed: /Le domaine est maintenant/,
  },
  en: {
    path: '/en',
    vague: 'It stopped working yesterday.',
    more: ' I mean my gym membership, which I bought online and want to cancel.',
    right: /^Consumer/,
    which: 'Which subject?',
    other: 'Another subject',
    none: 'None of these subjects',
    wrong: 'This is not about consumer rights',
    toChoose: 'Subject to choose',
    changed: /The subject is now/,
  },
} as const

test.describe('in French, by touch on a small telephone', () => {
  test.use({ language: 'fr', locale: 'fr-FR', viewport: { width: 360, height: 760 }, hasTouch: true, isMobile: true })

  test('a greeting is asked what it is about, nothing else is sent, and a doubt is a choice of three', async ({
    page,
  }) => {
    await page.goto('/fr')
    const box = page.getByRole('textbox', { name: texts.fr.box })
    await box.tap()
    await box.fill('Bonjour, j’ai un problème')
    await page.getByRole('button', { name: texts.fr.free }).tap()
    await expect(page.getByText('Dites en quelques mots de quoi il s’agit').first()).toBeVisible()
    await expect(page).toHaveURL(/\/fr$/)
    await box.fill('asdfghjkl asdfghjkl asdfghjkl')
    await page.getByRole('button', { name: texts.fr.free }).tap()
    await expect(page.getByText('Nous n’avons pas reconnu de question').first()).toBeVisible()
    await box.fill(doubts.fr.vague)
    const field = page.getByRole('group', { name: 'Quel domaine\u202f?' })
    await expect(field.getByRole('button')).toHaveCount(5)
    await field.getByRole('button', { name: 'Autre domaine' }).tap()
    const dialog = page.getByRole('dialog', { name: 'De quoi s’agit-il\u202f?' })
    await dialog.getByRole('searchbox').fill('voisin')
    await dialog.getByRole('button', { name: 'Troubles de voisinage' }).tap()
    const chosen = page.getByRole('button', { name: 'Droit et justice, troubles de voisinage', pressed: true })
    await expect(chosen).toBeVisible()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(360)
    await page.getByRole('button', { name: texts.fr.free }).tap()
    await page.waitForURL('**/consultation/*')
    await expect(page.getByText('Droit et justice, troubles de voisinage').first()).toBeVisible()
  })

  test('what is said in the conversation takes the wrong field off, and one touch chooses the right one', async ({
    page,
  }) => {
    await page.goto('/fr/ask?category=sante')
    await page.getByRole('textbox', { name: texts.fr.box }).fill(noise.fr)
    await page.getByRole('button', { name: texts.fr.free }).tap()
    await page.waitForURL('**/consultation/*')
    await expect(page.getByText(texts.fr.machine)).toBeVisible()
    await page.getByRole('button', { name: 'Changer de domaine' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Aucun de ces domaines' }).tap()
    await expect(page.getByText('Domaine à choisir')).toBeVisible()
    await expect(page.getByRole('button', { name: texts.fr.askExpert })).toHaveCount(0)
    const field = page.getByRole('group', { name: 'Quel domaine\u202f?' })
    await field.getByRole('button', { name: 'Droit et justice, troubles de voisinage' }).tap()
    await expect(page.getByText('Le domaine est maintenant').last()).toBeVisible()
    const named = page.locator('.case-meta').getByText('Droit et justice, troubles de voisinage')
    expect(await named.evaluate((name) => name.scrollWidth - name.clientWidth)).toBeLessThanOrEqual(0)
    await expect(page.getByText('Domaine à choisir')).toHaveCount(0)
  })
})

test.describe('in English, by keyboard', () => {
  test.use({ language: 'en', locale: 'en-GB' })

  test('a field is changed in the head of the conversation, and in words', async ({ page }) => {
    await page.goto('/en/ask?category=sante')
    await page.getByRole('textbox', { name: texts.en.box }).focus()
    await page.keyboard.type(noise.en)
    const send = page.getByRole('button', { name: texts.en.free })
    await send.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/consultation/*')
    await expect(page.getByText(texts.en.machine)).toBeVisible()
    await page.getByRole('button', { name: 'Change the subject' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'What is it about?' })
    // The first of the proposals, not the line of the list.
    await dialog.getByRole('button', { name: 'Housing', exact: true }).first().focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Change the subject' })).toBeFocused()
    await expect(page.getByText('The subject is now “Housing”').first()).toBeVisible()
    await page.getByRole('textbox', { name: texts.en.toAssistant }).focus()
    await page.keyboard.type('Not about housing, it’s about law and justice')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('The subject is now “Law and justice').first()).toBeVisible()
    await expect(page.locator('.case-meta').getByText('Law and justice')).toBeVisible()
  })
})

for (const language of walkedIn('en'))
  test.describe(`a doubt in ${language}, by touch on a small telephone`, () => {
    test.use({ language, locale: language, viewport: { width: 360, height: 760 }, hasTouch: true, isMobile: true })

    test('is a choice of three, another or none, in the box and in the conversation, and what was refused stays away', async ({
      page,
    }) => {
      const words = doubts[language]
      await page.goto(words.path)
      const box = page.getByRole('textbox', { name: texts[language].box })
      await box.tap()
      await box.fill(words.vague)
      const field = page.getByRole('group', { name: words.which })
      await expect(field.getByRole('button')).toHaveCount(5)
      const refused = (await field.getByRole('button').allInnerTexts()).slice(0, 3)
      await expect(field.getByRole('button', { name: words.other })).toBeVisible()
      await field.getByRole('button', { name: words.none }).tap()
      await expect(page.getByRole('button', { name: refused[0]!, exact: true })).toHaveCount(0)
      await box.fill(words.vague + words.more)
      await page.getByRole('button', { name: words.right }).first().tap()
      for (const name of refused) await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      await page.getByRole('button', { name: texts[language].free }).tap()
      await page.waitForURL('**/consultation/*')
      await expect(page.getByText(texts[language].machine)).toBeVisible()
      await page.getByRole('textbox', { name: texts[language].toAssistant }).fill(words.wrong)
      await page.keyboard.press('Control+Enter')
      await expect(page.getByText(words.toChoose)).toBeVisible()
      await expect(field.getByRole('button', { name: words.other })).toBeVisible()
      for (const name of [words.right, ...refused]) await expect(field.getByRole('button', { name })).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      await field.getByRole('button').first().tap()
      await expect(page.getByText(words.changed).last()).toBeVisible()
    })
  })
