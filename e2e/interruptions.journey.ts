import { ordered } from './api-calls.ts'
import { expect, test } from './fixtures.ts'
import { texts } from './interface-texts.ts'
import { storeToken, visitorWithQuestion } from './sign-in.ts'
import {
  acceptOffer,
  acceptTerms,
  beTakenAlong,
  goToCheckout,
  payWith,
  readPreview,
  say,
  sendAnswer,
  waitForExpert,
  writeAnswer,
} from './steps.ts'

/** Reloads, falls of the server, a slow line: a conversation goes on where it was, and every word is said once. */

test('a reload in the middle of a sentence keeps the sentence', async ({ page }) => {
  const own = await visitorWithQuestion(page.request, 'fr')
  await storeToken(page.context(), own.token)
  await page.goto(`/fr/consultation/${own.id}`)
  const box = page.getByRole('textbox', { name: texts.fr.toAssistant })
  await box.fill('Le bailleur est la SCI Les Til')
  await page.reload()
  await expect(box).toHaveValue('Le bailleur est la SCI Les Til')
  await box.press('End')
  await box.pressSequentially('leuls.')
  await page.getByRole('button', { name: texts.fr.send, exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Le bailleur est la SCI Les Tilleuls.' })).toBeVisible()
  await expect(box).toHaveValue('')
  await page.reload()
  await expect(page.getByText('Le bailleur est la SCI Les Tilleuls.')).toHaveCount(1)
  await expect(box).toHaveValue('')
})

for (const path of ['/fr', '/fr/ask'])
  test(`what is typed at ${path} before the page runs is kept on leaving, and found again`, async ({ page }) => {
    await page.route('**/assets/*.js', () => {})
    await page.goto(path, { waitUntil: 'commit' })
    const box = page.getByRole('textbox', { name: texts.fr.box })
    await box.fill(texts.fr.question)
    await page.getByRole('link', { name: 'Connexion' }).first().click()
    await expect(page).toHaveURL(/\/fr\/connexion$/)
    await page.unroute('**/assets/*.js')
    await page.goto(path)
    await expect(box).toHaveValue(texts.fr.question)
  })

test('a server that is killed, or stopped, in mid-conversation costs no word', async ({ page, desk, server }) => {
  const own = await ordered(page.request, 'fr')
  await storeToken(page.context(), own.token)
  await page.goto(`/fr/consultation/${own.id}`)
  await acceptOffer(desk, 'fr')
  await expect(page.getByRole('textbox', { name: texts.fr.toExpert })).toBeVisible()

  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    const mine = `Écrit pendant la panne ${signal}.`
    const theirs = `Bien reçu après la panne ${signal}.`
    await server.stop(signal)
    await say(page, 'fr', texts.fr.toExpert, mine)
    await server.start()
    await expect(desk.getByRole('listitem').filter({ hasText: mine })).toBeVisible()
    await say(desk, 'fr', texts.fr.toClient, theirs)
    await expect(page.getByRole('listitem').filter({ hasText: theirs })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: mine })).toHaveCount(1)
    await expect(desk.getByRole('listitem').filter({ hasText: mine })).toHaveCount(1)
  }
})

test('on a slow line the whole way completes, with all that was typed before the page ran', async ({ page, desk }) => {
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
  await line.send('Network.emulateNetworkConditions', slow)
  await page.goto('/fr', { waitUntil: 'commit' })
  const box = page.getByRole('textbox', { name: texts.fr.box })
  await box.fill(texts.fr.question)
  await page.waitForLoadState('networkidle')
  await expect(box).toHaveValue(texts.fr.question)
  await page.getByRole('button', { name: texts.fr.free }).click()
  await page.waitForURL('**/consultation/*')
  await readPreview(page, 'fr')
  await goToCheckout(page, 'fr')
  await acceptTerms(page, 'fr')
  await payWith(page, 'fr', 'fine')
  await waitForExpert(page, 'fr')
  await Promise.all([beTakenAlong(page, 'fr'), acceptOffer(desk, 'fr')])
  await say(page, 'fr', texts.fr.toExpert, 'Écrit sur une ligne lente.')
  await expect(desk.getByRole('listitem').filter({ hasText: 'Écrit sur une ligne lente.' })).toBeVisible()
  await writeAnswer(desk, 'fr')
  await sendAnswer(desk, 'fr')
  await page.getByRole('link', { name: texts.fr.readAnswer }).click()
  await page.waitForURL('**/question/*')
  for (const part of Object.values(texts.fr.answer)) await expect(page.getByRole('main').getByText(part)).toBeVisible()
})
