import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, takenOver, widths } from '#tests/support/browser.ts'
import { expectForEveryone } from '#tests/support/looking.ts'
import { ask } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let compared: { ids: string[]; common: string[] }

type Hospitals = { hospitals: { items: { id: string; services: { service: { id: string } }[] }[] } }

/** Returns two hospitals and the treatments that both offer. */
async function twoHospitals(url: string) {
  const { data } = await ask<Hospitals>(
    url,
    '{ hospitals(limit: 40) { items { id services(limit: 100) { service { id } } } } }',
  )
  const [first, ...others] = data.hospitals.items.map(({ id, services }) => ({
    id,
    offered: services.map(({ service }) => service.id),
  }))
  for (const other of others) {
    const common = other.offered.filter((id) => first?.offered.includes(id))
    if (first && common.length > 0) return { ids: [first.id, other.id], common }
  }
  throw new Error('no two hospitals offer the same treatment')
}

beforeAll(async () => {
  browser = await openBrowser()
  compared = await twoHospitals(browser.url)
})
afterAll(() => browser?.close())

describe('the comparison', () => {
  test('starts with a treatment that all records offer', async () => {
    const page = await browser.newPage()
    await page.goto(`/compare?hospitals=${compared.ids}`)
    const table = page.getByRole('table', { name: 'Hospitals compared' })
    await table.getByRole('rowheader', { name: 'Price', exact: true }).waitFor()
    expect(compared.common).toContain(await page.getByLabel('Compare for a treatment').inputValue())
    await expect.poll(() => table.getByText('Not offered').count()).toBe(0)
    await page.context().close()
  })

  test('has neither a price nor a badge without a treatment', async () => {
    const page = await browser.newPage()
    await page.goto(`/compare?hospitals=${compared.ids}&service=any`)
    const table = page.getByRole('table', { name: 'Hospitals compared' })
    await table.getByRole('rowheader', { name: 'Services in common' }).waitFor()
    await expect.poll(() => table.getByRole('rowheader', { name: 'Price', exact: true }).count()).toBe(0)
    for (const badge of ['Lowest', 'Highest', 'Earliest'])
      expect([badge, await table.getByText(badge, { exact: true }).count()]).toEqual([badge, 0])
    await page.context().close()
  })

  test.each([390, 320])('fits a phone of %i pixels in Russian', async (width) => {
    const page = await browser.newPage({ viewport: { width, height: 800 } })
    await page.goto(`/ru/compare?hospitals=${compared.ids}`)
    await page.getByRole('table').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const outside = await page.getByRole('table').evaluate((table) =>
      [...table.querySelectorAll('td')].flatMap((cell) => {
        const right = cell.getBoundingClientRect().right
        const words = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
        const faults: (string | null)[] = []
        while (words.nextNode()) {
          // Text only for screen readers takes no space.
          if (getComputedStyle(words.currentNode.parentElement as Element).position === 'absolute') continue
          const range = document.createRange()
          range.selectNodeContents(words.currentNode)
          if (range.getBoundingClientRect().right > right + 1) faults.push(words.currentNode.textContent)
        }
        return faults
      }),
    )
    expect(outside).toEqual([])
    await page.context().close()
  })

  test.each([
    ['en', 'desktop', { compare: /^Compare ./, tray: 'Comparison', go: 'Compare', stay: 'Length of stay' }],
    [
      'ru',
      'phone',
      { compare: /^Сравнить: /, tray: 'Сравнение', go: 'Сравнить', stay: 'Продолжительность пребывания' },
    ],
  ] as const)(
    'starts from the results, without an account, in four presses (%s, %s)',
    async (language, device, words) => {
      const page = await browser.newPage({ viewport: widths[device], locale: language })
      const prefix = language === 'en' ? '' : `/${language}`
      await page.goto(`${prefix}/search?type=hospitals&service=Knee+Replacement`)
      await takenOver(page)
      const buttons = page.getByRole('button', { name: words.compare })
      for (const at of [0, 1, 2]) await buttons.nth(at).click()
      const tray = page.getByRole('region', { name: words.tray })
      await expect.poll(() => tray.getByRole('listitem').count()).toBe(3)
      const below = await tray.evaluate((element) => {
        const bar = element.previousElementSibling?.getBoundingClientRect()
        return { covers: bar !== undefined && bar.height > 0 && bar.bottom > element.getBoundingClientRect().top + 1 }
      })
      expect(below).toEqual({ covers: false })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(widths[device].width)
      await tray.getByRole('link', { name: words.go }).click()
      await expect.poll(() => page.getByRole('table').getByRole('columnheader').count()).toBe(3)
      await page.getByRole('rowheader', { name: words.stay }).waitFor()
      expect(page.url()).toMatch(/&service=[\da-f-]{36}$/)
      await page.context().close()
    },
  )

  test('stores its members in the browser, has no tray once they are removed, and axe finds nothing', async () => {
    const page = await browser.newPage()
    await page.goto('/search?type=doctors&languages=Arabic')
    await takenOver(page)
    await page
      .getByText(/^Speaks .*Arabic/)
      .first()
      .waitFor()
    const buttons = page.getByRole('button', { name: /^Compare ./ })
    await buttons.first().click()
    await page.reload()
    await page.getByRole('button', { name: /^Compare ./, pressed: true }).waitFor()
    const tray = page.getByRole('region', { name: 'Comparison' })
    await tray.waitFor()
    await expectForEveryone(page)
    await tray.getByRole('button', { name: /^Remove / }).click()
    await tray.waitFor({ state: 'detached' })
    await page.context().close()
  })
})
