import { defineConfig } from '@playwright/test'
import { browserArguments, browserPath } from './e2e/browser.ts'
import { firstPort } from './e2e/server.ts'

/**
 * Four workers beside each other, each with a server, a database and a demonstration expert of its own (`server` in
 * e2e/fixtures.ts): a journey has them to itself, and what it changes is met by the journeys after it in that worker only.
 * With fewer, two cores are idle half of the time, because a journey waits for its page, its server and its clock in turn.
 */
export default defineConfig({
  testDir: 'e2e',
  projects: [{ name: 'journeys', testMatch: '**/*.{journey,screens}.ts' }],
  workers: 4,
  fullyParallel: true,
  // A second try tells what a first one left out, with a trace; the run has failed all the same.
  retries: 1,
  failOnFlakyTests: true,
  // On a busy machine a page takes four times as long: limits against hanging, not measures.
  timeout: 600_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  outputDir: `node_modules/.cache/clairavis/journeys-${firstPort}`,
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // What a journey sends elsewhere or cuts off would pass by a worker; one journey lets it in.
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: { executablePath: browserPath, args: browserArguments },
  },
})
