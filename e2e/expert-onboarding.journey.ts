import { fr as applying } from '../src/experts/onboarding/application.text.fr.ts'
import { linkInLetter } from './api-calls.ts'
import { expect, test } from './fixtures.ts'
import { signIn, storeToken } from './sign-in.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC',
  'base64',
)

const password = 'Corbeau-42-Lanterne'

test('a company’s number that looks wrong does not take the press on the box below it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/fr/expert/inscription')
  await expect(page.locator('[data-ready]')).toBeVisible()
  const siret = page.getByLabel('Numéro SIRET')
  await siret.fill('73282932000075')
  const box = page.getByRole('checkbox', { name: /TVA/ })
  await box.scrollIntoViewIfNeeded()
  await expect(siret).toBeFocused()
  const at = await box.boundingBox()
  if (!at) throw new Error('The box is not shown')
  await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2)
  await page.mouse.down()
  await expect(page.getByText(applying.siretDoubt)).toBeVisible()
  await page.mouse.up()
  await expect(box).toBeChecked()
})

test('somebody applies as an expert, is told what is missing, is accepted and opens their page', async ({
  page,
  request,
}) => {
  // Wide enough for the whole form at once; a phone shows it in steps.
  const phone = page.viewportSize()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/fr/expert/inscription')
  const form = page.locator('form').filter({ has: page.getByLabel('Nom de l’entreprise') })
  await expect(page.locator('[data-ready]')).toBeVisible()
  await form.getByRole('button', { name: 'Envoyer ma candidature' }).click()
  await expect(form.locator('.summary')).toContainText('Nom de l’entreprise\u00a0: ce champ est obligatoire')
  await expect(form.getByText('Choisissez au moins un domaine.').last()).toBeVisible()

  const email = `ines${Date.now()}@expert.test`
  const typed = {
    'Nom de l’entreprise': 'Cabinet Moreau',
    'Numéro SIRET': '7328293200007',
    'Numéro de TVA': 'FR40303265045',
    Prénom: 'Inès',
    Nom: 'Moreau',
    'Adresse e-mail': email,
    Téléphone: '06 12 34 56 78',
    Adresse: '4 rue des Halles',
    'Code postal': '44000',
    Ville: 'Nantes',
  }
  for (const [label, value] of Object.entries(typed)) await form.getByLabel(label, { exact: true }).fill(value)
  await form.getByRole('checkbox', { name: 'Automobile' }).check()
  const diploma = form.getByLabel('Diplôme ou attestation de capacité professionnelle')
  await diploma.setInputFiles({ name: 'diplome.webp', mimeType: 'image/webp', buffer: png })
  await expect(form.getByText('Format non accepté').first()).toBeVisible()
  for (const label of [
    'Pièce d’identité',
    'Diplôme ou attestation de capacité professionnelle',
    'Photo de profil ou logo',
  ]) {
    await form.getByLabel(label).setInputFiles({ name: `${label}.png`, mimeType: 'image/png', buffer: png })
    await expect(form.getByText(`${label}.png est bien arrivé.`)).toBeVisible()
  }
  for (const box of ['Je m’engage', 'J’accepte les conditions']) await form.getByRole('checkbox', { name: box }).check()
  await form.getByRole('button', { name: 'Envoyer ma candidature' }).click()
  await expect(form.getByText('Le SIRET compte exactement 14 chiffres').last()).toBeVisible()
  await form.getByLabel('Numéro SIRET').fill('73282932000074')
  // What was received is answered again where the first answer was lost on its way, and not refused.
  let lost = 0
  await page.route('**/api/applications', async (route) => {
    lost += 1
    if (lost > 3) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await form.getByRole('button', { name: 'Envoyer ma candidature' }).click()
  await expect(form.getByText(applying.refusals.failed).last()).toBeVisible()
  await form.getByRole('button', { name: 'Envoyer ma candidature' }).click()
  await expect(page.getByText('Votre candidature est arrivée')).toBeVisible()
  if (phone) await page.setViewportSize(phone)

  const staff = await signIn(request, 'admin@demo.test')
  await page.evaluate((token) => localStorage.setItem('token', token), staff)
  await page.goto('/en/admin-dashboard/applications')
  const card = page.getByRole('article', { name: 'Inès Moreau' }).filter({ hasText: email })
  await expect(card).toBeVisible()
  // A telephone number stays on one line; what is wrong with a document is said among the documents.
  expect(await card.textContent()).toContain('06\u00a012\u00a034\u00a056\u00a078')
  await page.route('**/api/admin/applications/*/papers/*', (route) => route.abort())
  const identity = { name: 'Identity document' }
  await card.getByRole('button', identity).click()
  const documents = card.locator('dd').filter({ has: page.getByRole('button', identity) })
  await expect(documents.getByRole('alert')).toBeVisible()
  await card.getByText('Accept', { exact: true }).first().click()
  await card.getByLabel('Wording in French').fill('Experte automobile')
  await card.getByLabel('Wording in English').fill('Motor expert')
  await card.getByLabel('Issued by').fill('Ministère de l’Intérieur')
  await card.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(card.getByText('Accepted', { exact: true })).toBeVisible()

  const letter = { to: email, template: 'experts.admitted', link: /\/fr\/candidature\/[\w.-]+/ }
  const link = await linkInLetter(request, letter)
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto(link)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Ouvrir mon bureau' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ma page d’expert' })).toBeVisible()
  await expect(page.getByText('Il manque encore')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ouvrir ma page' })).toBeDisabled()
  await page.getByLabel('Prénom de l’assistant').fill('Lou')
  for (const end of ['', ' (anglais)']) {
    await page.getByLabel(`En une phrase${end}`, { exact: true }).fill('Pannes, ventes et assurances de voitures.')
    await page.getByLabel(`Présentation${end}`, { exact: true }).fill('Vingt ans d’expertise de voitures accidentées.')
  }
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await page.getByLabel('Titulaire du compte').fill('Inès Moreau')
  await page.getByLabel('IBAN').fill('FR76 3000 6000 0112 3456 7890 189')
  await page.getByLabel('Votre mot de passe').fill(password)
  await page.getByRole('button', { name: 'Enregistrer le compte' }).click()
  for (const box of ['J’accepte les', 'Je certifie']) await page.getByRole('checkbox', { name: box }).check()
  await page.getByRole('button', { name: 'Ouvrir ma page' }).click()
  await page.getByRole('link', { name: 'Voir ma page publique' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Inès Moreau' })).toBeVisible()

  // What the tax authority wants to know is taken from the application.
  await page.goto('/fr/mes-versements')
  const tax = page.getByRole('region', { name: 'Pour l’administration fiscale' })
  await expect(tax.getByText('Repris de votre candidature\u00a0: vérifiez, et complétez.')).toBeVisible()
  await expect(tax.getByLabel('Ville', { exact: true })).toHaveValue('Nantes')
  await expect(tax.getByLabel('Numéro de TVA', { exact: false })).toHaveValue('FR40303265045')
})

test('whoever may not work now is led to what they have earned, and reads it', async ({ page, request }) => {
  await storeToken(page.context(), await signIn(request, 'expert@demo.test'))
  await page.route('**/api/me/expert/page', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      json: { ...(await answer.json()), state: 'suspended', reason: 'Vérifié.' },
    })
  })
  await page.goto('/fr/demandes')
  await page.waitForURL('**/ma-page-expert')
  await page.getByRole('link', { name: 'Voir mes versements' }).click()
  await expect(page.getByText('À vous verser')).toBeVisible()
  await expect(page).toHaveURL(/mes-versements/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the application comes in steps, keeps what was typed, and each error leads to its step', async ({ page }) => {
    await page.goto('/fr/expert/inscription')
    const form = page.locator('form').filter({ has: page.locator('#field-companyName') })
    await expect(page.locator('[data-ready]')).toBeVisible()
    const step = page.locator('.application-step')
    const goOn = form.getByRole('button', { name: applying.steps.next })
    const back = form.getByRole('button', { name: applying.steps.back })
    await expect(step).toHaveText('Étape 1 sur 5\u00a0: votre activité')
    await expect(form.getByLabel('Prénom', { exact: true })).toBeHidden()
    expect(await form.evaluate((element) => element.clientHeight)).toBeLessThan(1200)

    await goOn.tap()
    await expect(form.locator('.summary')).toContainText('Nom de l’entreprise\u00a0: ce champ est obligatoire')
    await expect(form.locator('.summary')).not.toContainText('Prénom')
    const company = { 'Nom de l’entreprise': 'Cabinet Moreau', 'Numéro SIRET': '73282932000074' }
    for (const [label, value] of Object.entries(company)) await form.getByLabel(label, { exact: true }).fill(value)
    await form.getByLabel('Numéro de TVA', { exact: true }).fill('FR40303265045')
    await goOn.tap()
    await expect(step).toHaveText('Étape 2 sur 5\u00a0: vous')
    await expect(step).toBeFocused()
    await form.getByLabel('Prénom', { exact: true }).fill('Inès')
    await back.tap()
    await expect(form.getByLabel('Nom de l’entreprise')).toHaveValue('Cabinet Moreau')

    await goOn.tap()
    await page.reload()
    await expect(step).toHaveText('Étape 2 sur 5\u00a0: vous')
    await expect(form.getByLabel('Prénom', { exact: true })).toHaveValue('Inès')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('the application stands on one page', async ({ page }) => {
    await page.goto('/fr/expert/inscription')
    await expect(page.getByLabel('Nom de l’entreprise')).toBeVisible()
    await expect(page.getByLabel('IBAN')).toBeVisible()
    await expect(page.getByRole('button', { name: applying.submit })).toBeVisible()
  })
})
