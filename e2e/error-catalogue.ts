import type { Locator, Page, Route } from '@playwright/test'
import type { Locale } from '../src/i18n/locale.ts'
import { main } from './error-screens.ts'
import { isHeard } from './failing-calls.ts'
import { expect, test } from './fixtures.ts'
import { walkedIn } from './languages.ts'

/** A row of the error catalogue, and how it is walked in both languages. */
export type Row = {
  situation: string
  says: Record<Locale, string>
  /** Goes where it can happen, and types. */
  stand: (page: Page, locale: Locale) => Promise<void>
  /** The call that fails, a read where it is a page's own data; a row without one needs no help to fail. */
  call?: string
  reads?: true
  ways?: Record<string, (route: Route) => Promise<void>>
  act?: (page: Page, locale: Locale) => Promise<void>
  shown?: (page: Page, sentence: string) => Locator
  /** Still there after the failure. */
  keeps?: (page: Page, locale: Locale) => Promise<void>
}

/**
 * A call is tried again by itself, after some time that passes here at once; what stands there before the last try has
 * failed may be an older message.
 */
const lastTry = (page: Page) =>
  expect
    .poll(
      async () => {
        await page.clock.fastForward(1000)
        return page.locator('[aria-busy=true]').count()
      },
      { intervals: [50] },
    )
    .toBe(0)

export function testRows(rows: readonly Row[]): void {
  for (const row of rows)
    for (const locale of walkedIn('en'))
      test(`${locale}: ${row.situation}`, async ({ page }) => {
        const bugs: string[] = []
        page.on('pageerror', (error) => bugs.push(error.message))
        const sentence = row.says[locale]
        const message = (row.shown ?? ((on) => main(on).getByText(sentence, { exact: true }).first()))(page, sentence)
        // Time is only moved where a call is tried again.
        if (row.ways) await page.clock.install()
        await row.stand(page, locale)
        for (const [way, answer] of Object.entries(row.ways ?? { 'nothing helps': null }))
          await test.step(way, async () => {
            let calls = 0
            if (row.call && answer)
              await page.route(row.call, (route) => {
                if (route.request().method() === 'GET' && !row.reads) return route.continue()
                calls += 1
                return answer(route)
              })
            await row.act?.(page, locale)
            if (answer) await expect.poll(() => calls, 'the call is made').toBeGreaterThan(0)
            if (row.ways) await lastTry(page)
            await expect(message).toBeVisible()
            await expect.poll(() => isHeard(message, sentence), 'the message is heard').toBe(true)
            if (row.call) await page.unroute(row.call)
          })
        await row.keeps?.(page, locale)
        expect(bugs).toEqual([])
      })
}
