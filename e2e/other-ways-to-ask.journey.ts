import { expect, test } from './fixtures.ts'
import { texts } from './interface-texts.ts'
import {
  acceptOffer,
  acceptTerms,
  arrive,
  ask,
  beTakenAlong,
  closeForGood,
  giveAddress,
  payWith,
  readPreview,
} from './steps.ts'

/** Other ways in: without JavaScript, and by the name of an expert. */

test('without JavaScript a question is kept, and the page says what it needs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/fr')
  await page.getByRole('textbox', { name: texts.fr.box }).fill(texts.fr.question)
  await page.getByRole('button', { name: texts.fr.free }).click()
  await expect(page).toHaveURL(/\/fr\/ask$/)
  await expect(page.getByRole('textbox', { name: texts.fr.box })).toHaveValue(texts.fr.question)
  await expect(page.getByText('Votre texte est gardé ci-dessous, mais n’a pas été envoyé.')).toBeVisible()
  await page.getByRole('textbox', { name: texts.fr.email }).fill('robin@example.com')
  await page.getByRole('button', { name: 'Recevoir le lien' }).click()
  await expect(page.getByText('Votre question est gardée. Le lien est parti.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: texts.fr.box })).toHaveValue('')
  await context.close()
})

test('an expert who is asked by name is asked first, and alone', async ({ page, desk }) => {
  const named = 'demo-expert-001'
  await arrive(page, 'fr')
  await page.goto(`/fr/assistant/${named}/ask`)
  await expect(page.getByRole('heading', { name: 'Posez votre question à Hélène Carpentier' })).toBeVisible()
  await ask(page, 'fr')
  await readPreview(page, 'fr')
  await page.getByRole('button', { name: texts.fr.askExpert }).click()
  await page.waitForURL(`**/fr/_checkout/${named}?*`)
  await expect(page.getByRole('heading', { name: 'Faire répondre Hélène Carpentier' })).toBeVisible()
  await giveAddress(page, 'fr')
  await acceptTerms(page, 'fr')
  await payWith(page, 'fr', 'fine')
  await page.waitForURL('**/match/*')
  await expect(page.getByRole('heading', { level: 1, name: 'Nous demandons à Hélène Carpentier' })).toBeVisible()
  await Promise.all([beTakenAlong(page, 'fr'), acceptOffer(desk, 'fr')])
  await closeForGood(page, 'fr', true)
  await expect(desk.getByText('Ce dossier n’attend pas de réponse de votre part.')).toBeVisible()
})

test('a question is dictated where the browser can write what one says', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    class Heard {
      onresult?: (heard: unknown) => void
      onend?: () => void
      start() {
        const said = [{ transcript: 'mon chien boite depuis la promenade de ce matin' }]
        setTimeout(() => this.onresult?.({ resultIndex: 0, results: [Object.assign(said, { isFinal: true })] }))
      }
      stop() {
        this.onend?.()
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Heard, webkitSpeechRecognition: Heard })
  })
  await page.goto('/fr/ask')
  await page.getByRole('button', { name: 'Dicter' }).click()
  const box = page.getByRole('textbox', { name: texts.fr.box })
  await expect(box).toHaveValue('Mon chien boite depuis la promenade de ce matin')
  await page.getByRole('button', { name: 'Arrêter la dictée' }).click()
  await expect(page.locator('#question-count')).toHaveText('C’est assez pour commencer.')
  await page.reload()
  await expect(box).toHaveValue('Mon chien boite depuis la promenade de ce matin')
  expect(complaints).toEqual([])
})

test('nobody is listened to who has left before it began', async ({ page }) => {
  await page.addInitScript(() => {
    class Heard {
      static available = () => new Promise((resolve) => Object.assign(window, { availableNow: resolve }))
      start() {
        document.documentElement.dataset.heard = 'yes'
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Heard, webkitSpeechRecognition: Heard })
  })
  await page.goto('/fr/ask')
  await page.getByRole('button', { name: 'Dicter' }).click()
  // A page that the router leads to: what waits for the device is still there.
  await page.getByRole('contentinfo').locator('a[href="/fr/contact"]').click()
  await expect(page).toHaveURL('/fr/contact')
  await expect(page.getByRole('button', { name: 'Dicter' })).toHaveCount(0)
  await page.evaluate(() => (window as unknown as { availableNow: (found: string) => void }).availableNow('available'))
  expect(await page.evaluate(() => document.documentElement.dataset.heard)).toBeUndefined()
})
