import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { expectAccessible } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const conversation = (page: Page) => page.getByRole('list', { name: 'Conversation' })
const field = (page: Page) => page.getByLabel('Describe your symptoms')
async function say(page: Page, text: string) {
  await field(page).fill(text)
  await field(page).press('Enter')
}

describe('the number to call is in the first viewport of a phone, before any paragraph', () => {
  const words = 'crushing pressure on my chest and my left arm hurts, sweating'
  const numbersOf = (card: Locator) =>
    card.locator('a[href^="tel:"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const isBeforeParagraphs = (call: Locator) =>
    call.evaluate((link) => {
      const [paragraph] = link.closest('section')?.querySelectorAll('p') ?? []
      return paragraph !== undefined && (link.compareDocumentPosition(paragraph) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
    })
  const bottomOf = async (call: Locator) => {
    const box = await call.boundingBox()
    return box ? box.y + box.height : Number.POSITIVE_INFINITY
  }

  test.each([
    ['Europe/Istanbul', 'Call 112', ['tel:112']],
    ['Europe/London', 'Call 999', ['tel:999', 'tel:112']],
    ['Europe/Berlin', 'Call 112', ['tel:112']],
  ])('in %s', async (timezoneId, name, numbers) => {
    const page = await browser.newPage({ viewport: widths.phone, timezoneId })
    await page.goto('/ai-chat')
    await say(page, 'my knee hurts')
    await conversation(page).getByText('Answered by the built-in guide.').waitFor()
    await say(page, words)
    const card = conversation(page).getByRole('region', { name: `${name} now` })
    const call = card.getByRole('link', { name, exact: true })
    await call.waitFor()
    await expect.poll(() => bottomOf(call)).toBeLessThanOrEqual(widths.phone.height)
    expect((await call.boundingBox())?.y).toBeGreaterThan(64)
    expect(await isBeforeParagraphs(call)).toBe(true)
    expect(await numbersOf(card)).toEqual(numbers)
    await expect
      .poll(() => card.getByText('You seem to be here: United Kingdom').count())
      .toBe(timezoneId === 'Europe/London' ? 1 : 0)
    await card.getByText('Do not drive yourself.', { exact: false }).first().waitFor()
    await expect.poll(() => card.getByText('Stay with the person').count()).toBe(0)
    const rules = card.getByRole('link', { name: /^chest-/ })
    await expect.poll(() => rules.count()).toBe(0)
    await card.getByText('Why am I seeing this?').click()
    await rules.first().waitFor()
    await expect.poll(() => field(page).isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Write more' }).click()
    await page.waitForFunction(() => document.activeElement?.matches('textarea'))
    await expectAccessible(page)
    await page.context().close()
  })

  test.each([
    ['tr', 'Europe/Istanbul', 'göğsümde baskı var, sol koluma vuruyor, terliyorum', ['tel:112']],
    ['ru', 'Europe/Moscow', 'давит в груди, отдаёт в левую руку, весь в поту', ['tel:112']],
    ['ar', 'Asia/Riyadh', 'ضغط شديد في صدري والألم ينزل إلى ذراعي اليسرى وأتعرق', ['tel:997', 'tel:112']],
  ])('in %s, in %s', async (language, timezoneId, told, numbers) => {
    const page = await browser.newPage({ viewport: widths.phone, timezoneId })
    await page.goto(`/${language}/ai-chat`)
    await page.locator('#content textarea').fill(told)
    await page.locator('#content textarea').press('Enter')
    const card = page.locator('#content section').filter({ has: page.locator('a[href^="tel:"]') })
    const call = card.locator('a[href^="tel:"]').first()
    await call.waitFor()
    await expect.poll(() => bottomOf(call)).toBeLessThanOrEqual(widths.phone.height)
    expect((await call.boundingBox())?.y).toBeGreaterThan(64)
    expect(await isBeforeParagraphs(call)).toBe(true)
    expect(await numbersOf(card)).toEqual(numbers)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(widths.phone.width)
    await expectAccessible(page)
    await page.context().close()
  })

  test('from the home page, and after returning', async () => {
    const page = await browser.newPage({ viewport: widths.phone, timezoneId: 'Europe/London' })
    await page.goto('/')
    await page.getByLabel('Your symptoms').fill(words)
    await page.getByRole('button', { name: 'Get Recommendations' }).click()
    await page.waitForURL(/\/ai-chat$/)
    const call = conversation(page).getByRole('link', { name: 'Call 999', exact: true })
    await call.waitFor()
    await expect.poll(() => bottomOf(call)).toBeLessThanOrEqual(widths.phone.height)
    await page.goto('/')
    const box = page.getByRole('region', { name: 'Call 999 now' })
    await box.waitFor()
    expect(await isBeforeParagraphs(box.getByRole('link', { name: 'Call 999', exact: true }))).toBe(true)
    expect(await numbersOf(box)).toEqual(['tel:999', 'tel:112'])
    await page.context().close()
  })
})
