import { ordered } from './api-calls.ts'
import { expect, test } from './fixtures.ts'
import { texts } from './interface-texts.ts'
import { signIn, storeToken, visitorWithQuestion } from './sign-in.ts'
import { acceptOffer, pressSend, writeAnswer } from './steps.ts'

/** Nothing that anybody typed is lost, in any box; and none of it is left for the next person at the computer. */

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const wrong = 'La page des tarifs ne s’affiche pas sur mon téléphone.'

test('a form keeps what is typed over a reload and in the other language, until it is sent', async ({ page }) => {
  await page.goto('/fr/contact')
  await page.getByRole('textbox', { name: 'Votre message' }).fill(wrong)
  await page.getByRole('textbox', { name: 'Votre nom' }).fill('Camille Roux')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Votre message' })).toHaveValue(wrong)
  await page.getByRole('link', { name: 'English' }).first().click()
  await page.waitForURL('**/en/contact')
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue(wrong)
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Camille Roux')
  await page.getByRole('textbox', { name: 'mail' }).fill('camille@client.test')
  await page.getByRole('main').getByRole('button').last().click()
  await expect(page.getByText('camille@client.test')).toBeVisible()
  await page.goto('/fr/contact')
  await expect(page.getByRole('textbox', { name: 'Votre message' })).toHaveValue('')
})

for (const [path, box] of [
  ['/fr', texts.fr.box],
  ['/fr/contact', 'Votre message'],
] as const)
  test(`${path} shows what was kept before it runs, and keeps what is typed then`, async ({ page }) => {
    await page.route('**/assets/*.js', () => {})
    const field = page.getByRole('textbox', { name: box })
    for (const end of ['', ' Depuis hier.', ' Et ce matin.']) {
      await page.goto(path, { waitUntil: 'commit' })
      await expect(field).toHaveValue(end ? `${wrong}${end === ' Depuis hier.' ? '' : ' Depuis hier.'}` : '')
      await field.pressSequentially(end || wrong)
      await page.goto('/fr/cgus', { waitUntil: 'commit' })
    }
    await page.unroute('**/assets/*.js')
    await page.goto(path)
    await expect(field).toHaveValue(`${wrong} Depuis hier. Et ce matin.`)
  })

test('two tabs on one question: what one has sent is not left to be sent again in the other', async ({ page }) => {
  const own = await visitorWithQuestion(page.request, 'fr')
  await storeToken(page.context(), own.token)
  await page.goto(`/fr/consultation/${own.id}`)
  const box = page.getByRole('textbox', { name: texts.fr.toAssistant })
  await box.fill(wrong)
  await page.reload()
  await expect(box).toHaveValue(wrong)
  const second = await page.context().newPage()
  await second.goto(`/fr/consultation/${own.id}`)
  const other = second.getByRole('textbox', { name: texts.fr.toAssistant })
  await expect(other).toHaveValue(wrong)
  await page.getByRole('button', { name: texts.fr.send, exact: true }).click()
  await expect(other).toHaveValue('')

  await box.fill('Une phrase que je retire.')
  await page.reload()
  await expect(box).toHaveValue('Une phrase que je retire.')
  await box.fill('')
  await page.reload()
  await expect(page.getByText(wrong)).toHaveCount(1)
  await expect(box).toHaveValue('')
})

test('two tabs with two questions: sending one takes nothing from the other', async ({ page }) => {
  const two = 'Mon chien a mangé du chocolat ce matin, que faut-il surveiller ?'
  await page.goto('/fr/ask')
  await page.getByRole('textbox', { name: texts.fr.box }).fill(texts.fr.question)
  const second = await page.context().newPage()
  await second.goto('/fr/ask')
  const other = second.getByRole('textbox', { name: texts.fr.box })
  await other.fill(two)
  await expect.poll(() => second.evaluate(() => localStorage.getItem('draft:question') ?? '')).toContain('chocolat')
  await page.getByRole('button', { name: texts.fr.free }).click()
  await page.waitForURL('**/consultation/*')
  await expect(other).toHaveValue(two)
  await second.reload()
  await expect(other).toHaveValue(two)
})

