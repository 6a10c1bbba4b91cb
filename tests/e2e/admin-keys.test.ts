/**
 * An administrator's day with the keyboard only. The focus moves to the heading of each opened
 * page, and returns to the opener of a dialog.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toast } from '#tests/support/account-screens.ts'
import { says, signInAdmin } from '#tests/support/admin-screens.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { arrivesAt, byKeys, isBackAt, isSomewhere, tabTo } from '#tests/support/keyboard.ts'
import { ask, newPatient, placeToBook } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

// Each step continues on the page of the previous one.
describe('an administrator', () => {
  const run = `${process.pid}.${Date.now()}`
  let page: Page
  beforeAll(async () => {
    page = await browser.newPage()
  })
  afterAll(() => page?.context().close())

  /** Opens an entry of the menu, which precedes the heading. */
  async function choose(entry: string) {
    await tabTo(page, entry, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await arrivesAt(page, entry)
  }
  /** Opens a dialog, closes it and opens it again. */
  async function openTwice(name: RegExp) {
    for (let opened = 0; opened < 2; opened++) {
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').waitFor()
      if (opened === 1) return
      await page.keyboard.press('Escape')
      await isBackAt(page, name)
    }
  }

  test('signs in', async () => {
    await page.goto('/login')
    await byKeys(page, 'Email', 'admin@hekima.test')
    await byKeys(page, /^Password$/, 'Admin123!')
    await page.keyboard.press('Enter')
    await arrivesAt(page, 'Dashboard')
  })

  test('creates a hospital and deletes it', async () => {
    await choose('Hospitals')
    await byKeys(page, 'Add Hospital')
    await arrivesAt(page, 'New hospital')
    await byKeys(page, 'Hospital name', `Menekşe ${run}`)
    await byKeys(page, 'Address', 'Gül Sokak 4')
    await byKeys(page, 'City', 'Bursa')
    await page.keyboard.press('Escape')
    await tabTo(page, /^Cancel$/)
    await openTwice(/^Cancel$/)
    await byKeys(page, 'Keep editing')
    await isBackAt(page, /^Cancel$/)
    await byKeys(page, 'Create Hospital')
    await page.waitForURL(/\/edit$/)
    await arrivesAt(page, `Menekşe ${run}`)
    await tabTo(page, /^Delete$/)
    await openTwice(/^Delete$/)
    await byKeys(page, /^Delete$/)
    await arrivesAt(page, 'Hospitals')
  })

  test('creates a doctor', async () => {
    const place = await placeToBook(browser.url, 6)
    await choose('Doctors')
    await byKeys(page, 'Add Doctor')
    await arrivesAt(page, 'New doctor')
    await byKeys(page, 'Full name', `Dr. Sena ${run}`)
    await byKeys(page, 'Specialty', 'Neurol')
    await byKeys(page, 'Hospital', place.hospitalName)
    await page.getByRole('option', { name: new RegExp(`^${place.hospitalName} - `) }).waitFor()
    await page.keyboard.press('ArrowDown')
    // Enter selects the marked option, and the mark follows a moment after the key.
    await page.locator('input:focus[aria-activedescendant]').waitFor()
    await page.keyboard.press('Enter')
    await byKeys(page, 'Create Doctor')
    await page.waitForURL(/\/edit$/)
    await arrivesAt(page, `Dr. Sena ${run}`)
  })

  test('hides one reported review and keeps another', async () => {
    const reporter = await newPatient(browser.url)
    const { data } = await ask<{ hospitals: { items: { reviews: { items: { id: string }[] } }[] } }>(
      browser.url,
      '{ hospitals(limit: 40) { items { reviews(limit: 1) { items { id } } } } }',
    )
    const found = data.hospitals.items.flatMap(({ reviews }) => reviews.items).slice(8, 10)
    for (const [at, { id }] of found.entries())
      await ask(
        browser.url,
        'mutation ($id: ID!, $reason: String!) { reportReview(id: $id, reason: $reason) }',
        { id, reason: `Reason ${at} of ${run}.` },
        reporter.token,
      )
    await choose('Reviews')
    for (const [at, name, said] of [
      [0, /^Hide review$/, 'The review is hidden.'],
      [1, /^Keep review$/, 'The report is settled.'],
    ] as const) {
      const item = page
        .getByRole('listitem')
        .filter({ hasText: `Reason ${at} of ${run}.` })
        .first()
      await item.getByRole('button', { name }).waitFor()
      do await tabTo(page, name)
      while (!(await item.evaluate((one) => one.contains(document.activeElement))))
      await openTwice(name)
      await tabTo(page, 'What the author reads')
      await page.keyboard.type('Please write without names.')
      await byKeys(page, name)
      await toast(page, said)
      await item.waitFor({ state: 'detached' })
      await isSomewhere(page)
    }
  })

  test('gives a user another role, suspends, reactivates and deletes the account', async () => {
    const patient = await newPatient(browser.url, 'Solveig')
    const admin = await signInAdmin(browser.url)
    await choose('Users')
    await byKeys(page, 'Search by name or email', patient.email)
    await page.getByRole('row').filter({ hasText: patient.email }).waitFor()
    for (const action of ['Suspend, sign out now', 'Activate']) {
      await tabTo(page, 'Actions for Solveig')
      await page.keyboard.press('Enter')
      const entry = page.getByRole('menuitem', { name: action })
      do await page.keyboard.press('ArrowDown')
      while (!(await entry.evaluate((one) => one === document.activeElement)))
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').waitFor()
      await byKeys(page, action)
      await isBackAt(page, 'Actions for Solveig')
      await tabTo(page, 'Search by name or email', 'Shift+Tab')
    }
    await byKeys(page, /^(?!Actions|Select).*Solveig Solvang/)
    await arrivesAt(page, 'Edit User')
    await tabTo(page, /^Role$/)
    await page.keyboard.type('Admin')
    await page.keyboard.press('Control+s')
    await says(page, 'Changes saved successfully.')
    const { data } = await ask<{ users: { items: { role: string }[] } }>(
      browser.url,
      'query ($q: String) { users(search: { q: $q }) { items { role } } }',
      { q: patient.email },
      admin.token,
    )
    expect(data.users.items).toEqual([{ role: 'admin' }])
    await tabTo(page, /^Delete User$/)
    await openTwice(/^Delete User$/)
    await byKeys(page, /^Delete User$/)
    await toast(page, 'Solveig Solvang was deleted.')
    await arrivesAt(page, 'Users')
  })
})
