import { defineConfig } from 'vitest/config'

// By itself Vitest leaves one core of two idle; most of the time these tests wait for the database. Proofs run alone.
const maxWorkers = 2

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          maxWorkers,
          include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.mjs'],
          exclude: ['src/**/*.it.test.{ts,tsx}'],
          // Thousands of random lives on a busy machine: a limit against hanging, not a measure.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'integration',
          maxWorkers,
          include: ['src/**/*.it.test.{ts,tsx}'],
          globalSetup: ['test/harness/vitest-global-setup.ts'],
          // Real databases and killed processes on a busy machine: a limit against hanging, not a measure.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      // Proofs on the built product.
      { test: { name: 'proofs', include: ['e2e/**/*.proof.ts'] } },
    ],
  },
})
