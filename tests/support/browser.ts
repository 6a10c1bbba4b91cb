import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'

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

/**
 * Opens the run's browser for one test file. Each page has its own context, so no storage is
 * shared.
 */
export async function openBrowser(url = inject('product').url) {
  const { browser: address } = inject('product')
  const browser: Browser = await chromium.connect(address)

  /** Errors that no script of a page has caught. */
  const uncaught: string[] = []
  /** A test fails if one of its pages has thrown. */
  function expectNoneUncaught() {
    const errors = uncaught.splice(0)
    if (errors.length > 0) throw new Error(`A page has thrown: ${errors.join('; ')}`)
  }

  async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({
      baseURL: url,
      viewport: widths.desktop,
      reducedMotion: 'reduce',
      // Decides the currency of a first visit: US dollars.
      locale: 'en-US',
      ...options,
    })
    // A service worker would answer instead of a test's route and send requests of its own. Its
    // tests allow it.
    const { close: closeContext } = context
    context.close = async (...args) => {
      // A page may still send requests when its test ends.
      await Promise.all(context.pages().map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })))
      await closeContext.apply(context, args)
      expectNoneUncaught()
    }
    context.on('weberror', (event) => uncaught.push(`${event.page()?.url()}: ${event.error().message}`))
    if (options.serviceWorkers !== 'allow')
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    const page = await context.newPage()
    if (options.javaScriptEnabled === false) return page
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
    return page
  }

  async function close() {
    await Promise.all(browser.contexts().map((context) => context.close()))
    await browser.close()
  }
  return { url, newPage, close }
}
