import { href } from '../src/screens.ts'
import { call, ownQuestion, subscribed, takePlan, withdraw } from './api-calls.ts'
import { expect, test } from './fixtures.ts'
import { type Language, texts } from './interface-texts.ts'
import { signIn, storeToken, visitorWithEmail, visitorWithQuestion } from './sign-in.ts'
import { acceptTerms, payWith } from './steps.ts'

/** The checkout page by itself: what the quote says, the card's fields, and the other language. */

const words = {
  fr: {
    other: 'English',
    three: '3 clics',
    why: /Sans compte, sans motif ni appel/,
    reminder: /Nous vous l’écrivons le .+, 7.jours avant\./,
    preparing: 'Votre commande se prépare.',
    reading: 'Votre compte se charge.',
    faults: '3 points sont à revoir',
    cardFaults: 'Complétez la carte : ce qui manque est écrit sous chacun de ses champs.',
    empty: 'Ce champ est vide : indiquez le numéro de la carte.',
    wrong: 'Vérifiez les chiffres\u00a0: ce n’est pas un numéro de carte.',
  },
  en: {
    other: 'Français',
    three: '3 clicks',
    why: /No account needed, no reason, no call/,
    reminder: /We email you on .+, 7 days before\./,
    preparing: 'Your order is being prepared.',
    reading: 'Your account is loading.',
    faults: '3 points need another look',
    cardFaults: 'Complete the card: what is missing is written under each of its fields.',
    empty: 'This field is empty: give the card’s number.',
    wrong: 'Check the digits: this is not a card number.',
  },
} satisfies Record<Language, unknown>
const otherOf = { fr: 'en', en: 'fr' } as const

for (const language of ['fr', 'en'] as const)
  test(`the quote says how to leave and when it is recalled; the boxes follow into the other language, from ${language}`, async ({
    page,
    context,
    complaints,
  }) => {
    const text = words[language]
    const own = await visitorWithEmail(page.request, language)
    await storeToken(context, own.token)
    await page.goto(`/${language}/checkout?question=${own.id}`)
    const receipt = page.locator('.checkout-side')
    await expect(receipt.getByText(text.three)).toBeVisible()
    await expect(receipt.getByText(text.why)).toBeVisible()
    await expect(receipt.getByText(text.reminder)).toBeVisible()
    await acceptTerms(page, language)
    await page.getByRole('textbox', { name: texts[language].card }).fill('4000 0025 0000 3155')
    // The checkout reads itself anew in the other language, and the form stands meanwhile.
    const read = page.waitForResponse('**/api/experts/available?*')
    await page.getByRole('link', { name: text.other, exact: true }).click()
    await read
    const other = texts[otherOf[language]]
    await expect(page.getByRole('checkbox', { name: other.terms })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: other.startNow })).toBeChecked()
    // The provider's form is the same one, in the other language, with the card that only it can read.
    await expect(page.getByRole('textbox', { name: other.card })).toHaveValue('4000 0025 0000 3155')
    // The same page to its reader, who stays where the language was chosen.
    await expect(page.locator('a[data-locale]:focus')).toHaveAttribute('aria-current', 'true')
    await expect(page.locator('a[data-locale]:focus')).toBeInViewport()
    // Each order wants an act of its own: opened anew, nothing is ticked.
    await page.reload()
    await expect(page.getByRole('checkbox', { name: other.terms })).not.toBeChecked()
    await expect(page.getByRole('checkbox', { name: other.startNow })).not.toBeChecked()
    expect(complaints).toEqual([])
  })

test('what is ticked beside the email address follows into the other language and back', async ({ page, context }) => {
  const own = await visitorWithQuestion(page.request, 'fr')
  await storeToken(context, own.token)
  await page.goto(`/fr/checkout?question=${own.id}`)
  await page.getByRole('checkbox', { name: /conseils et des nouvelles/ }).check()
  // The checkout reads itself anew in the other language; before, its form is still the one that was ticked.
  const read = page.waitForResponse('**/api/experts/available?*')
  await page.getByRole('link', { name: words.fr.other, exact: true }).click()
  await read
  await expect(page.getByRole('checkbox', { name: /advice and news/ })).toBeChecked()
  await page.getByRole('link', { name: words.en.other, exact: true }).click()
  await expect(page.getByRole('checkbox', { name: /conseils et des nouvelles/ })).toBeChecked()
})

for (const language of ['fr', 'en'] as const)
  test(`an order left open goes out under the plan that was taken elsewhere, in ${language}`, async ({
    page,
    context,
  }) => {
    const own = await visitorWithEmail(page.request, language)
    await storeToken(context, own.token)
    await page.goto(`/${language}/checkout?question=${own.id}`)
    const order = page.getByRole('button', { name: texts[language].order })
    await expect(order).toBeVisible()
    await takePlan(page.request, own, language)
    // The page still shows the price of an answer.
    await acceptTerms(page, language)
    await order.click()
    await page.waitForURL(`**/match/${own.id}`)
    await expect(page.getByRole('heading', { level: 1, name: texts[language].looking })).toBeVisible()
    expect(await ownQuestion(page.request, own)).toMatchObject({ payment: 'PLAN', orderId: null })
    // Opened again, it leads there as well.
    await page.goto(`/${language}/checkout?question=${own.id}`)
    await page.waitForURL(`**/match/${own.id}`)
    await withdraw(page.request, own)
  })

