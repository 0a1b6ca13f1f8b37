import type { Page } from '@playwright/test'
import { lettersTo, ordered, ownQuestion, takeOffer, word } from './api-calls.ts'
import { expect, openExpertWindow, test } from './fixtures.ts'
import { storeToken } from './sign-in.ts'

/** What is written to a client: nothing that they have read on the page, unless the law wants it. */

/** The newest version of a question that this page has told the server its reader has seen. */
function seenOn(page: Page): () => number {
  let newest = 0
  page.on('response', (answer) => {
    if (/\/api\/questions\/[^/]+\/seen$/.test(answer.url()) && answer.ok())
      newest = Math.max(newest, answer.request().postDataJSON().version)
  })
  return () => newest
}

for (const [language, first, second] of [
  ['fr', 'Je lis votre bail.', 'Il me manque une page.'],
  ['en', 'I am reading your lease.', 'One page is missing.'],
] as const)
  test(`who watches the conversation gets no email of what it shows, who has left it gets one, in ${language}`, async ({
    page,
    browser,
    server,
  }) => {
    const own = await ordered(page.request, language)
    const desk = await openExpertWindow(browser, 'expert@demo.test', language)
    const works = await takeOffer(page.request, 'expert@demo.test', own.id)
    await expect.poll(async () => (await ownQuestion(page.request, own)).payment).toBe('CAPTURED')

    const seen = seenOn(page)
    await storeToken(page.context(), own.token)
    await page.goto(`/${language}/consultation/${own.id}`)
    await works('messages', word(first))
    await expect(page.getByText(first, { exact: true })).toBeVisible()
    const { version } = await ownQuestion(page.request, own)
    await expect.poll(seen).toBeGreaterThanOrEqual(version)
    // The acceptance and the payment wait ten minutes for what happens next, the message three.
    await server.advanceClock(6)
    await works('beat')
    await server.advanceClock(6)
    // The receipt is written in any case.
    expect(await lettersTo(page.request, own)).toEqual(['billing.contract', 'questions.charged'])

    await page.goto('about:blank')
    await works('messages', word(second))
    await server.advanceClock(4)
    expect(await lettersTo(page.request, own)).toEqual(['billing.contract', 'questions.charged', 'questions.message'])
    await desk.leave()
  })
