import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, Result } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type WithAxe = { axe: { run(where: Document | string, options: object): Promise<AxeResults> } }

/** What axe finds against a page, or against a part of it. It runs in the page itself, which must be without frames. */
export async function violationsOf(page: Page, part?: string): Promise<Result[]> {
  expect(page.frames()).toHaveLength(1)
  await page.evaluate(source)
  return page.evaluate(
    async (where) =>
      (await (globalThis as unknown as WithAxe).axe.run(where ?? document, { resultTypes: ['violations'] })).violations,
    part,
  )
}
