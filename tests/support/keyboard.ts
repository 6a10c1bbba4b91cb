import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { lookAtFocus } from './focus.ts'

/** Goes on with Tab until what has the focus is called so. On the way every place with the focus can be seen. */
export async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let presses = 0; presses < 260; presses++) {
    await page.keyboard.press(key)
    const { called, faults } = await lookAtFocus(page)
    // What slides in or away takes a moment.
    if (faults.length > 0) await expect.poll(async () => (await lookAtFocus(page)).faults).toEqual([])
    if (typeof name === 'string' ? called.startsWith(name) : name.test(called)) return
  }
  throw new Error(`Tab never came to ${name}`)
}

/** Goes there with Tab, and types, or presses Enter. */
export async function byKeys(page: Page, name: string | RegExp, typed?: string) {
  await tabTo(page, name)
  if (typed === undefined) await page.keyboard.press('Enter')
  else await page.keyboard.type(typed)
}
