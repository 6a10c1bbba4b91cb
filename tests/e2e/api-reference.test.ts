import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressIn } from '#domain/language-addresses.ts'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { sticksOut } from '#tests/support/admin-screens.ts'
import { openBrowser, takenOver, widths } from '#tests/support/browser.ts'
import { expectBothThemes } from '#tests/support/looking.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const KEY = 'hk_test_0123456789abcdefghijABCDEFGHIJ012345'
const PHONE = 'Mozilla/5.0 (Linux; Android 15) Chrome/141.0 Mobile Safari/537.36'
const wide = { width: 1440, height: 900 }
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search operations' })
const codeOf = (page: Page, operation: string) => page.locator(`#${operation} pre`)
const look = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/reference-${name}.png` })
}

test('is read without scripts, from the overview to an operation', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: wide })
  await page.goto('/developers')
  await page.getByRole('main').getByRole('link', { name: 'API reference' }).first().click()
  await page.waitForURL('**/developers/reference')
  await page.getByText('have the totals').waitFor()
  await page.getByText('Lists', { exact: true }).waitFor()
  expect(await page.getByText('**').count()).toBe(0)
  expect(await search(page).isVisible()).toBe(false)
  await page.getByRole('main').getByRole('link', { name: 'Appointments', exact: true }).click()
  await page.waitForURL('**/developers/reference/appointments')
  await page.getByRole('heading', { level: 1, name: 'Appointments' }).waitFor()
  await expect.poll(() => codeOf(page, 'bookAppointment').textContent()).toContain('curl -s -X POST')
  await expect.poll(() => codeOf(page, 'bookAppointment').textContent()).toContain('Bearer hk_test_your-key')
  await page.locator('#bookAppointment').getByRole('link', { name: '409 slot_taken' }).click()
  await page.waitForURL('**/developers/limits#slot_taken')
  await page.context().close()
})

test('stands beside a side list with search, in three columns', async () => {
  const page = await browser.newPage({ viewport: wide })
  await page.goto('/developers/reference/hospitals')
  await takenOver(page)
  const placeOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox()
    if (!box) throw new Error(`${selector} is not shown`)
    return box
  }
  const [side, words, code] = [
    await placeOf('nav[aria-label="Operations of the API"]'),
    await placeOf('#listHospitals h2'),
    await placeOf('#listHospitals pre'),
  ]
  expect([side.x + side.width < words.x, words.x < code.x, Math.abs(words.y - code.y) < 120]).toEqual([
    true,
    true,
    true,
  ])
  await look(page, 'hospitals-1440')

  await page.keyboard.press('/')
  await page.keyboard.type('book appointment')
  await page.getByText(/^\d+ operations? found$/).waitFor()
  await page.locator('nav a[href$="#bookAppointment"]').press('Enter')
  await page.waitForURL('**/developers/reference/appointments#bookAppointment')
  await page.getByRole('heading', { level: 1, name: 'Appointments' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('bookAppointment')
  await expect.poll(async () => (await page.locator('#bookAppointment').boundingBox())?.y ?? 900).toBeLessThan(200)
  await page.context().close()
})

test('contains the key of the reader in every language, until the page is reloaded', async () => {
  const page = await browser.newPage({ viewport: wide })
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
  await page.goto('/developers/reference/appointments')
  await takenOver(page)
  const field = page.getByLabel('Your key, for the examples')
  await field.fill('hk_test_short')
  await page.getByText('This is not a whole key.').waitFor()
  await field.fill(KEY)
  const code = codeOf(page, 'listMyAppointments')
  await expect.poll(() => code.textContent()).toContain(KEY)
  await page.locator('#listMyAppointments').getByRole('tab', { name: 'Python' }).click()
  await expect.poll(() => codeOf(page, 'bookAppointment').textContent()).toContain('import json, urllib.request')
  await expect.poll(() => codeOf(page, 'bookAppointment').textContent()).toContain(KEY)
  await page.locator('#listMyAppointments').getByRole('tab', { name: 'JavaScript' }).click()
  await expect.poll(() => code.textContent()).toContain(`authorization: 'Bearer ${KEY}'`)
  // Another page of the tab contains it too, and so does the quickstart.
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Developers' }).click()
  await page.getByRole('button', { name: 'Book Appointments' }).click()
  await expect.poll(() => page.locator('pre', { hasText: 'patientInfo' }).textContent()).toContain(KEY)
  expect(sent.filter((text) => text.includes(KEY))).toEqual([])
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  expect(stored).not.toContain(KEY)
  await page.reload()
  await page.goto('/developers/reference/appointments')
  await takenOver(page)
  expect(await page.getByLabel('Your key, for the examples').inputValue()).toBe('')
  await page.getByLabel('Your key, for the examples').fill(KEY.replace('test', 'live'))
  await page.getByText('This is a live key: the examples act on real hospitals.').waitFor()
  await page.context().close()
})

test('a part that does not exist is not found', async () => {
  const answer = await fetch(`${browser.url}/developers/reference/nothing`, { headers: { accept: 'text/html' } })
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('The reference has no such part')
})

test('each part is small', async () => {
  const { apiGroups } = (
    (await (
      await fetch(`${browser.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ apiGroups { id } }' }),
      })
    ).json()) as { data: { apiGroups: { id: string }[] } }
  ).data
  expect(apiGroups.length).toBeGreaterThan(20)
  for (const { id } of apiGroups) {
    const answer = await fetch(`${browser.url}/developers/reference/${id}`, { headers: { accept: 'text/html' } })
    const bytes = (await answer.arrayBuffer()).byteLength
    expect([id, answer.status, bytes < 600_000]).toEqual([id, 200, true])
  }
})

test.each(UI_LANGUAGES)('is accessible in both themes and fits in %s', async (language) => {
  for (const viewport of [widths.phone, wide]) {
    const isPhone = viewport === widths.phone
    const page = await browser.newPage({ viewport, ...(isPhone && { userAgent: PHONE }) })
    for (const address of ['/developers/reference', '/developers/reference/reviews']) {
      await page.goto(addressIn(language, address))
      await takenOver(page)
      expect(await sticksOut(page)).toBe(false)
      await expectBothThemes(page, `${address} ${viewport.width}`)
      await look(page, `${address.split('/').at(-1)}-${language}-${viewport.width}`)
    }
    await page.context().close()
  }
})

test('what is typed before the scripts run filters the list once they do', async () => {
  const page = await browser.newPage({ viewport: wide })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/developers/reference', { waitUntil: 'commit' })
  await search(page).fill('no-show')
  release()
  await takenOver(page)
  await page
    .getByRole('status')
    .getByText(/^\d+ operations? found$/)
    .waitFor()
  expect(await search(page).inputValue()).toBe('no-show')
  const list = page.getByRole('navigation', { name: 'Operations of the API' })
  await expect.poll(() => list.getByRole('link', { name: /Search hospitals|List hospitals/ }).count()).toBe(0)
  // The ring around the field is inside the container that scrolls.
  await search(page).focus()
  const room = await search(page).evaluate((field) => {
    const clip = field.closest('nav') as HTMLElement
    return field.getBoundingClientRect().left - clip.getBoundingClientRect().left
  })
  expect(room).toBeGreaterThanOrEqual(5)
  await page.context().close()
})
