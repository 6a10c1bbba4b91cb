import { afterAll, beforeAll, test } from 'vitest'
import { addressIn } from '#domain/language-addresses.ts'
import { openBrowser } from '#tests/support/browser.ts'

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
