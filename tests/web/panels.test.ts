import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openGallery } from '#tests/support/gallery.ts'

let gallery: Awaited<ReturnType<typeof openGallery>>
beforeAll(async () => {
  gallery = await openGallery()
})
afterAll(() => gallery?.close())

describe('Table', () => {
  const names = async (page: Page) =>
    (await page.getByRole('table', { name: 'Hospitals' }).locator('tbody tr').allTextContents()).map((text) =>
      text.replace(/(İstanbul|İzmir|Gaziantep).*/, ''),
    )

  test('sorts by the buttons of its head, and announces the order', async () => {
    const { page, close } = await gallery.newPage()
    await page.goto('/gallery')
    await expect.poll(() => names(page)).toEqual(['Firuze Park', 'Tuz Han', 'Zeytin Koyu'])
    await page.getByRole('button', { name: 'Hospital', exact: true }).click()
    await expect.poll(() => names(page)).toEqual(['Zeytin Koyu', 'Tuz Han', 'Firuze Park'])
    const head = page.getByRole('columnheader', { name: 'Hospital', exact: true })
    expect(await head.getAttribute('aria-sort')).toBe('descending')
    await close()
  })

  test('selects rows, one or all, and shows their number', async () => {
    const { page, violations, close } = await gallery.newPage()
    await page.goto('/gallery')
    await page.getByRole('checkbox', { name: 'Select Tuz Han' }).check()
    const bar = page.getByRole('region', { name: 'Selected rows' })
    await bar.getByText('1 row selected').waitFor()
    const all = page.getByRole('checkbox', { name: 'Select all rows of this page' })
    expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true)
    await all.check()
    await bar.getByText('3 rows selected').waitFor()
    expect(await violations()).toEqual([])
    await bar.getByRole('button', { name: 'Clear selection' }).click()
    expect(await page.getByRole('checkbox', { name: 'Select Tuz Han' }).isChecked()).toBe(false)
    await close()
  })

  test('shows the chosen columns, and the empty state without rows', async () => {
    const { page, violations, close } = await gallery.newPage()
    await page.goto('/gallery')
    const services = page.getByRole('columnheader', { name: 'Services' })
    expect(await services.count()).toBe(0)
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('checkbox', { name: 'Services' }).check()
    await services.waitFor()
    expect(await violations()).toEqual([])
    await page.getByLabel('Search', { exact: true }).fill('nobody')
    await page.getByRole('heading', { name: 'No hospitals found' }).waitFor()
    await close()
  })
})

describe('MenuButton', () => {
  test('works with the keyboard and restores the focus', async () => {
    const { page, violations, problems, close } = await gallery.newPage()
    await page.goto('/gallery')
    const opener = page.getByRole('button', { name: 'Actions of Tuz Han' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('menu', { name: 'Actions of Tuz Han' })
    await menu.waitFor()
    expect(await violations('[role=menu]')).toEqual([])
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'detached' })
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.title === 'Deleted Tuz Han')
    expect(problems).toEqual([])
    await close()
  })
})

describe('Pager', () => {
  test('leads through the pages and keeps the rest of the address', async () => {
    const { page, close } = await gallery.newPage()
    await page.goto('/gallery?city=van&page=2')
    const pager = page.getByRole('navigation', { name: 'Pages' })
    await pager.getByText('Page 2 of 12').waitFor()
    await pager.getByRole('link', { name: 'Next page' }).click()
    await pager.getByText('Page 3 of 12').waitFor()
    expect(new URL(page.url()).search).toBe('?city=van&page=3')
    await pager.getByRole('link', { name: 'First page' }).click()
    await pager.getByText('Page 1 of 12').waitFor()
    expect(new URL(page.url()).search).toBe('?city=van')
    expect(await pager.getByRole('link').count()).toBe(2)
    await close()
  })
})
