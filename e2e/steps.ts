import { expect, type Locator, type Page } from '@playwright/test'
import { type Language, texts } from './interface-texts.ts'

/** The steps of the main path as a person takes them, by what they read on the screen. */

export async function arrive(page: Page, language: Language): Promise<void> {
  await page.addInitScript((chosen) => {
    localStorage.setItem('user-locale', chosen)
    localStorage.setItem('detected-country', chosen === 'fr' ? 'fr' : 'gb')
  }, language)
  await page.goto(`/${language}`)
}

/** What a page says, in its language, in the other one once that is chosen, and in its own again. */
export async function inBothLanguages(page: Page, language: Language, said: (at: Language) => Locator): Promise<void> {
  await expect(said(language)).toBeVisible()
  for (const at of [language === 'fr' ? 'en' : 'fr', language] as const) {
    await page.locator(`nav.seg a[data-locale=${at}]`).click()
    await expect(said(at)).toBeVisible()
  }
}

const idIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

/** Writes the question where the page has a box for it, and lands in the conversation. */
export async function ask(page: Page, language: Language, question: string = texts[language].question) {
  const text = texts[language]
  await page.getByRole('textbox', { name: text.box }).fill(question)
  await page.getByRole('button', { name: text.free }).click()
  await page.waitForURL('**/consultation/*')
  await expect(page.locator('.turn--client').first()).toContainText(question)
  return idIn(page)
}

/** Types a reply to the assistant's question, has the preview written without the others, and reads it. */
export async function readPreview(page: Page, language: Language): Promise<void> {
  const text = texts[language]
  await expect(page.getByText(text.machine)).toBeVisible()
  // Its questions: a detail that is sent before them is part of the question.
  await expect(page.locator('.intake')).toBeVisible()
  await page.getByRole('textbox', { name: text.toAssistant }).fill(text.detail)
  await page.getByRole('button', { name: text.send, exact: true }).click()
  await skipToPreview(page, language, text.detail)
}

/** After a reply has arrived: the assistant asks on, unless it has answered everything. */
export async function skipToPreview(
  page: Page,
  language: Language,
  replied: string,
  press = (button: Locator) => button.click(),
): Promise<void> {
  const { preview, toPreview } = texts[language]
  await expect(page.locator('.turn--client:not(.turn--unsent)').filter({ hasText: replied })).toBeVisible()
  const heading = page.getByRole('heading', { name: preview })
  const skip = page.getByRole('button', { name: toPreview })
  await expect(heading.or(skip)).toBeVisible()
  if (await skip.isVisible()) await press(skip)
  await expect(heading).toBeVisible()
}

/** Asks for an expert and says where the answer should go. */
export async function goToCheckout(page: Page, language: Language): Promise<void> {
  const text = texts[language]
  await page.getByRole('button', { name: text.askExpert }).click()
  await page.waitForURL(/checkout/)
  await giveAddress(page, language)
}

export async function giveAddress(page: Page, language: Language): Promise<void> {
  const text = texts[language]
  await page.getByRole('textbox', { name: text.email }).fill(`${crypto.randomUUID()}@client.test`)
  await page.getByRole('button', { name: text.goOn, exact: true }).click()
  await expect(page.getByRole('textbox', { name: text.card })).toBeVisible()
}

export async function acceptTerms(page: Page, language: Language): Promise<void> {
  await page.getByRole('checkbox', { name: texts[language].terms }).check()
  await page.getByRole('checkbox', { name: texts[language].startNow }).check()
}

/** With one of the cards that the sandbox offers. */
export async function payWith(page: Page, language: Language, card: keyof typeof texts.fr.cards): Promise<void> {
  await page.getByRole('button', { name: texts[language].cards[card] }).click()
  await page.getByRole('button', { name: texts[language].order }).click()
}

export async function waitForExpert(page: Page, language: Language): Promise<string> {
  // What a person waits for is the heading; the document's last picture may come later.
  await page.waitForURL('**/match/*', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: texts[language].looking })).toBeVisible()
  // Read by the page's script: from now on it notices who accepts.
  await expect(page.getByText(texts[language].received)).toBeVisible()
  return idIn(page)
}

/** Sees who has accepted, and is taken along to the conversation some seconds later. Begin it before the acceptance. */
export async function beTakenAlong(page: Page, language: Language): Promise<void> {
  const found = page.getByRole('heading', { level: 1, name: texts[language].found })
  await expect(found).toBeVisible()
  await page.waitForURL('**/consultation/*')
}

/** The expert's window: takes the offer of that question, and sees it open. */
export async function acceptOffer(desk: Page, language: Language) {
  const { offer, titled } = texts[language]
  const card = desk.getByRole('article', { name: titled })
  await expect(card).toBeVisible()
  await card.getByRole('checkbox', { name: offer.conflict }).check()
  await card.getByRole('button', { name: offer.accept }).click()
  await expect(desk.getByRole('heading', { level: 2, name: titled })).toBeVisible()
}

/** Writes the parts that every answer must have. */
export async function writeAnswer(desk: Page, language: Language): Promise<void> {
  const { sections, answer } = texts[language]
  const write = async ({ tab, field }: (typeof sections)['short'], text: string) => {
    await desk.getByRole('button', { name: tab }).click()
    await desk.getByRole('textbox', { name: field }).fill(text)
  }
  await write(sections.short, answer.short)
  await write(sections.steps, answer.step)
  await write(sections.limits, answer.limits)
}

/** The press that shows the answer as the client will read it, and the one that sends it. */
export async function pressSend(desk: Page, language: Language): Promise<void> {
  const { sendAnswer, answer, finalLook } = texts[language]
  await desk.getByRole('button', { name: sendAnswer }).click()
  const look = desk.getByRole('dialog', { name: finalLook.title })
  await expect(look).toContainText(answer.short)
  await look.getByRole('button', { name: finalLook.send }).click()
}

export async function sendAnswer(desk: Page, language: Language): Promise<void> {
  await pressSend(desk, language)
  await expect(desk.getByText(texts[language].answerSent, { exact: true })).toBeVisible()
}

/** Says something and sees it in the conversation; `to` is what the field is called. */
export async function say(page: Page, language: Language, to: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: to }).fill(text)
  await page.getByRole('button', { name: texts[language].send, exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible()
}

/** For good; `second` where an expert is at work and the page asks once more. */
export async function closeForGood(page: Page, language: Language, second = false): Promise<void> {
  const text = texts[language]
  await page.getByRole('button', { name: text.close }).click()
  await page.getByRole('dialog').getByRole('button', { name: text.closeForGood }).click()
  if (second) await page.getByRole('dialog').getByRole('button', { name: text.closeAnyway }).click()
  // After the ten seconds in which it can be undone.
  await expect(page.getByText(text.closed, { exact: true })).toBeVisible()
}
