import type { Page } from '@playwright/test'
import { href } from '../src/screens.ts'
import { ordered } from './api-calls.ts'
import { expect, test } from './fixtures.ts'
import { texts } from './interface-texts.ts'
import { walkedIn } from './languages.ts'
import { storeToken, visitorWithQuestion } from './sign-in.ts'
import { acceptOffer, writeAnswer } from './steps.ts'

/** A small old phone on a slow line, with a wrong clock and a session of last month; an expert with two desks open. */
test.use({ viewport: { width: 360, height: 640 } })

const long = 'Il n’a jamais répondu à mes lettres. '

test('what stands in the way to an expert is said where one has pressed', async ({ page }) => {
  const own = await visitorWithQuestion(page.request, 'fr')
  await storeToken(page.context(), own.token)
  await page.goto(`/fr/consultation/${own.id}`)
  const strip = page.locator('.strip')
  await page.route('**/ask-expert', (route) => route.abort())
  await strip.getByRole('button').click()
  await expect(strip.getByText('Impossible de traiter votre question. Veuillez réessayer.')).toBeInViewport()
})

test('on a slow line a button stays busy until the next document is there, and a link shows that it goes', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const busy = () => document.querySelector('.strip [aria-busy=true]') !== null
    addEventListener('pagehide', () => sessionStorage.setItem('left', busy() ? 'busy' : 'idle'))
  })
  const own = await visitorWithQuestion(page.request, 'fr')
  await storeToken(page.context(), own.token)
  await page.goto(`/fr/consultation/${own.id}`)
  await page.route('**/checkout?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.locator('.strip').getByRole('button').click()
  await page.waitForURL(/checkout/)
  expect(await page.evaluate(() => sessionStorage.getItem('left'))).toBe('busy')

  await page.goto(`/fr/consultation/${own.id}`)
  await expect(page.getByRole('link', { name: 'Voir le dossier complet' })).toBeVisible()
  await page.route('**/*question*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await page.getByRole('link', { name: 'Voir le dossier complet' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-going', '')
  await page.waitForURL('**/question/*')
  await expect(page.locator('html')).not.toHaveAttribute('data-going', '')
})

for (const path of ['/fr', '/fr/ask'])
  test(`whoever comes back to ${path} after their session has run out asks all the same`, async ({ page }) => {
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('came')) localStorage.setItem('token', 'of-a-session-that-ended-long-ago')
      sessionStorage.setItem('came', 'yes')
    })
    await page.goto(path)
    await page.getByRole('textbox', { name: texts.fr.box }).fill(texts.fr.question)
    await page.getByRole('button', { name: texts.fr.free }).click()
    await page.waitForURL('**/consultation/*')
    await page.getByRole('button', { name: 'Lire ma question' }).click()
    await expect(page.getByText(texts.fr.question).first()).toBeVisible()
  })

for (const path of ['/fr', '/fr/ask'])
  test(`the button of ${path} is pressed by whoever pressed it, also where the page moves it meanwhile`, async ({
    page,
  }) => {
    let letCome = () => {}
    const held = new Promise<void>((resolve) => {
      letCome = resolve
    })
    await page.route('**/questions/propose', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(path)
    const box = page.getByRole('textbox', { name: texts.fr.box })
    await box.focus()
    await expect(page.getByRole('button', { name: 'Joindre' })).toBeVisible()
    await box.fill(texts.fr.question)
    await expect(page.locator('#question-count')).toContainText('C’est assez pour commencer.')
    const button = page.getByRole('button', { name: texts.fr.free })
    const top = async () => (await button.boundingBox())?.y ?? 0
    // A press that the page has led elsewhere before it began is none of the button's.
    await expect(async () => {
      await button.hover({ position: { x: 60, y: 8 } })
      await page.mouse.down()
      if (await button.evaluate((at) => at === document.activeElement)) return
      await page.mouse.up()
      throw new Error('The page moved before the press.')
    }).toPass()
    const before = await top()
    // What the text is about comes while the button is held, and pushes it from beneath the pointer.
    letCome()
    await expect(page.getByRole('group', { name: 'Domaine de votre question' })).toBeVisible()
    await expect.poll(top).toBeGreaterThan(before + 20)
    await page.mouse.up()
    await page.waitForURL('**/consultation/*')
    await page.getByRole('button', { name: 'Lire ma question' }).click()
    await expect(page.getByText(texts.fr.question).first()).toBeVisible()
  })

test('whoever has an account signs in again, and finds what they were about to ask', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('came')) return
    sessionStorage.setItem('came', 'yes')
    localStorage.setItem('token', 'of-a-session-that-ended-long-ago')
    localStorage.setItem('drafts-of', 'somebody')
  })
  await page.goto('/fr/ask')
  await page.getByRole('textbox', { name: texts.fr.box }).fill(texts.fr.question)
  await page.getByRole('button', { name: texts.fr.free }).click()
  await page.waitForURL(/connexion\?next=/)
  await page.goBack()
  await expect(page.getByRole('textbox', { name: texts.fr.box })).toHaveValue(texts.fr.question)
})

