import { defineConfig } from '@playwright/test'
import { base, port } from './e2e/server.ts'

/**
 * Journeys share one server, one database and one demonstration expert, so they go one after the other. Looks visit
 * every screen, and are a project of their own: a second run with its own server goes beside the first (`npm test`).
 */
export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'journeys', testMatch: '**/*.journey.ts' },
    { name: 'looks', testMatch: '**/*.look.ts' },
  ],
  workers: 1,
  // Real browsers on a machine that may be busy: a second try is told in the summary, and is a fault to look for.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  globalSetup: './e2e/server.ts',
  outputDir: `node_modules/.cache/clairavis/journeys-${port}`,
  use: {
    baseURL: base,
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // What a journey sends elsewhere or cuts off would pass by a worker; one journey lets it in.
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
