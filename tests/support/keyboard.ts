import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { unseenFocus } from './focus.ts'

/** Goes on with Tab until what has the focus is called so. On the way every place with the focus can be seen. */
export async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const isThere = async () => {
    const label = await page.evaluate(() => {
      const at = document.activeElement as HTMLInputElement | null
      return at?.getAttribute('aria-label') ?? at?.labels?.[0]?.textContent ?? at?.textContent ?? ''
    })
    return typeof name === 'string' ? label.trim().startsWith(name) : name.test(label)
  }
  for (let presses = 0; presses < 260; presses++) {
    await page.keyboard.press(key)
    // What slides in or away takes a moment.
    if ((await unseenFocus(page)).length > 0) await expect.poll(() => unseenFocus(page)).toEqual([])
    if (await isThere()) return
  }
  throw new Error(`Tab never came to ${name}`)
}

/** Goes there with Tab, and types, or presses Enter. */
export async function byKeys(page: Page, name: string | RegExp, typed?: string) {
  await tabTo(page, name)
  if (typed === undefined) await page.keyboard.press('Enter')
  else await page.keyboard.type(typed)
}
