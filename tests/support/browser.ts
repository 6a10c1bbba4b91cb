import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'

export const widths = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const

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
    return context.newPage()
  }

  return { url, newPage, close: () => browser.close() }
}
