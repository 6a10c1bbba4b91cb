/**
 * Pages about the product: reading without scripts, forms that lose nothing, positions, the help
 * centre, and the browser storage.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentPages } from '#domain/pages/content.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const addresses = Object.values(contentPages)
  .filter((page) => 'rendered' in page && !page.address.includes(':'))
  .map(({ address }) => address)

test('every page arrives as HTML with one heading, its own title and its own description', async () => {
  // All at once, as a crawler may request them.
  const pages = await Promise.all(
    [...addresses, '/careers/data-engineer'].map(async (address) => {
      const answer = await fetch(browser.url + address, { headers: { accept: 'text/html' } })
      const html = await answer.text()
      return {
        status: answer.status,
        headings: html.match(/<h1[ >]/g)?.length,
        title: /<title>(.*?)<\/title>/.exec(html)?.[1],
        description: /<meta name="description" content="(.*?)"/.exec(html)?.[1],
      }
    }),
  )
  expect(pages.map(({ status, headings }) => [status, headings])).toEqual(pages.map(() => [200, 1]))
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length)
  expect((await fetch(`${browser.url}/careers/nobody`, { headers: { accept: 'text/html' } })).status).toBe(404)
})

test('a form keeps input over a lost connection and a reload, is sent, confirms it and is cleared', async () => {
  const page = await browser.newPage({ viewport: widths.phone })
  await page.goto('/contact')
  await page.getByLabel('Your name').fill('Ingrid Solvang')
  await page.getByLabel('Email', { exact: true }).fill('ingrid@mail.example')
  await page.getByLabel('Message').fill('Do you work with Norwegian insurers?')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Send the message' }).click()
  await page
    .getByRole('alert')
    .getByText(/could not be sent/)
    .waitFor()
  await page.context().setOffline(false)
  await page.reload()
  await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('Do you work with Norwegian insurers?')
  await page.getByRole('button', { name: 'Send the message' }).click()
  const said = page.getByRole('status').filter({ hasText: 'Thank you, Ingrid Solvang' })
  await said.waitFor()
  await expect.poll(() => said.textContent()).toContain('ingrid@mail.example')
  // On a phone the button is far below it.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Thank you')
  const { top, bottom } = await said.evaluate((banner) => banner.getBoundingClientRect().toJSON() as DOMRect)
  expect(top).toBeGreaterThan(0)
  expect(bottom).toBeLessThan(widths.phone.height)
  await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('')
  await page.reload()
  await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('')
  await page.context().close()
})

test('positions can be filtered, and a search in the guides keeps those with its words', async () => {
  const page = await browser.newPage()
  await page.goto('/careers')
  await page.getByLabel('Department').selectOption('Data')
  await page.getByText('1 open position', { exact: true }).waitFor()
  await page.getByLabel('Location').selectOption('Ankara / Hybrid')
  await page.getByText('No roles match your filters right now. Try clearing filters or check back soon.').waitFor()
  // Words that are typed before the page has followed the press do not bring the filters back.
  await page.getByRole('button', { name: 'Clear filters' }).evaluate(async (button: HTMLElement) => {
    const field = document.querySelector<HTMLInputElement>('main input[type=search]')
    button.click()
    await Promise.resolve()
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
    set?.call(field, 'ACCESSIBILITY')
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await page.getByRole('link', { name: 'Front-end engineer, accessibility', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Front-end engineer, accessibility' }).waitFor()
  await page.goto('/help-center')
  await page.getByLabel('Search the guides').fill('insurance pay')
  await page.getByText('Will my insurance pay?').click()
  await page.getByText(/Only your insurer can say/).waitFor()
  await expect.poll(() => page.getByText('How do I book?', { exact: true }).count()).toBe(0)
  await page.context().close()
})

test('unnecessary storage can be cleared and switched off', async () => {
  const page = await browser.newPage()
  await page.goto('/contact')
  await page.getByLabel('Your name').fill('Ada')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('hekima.form.contact'))).toContain('Ada')
  await page.goto('/cookies')
  await page.getByRole('button', { name: 'Manage Preferences' }).click()
  const panel = page.getByRole('dialog', { name: 'What this browser keeps' })
  await panel.getByText('hekima.form.contact').waitFor()
  await panel.getByRole('switch').click()
  await panel.getByText('hekima.form.contact').waitFor({ state: 'detached' })
  await page.goto('/contact')
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('Message').fill('Hello')
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('hekima.form')))).toEqual(
    [],
  )
  await page.context().close()
})

test('an address without a page suggests similar ones', async () => {
  const page = await browser.newPage()
  const answer = await page.goto('/priivacy')
  expect(answer?.status()).toBe(404)
  await page.getByRole('heading', { name: 'Perhaps you meant' }).waitFor()
  await page.locator('#content').getByRole('link', { name: 'Privacy', exact: true }).click()
  await page.waitForURL('**/privacy')
  await page.context().close()
})

test('a meaningless address gets no suggestions', async () => {
  const page = await browser.newPage()
  const asked = page.waitForResponse((response) => response.request().postData()?.includes('NearAddress') ?? false)
  await page.goto('/nothing/here')
  await (await asked).finished()
  await page.getByRole('searchbox', { name: 'Search hospitals and doctors' }).waitFor()
  await expect.poll(() => page.getByRole('heading', { name: 'Perhaps you meant' }).count()).toBe(0)
  await page.context().close()
})

test('a confirmed newsletter names the subscribed address', async () => {
  const page = await browser.newPage()
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON().operationName !== 'ConfirmNewsletter') return route.continue()
    await route.fulfill({ json: { data: { confirmNewsletter: 'ingrid@mail.example' } } })
  })
  await page.goto('/newsletter?confirm=token')
  await page.getByRole('button', { name: 'Yes, send me the newsletter' }).click()
  await page.getByRole('heading', { level: 1, name: 'Subscribed: ingrid@mail.example' }).waitFor()
  await page.context().close()
})
