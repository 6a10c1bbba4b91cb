import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { lookAtFocus } from './focus.ts'

/**
 * Goes on with Tab until what has the focus is called so. On the way every place with the focus can
 * be seen.
 */
export async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let presses = 0; presses < 260; presses++) {
    await page.keyboard.press(key)
    const { called, faults } = await lookAtFocus(page)
    // A moving element takes a moment.
    if (faults.length > 0) await expect.poll(async () => (await lookAtFocus(page)).faults.join('; ')).toBe('')
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

/** A page has opened, and the focus stands on its heading. */
export const arrivesAt = (page: Page, heading: string | RegExp) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const at = document.activeElement
        return at?.localName === 'h1' && at.closest('#content') ? at.textContent : ''
      }),
    )
    .toMatch(heading)

/** The opened element has closed and the focus is back at this place. */
export async function isBackAt(page: Page, name: string | RegExp) {
  await expect.poll(async () => (await lookAtFocus(page)).called).toMatch(name)
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
}

/** The focused element is gone and another one has the focus, not the start of the page. */
export const isSomewhere = (page: Page) => expect.poll(async () => (await lookAtFocus(page)).called).not.toBe('nothing')

/**
 * Fills in a day part by part: the browser of the tests writes days as in the United States,
 * whatever the page speaks.
 */
export async function typeDate(page: Page, date: string) {
  const [year, month, day] = date.split('-')
  await page.keyboard.type(`${month}${day}${year}`)
}
