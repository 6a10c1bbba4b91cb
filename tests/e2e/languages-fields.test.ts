/**
 * Fields of every public page fit their text in every translation. The tests of `everyone` check
 * the English pages.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressIn } from '#domain/language-addresses.ts'
import { TRANSLATED_LANGUAGES } from '#domain/languages.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { openTab, pagesToRead, read } from '#tests/support/languages.ts'
import { cutInFields } from '#tests/support/looking.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let pages: Awaited<ReturnType<typeof pagesToRead>>
beforeAll(async () => {
  browser = await openBrowser()
  pages = await pagesToRead(browser.url, 10)
})
afterAll(() => browser?.close())

test.each(TRANSLATED_LANGUAGES)('fields of public pages in %s fit their text', async (language) => {
  const page = await openTab(browser, language)
  const cut: Record<string, string[]> = {}
  const devices: (keyof typeof widths)[] = ['desktop', 'phone']
  for (const { address, rendered } of pages) {
    if (!rendered) continue
    await read(page, addressIn(language, address), language)
    // The next page opens at the width of the last check.
    for (const device of devices.reverse()) {
      await page.setViewportSize(widths[device])
      const ofFields = await cutInFields(page)
      if (ofFields.length > 0) cut[`${address} ${device}`] = ofFields
    }
  }
  expect(cut).toEqual({})
  await page.context().close()
})