test('a text that is pasted into a form is not cut off: the field says by how much it is too long', async ({
  page,
}) => {
  await page.goto('/fr/contact')
  await expect(page.locator('main form[novalidate]')).toBeVisible()
  const message = page.getByRole('textbox', { name: 'Votre message' })
  await message.focus()
  await page.keyboard.insertText(`${long.repeat(140)}Fin.`)
  await expect(message).toHaveValue(/Fin\.$/)
  const over = `${long.length * 140 + 4 - 5000} caractères de trop`
  await expect(page.getByText(over)).toBeVisible()
  await expect(message).toHaveAttribute('aria-invalid', 'true')
  let sent = 0
  await page.route('**/api/contact', (route) => {
    sent += 1
    return route.abort()
  })
  await page.getByRole('main').getByRole('button').last().click()
  await expect(message).toBeFocused()
  expect(sent).toBe(0)
  await message.fill(long.repeat(3))
  await expect(page.getByText(/caractères de trop/)).toHaveCount(0)
})

test('a message in Arabic begins on its own side', async ({ page }) => {
  const own = await visitorWithQuestion(page.request, 'fr')
  await storeToken(page.context(), own.token)
  await page.goto(`/fr/consultation/${own.id}`)
  const arabic = 'مالك الشقة.'
  const box = page.getByRole('textbox', { name: texts.fr.toAssistant })
  await box.fill(arabic)
  await page.getByRole('button', { name: texts.fr.send, exact: true }).click()
  const line = page.getByText(arabic)
  await expect(line).toBeVisible()
  await expect(page.locator('.turn--unsent')).toHaveCount(0)
  await expect.poll(() => line.evaluate(sideOfFirstLetter)).toBe('right')
})

function sideOfFirstLetter(element: Element): string {
  const range = document.createRange()
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text
  range.setStart(text, 0)
  range.setEnd(text, 1)
  const { left, right } = element.getBoundingClientRect()
  const letter = range.getBoundingClientRect()
  return right - letter.right < letter.left - left ? 'right' : 'left'
}

test('without a network one is not asked what it is about, but told that it did not leave', async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort())
  await page.goto('/fr/ask')
  const box = page.getByRole('textbox', { name: texts.fr.box })
  await box.fill(texts.fr.question)
  await page.getByRole('button', { name: texts.fr.free }).click()
  await expect(page.locator('#question-error')).toContainText('Impossible de traiter votre question')
  await expect(box).toHaveValue(texts.fr.question)
})

test('a text twice as large needs no scrolling sideways, and where nothing works without a script one is told', async ({
  page,
  browser,
}) => {
  const own = await visitorWithQuestion(page.request, 'fr')
  await storeToken(page.context(), own.token)
  for (const path of ['/fr/ask', '/fr/contact', '/fr/connexion', '/fr/resilier', `/fr/consultation/${own.id}`]) {
    await page.goto(path)
    expect(await overWithLargeText(page), path).toBe(0)
  }
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const bare = await plain.newPage()
  for (const path of [`/fr/consultation/${own.id}`, `/fr/match/${own.id}`, '/fr/profile', '/fr/expert-asked']) {
    await bare.goto(path)
    await expect(bare.locator('main noscript .notice')).toBeVisible()
  }
  await plain.close()
})

const read = ['home', 'pricing', 'how-it-works', 'our-experts', 'ranking', 'terms', 'who-we-are'] as const

for (const locale of walkedIn('en'))
  test(`what is read in ${locale} with letters twice as large needs no scrolling sideways either`, async ({ page }) => {
    const landing = href('landing-category', locale, { categ: 'logement' })
    for (const path of [...read.map((name) => href(name, locale)), landing]) {
      await page.goto(path)
      expect(await overWithLargeText(page), path).toBe(0)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const path of [href('home', locale), href('pricing', locale)]) {
      await page.goto(path)
      expect(await overWithLargeText(page), `${path}, wide`).toBe(0)
    }
  })

