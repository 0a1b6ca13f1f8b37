import type { Page } from '@playwright/test'
import { en } from '../src/accounts/text.en.ts'
import { fr } from '../src/accounts/text.fr.ts'
import type { Locale } from '../src/i18n/locale.ts'
import { href } from '../src/screens.ts'
import { call, subscribed } from './api-calls.ts'
import { authenticatorCode } from './authenticator.ts'
import { violationsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { walkedIn } from './languages.ts'
import { base } from './server.ts'
import { newVisitor, signIn, storeToken, visitorWithEmail } from './sign-in.ts'

/** The account page: an index of its sections, how one signs in, and who has not opened their link yet. */

const words = {
  fr: {
    index: 'Sur cette page',
    sections: ['Abonnement et devis', 'Factures', 'Coordonnées', 'Agenda', 'Sécurité', 'Accords', 'Quitter'],
    quote: 'SuperAgent, sur devis',
    devices: 'Appareils connectés',
    terms: 'Lire les conditions d’utilisation',
    invoices: 'Factures',
  },
  en: {
    index: 'On this page',
    sections: ['Plan and quotes', 'Invoices', 'Details', 'Calendar', 'Security', 'Agreements', 'Leaving'],
    quote: 'SuperAgent, by quote',
    devices: 'Signed-in devices',
    terms: 'Read the terms of use',
    invoices: 'Invoices',
  },
} satisfies Record<Locale, unknown>

const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((heading) => Math.round(heading.getBoundingClientRect().top))

for (const [locale, width] of [
  ['fr', 360],
  ['en', 1440],
] as const)
  test(`the account has an index of its sections, in ${locale} at ${width} px`, async ({
    page,
    context,
    complaints,
  }) => {
    const text = words[locale]
    await page.setViewportSize({ width, height: 780 })
    const { token } = await subscribed(page.request, locale)
    await call(page.request, ['PATCH', '/me/profile'], token, { firstName: 'Éloïse-Anticonstitutionnellement' })
    await storeToken(context, token)
    await page.goto(`${href('account', locale)}#security`)
    const index = page.getByRole('navigation', { name: text.index })
    await expect(index.getByRole('link')).toHaveText(text.sections)
    // The address names a section that comes after the others have loaded.
    await expect.poll(() => topOf(page, 'security')).toBeLessThan(120)
    await expect(page.locator('#security')).toBeFocused()
    await expect(index.locator('[aria-current=location]')).toHaveText(text.sections[4] ?? '')
    await index.getByRole('link', { name: text.sections[1] }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#invoices$/)
    await expect(page.getByRole('heading', { name: text.invoices, exact: true })).toBeInViewport()
    await expect(index.locator('[aria-current=location]')).toHaveText(text.sections[1] ?? '')
    await expect(index.locator('[aria-current=location]')).toBeInViewport()
    // The quote stands with the plans, before the invoices.
    expect(await topOf(page, 'services')).toBeLessThan(await topOf(page, 'invoices'))
    await expect(page.getByRole('heading', { name: text.quote })).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect((await violationsOf(page)).map(({ id }) => id)).toEqual([])
    expect(complaints).toEqual([])
  })

for (const locale of walkedIn('fr'))
  test(`the account of a plan takes few screens of a phone, and each of its sections opens by its address, in ${locale}`, async ({
    page,
    context,
  }) => {
    const text = words[locale]
    await page.setViewportSize({ width: 360, height: 780 })
    const { token } = await subscribed(page.request, locale)
    await storeToken(context, token)
    const own = await call(page.request, ['GET', '/me/subscription'], token)
    const invoices = [1, 2, 3].map((nth) => ({ ...own.invoices[0], number: `F2026-00000${nth}` }))
    await page.route('**/api/me/subscription', (route) => route.fulfill({ json: { ...own, invoices } }))
    const me = await call(page.request, ['GET', '/me'], token)
    await page.route('**/api/me', (route) => route.fulfill({ json: { ...me, standing: 'member' } }))
    // The language was chosen, so that none is offered.
    await context.addCookies([{ name: 'i18n_redirected', value: locale, url: base }])
    await page.goto(href('account', locale))
    const index = page.getByRole('navigation', { name: text.index })
    await expect(index).toBeVisible()
    await expect(page.locator('#invoice-list > li')).toHaveCount(3)
    expect(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThanOrEqual(4)
    const devices = page.getByRole('heading', { name: text.devices })
    await expect(devices).toBeHidden()
    // By the index, by a second press after it was closed, and by the keyboard.
    const link = index.getByRole('link', { name: text.sections[4] })
    const line = page.locator('summary').filter({ has: page.locator('#security') })
    for (let times = 0; times < 2; times += 1) {
      await link.click()
      await expect(devices).toBeVisible()
      await line.click()
      await expect(devices).toBeHidden()
    }
    await line.focus()
    await page.keyboard.press('Enter')
    await expect(devices).toBeVisible()
    // What is folded stays in the document, where the browser's find opens it.
    await expect(page.getByRole('link', { name: text.terms, includeHidden: true })).toBeAttached()
    // A part of a section, whose content comes later than the page.
    const answered: (() => void)[] = []
    await page.route('**/api/sessions', async (route) => {
      await new Promise<void>((resolve) => answered.push(resolve))
      await route.continue()
    })
    await page.goto('about:blank')
    await page.goto(`${href('account', locale)}#sessions`)
    await expect(devices).toBeFocused()
    await expect(devices).toBeInViewport()
    for (const answer of answered) answer()
    await expect(page.locator('[aria-labelledby=sessions] li').first()).toBeVisible()
    await expect(devices).toBeFocused()
    await expect(devices).toBeInViewport()
    await page.unroute('**/api/sessions')
    await page.goto('about:blank')
    await page.goto(`${href('account', locale)}#consents`)
    await expect(page.getByRole('link', { name: text.terms })).toBeVisible()
    await expect.poll(() => topOf(page, 'consents')).toBeLessThan(120)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect((await violationsOf(page)).map(({ id }) => id)).toEqual([])
  })

test('what is typed before the page runs signs in, the password included', async ({ page }) => {
  let run = () => {}
  const running = new Promise<void>((resolve) => {
    run = resolve
  })
  await page.route('**/assets/*.js', (route) => running.then(() => route.continue()))
  await page.goto(href('login', 'fr'), { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill('client@demo.test')
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill('clairavis-demo')
  run()
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
  await expect(page).toHaveURL(/\/fr\/mes-demandes$/)
})

test('an address that was typed is found again after a reload, and signs in', async ({ page }) => {
  await page.goto(href('login', 'fr'))
  const submit = page.getByRole('button', { name: 'Se connecter', exact: true })
  const address = page.getByRole('textbox', { name: 'Adresse e-mail' })
  await expect(submit).toBeEnabled()
  await address.fill('client@demo.test')
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0)
  await page.reload()
  await expect(submit).toBeEnabled()
  await expect(address).toHaveValue('client@demo.test')
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill('clairavis-demo')
  await submit.click()
  await expect(page).toHaveURL(/\/fr\/mes-demandes$/)
})

test('too many wrong passwords: the form says what is closed, for how long, and what opens the account', async ({
  page,
}) => {
  await page.goto(href('login', 'fr'))
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(`${crypto.randomUUID()}@client.test`)
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill('un mauvais mot')
  const submit = page.getByRole('button', { name: 'Se connecter', exact: true })
  const closed = page.getByText('Trop d’essais avec cette adresse e-mail').first()
  await expect(async () => {
    await submit.click()
    await expect(closed).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(closed).toContainText('un lien par e-mail')
})

test('a letter about a question, opened where nobody is signed in, leads to a link by email', async ({ page }) => {
  const next = href('consultation', 'fr', { id: crypto.randomUUID() })
  await page.goto(href('login', 'fr', { next }))
  await expect(page.getByText('Votre question est dans votre compte.')).toBeVisible()
  await page.getByRole('link', { name: 'Recevoir un lien de connexion' }).click()
  await expect(page.locator('#by-link')).toBeInViewport()
})

test('the address of a section survives the sign-in', async ({ page }) => {
  await page.goto(`${href('account', 'fr')}#invoices`)
  await expect(page).toHaveURL(/\/fr\/connexion\?/)
  expect(new URL(page.url()).searchParams.get('next')).toBe(`${href('account', 'fr')}#invoices`)
})

for (const language of walkedIn('en'))
  test(`a client switches the second step on, is asked for it, and switches it off, in ${language} on a phone`, async ({
    page,
    context,
    request,
  }) => {
    const { secondFactor, fields, login, refusals } = { fr, en }[language]
    const { enable, disable, submit, recoveryKept } = secondFactor
    const signOut = { fr: 'Me déconnecter', en: 'Sign out' }[language]
    await page.setViewportSize({ width: 360, height: 780 })
    const account = { email: 'client@demo.test', password: 'clairavis-demo' }
    await storeToken(context, await signIn(request, account.email))
    await page.goto(`${href('account', language)}#security`)
    await page.getByRole('button', { name: enable, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(fields.currentPassword).fill(account.password)
    await dialog.getByRole('button', { name: secondFactor.goOn }).click()
    const key = ((await dialog.locator('.secret').textContent()) ?? '').split(':').at(-1)?.replace(/\s/g, '') ?? ''
    const code = (later: number) => authenticatorCode(key, later)
    await dialog.getByRole('textbox', { name: fields.code }).fill(await code(0))
    await dialog.getByRole('button', { name: submit }).click()
    await expect(dialog.locator('.recovery li')).toHaveCount(8)
    const codes = await dialog.locator('.recovery li').allTextContents()
    // Neither the key nor a press beside it takes away what is shown only once.
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape')
    await expect(dialog.getByRole('listitem')).toHaveCount(8)
    await dialog.getByRole('button', { name: recoveryKept }).click()
    try {
      await page.getByRole('button', { name: signOut, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`/${language}$`))
      await page.goto(href('login', language))
      await page.getByRole('textbox', { name: fields.email }).fill(account.email)
      await page.getByRole('textbox', { name: fields.password }).fill(account.password)
      await page.getByRole('button', { name: login.submit, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: secondFactor.title })).toBeVisible()
      await page.getByRole('textbox', { name: fields.code }).fill(await code(1))
      await page.getByRole('button', { name: submit }).click()
      await page.waitForURL(`**${href('my-requests', language)}`)
    } finally {
      await page.goto(`${href('account', language)}#security`)
      await page.getByRole('button', { name: disable }).click()
      await dialog.getByLabel(fields.currentPassword).fill(account.password)
      await dialog.getByRole('textbox', { name: fields.code }).fill('000000')
      await dialog.getByRole('button', { name: disable }).click()
      await expect(dialog.getByText(refusals.code_wrong).first()).toBeVisible()
      await dialog.getByRole('textbox', { name: fields.code }).fill(codes[0] ?? '')
      await dialog.getByRole('button', { name: disable }).click()
      await expect(page.getByRole('button', { name: enable, exact: true })).toBeVisible()
    }
  })

for (const [locale, title, again, sent] of [
  ['fr', 'Ouvrez le lien reçu par e-mail', 'Renvoyer le lien', 'Un nouveau lien vient de partir'],
  ['en', 'Open the link received by email', 'Send the link again', 'A new link is on its way'],
] as const)
  test(`whoever has not opened their link is told to, and not to log in, in ${locale}`, async ({ page, context }) => {
    await storeToken(context, (await visitorWithEmail(page.request, locale)).token)
    for (const screen of ['change-password', 'change-email', 'edit-infos', 'login', 'account'] as const) {
      await page.goto(href(screen, locale))
      await expect(page.getByText(title)).toBeVisible()
    }
    await page.getByRole('button', { name: again }).click()
    await expect(page.getByText(sent)).toBeVisible()
    await expect(page.getByRole('button', { name: again })).toBeHidden()
  })

test('a visitor without an address is still led to the sign-in', async ({ page, context }) => {
  await storeToken(context, await newVisitor(page.request, 'fr'))
  await page.goto(href('change-password', 'fr'))
  await expect(page.getByText('Vous devez être connecté pour réinitialiser votre mot de passe.')).toBeVisible()
})

for (const [locale, reference, email] of [
  ['fr', 'Référence du contrat', 'Adresse e-mail du contrat'],
  ['en', 'Contract reference', 'Email address of the contract'],
] as const)
  test(`the browser that holds the contract fills in what leaving it asks, in ${locale}`, async ({ page, context }) => {
    const own = await subscribed(page.request, locale)
    const { contracts } = await call(page.request, ['GET', '/me/contracts'], own.token)
    const { contract } = contracts[0]
    // What is filled in can be sent: the contract itself shows its address with most letters hidden.
    const { email: whole } = await call(page.request, ['GET', '/me'], own.token)
    expect(whole).toMatch(/^[\w-]+@client\.test$/)
    await storeToken(context, own.token)
    for (const screen of ['cancel', 'withdraw'] as const) {
      await page.goto(href(screen, locale))
      await expect(page.getByRole('textbox', { name: reference })).toHaveValue(contract.reference)
      await expect(page.getByRole('textbox', { name: email })).toHaveValue(whole)
    }
  })
