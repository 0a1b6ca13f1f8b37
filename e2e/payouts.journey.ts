import type { Browser } from '@playwright/test'
import { taxPerson } from '../src/billing/tax/testing.ts'
import { call, ordered, takeOffer } from './api-calls.ts'
import { chooseLanguageShown, expect, openExpertWindow, test } from './fixtures.ts'
import { texts } from './interface-texts.ts'
import { signIn, storeToken } from './sign-in.ts'

/** How experts are paid, from their own screen to the run of transfers that two people of the staff make possible. */

const expertAccount = 'expert@demo.test'
const account = { iban: 'FR76 3000 6000 0112 3456 7890 189', password: 'clairavis-demo' }

/** The same page as a member of the staff reads it, in a window of their own. */
async function staffWindow(browser: Browser, email: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'fr-FR' })
  await context.addInitScript(chooseLanguageShown)
  await storeToken(context, await signIn(context.request, email))
  return { page: await context.newPage(), leave: () => context.close() }
}

test('an expert chooses when to be paid, mandates the invoices, and is paid to an account in another name once two people have looked', async ({
  page,
  browser,
  complaints,
}) => {
  const token = await signIn(page.request, expertAccount)
  const own = () => call(page.request, ['GET', '/me/earnings'], token)
  const desk = await openExpertWindow(browser, expertAccount, 'fr')
  const { short, step, limits } = texts.fr.answer
  const answer = { short, steps: [{ text: step }], deadlines: [], papers: [], sources: [], limits }
  // Two answers make more than the least that may be asked for.
  for (const _ of [1, 2]) {
    const { id } = await ordered(page.request, 'fr')
    const works = await takeOffer(page.request, expertAccount, id)
    await works('answer', { answer, locale: 'fr' })
  }
  await desk.leave()
  await expect.poll(async () => (await own()).unpaid).toBeGreaterThan(2000)
  await call(page.request, ['PUT', '/me/tax'], token, taxPerson)

  await storeToken(page.context(), token)
  await page.goto('/fr/mes-versements')
  const weekly = page.getByRole('radio', { name: 'Chaque semaine' })
  await weekly.check()
  await expect.poll(async () => (await own()).rhythm).toBe('weekly')
  await page.reload()
  await expect(weekly).toBeChecked()
  await expect(page.getByRole('button', { name: 'Demander le versement' })).toBeHidden()
  await page.getByRole('radio', { name: 'Quand je le demande' }).check()
  await expect(page.getByText(/^Vous pouvez demander \d+,\d\d\s€\.$/)).toBeVisible()

  const change = page.getByRole('button', { name: 'Changer de compte' })
  const holder = page.getByRole('textbox', { name: 'Titulaire du compte' })
  await expect(change.or(holder)).toBeVisible()
  if (await change.isVisible()) await change.click()
  await holder.fill('Odile Bertin')
  await page.getByRole('textbox', { name: 'IBAN' }).fill(account.iban)
  await page.getByRole('textbox', { name: 'Votre mot de passe' }).fill(account.password)
  await page.getByRole('button', { name: 'Enregistrer le compte' }).click()
  await expect(page.getByText('Odile Bertin, compte finissant par 0189')).toBeVisible()
  await expect(page.locator('#payout-account')).toBeFocused()
  await expect(page.getByText(/^Le nom du titulaire est vérifié par une personne de l’équipe/)).toBeVisible()

  const give = page.getByRole('button', { name: 'Donner le mandat' })
  await page.getByText('Lire le mandat').click()
  await expect(page.getByText(/L’expert peut contester une facture pendant 30 jours/)).toBeVisible()
  await page.getByRole('textbox', { name: /^SIREN ou SIRET/ }).fill('732 829 320')
  await give.click()
  await expect(page.getByText('Cochez cette case pour donner le mandat.').first()).toBeVisible()
  await page.getByRole('checkbox', { name: 'J’ai lu le mandat et je l’accepte' }).check()
  await give.click()
  await expect(page.getByText(/^Vous nous avez chargés d’émettre vos factures depuis le \d/)).toBeVisible()
  await expect(page.locator('#invoicing')).toBeFocused()

  await page.getByRole('button', { name: 'Demander le versement' }).click()
  await expect(page.getByText(/^Demandé le .+\s: le virement est en préparation\.$/)).toBeVisible()
  await expect(page.locator('#payout-rhythm')).toBeFocused()

  // The first person looks whose account it is, and may confirm nothing twice.
  const first = await staffWindow(browser, 'compliance@demo.test')
  await first.page.goto('/fr/admin-dashboard/payouts')
  const row = first.page.getByRole('row').filter({ hasText: 'Hélène Carpentier' })
  await expect(row).toContainText('Titulaire à vérifier')
  await row.getByRole('button', { name: 'Confirmer le compte d’Hélène Carpentier' }).click()
  const dialog = first.page.getByRole('dialog')
  await expect(
    dialog.getByText('L’expert se nomme Hélène Carpentier, le titulaire du compte Odile Bertin.'),
  ).toBeVisible()
  await dialog.getByRole('textbox').fill('Nom de naissance, vu sur le relevé de la banque.')
  await dialog.getByRole('button', { name: 'Confirmer le compte' }).click()
  await expect(row).toContainText('Confirmé par vous : une autre personne prépare ce versement.')
  await expect(row).not.toContainText('Titulaire à vérifier')
  await first.leave()

  // The second finds it among what waits for them, and prepares what was asked for.
  const second = await staffWindow(browser, 'admin@demo.test')
  await second.page.goto('/fr/admin-dashboard/second-person')
  const waiting = second.page.getByRole('listitem').filter({ hasText: 'Versement sur un compte à un autre nom' })
  await waiting.getByRole('link', { name: /^Ouvrir/ }).click()
  await second.page.getByRole('combobox', { name: 'Période' }).selectOption({ label: 'Ce qui est demandé (1 expert)' })
  await second.page.getByRole('button', { name: 'Préparer les versements' }).click()
  await second.page.getByRole('dialog').getByRole('button', { name: 'Préparer les versements' }).click()
  const paid = second.page.getByRole('row').filter({ hasText: 'Hélène Carpentier' })
  await expect(paid).toContainText('Odile Bertin')
  await expect(paid.getByRole('button', { name: /^Facture .+ d’Hélène Carpentier$/ })).toBeVisible()
  await second.leave()

  await page.reload()
  await expect(page.getByRole('button', { name: /^Facture .+ en PDF$/ })).toBeVisible()
  await expect(page.getByText(/est déjà préparée\. La prochaine est possible demain\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Retirer le mandat' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer le mandat' }).click()
  await expect(page.getByText(/^Vous pouvez nous charger d’émettre vos factures/)).toBeVisible()
  await expect(page.locator('#invoicing')).toBeFocused()
  expect(complaints).toEqual([])
  // As the demonstration has it: paid every month, to an account in her own name.
  await call(page.request, ['PUT', '/me/payout-rhythm'], token, { rhythm: 'monthly' })
  await call(page.request, ['PUT', '/me/payout-account'], token, { holder: 'Hélène Carpentier', ...account })
})