for (const locale of walkedIn('fr'))
  test(`whoever waits in ${locale} with letters twice as large need not scroll sideways`, async ({ page }) => {
    const own = await ordered(page.request, locale)
    await storeToken(page.context(), own.token)
    for (const path of [href('match', locale, { id: own.id }), href('consultation', locale, { id: own.id })]) {
      await page.goto(path)
      await expect(page.locator('.timeline, .strip').first()).toBeVisible()
      expect(await overWithLargeText(page), path).toBe(0)
    }
  })

/** How many pixels of a page lie beside the window where the browser's letters are twice as large. */
async function overWithLargeText(page: Page): Promise<number> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '34px'
  })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** The clock of a device, in minutes before or after the right one. */
const wrongBy = (page: Page, minutes: number) =>
  page.addInitScript((milliseconds) => {
    const { now } = Date
    const Right = Date
    class Wrong extends Right {
      constructor(...given: []) {
        if (given.length === 0) super(now() + milliseconds)
        else super(...given)
      }
      static override now = () => now() + milliseconds
    }
    globalThis.Date = Wrong as DateConstructor
  }, minutes * 60_000)

test.describe('at the desk', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('an offer shows the seconds that are left, whatever the clock of the device says', async ({ page, desk }) => {
    await ordered(page.request, 'fr')
    await expect(desk.getByRole('article', { name: texts.fr.titled })).toBeVisible()
    await wrongBy(desk, 10)
    await desk.reload()
    const left = desk.getByRole('timer').first()
    await expect(left).toBeVisible()
    expect(Number.parseInt((await left.textContent()) ?? '', 10)).toBeGreaterThan(2)
    await acceptOffer(desk, 'fr')
  })

  test('what was written last is found again, also on a device whose clock is slow', async ({ page, desk, server }) => {
    await server.advanceClock(3)
    await wrongBy(desk, -10)
    await desk.reload()
    await ordered(page.request, 'fr')
    await acceptOffer(desk, 'fr')
    const { tab, field } = texts.fr.sections.short
    await desk.getByRole('button', { name: tab }).click()
    const short = desk.getByRole('textbox', { name: field })
    await short.fill('Écrit avec une connexion.')
    await expect(desk.getByText(/^Brouillon enregistré/)).toBeVisible()
    await desk.context().setOffline(true)
    await short.fill('Écrit avec une connexion. Puis sans, et plus longuement.')
    await desk.waitForTimeout(2500)
    await desk.route('**/desk/questions/*/draft', (route) => route.abort())
    await desk.context().setOffline(false)
    await desk.reload()
    await expect(short).toHaveValue('Écrit avec une connexion. Puis sans, et plus longuement.')
  })

  test('two desks on one question: what is written in one stands in the other, and is not overwritten', async ({
    page,
    desk,
  }) => {
    await ordered(page.request, 'fr')
    await acceptOffer(desk, 'fr')
    const second = await desk.context().newPage()
    await second.goto(desk.url())
    const { tab, field } = texts.fr.sections.short
    await second.getByRole('button', { name: tab }).click()
    const other = second.getByRole('textbox', { name: field })
    await expect(other).toHaveValue('')
    await desk.getByRole('button', { name: tab }).click()
    await desk.getByRole('textbox', { name: field }).fill(texts.fr.answer.short)
    await expect(other).toHaveValue(texts.fr.answer.short)
    // Whoever goes over to the other desk at once: the last words here have not been heard of there.
    await writeAnswer(desk, 'fr')
    await other.press('End')
    await other.pressSequentially(' Sans attendre.')
    await desk.getByRole('button', { name: tab }).click()
    await expect(desk.getByRole('textbox', { name: field })).toHaveValue(`${texts.fr.answer.short} Sans attendre.`)
    await desk.getByRole('button', { name: texts.fr.sections.steps.tab }).click()
    await expect(desk.getByRole('textbox', { name: texts.fr.sections.steps.field })).toHaveValue(texts.fr.answer.step)
    await second.close()
  })

  test('a message to the client that was not sent is still read when the work is gone', async ({
    page,
    desk,
    server,
  }) => {
    await ordered(page.request, 'fr')
    await acceptOffer(desk, 'fr')
    await desk.getByRole('textbox', { name: texts.fr.toClient }).fill('Avez-vous gardé la quittance de septembre ?')
    await desk.context().setOffline(true)
    await server.advanceClock(11)
    await desk.context().setOffline(false)
    await expect(desk.locator('.pane--write').getByText('Ce dossier attend un expert.')).toBeVisible()
    const talk = desk.locator('.pane--talk')
    await expect(talk.getByText('Avez-vous gardé la quittance de septembre ?')).toBeVisible()
    await expect(talk.getByRole('button', { name: 'Copier mon texte' })).toBeVisible()
  })
})