for (const language of ['fr', 'en'] as const)
  test(`a card’s number is grouped while it is typed, and an empty field says so, in ${language}`, async ({
    page,
    context,
  }) => {
    const own = await visitorWithEmail(page.request, language)
    await storeToken(context, own.token)
    await page.goto(`/${language}/checkout?question=${own.id}`)
    const number = page.getByRole('textbox', { name: texts[language].card })
    await expect(number).not.toHaveValue('')
    await number.fill('')
    const order = page.getByRole('button', { name: texts[language].order })
    await order.click()
    const summary = page.getByRole('alert').filter({ hasText: words[language].faults })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('listitem')).toHaveCount(3)
    await summary.getByRole('link', { name: words[language].cardFaults }).click()
    await expect(page.locator('main h2:focus')).toBeInViewport()
    await acceptTerms(page, language)
    await order.click()
    await expect(summary).toHaveCount(0)
    await expect(number).toHaveAccessibleDescription(words[language].empty)
    await number.pressSequentially('4242424242')
    await expect(number).toHaveValue('4242 4242 42')
    // A digit in the middle, with the caret kept where it is.
    await number.press('Home')
    for (const key of ['ArrowRight', 'ArrowRight', '9', '8']) await number.press(key)
    await expect(number).toHaveValue('4298 4242 4242')
    // Enter sends the form around the card, as from any other field.
    await number.press('Enter')
    await expect(number).toHaveAccessibleDescription(words[language].wrong)
    await expect(number).toBeFocused()
  })

for (const language of ['fr', 'en'] as const)
  test(`pages whose scripts are still on their way say what they wait for, in ${language}`, async ({
    page,
    context,
  }) => {
    await storeToken(context, (await subscribed(page.request, language)).token)
    for (const [address, wait] of [
      [href('checkout', language, { plan: 'copilot' }), words[language].preparing],
      [href('account', language), words[language].reading],
    ] as const) {
      const scripts = Promise.withResolvers<void>()
      await page.route('**/*.js', async (route) => {
        await scripts.promise
        await route.continue()
      })
      await page.goto(address, { waitUntil: 'commit' })
      await expect(page.getByRole('status').filter({ hasText: wait })).toBeVisible()
      scripts.resolve()
      await expect(page.getByRole('status').filter({ hasText: wait })).toHaveCount(0)
      await page.unroute('**/*.js')
    }
  })

for (const language of ['fr', 'en'] as const)
  test(`what was wrong with an order is not said in the language before, from ${language}`, async ({
    page,
    context,
  }) => {
    const { token } = await subscribed(page.request, language)
    await storeToken(context, token)
    const wish = 'Suivre la vente de ma maison jusqu’à la signature.'
    const { id } = await call(page.request, ['POST', '/me/services'], token, { wish, locale: language })
    const admin = await signIn(page.request, 'admin@demo.test')
    const quote = { title: 'Suivi de vente', scope: 'Un notaire, jusqu’à la signature.', amount: 48_000 }
    await call(page.request, ['POST', `/admin/quotes/${id}`], admin, quote)
    await page.goto(href('checkout', language, { service: id }))
    const order = page.getByRole('button', { name: texts[language].order })
    await order.click()
    const summary = page.locator('.summary')
    await expect(summary.getByRole('listitem')).toHaveCount(2)
    await page.getByRole('link', { name: words[language].other, exact: true }).click()
    const other = otherOf[language]
    await expect(page.getByRole('checkbox', { name: texts[other].terms })).toHaveAccessibleDescription('')
    await expect(summary).toHaveCount(0)
    // Nor there where the first language is chosen again, until the next press.
    await page.getByRole('link', { name: words[other].other, exact: true }).click()
    await expect(order).toBeVisible()
    await expect(summary).toHaveCount(0)
    await order.click()
    await expect(summary).toBeFocused()
  })

for (const language of ['fr', 'en'] as const)
  test(`an order that the bank answers after a change of language goes on in the new one, from ${language}`, async ({
    page,
    context,
    complaints,
  }) => {
    const own = await visitorWithEmail(page.request, language)
    await storeToken(context, own.token)
    await page.goto(`/${language}/checkout?question=${own.id}`)
    await acceptTerms(page, language)
    const answer = Promise.withResolvers<void>()
    await page.route('**/orders/*/settle', async (route) => {
      const settled = await route.fetch()
      await answer.promise
      await route.fulfill({ response: settled })
    })
    const asked = page.waitForRequest('**/orders/*/settle')
    await payWith(page, language, 'fine')
    await asked
    await page.route('**/api/questions/*?*', (route) => route.abort())
    const other = otherOf[language]
    await page.getByRole('link', { name: words[language].other, exact: true }).click()
    await expect(page.getByRole('button', { name: texts[other].order })).toBeVisible()
    answer.resolve()
    await page.waitForURL(`**/${other}/match/${own.id}`, { waitUntil: 'commit' })
    complaints.splice(0)
  })
