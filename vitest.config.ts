import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longest-first.ts'

/**
 * They replace a module before anybody has loaded it, or look at what the whole process has done so
 * far.
 */
const ALONE = [
  'password-reset',
  'upload-limits',
  'overload',
  'statements',
  'search-plans',
  // A process names the first statements only.
  'booking-sql',
  'catalogue-sql',
  // The memory of a process moves by more than it measures while other files leave things behind.
  'catalogue-memory',
].map((name) => `tests/server/${name}.test.ts`)

/** They look at components in a browser, out of one build. */
const GALLERY = ['components', 'panels'].map((name) => `tests/web/${name}.test.ts`)

/**
 * Polling waits for a state: the time a busy machine takes proves nothing, and vitest's default of
 * a second is too short. Time limits of tests are only for endless waits.
 */
const polledFor = (timeout: number) => ({ expect: { poll: { timeout } } })

const server = {
  globalSetup: 'tests/support/database-server.ts',
  testTimeout: 180_000,
  hookTimeout: 180_000,
  ...polledFor(30_000),
}

export default defineConfig({
  test: {
    // One more than two cores: tests wait for pages, mails and pauses, and another goes on
    // meanwhile.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Projects share transformed modules, and the next run reuses those whose text has not changed.
    experimental: { fsModuleCache: true },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/domain/**/*.test.ts', 'tests/*.test.ts'],
          isolate: false,
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'triage',
          include: ['tests/triage/**/*.test.ts'],
          isolate: false,
          testTimeout: 300_000,
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          exclude: ALONE,
          // Loading the product takes longer than most files: they share what is loaded, and no
          // state beside it.
          isolate: false,
        },
      },
      { test: { ...server, name: 'server-alone', include: ALONE } },
      {
        test: {
          name: 'web',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          exclude: GALLERY,
          testTimeout: 60_000,
          ...polledFor(10_000),
        },
      },
      {
        test: {
          name: 'gallery',
          include: GALLERY,
          globalSetup: 'tests/support/gallery-server.ts',
          testTimeout: 60_000,
          ...polledFor(10_000),
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: 'tests/support/product.ts',
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          ...polledFor(30_000),
        },
      },
    ],
  },
})
