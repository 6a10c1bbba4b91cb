import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addressIn } from '#domain/language-addresses.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

test.each([
  ['en', '/login', 'This page needs JavaScript'],
  ['tr', '/register', 'Bu sayfa için JavaScript gerekiyor'],
  ['ru', '/forgot-password', 'Для этой страницы нужен JavaScript'],
  ['ar', '/login', 'تحتاج هذه الصفحة إلى JavaScript'],
] as const)(
  'without scripts, a page in %s that needs them says so and leads on: %s',
  async (language, address, title) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    await page.goto(addressIn(language, address))
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/without-scripts-${language}.png` })
    await page.getByRole('main').getByRole('link').first().click()
    await page.waitForURL((url) => url.pathname === addressIn(language, '/search'))
    await page.getByRole('article').first().waitFor()
    await page.context().close()
  },
)

test('without scripts, a phone switches from hospitals to doctors', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: widths.phone })
  await page.goto('/search?q=cardiology')
  await page.getByText('Doctors', { exact: true }).click()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL(/type=doctors/)
  await page.getByText(/doctors found$/).waitFor()
  const [field, results] = [page.getByRole('combobox').first(), page.getByRole('article').first()]
  const [above, below] = [await field.boundingBox(), await results.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/without-scripts-search.png` })
  await page.context().close()
})

test('without scripts, the checkout names the hospital, how to reach it, and the chosen time', async () => {
  const [id] = inject('product').hospitals
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: widths.phone })
  await page.goto(`/ar/checkout?hospital=${id}&date=2031-03-04&time=09:30`)
  const main = page.getByRole('main')
  await main.getByRole('heading', { level: 2 }).waitFor()
  await main.getByText('الثلاثاء، 4 مارس 2031').waitFor()
  expect(await main.locator('[href^="tel:+90"]').count()).toBe(1)
  expect(await main.locator('[href^="mailto:"]').count()).toBe(1)
  await page.goto(`/checkout?hospital=${crypto.randomUUID()}`)
  await main.getByRole('heading', { level: 1, name: 'This page needs JavaScript' }).waitFor()
  expect(await main.getByRole('heading', { level: 2 }).count()).toBe(0)
  await page.context().close()
})