test('an expert reads the same in English: rhythm, account, mandate', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const token = await signIn(page.request, 'specialist@demo.test')
  const own = () => call(page.request, ['GET', '/me/earnings'], token)
  await storeToken(page.context(), token)
  await page.goto('/en/mes-versements')
  await page.getByRole('radio', { name: 'Every week' }).check()
  await expect.poll(async () => (await own()).rhythm).toBe('weekly')
  await page.getByRole('radio', { name: 'Every month' }).check()
  await expect.poll(async () => (await own()).rhythm).toBe('monthly')

  const change = page.getByRole('button', { name: 'Change the account' })
  const holder = page.getByRole('textbox', { name: 'Account holder' })
  await expect(change.or(holder)).toBeVisible()
  if (await change.isVisible()) await change.click()
  await holder.fill('Odile Bertin')
  await page.getByRole('textbox', { name: 'IBAN' }).fill(account.iban)
  await page.getByRole('textbox', { name: 'Your password' }).fill(account.password)
  await page.getByRole('button', { name: 'Save the account' }).click()
  await expect(page.getByText('Odile Bertin, account ending in 0189')).toBeVisible()
  await expect(page.getByText('A person of our team checks the holder’s name before the next payment.')).toBeVisible()

  const give = page.getByRole('button', { name: 'Give the mandate' })
  await page.getByText('Read the mandate', { exact: true }).click()
  await expect(page.getByText(/The expert may contest an invoice for 30 days/)).toBeVisible()
  await page.getByRole('textbox', { name: /^SIREN or SIRET/ }).fill('732 829 320')
  await give.click()
  await expect(page.getByText('Tick this box to give the mandate.').first()).toBeVisible()
  await page.getByRole('checkbox', { name: 'I have read the mandate and accept it' }).check()
  await give.click()
  await expect(page.getByText(/^You have mandated us to issue your invoices since \d/)).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw the mandate' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw the mandate' }).click()
  await expect(page.getByText(/^You may mandate us to issue your invoices/)).toBeVisible()
  await expect(page.locator('main')).not.toContainText(/virement|facture|titulaire/i)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440)
  expect(complaints).toEqual([])
})
