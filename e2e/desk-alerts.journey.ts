import { call, ordered } from './api-calls.ts'
import { expect, openExpertWindow, test } from './fixtures.ts'
import { walkedIn } from './languages.ts'
import { signIn } from './sign-in.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const words = {
  fr: {
    menu: 'Son, pastille, notifications',
    title: 'Son, pastille et notifications sur cet appareil',
    sound: /^Un son bref/,
    badge: /sur l’icône du bureau$/,
    heard: /^Le son vient d’être joué/,
    asleep: 'Le son attend votre premier appui sur cette page.',
    close: 'Fermer',
    queue: 'File',
    wait: /Le client attend depuis \d+\s(min|s)/,
    dictate: /^Pas de dictée ici\u00a0: .+ touchez le micro du clavier\.$/,
  },
  en: {
    menu: 'Sound, badge, notifications',
    title: 'Sound, badge and notifications on this device',
    sound: /^A short sound/,
    badge: /on the icon of the desk$/,
    heard: /^The sound has just been played/,
    asleep: 'The sound waits for your first press on this page.',
    close: 'Close',
    queue: 'Queue',
    wait: /The client has waited \d+\s(mins?|secs?)/,
    dictate: /^No dictation here: .+ press the microphone of the keyboard\.$/,
  },
}

type Alerts = { notes: number[]; badges: number[] }

/**
 * Writes down what the page plays and shows on its icon. This phone transcribes nothing by itself. Only a press counts as
 * one: for the browser, so does whatever a journey asks the page.
 */
function listen(): void {
  let pressed = false
  addEventListener('click', () => (pressed = true), true)
  Object.defineProperty(Navigator.prototype, 'userActivation', { get: () => ({ hasBeenActive: pressed }) })
  const alerts: Alerts = { notes: [], badges: [] }
  const make = AudioContext.prototype.createOscillator
  AudioContext.prototype.createOscillator = function () {
    const note = make.call(this)
    const { start } = note
    note.start = (at) => {
      alerts.notes.push(note.frequency.value)
      start.call(note, at)
    }
    return note
  }
  Navigator.prototype.setAppBadge = async (count) => void alerts.badges.push(count ?? 0)
  Object.assign(window, { alerts, SpeechRecognition: undefined, webkitSpeechRecognition: undefined })
}

for (const language of walkedIn('fr'))
  test(`an expert’s phone sounds and shows a badge, where they chose so (${language})`, async ({ page, browser }) => {
    const said = words[language]
    const desk = await openExpertWindow(browser, 'expert@demo.test', language, phone)
    const { request } = desk.context
    const token = await signIn(request, 'expert@demo.test')
    const told = () => desk.page.evaluate(() => (window as unknown as { alerts: Alerts }).alerts)
    const openChoices = async () => {
      await desk.page.locator('.desk-menu summary').click()
      const menu = await desk.page.locator('.desk-menu ul').boundingBox()
      expect(menu?.x).toBeGreaterThanOrEqual(16)
      expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(phone.viewport.width - 16)
      await desk.page.getByRole('button', { name: said.menu }).click()
    }
    await desk.context.addInitScript(listen)
    await desk.page.reload()

    await openChoices()
    const dialog = desk.page.getByRole('dialog', { name: said.title })
    await expect(dialog.getByRole('checkbox', { name: said.sound })).not.toBeChecked()
    await dialog.getByRole('checkbox', { name: said.sound }).check()
    await expect(dialog.getByText(said.heard)).toBeVisible()
    expect((await told()).notes).toEqual([659, 880])
    await dialog.getByRole('checkbox', { name: said.badge }).check()
    await expect.poll(async () => (await told()).badges).toEqual([0])
    // From here the service worker knows of it, while the desk is closed.
    await expect.poll(() => desk.page.evaluate(() => caches.has('/badge'))).toBe(true)

    await desk.page.reload()
    await expect(desk.page.getByText(said.asleep)).toBeVisible()
    await openChoices()
    await expect(dialog.getByRole('checkbox', { name: said.sound })).toBeChecked()
    await expect(dialog.getByRole('checkbox', { name: said.badge })).toBeChecked()
    await dialog.getByRole('button', { name: said.close }).click()
    await expect(desk.page.getByText(said.asleep)).toBeHidden()
    expect((await told()).notes).toEqual([])

    const own = await ordered(page.request, language)
    await expect(desk.page.locator('.offer')).toContainText(said.wait)
    await expect.poll(told).toEqual({ notes: [659, 880], badges: expect.arrayContaining([1]) })
    type Offer = { questionId: string; token: number }
    const { offers } = await call(request, ['GET', '/desk?locale=fr'], token)
    const offer = offers.find((one: Offer) => one.questionId === own.id)
    const accepted = { token: offer.token, noConflict: true, locale: language }
    await call(request, ['POST', `/desk/offers/${own.id}/accept`], token, accepted)

    await desk.page.locator('.row').filter({ hasText: said.wait }).click()
    await expect(desk.page.locator('.desk-composer').getByText(said.dictate)).toBeVisible()
    const text = language === 'fr' ? 'J’ai retrouvé l’état des lieux.' : 'I have found the inventory.'
    await call(page.request, ['POST', `/questions/${own.id}/messages`], own.token, { text })
    await expect(desk.page.locator('.talk')).toContainText(text)
    await expect.poll(async () => (await told()).notes).toEqual([659, 880, 587])
    await desk.leave()
  })
