/** The toolbars of the lists of hospitals and appointments, which have the most filters. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { type Admin, adminPage, signInAdmin } from '#tests/support/admin-screens.ts'
import { openBrowser } from '#tests/support/browser.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let admin: Admin
beforeAll(async () => {
  browser = await openBrowser()
  admin = await signInAdmin(browser.url)
})
afterAll(() => browser?.close())

/** Addresses with and without active filters under the button. */
const LISTS = [
  '/admin/hospitals',
  '/admin/hospitals?verified=true&missing=any',
  '/admin/appointments',
  '/admin/appointments?overdue=true',
]

/** Returns the rows of the toolbar, the names of cut controls, and whether the hint is whole. */
const look = (bar: Element) => {
  const rows: number[] = []
  for (const { offsetTop, offsetHeight } of bar.children as unknown as Iterable<HTMLElement>) {
    const middle = offsetTop + offsetHeight / 2
    if (!rows.some((row) => Math.abs(row - middle) < offsetHeight / 2)) rows.push(middle)
  }
  const isCut = (part: Element) => part.scrollWidth > part.clientWidth + 1
  const cut = [...bar.querySelectorAll('select, :scope button:not([hidden] *)')].filter(isCut)
  const search = bar.querySelector<HTMLInputElement>('input[type=search]')
  if (!search) throw new Error('The toolbar has no search field.')
  const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(search)
  const pen = document.createElement('canvas').getContext('2d')
  if (pen) pen.font = font
  const room = search.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
  return {
    rows: rows.length,
    cut: cut.map((part) => part.textContent),
    isHintWhole: (pen?.measureText(search.placeholder).width ?? Number.POSITIVE_INFINITY) <= room,
  }
}

test.each(UI_LANGUAGES)('one row at 1440 px and at most two at 1280, nothing cut (%s)', async (locale) => {
  const page = await adminPage(browser, admin, { locale, viewport: { width: 1440, height: 900 } })
  for (const address of LISTS) {
    await page.goto(address)
    const bar = page.locator('section:has(> div input[type=search])')
    await bar.waitFor()
    for (const [width, most] of [
      [1440, 1],
      [1280, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const { rows, ...rest } = await bar.evaluate(look)
      expect(rows, `${address} at ${width} px`).toBeLessThanOrEqual(most)
      expect(rest, `${address} at ${width} px`).toEqual({ cut: [], isHintWhole: true })
    }
  }
  await page.context().close()
})
