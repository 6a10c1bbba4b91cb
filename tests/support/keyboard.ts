import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { lookAtFocus } from './focus.ts'

/**
 * Presses Tab until the element with this name has the focus, and returns the number of presses.
 * Each element on the way must show the focus.
 */
export async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let presses = 1; presses <= 260; presses++) {
    await page.keyboard.press(key)
    const { called, faults } = await lookAtFocus(page)
    // A moving element takes a moment.
    if (faults.length > 0) await expect.poll(async () => (await lookAtFocus(page)).faults.join('; ')).toBe('')
    if (typeof name === 'string' ? called.startsWith(name) : name.test(called)) return presses
  }
  throw new Error(`Tab never came to ${name}`)
}

/** Moves to an element with Tab, then types, or presses Enter. Returns the number of Tabs. */
export async function byKeys(page: Page, name: string | RegExp, typed?: string) {
  const presses = await tabTo(page, name)
  if (typed === undefined) await page.keyboard.press('Enter')
  else await page.keyboard.type(typed)
  return presses
}

/** Waits until a page has opened and its heading has the focus. */
export const arrivesAt = (page: Page, heading: string | RegExp) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const at = document.activeElement
        return at?.localName === 'h1' && at.closest('#content') ? at.textContent : ''
      }),
    )
    .toMatch(heading)

/** Waits until an opened element has closed and this element has the focus again. */
export async function isBackAt(page: Page, name: string | RegExp) {
  await expect.poll(async () => (await lookAtFocus(page)).called).toMatch(name)
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
}

/**
 * Waits until the focused element is gone and another one, not the start of the page, has the
 * focus.
 */
export const isSomewhere = (page: Page) => expect.poll(async () => (await lookAtFocus(page)).called).not.toBe('nothing')

/** Types a date part by part. The test browser uses the US format in every language. */
export async function typeDate(page: Page, date: string) {
  const [year, month, day] = date.split('-')
  await page.keyboard.type(`${month}${day}${year}`)
}
