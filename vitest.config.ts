import { defineConfig } from 'vitest/config'

/** They put a module of their own in the place of another, which only works before anybody has loaded it. */
const MOCKING = ['tests/server/password-reset.test.ts', 'tests/server/upload-limits.test.ts']

const server = { globalSetup: 'tests/support/database-server.ts', testTimeout: 20_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    // Left alone, vitest keeps one of two cores for itself.
    maxWorkers: 2,
    projects: [
      { test: { name: 'unit', include: ['tests/domain/**/*.test.ts', 'tests/*.test.ts'] } },
      {
        test: {
          ...server,
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          exclude: MOCKING,
          // Loading the product takes longer than most files: they share what is loaded, and no state beside it.
          isolate: false,
        },
      },
      { test: { ...server, name: 'server-mocking', include: MOCKING } },
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
