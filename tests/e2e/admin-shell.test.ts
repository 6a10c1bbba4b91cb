import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { button, isSignedIn, toast } from '#tests/support/account-screens.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { ask, expectAccessible, newPatient, type Patient, signedIn } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

/** Signs in a user of the demo data. */
async function demoPerson(email: string, password: string): Promise<Patient> {
  const { data } = await ask<{ login: { token: string; user: Patient } }>(
    browser.url,
    `mutation ($input: LoginInput!) {
      login(input: $input) { token user { id email firstName lastName role roles hospitalId } }
    }`,
    { input: { email, password } },
  )
  return { ...data.login.user, ...data.login, password }
}
const administrator = () => demoPerson('admin@hekima.test', 'Admin123!')

async function openPanel(address: string, options: Parameters<typeof browser.newPage>[0] = {}): Promise<Page> {
  const page = await browser.newPage(options)
  await signedIn(page, await administrator())
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or type a command' })
const chosen = (page: Page) => palette(page).getByRole('option', { selected: true })

describe('the panel', () => {
  test('is closed to all other users', async () => {
    const page = await browser.newPage()
    await page.goto('/admin/activity')
    await page.waitForURL(/\/login$/)
    await page.context().close()
    for (const person of [await newPatient(browser.url), await demoPerson('hospital@hekima.test', 'Hospital123!')]) {
      const other = await browser.newPage()
      await signedIn(other, person)
      await other.goto('/admin')
      await other.getByRole('heading', { name: 'Access Denied' }).waitFor()
      await other.getByText('This page requires admin role access.').waitFor()
      await expect.poll(() => other.getByRole('navigation', { name: 'Admin' }).count()).toBe(0)
      await expect.poll(() => other.getByRole('button', { name: 'Search or type a command' }).count()).toBe(0)
      await other.context().close()
    }
  })

  // Other tests create records meanwhile, so tests/server/dashboard.test.ts checks the numbers
  // against the database.
  test('shows the counts by record and by day', async () => {
    const page = await browser.newPage()
    await signedIn(page, await administrator())
    const answer = page.waitForResponse((one) => one.request().postData()?.includes('AdminDashboard') ?? false)
    await page.goto('/admin')
    const { dashboard } = (await (await answer).json()).data
    for (const [label, { total }] of Object.entries({
      Hospitals: dashboard.hospitals,
      Doctors: dashboard.doctors,
      Services: dashboard.services,
      'Active services': dashboard.activeServices,
    }))
      await page
        .locator('main div')
        .filter({ has: page.getByText(label, { exact: true }), hasText: new RegExp(`^${total}${label}`) })
        .first()
        .waitFor()
    await button(page, 'Show as a table').first().click()
    const table = page.getByRole('table', { name: 'Bookings by day' })
    await expect.poll(() => table.locator('tbody tr').count()).toBe(30)
    const totals = await table.locator('tbody tr td:last-child').allTextContents()
    expect(totals.reduce((sum, total) => sum + Number(total), 0)).toBe(dashboard.bookings.total)

    const download = page.waitForEvent('download')
    await button(page, 'CSV').first().click()
    expect((await download).suggestedFilename()).toBe('bookings-by-day.csv')
    await page.getByRole('region', { name: 'System Status' }).getByText('Operational').first().waitFor()

    await button(page, 'Last 30 days').click()
    await page.getByRole('link', { name: 'Last 7 days' }).click()
    await page.waitForURL(/\?days=7$/)
    await table.locator('tbody tr').nth(7).waitFor({ state: 'detached' })
    await expect.poll(() => table.locator('tbody tr').count()).toBe(7)
    await page.context().close()
  })

  test('reports a failed load, and reloads', async () => {
    const page = await browser.newPage()
    await signedIn(page, await administrator())
    let broken = true
    await page.route('**/graphql', (route) =>
      broken && route.request().postData()?.includes('AdminDashboard') ? route.abort() : route.fallback(),
    )
    await page.goto('/admin')
    await page.getByRole('alert').getByText('Error loading dashboard data').waitFor()
    await page.getByText('Some data could not be loaded. Please refresh the page or check your connection.').waitFor()
    broken = false
    await button(page, 'Try Again').click()
    await page.getByRole('heading', { name: 'Bookings by day' }).waitFor()
    await page.context().close()
  })

  test.each(['light', 'dark'] as const)('is navigated by its drawer on a phone, in %s', async (colorScheme) => {
    const page = await openPanel('/admin', { viewport: widths.phone, colorScheme })
    await page.getByRole('heading', { name: 'Bookings by day' }).waitFor()
    await expectAccessible(page)
    await button(page, 'Menu').click()
    const drawer = page.getByRole('dialog', { name: 'Hekima Admin' })
    await expectAccessible(page)
    await drawer.getByRole('link', { name: 'Activity' }).click()
    await page.getByRole('heading', { level: 1, name: 'Activity' }).waitFor()
    await drawer.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Search or type a command' }).click()
    await palette(page).getByRole('combobox').fill('deniz')
    await palette(page).getByRole('group', { name: 'Users' }).waitFor()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(widths.phone.width)
    await page.context().close()
  })
})

describe('the palette', () => {
  test('finds, opens and suspends by keyboard only, and the activity records it', async () => {
    const patient = await newPatient(browser.url, 'Solveig')
    const page = await openPanel('/admin')
    await page.keyboard.press('Control+k')
    await page.keyboard.type(patient.email)
    await palette(page).getByRole('option', { name: 'Solveig Solvang' }).waitFor()
    await expect.poll(() => chosen(page).textContent()).toContain('Solveig Solvang')

    // The arrow keys continue to the actions on the active record. Destructive ones ask for
    // confirmation.
    const suspend = palette(page).getByRole('option', { name: 'Suspend and sign out now' })
    for (let at = 0; at < 8 && (await suspend.getAttribute('aria-selected')) !== 'true'; at++) {
      const before = await chosen(page).getAttribute('id')
      await page.keyboard.press('ArrowDown')
      await expect.poll(() => chosen(page).getAttribute('id')).not.toBe(before)
    }
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog', { name: 'Suspend Solveig Solvang?' })
    await question.waitFor()
    expect(await isSignedIn(browser.url, patient)).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await toast(page, 'Solveig Solvang is suspended and signed out everywhere.')
    expect(await isSignedIn(browser.url, patient)).toBe(false)

    await page.keyboard.press('/')
    await page.keyboard.type('> acti')
    await expect.poll(() => palette(page).getByRole('group', { name: 'Users' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await palette(page).waitFor({ state: 'hidden' })
    await page.keyboard.press('Control+k')
    await page.keyboard.type('activity')
    await expect.poll(() => chosen(page).textContent()).toContain('Activity')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/admin\/activity$/)
    const row = page.getByRole('row').filter({ hasText: 'Suspended Solveig Solvang' })
    await row.locator('summary').click()
    await row.getByRole('row', { name: 'Status Active Suspended', exact: true }).waitFor()
    await row.getByRole('button', { name: 'Its history' }).click()
    await page.waitForURL(/subjectId=/)
    await page.getByRole('status').getByText('1–1 of 1').waitFor()
    await button(page, 'Remove: One record').click()
    await page.waitForURL(/\/admin\/activity$/)
    await page.getByLabel('Kind').selectOption('appointment')
    await page.waitForURL(/\?kind=appointment$/)
    await page.context().close()
  })

  test('nothing moves under the keyboard when a response is late, and Enter waits for it', async () => {
    const patient = await newPatient(browser.url, 'Solveig')
    const page = await openPanel('/admin')
    let gate = Promise.resolve()
    /** Blocks the responses of searches until the returned function is called. */
    const hold = () => {
      let open = () => {}
      gate = new Promise((resolve) => {
        open = resolve
      })
      return open
    }
    await page.route('**/graphql', async (route) => {
      if (route.request().postDataJSON().operationName === 'FindRecords') await gate
      await route.fallback()
    })
    let answer = hold()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('hospital')
    await expect.poll(() => chosen(page).textContent()).toContain('Add Hospital')
    answer()
    const found = palette(page).getByRole('group', { name: 'Hospitals and doctors' })
    await found.waitFor()
    await expect.poll(() => chosen(page).textContent()).toContain('Add Hospital')
    // A typed address opens at once, without waiting for the list or opening an earlier match.
    answer = hold()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(patient.email)
    await found.waitFor()
    await page.keyboard.press('Enter')
    answer()
    await page.waitForURL(/\/admin\/users\/[\da-f-]{36}$/)
    await expect.poll(() => page.getByLabel(/^Email/).inputValue()).toBe(patient.email)
    await page.context().close()
  })

  test('shortcuts run their command, except during typing or when turned off', async () => {
    const page = await openPanel('/admin')
    await page.getByRole('link', { name: 'Add Doctor' }).waitFor()
    const keys = page.getByRole('switch', { name: 'Keys without Ctrl' })
    await keys.uncheck()
    await page.keyboard.type('nd')
    await page.keyboard.press('/')
    await expect.poll(() => palette(page).count()).toBe(0)
    await keys.check()
    await keys.blur()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('nd')
    await page.keyboard.press('Escape')
    expect(new URL(page.url()).pathname).toBe('/admin')
    await page.keyboard.type('nd')
    await page.waitForURL(/\/admin\/doctors\/new$/)
    await page.context().close()
  })
})
