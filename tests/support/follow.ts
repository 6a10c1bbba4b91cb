import type { Page } from 'playwright-core'

/** Navigates like a link: the app is loaded once, and each page moves the focus. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('#content h1')) heading.setAttribute('data-left', '')
    history.pushState({ idx: history.state.idx + 1, key: to }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, address)
}

/** Waits until the page's heading exists and nothing is loading. */
export const arrived = (page: Page) =>
  page.waitForFunction(() => {
    const waits = [...document.querySelectorAll('#content [role="status"]')].map(({ textContent }) => textContent)
    return (
      document.querySelector('#content h1:not([data-left])') &&
      !document.querySelector('#content [aria-busy="true"]') &&
      !waits.includes('Loading...')
    )
  })
