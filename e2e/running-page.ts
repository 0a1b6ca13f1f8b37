import type { Browser, Page } from '@playwright/test'

/** On a busy machine a page takes seconds until it runs: a limit for pages that never do. */
const longest = 20_000

/**
 * Until the page runs: its script has drawn which colours are chosen. A press before goes to the server as a form, or
 * nowhere, which are other journeys. A page that does not run, as its files are kept from it, is left after a while; a test
 * that wants such a page names another moment (`waitUntil`).
 */
async function untilRunning(page: Page): Promise<void> {
  const scripts = await page.evaluate(() => !matchMedia('(scripting: none)').matches).catch(() => true)
  if (!scripts) return
  const runs = page.locator('.footer [aria-pressed=true], html:not(:has(.footer))').first()
  await runs.waitFor({ state: 'attached', timeout: longest }).catch(() => {})
}

/**
 * Every page that `browser` opens from now on waits until it runs after `goto` and `reload`, unless a test names another
 * moment. A page that loads itself again at that moment, as one whose files failed does, cancels it: it is asked for once
 * more.
 */
export function waitForRunningPages(browser: Browser): void {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (...options) => {
    const context = await newContext(...options)
    const newPage = context.newPage.bind(context)
    context.newPage = async () => waitsUntilRunning(await newPage())
    return context
  }
}

function waitsUntilRunning(page: Page): Page {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (url, options) => {
    const reply = await goto(url, options).catch((error: Error) => {
      if (!error.message.includes('ERR_ABORTED')) throw error
      return goto(url, options)
    })
    if (!options?.waitUntil) await untilRunning(page)
    return reply
  }
  page.reload = async (options) => {
    const reply = await reload(options)
    if (!options?.waitUntil) await untilRunning(page)
    return reply
  }
  return page
}
