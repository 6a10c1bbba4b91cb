import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Left alone, vitest keeps one of two cores for itself.
    maxWorkers: 2,
    projects: [
      { test: { name: 'unit', include: ['tests/domain/**/*.test.ts', 'tests/*.test.ts'] } },
      {
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: 'tests/support/database-server.ts',
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'web', include: ['tests/web/**/*.test.{ts,tsx}'], testTimeout: 15_000 } },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: 'tests/support/product.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
