import { defineConfig } from 'vitest/config'
import { readingEntry } from './tools/bundle/reading-entry.ts'

// By itself Vitest leaves one core of two idle; most of the time these tests wait for the database.
const maxWorkers = 2

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          maxWorkers,
          include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.{mjs,ts}'],
          exclude: ['src/**/*.it.test.{ts,tsx}'],
          isolate: false,
          // Thousands of random lives on a busy machine: a limit against hanging, not a measure.
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'stripe-sandbox',
          maxWorkers,
          include: ['packages/stripe-sandbox/**/*.test.ts'],
          isolate: false,
          testTimeout: 180_000,
        },
      },
      {
        // The server names the files that the service worker keeps.
        plugins: [readingEntry()],
        test: {
          name: 'integration',
          maxWorkers,
          include: ['src/**/*.it.test.{ts,tsx}', 'test/**/*.it.test.ts'],
          globalSetup: ['test/harness/vitest-global-setup.ts'],
          // The product is read once per worker, and databases go from test to test; each file leaves nothing behind.
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true,
          // Real databases and killed processes on a busy machine: a limit against hanging, not a measure.
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      },
      // What the built product answers without a browser: one server for all of them.
      {
        test: {
          name: 'http',
          include: ['e2e/**/*.http.ts'],
          globalSetup: ['e2e/vitest-global.ts'],
          isolate: false,
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
      // Proofs on the built product.
      {
        test: {
          name: 'proofs',
          maxWorkers: process.env.PROVE ? 1 : maxWorkers,
          testTimeout: 180_000,
          hookTimeout: 240_000,
          include: ['e2e/**/*.proof.ts'],
        },
      },
    ],
  },
})
