import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterEach, inject, onTestFailed, TestRunner } from 'vitest'
import { givePageBack, type KeptPage, type PageOptions, takePage } from './kept-pages.ts'

export const widths = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const

/**
 * Waits for hydration. A rendered page handles presses only after it, and React marks hydrated
 * elements.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const first = document.querySelector('#content > *')
    return !first || Object.keys(first).some((key) => key.startsWith('__reactFiber'))
  })
}

/**
 * Makes documents arrive empty, as if the server could not render them, so the browser requests all
 * data. For tests that change the responses to a page's first queries.
 */
export async function emptyDocuments(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const rendered = /<div id="root">.*<script[^>]* id="data"[^>]*>.*?<\/script>/s
    await route.fulfill({ response, body: (await response.text()).replace(rendered, '<div id="root"></div>') })
  })
}

/**
 * Blocks timers of five seconds or more, so the page never polls, even after its stream has been
 * down for long. Everything that appears on it was pushed, however slow the machine is.
 */
export const neverAsksAgain = (page: Page) =>
  page.addInitScript(() => {
    const LONG_MS = 5000
    const { setTimeout: start } = window
    window.setTimeout = ((work: () => void, ms = 0, ...rest: unknown[]) =>
      ms < LONG_MS ? start(work, ms, ...rest) : 0) as typeof setTimeout
    window.setInterval = (() => 0) as unknown as typeof setInterval
  })

/** Waits for hydration after each load. */
function waitForHydration(page: Page): void {
  const { goto, reload } = page
  page.goto = async (...args) => {
    const response = await goto.apply(page, args)
    // A caller that waits only for the first bytes wants to see the page before its script runs.
    if (args[1]?.waitUntil !== 'commit') await takenOver(page)
    return response
  }
  page.reload = async (...args) => {
    const response = await reload.apply(page, args)
    await takenOver(page)
    return response
  }
}

declare module 'vitest' {
  interface TaskMeta {
    /** Content of the pages at the end of a failed test. */
    pages?: string[]
  }
}

const MOST_SHOWN = 2000

/** Returns the address and the content of a page in one line. */
async function shown(page: Page): Promise<string> {
  const content = await page.locator('body').ariaSnapshot({ timeout: 5000 })
  const lines = content.split('\n').map((line) => line.replace(/^[\s-]*/, ''))
  return `${page.url()} ${lines.filter((line) => !/^(\/url:|option )/.test(line)).join(' · ')}`.slice(0, MOST_SHOWN)
}

/**
 * Reports with a failed test what its pages show then, and calls `failed`. Does nothing outside of
 * a test.
 */
function reportWhenFailed(page: Page, failed: () => void): void {
  const test = TestRunner.getCurrentTest()
  if (!test) return
  onTestFailed(async () => {
    failed()
    const pages = await Promise.all(
      page
        .context()
        .pages()
        .map((one) => shown(one).catch(() => one.url())),
    )
    test.meta.pages = [...(test.meta.pages ?? []), ...pages]
  })
}

/** `fresh` asks for a new process with an empty HTTP cache, as on a first visit. */
type NewPage = BrowserContextOptions & { fresh?: boolean }

/**
 * Opens the run's browser for one test file. Each page has its own context, so no storage is
 * shared. A page whose context is closed may be handed out again, see kept-pages.ts.
 */
export async function openBrowser(url = inject('product').url) {
  const { browser: address } = inject('product')
  const open = new Set<KeptPage>()
  const ofFailedTests = new Set<KeptPage>()

  /** A test fails if one of its pages has thrown. */
  function expectNoneUncaught(kept: KeptPage) {
    const errors = kept.uncaught.splice(0)
    if (errors.length > 0) throw new Error(`A page has thrown: ${errors.join('; ')}`)
  }

  async function newPage({ fresh: isFresh = false, ...wanted }: NewPage = {}): Promise<Page> {
    const options: PageOptions = {
      baseURL: url,
      viewport: widths.desktop,
      reducedMotion: 'reduce',
      // Decides the currency of a first visit: US dollars.
      locale: 'en-US',
      ...wanted,
    }
    const prepare = options.javaScriptEnabled === false ? () => undefined : waitForHydration
    const kept = await takePage(options, { address, isFresh, prepare })
    open.add(kept)
    reportWhenFailed(kept.page, () => ofFailedTests.add(kept))
    return kept.handOut(options, async () => {
      if (!open.delete(kept)) return
      await givePageBack(kept)
      expectNoneUncaught(kept)
    })
  }

  /** Gives back the pages that the tests have left open. Those of failed tests are used up. */
  async function close() {
    const left = [...open]
    open.clear()
    await Promise.all(left.map((kept) => (ofFailedTests.has(kept) ? kept.end() : givePageBack(kept))))
    left.forEach(expectNoneUncaught)
  }
  return { url, newPage, close }
}

/**
 * Gives back the pages of each test that passed, so that the next one takes them and they do not
 * work on beside it. For files whose tests share no page. Reports of failed tests show their pages
 * later, so those stay open.
 */
export const closeAfterEach = (browser: () => Awaited<ReturnType<typeof openBrowser>>) =>
  afterEach(async ({ task }) => {
    if (task.result?.state === 'pass') await browser().close()
  })