test('whoever signs out leaves nothing that they typed', async ({ page }) => {
  const token = await signIn(page.request, 'client@demo.test')
  await page.goto('/fr/faq')
  await page.evaluate((value) => localStorage.setItem('token', value), token)
  await page.goto('/fr/contact')
  await expect(page.getByRole('link', { name: 'Connexion' })).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Votre message' }).fill(wrong)
  await page.goto('/fr/user')
  await page.getByRole('button', { name: 'Me déconnecter', exact: true }).click()
  await page.waitForURL(/\/fr$/)
  await page.goto('/fr/contact')
  await expect(page.getByRole('textbox', { name: 'Votre message' })).toHaveValue('')
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft')))).toEqual([])
})

test('three documents chosen at once by somebody without a session stand on one question', async ({ page }) => {
  const paper = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') })
  await page.goto('/fr/ask')
  await page.getByRole('textbox', { name: texts.fr.box }).fill(texts.fr.question)
  const empty = { name: 'vide.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) }
  const apple = { name: 'IMG_12.heic', mimeType: 'image/heic', buffer: Buffer.from('heic') }
  await page
    .locator('input[type=file]')
    .setInputFiles([paper('un.png'), paper('deux.png'), empty, apple, paper('3.png')])
  await expect(page.getByText('vide.pdf est vide.')).toBeVisible()
  await expect(page.getByText('IMG_12.heic n’est ni un PDF')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.getByRole('button', { name: texts.fr.free }).click()
  await page.waitForURL('**/consultation/*')
  for (const name of ['un.png', 'deux.png', '3.png']) await expect(page.getByText(name).first()).toBeVisible()
})

test('a text that is too long is not cut off, and one is told by how much', async ({ page }) => {
  await page.goto('/fr/ask')
  const box = page.getByRole('textbox', { name: texts.fr.box })
  await box.fill('Bonjour')
  await box.press('End')
  await page.keyboard.insertText(` ${'mot '.repeat(2000)}fin.`)
  await page.getByRole('button', { name: texts.fr.free }).click()
  await expect(page.getByText('Votre texte a 12 caractères de trop.')).toBeVisible()
  await expect(box).toHaveValue(/fin\.$/)
})

test('an application to join survives a reload and the other language, whatever was ticked', async ({ page }) => {
  // Wide enough for the whole form at once; a phone shows it in steps.
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/fr/expert/inscription')
  const company = page.getByLabel('Nom de l’entreprise', { exact: true })
  await company.fill('Cabinet Moreau')
  await page.getByRole('checkbox', { name: 'Logement' }).check()
  await page.getByRole('checkbox', { name: /TVA/ }).check()
  await page.reload()
  await expect(page.locator('[data-ready]')).toBeVisible()
  await expect(company).toHaveValue('Cabinet Moreau')
  await expect(page.getByRole('checkbox', { name: 'Logement' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /TVA/ })).toBeChecked()
  await page.getByRole('link', { name: 'English' }).first().click()
  await page.waitForURL('**/en/expert/inscription')
  await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Cabinet Moreau')
})

test('what an expert types while a message is on its way is the beginning of the next one', async ({ page, desk }) => {
  await ordered(page.request, 'fr')
  await acceptOffer(desk, 'fr')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await desk.route('**/desk/questions/*/messages', async (route) => {
    await released
    await route.continue()
  })
  const box = desk.getByRole('textbox', { name: texts.fr.toClient })
  await box.fill('Avez-vous gardé la quittance de septembre ?')
  await box.press('Control+Enter')
  await box.press('End')
  await box.pressSequentially(' Et le bail ?')
  release()
  await expect(box).toHaveValue('Et le bail ?')
  await desk.reload()
  await expect(box).toHaveValue('Et le bail ?')
})

test('an answer that is sent without a connection leaves by itself, once, when it is back', async ({ page, desk }) => {
  const own = await ordered(page.request, 'fr')
  await acceptOffer(desk, 'fr')
  await writeAnswer(desk, 'fr')
  await desk.context().setOffline(true)
  await expect(desk.getByText('Vous êtes hors ligne.', { exact: false }).first()).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Hors réseau' })).toBeDisabled()
  await pressSend(desk, 'fr')
  await desk.context().setOffline(false)
  await expect(desk.getByRole('button', { name: 'En ligne' })).toBeEnabled()
  await expect(desk.getByText(texts.fr.answerSent, { exact: true })).toBeVisible()
  await storeToken(page.context(), own.token)
  await page.goto(`/fr/question/${own.id}`)
  await expect(page.getByText(texts.fr.answer.step)).toHaveCount(1)
})
