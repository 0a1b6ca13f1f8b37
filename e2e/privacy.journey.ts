import { readFileSync } from 'node:fs'
import { call, subscribed } from './api-calls.ts'
import { violationsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { walkedIn } from './languages.ts'
import { storeToken } from './sign-in.ts'

/** One's own data: taken along as a file, then erased, in a few steps and with nothing that keeps one. */
const words = {
  fr: {
    save: 'Télécharger mes données',
    saved: 'Votre archive est téléchargée.',
    erase: 'Effacer mon compte',
    stays: 'Ce que la loi nous fait garder',
    word: 'Pour confirmer, écrivez EFFACER',
    typed: 'EFFACER',
    confirm: 'Effacer définitivement',
    done: 'Votre compte est effacé',
    home: 'Revenir à l’accueil',
    readMe: 'LISEZ-MOI.txt',
    receipt: 'Voir le reçu',
  },
  en: {
    save: 'Download my data',
    saved: 'Your archive has been downloaded.',
    erase: 'Erase my account',
    stays: 'What the law makes us keep',
    word: 'To confirm, type ERASE',
    typed: 'erase',
    confirm: 'Erase for good',
    done: 'Your account is erased',
    home: 'Back to the home page',
    readMe: 'README.txt',
    receipt: 'See the receipt',
  },
}

for (const language of walkedIn('en'))
  test(`the data is downloaded and the account erased, by keyboard (${language})`, async ({ page }) => {
    const text = words[language]
    await page.setViewportSize({ width: 360, height: 740 })
    const { token } = await subscribed(page.request, language)
    // Once, and not on every page: whether it is gone is to be seen.
    await page.addInitScript((mine) => {
      if (sessionStorage.getItem('begun')) return
      sessionStorage.setItem('begun', 'yes')
      localStorage.setItem('token', mine)
    }, token)
    await page.goto(`/${language}/user#quitter`)

    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: text.save }).press('Enter')
    const file = readFileSync(await (await saving).path())
    expect(file.subarray(0, 2).toString()).toBe('PK')
    for (const name of [text.readMe, 'account/account.json', 'billing/invoices.json'])
      expect(file.includes(Buffer.from(name))).toBe(true)
    await expect(page.getByText(text.saved)).toBeVisible()

    await page.evaluate(() => {
      localStorage.setItem('draft:details', '1')
      sessionStorage.setItem('draft:new-email', '1')
    })
    await page.getByRole('button', { name: text.erase }).press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: text.stays })).toBeVisible()
    expect(await dialog.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)
    expect(await violationsOf(page, 'dialog[open]')).toEqual([])
    await dialog.getByRole('button', { name: text.confirm }).press('Enter')
    await expect(dialog.getByRole('alert')).toBeVisible()
    await dialog.getByRole('textbox', { name: text.word }).fill(text.typed)
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('heading', { name: text.done })).toBeVisible()
    const receipt = await dialog.getByRole('link', { name: text.receipt }).getAttribute('href')
    await dialog.getByRole('button', { name: text.home }).press('Enter')
    await page.waitForURL(`**/${language}`)
    const left = await page.evaluate(() => [
      localStorage.getItem('token'),
      ...[localStorage, sessionStorage].flatMap((kept) => Object.keys(kept).filter((key) => /^draft/.test(key))),
    ])
    expect(left).toEqual([null])
    const gone = await page.request.get('/api/me', { headers: { authorization: `Bearer ${token}` } })
    expect(gone.status()).toBe(401)
    await page.goto(receipt ?? '')
    await expect(page.getByRole('heading', { level: 1, name: text.done })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: text.stays })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })

test('a wrong password erases nothing, and whoever is of the staff is told why not', async ({ page }) => {
  const signIn = (email: string) => call(page.request, ['POST', '/sign-in'], '', { email, password: 'clairavis-demo' })
  const { token } = await signIn('client@demo.test')
  await storeToken(page.context(), token)
  await page.goto('/fr/user#quitter')
  await page.getByRole('button', { name: words.fr.erase }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Votre mot de passe').fill('un autre mot de passe')
  await dialog.getByRole('button', { name: words.fr.confirm }).click()
  await expect(dialog.getByRole('alert')).toContainText('Ce mot de passe est incorrect.')
  await dialog.getByRole('button', { name: 'Garder mon compte' }).click()
  await expect(dialog).toBeHidden()
  const staff = await signIn('admin@demo.test')
  await page.evaluate((bearer) => localStorage.setItem('token', bearer), staff.token as string)
  await page.reload()
  await page.getByRole('button', { name: words.fr.erase }).click()
  await expect(dialog.getByText('Un compte de l’équipe ne s’efface pas ici.')).toBeVisible()
})

test('what the law holds is found by an address, held for a reason, and released', async ({ page, complaints }) => {
  const { token } = await call(page.request, ['POST', '/sign-in'], '', {
    email: 'admin@demo.test',
    password: 'clairavis-demo',
  })
  await storeToken(page.context(), token)
  await page.goto('/fr/admin-dashboard/messages')
  await page.getByRole('link', { name: 'Données gardées' }).click()
  await page.getByLabel('Nom ou adresse e-mail').fill('specialist@demo.test')
  await page.getByRole('button', { name: 'Chercher' }).press('Enter')
  const card = page.getByRole('article')
  await expect(card).toHaveCount(1)
  const act = async (button: RegExp, send: string, reason: string) => {
    await card.getByRole('button', { name: button }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Raison').fill(reason)
    await dialog.getByRole('button', { name: send, exact: true }).click()
    await expect(dialog).toBeHidden()
  }
  await act(/^Garder pour la loi/, 'Garder pour la loi', 'Réquisition du 3 mars, pièce 12.')
  await expect(card).toContainText('Réquisition du 3 mars, pièce 12.')
  expect(await violationsOf(page)).toEqual([])
  await act(/^Libérer/, 'Libérer', 'Classement sans suite.')
  await expect(card.getByRole('button', { name: /^Garder pour la loi/ })).toBeVisible()
  expect(complaints).toEqual([])
})
