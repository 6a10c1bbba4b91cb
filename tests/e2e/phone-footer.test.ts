import { mkdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressIn } from '#domain/language-addresses.ts'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { bringAxe, faultsOf } from '#tests/support/looking.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const MOST_PX = 700

test.each(UI_LANGUAGES)(
  'the footer of a phone is at most 700 px high in %s, and unfolds the company',
  async (language) => {
    const page = await browser.newPage({ viewport: widths.phone })
    await page.goto(addressIn(language, '/services'))
    const footer = page.getByRole('contentinfo')
    const company = footer.locator('details').last()
    await company.locator('summary').waitFor()
    const top = await footer.evaluate((element) => element.previousElementSibling?.getBoundingClientRect().top ?? 0)
    const bottom = await footer.evaluate((element) => element.getBoundingClientRect().bottom)
    expect(bottom - top).toBeLessThanOrEqual(MOST_PX)
    await company.locator('summary').click()
    await company.getByText('MERSİS').waitFor()
    await company.getByText('ISO 27001').waitFor()
    if (process.env.SHOTS) {
      mkdirSync(process.env.SHOTS, { recursive: true })
      await footer.screenshot({ path: `${process.env.SHOTS}/footer-${language}.png` })
    }
    // The header stays in view and covers part of whatever link is scrolled below it.
    await page.evaluate(() => window.scrollTo(0, 0))
    await bringAxe(page)
    expect(await faultsOf(page)).toEqual([])
    await page.context().close()
  },
)
