import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'

export const widths = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const

/** A page comes rendered; what it does on a press is there a moment later. React notes on elements that it has taken them over. */
async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const first = document.querySelector('#content > *')
    return !first || Object.keys(first).some((key) => key.startsWith('__reactFiber'))
  })
}

/** The run's browser, for one test file. Each page lives in a context of its own: no storage is shared. */
export async function openBrowser() {
  const { url, browser: address } = inject('product')
  const browser: Browser = await chromium.connect(address)

  async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({
      baseURL: url,
      viewport: widths.desktop,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      ...options,
    })
    const page = await context.newPage()
    if (options.javaScriptEnabled === false) return page
    const { goto, reload } = page
    page.goto = async (...args) => {
      const response = await goto.apply(page, args)
      await takenOver(page)
      return response
    }
    page.reload = async (...args) => {
      const response = await reload.apply(page, args)
      await takenOver(page)
      return response
    }
    return page
  }

  return { url, newPage, close: () => browser.close() }
}
