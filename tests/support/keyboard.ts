import type { Page } from 'playwright-core'

/** Goes on with Tab until what has the focus is called so. */
export async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const isThere = async () => {
    const label = await page.evaluate(() => {
      const at = document.activeElement as HTMLInputElement | null
      return at?.getAttribute('aria-label') ?? at?.labels?.[0]?.textContent ?? at?.textContent ?? ''
    })
    return typeof name === 'string' ? label.trim().startsWith(name) : name.test(label)
  }
  for (let presses = 0; presses < 130; presses++) {
    await page.keyboard.press(key)
    if (await isThere()) return
  }
  throw new Error(`Tab never came to ${name}`)
}
