import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Admin, adminElsewhere, adminPage, openAdminPage, signInAdmin } from '#tests/support/admin-screens.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { bytesOf } from '#tests/support/download.ts'
import { byKeys, isBackAt, tabTo } from '#tests/support/keyboard.ts'
import { expectForEveryone } from '#tests/support/looking.ts'
import { expectAccessible } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let admin: Admin
beforeAll(async () => {
  browser = await openBrowser()
  admin = await signInAdmin(browser.url)
})
afterAll(() => browser?.close())

const open = (address: string, options = {}) => openAdminPage(browser, admin, { address, ...options })
const listed = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
const shownNames = async (page: Page) => {
  await page.getByRole('table').waitFor()
  return page.getByRole('table').locator('tbody bdi:first-child').allInnerTexts()
}

test('axe finds nothing on a phone in either theme, nothing overflows', async () => {
  const page = await adminPage(browser, admin)
  for (const address of ['/admin/hospitals', '/admin/doctors', '/admin/services', '/admin/import']) {
    await page.goto(address)
    await page.getByRole('table').or(page.getByText('Nothing has been imported yet.')).first().waitFor()
    await expectForEveryone(page, ['phone'])
  }
  await page.context().close()
})

test('the search is focused by a slash, matches words in any spelling, and stays in the address', async () => {
  const page = await open('/admin/hospitals')
  await page.getByRole('table').waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('ISTANBUL')
  await page.waitForURL(/[?&]q=ISTANBUL/)
  await expect
    .poll(async () => (await listed(page).allInnerTexts()).every((text) => text.includes('İstanbul')))
    .toBe(true)
  await page.reload()
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('ISTANBUL')
  await page.getByRole('searchbox').fill('nothing is called this')
  await page.getByRole('heading', { name: 'No hospitals found' }).waitFor()
  await page.getByText('Try adjusting your search terms.').waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('table').waitFor()
  expect(new URL(page.url()).search).toBe('')
  await page.context().close()
})

test('the rows stay, marked as busy, with the focus, until the next response arrives', async () => {
  const page = await open('/admin/hospitals')
  const first = await shownNames(page)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON().operationName === 'AdminHospitals') await held
    await route.fallback()
  })
  const sort = page.getByRole('columnheader', { name: 'Hospital' }).getByRole('button')
  await sort.press('Enter')
  await page.waitForURL(/direction=desc/)
  await page.locator('[aria-busy=true]').getByRole('table').waitFor()
  expect(await shownNames(page)).toEqual(first)
  answer()
  await page.locator('[aria-busy=true]').getByRole('table').waitFor({ state: 'detached' })
  expect(await shownNames(page)).not.toEqual(first)
  expect(await sort.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.context().close()
})

test('order, filters, page and columns stay in the address, and columns also on the device', async () => {
  const page = await open('/admin/doctors')
  await page.getByRole('table').waitFor()
  const first = await shownNames(page)
  await page.getByRole('columnheader', { name: 'Doctor' }).getByRole('button').click()
  await page.waitForURL(/direction=desc/)
  await expect.poll(() => shownNames(page)).not.toEqual(first)
  await page.getByLabel('All specialties').selectOption('Cardiology')
  await page.waitForURL(/specialty=Cardiology/)
  await expect
    .poll(async () => (await listed(page).allInnerTexts()).every((text) => text.includes('Cardiology')))
    .toBe(true)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Experience' }).uncheck()
  await page.getByRole('columnheader', { name: 'Experience' }).waitFor({ state: 'detached' })
  const views = page.getByRole('button', { name: 'Views' })
  await views.click()
  await page.getByRole('checkbox', { name: 'Compact rows' }).check()
  await page.getByLabel('Name of this view').fill('Cardiologists')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.goto('/admin/doctors')
  await page.getByRole('table').waitFor()
  await expect.poll(() => page.getByRole('columnheader', { name: 'Experience' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Next page' }).click()
  await page.waitForURL(/page=2/)
  await expect.poll(() => shownNames(page)).not.toEqual(first)
  await views.click()
  expect(await page.getByRole('checkbox', { name: 'Compact rows' }).isChecked()).toBe(true)
  await page.getByRole('link', { name: 'Cardiologists' }).click()
  await page.waitForURL(/specialty=Cardiology.*direction=desc|direction=desc.*specialty=Cardiology/)
  await page.context().close()
})

test('many are deactivated by keyboard only, with a count before and undo after', async () => {
  // Uses its own records, because other tests search those of the demo.
  const elsewhere = adminElsewhere(browser.url, admin)
  for (const number of ['One', 'Two', 'Three']) await elsewhere.createService(`Amber Hour ${number}`)
  const page = await open('/admin/services?q=amber+hour')
  await page.getByRole('table').waitFor()
  const count = await listed(page).count()
  expect(count).toBe(3)
  await tabTo(page, /^Select all rows/)
  await page.keyboard.press('Space')
  await page.getByText(`${count} rows selected`).first().waitFor()
  await byKeys(page, /^Deactivate$/)
  await page.getByRole('dialog').getByText(`${count} records will no longer be found by patients.`).waitFor()
  await page.keyboard.press('Escape')
  await isBackAt(page, /^Deactivate$/)
  await page.keyboard.press('Enter')
  await byKeys(page, `Deactivate ${count}`)
  await page.getByText(`${count} services were deactivated.`).first().waitFor()
  await expect
    .poll(async () => (await listed(page).allInnerTexts()).filter((text) => text.includes('Inactive')).length)
    .toBe(count)
  await tabTo(page, /^Undo$/)
  await page.keyboard.press('Enter')
  await page.getByText(`Undone: ${count} records are back to what they were.`).first().waitFor()
  await isBackAt(page, 'Dismiss')
  await expect
    .poll(async () => (await listed(page).allInnerTexts()).filter((text) => text.includes('Inactive')).length)
    .toBe(0)
  await page.context().close()
})

test('a list that cannot be loaded shows an error and can be reloaded', async () => {
  const page = await adminPage(browser, admin)
  let fails = true
  await page.route('**/graphql', (route) =>
    fails && route.request().postData()?.includes('AdminDoctors') ? route.abort() : route.continue(),
  )
  await page.goto('/admin/doctors')
  await page.getByRole('heading', { name: 'Error loading doctors' }).waitFor()
  fails = false
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('table').waitFor()
  await page.context().close()
})

/** Encodes a list as Turkish spreadsheets save it: one byte per letter. */
function inWindows1254(text: string): Buffer {
  const turkish = { ğ: 0xf0, Ğ: 0xd0, ı: 0xfd, İ: 0xdd, ş: 0xfe, Ş: 0xde } as Record<string, number>
  return Buffer.from([...text].map((letter) => turkish[letter] ?? letter.charCodeAt(0)))
}

test('a list is imported: checked, started, with its refused rows as a file, then found and deleted', async () => {
  const page = await open('/admin/services')
  await page.getByRole('link', { name: 'Import CSV' }).click()
  await page.getByRole('heading', { level: 1, name: 'Import' }).waitFor()
  await page.getByRole('button', { name: 'Check the list' }).click()
  await page.getByText('Please choose a file').first().waitFor()
  const rows = [
    'name;description;category;price',
    'Zeytin Terapisi;Rahatlatır;Therapy;40',
    'Ihlamur Bakımı;Yumuşatır;Magic;',
  ]
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'liste.csv', mimeType: 'text/csv', buffer: inWindows1254(rows.join('\n')) })
  await page.getByRole('button', { name: 'Check the list' }).click()
  await page.getByRole('button', { name: 'Import 1 change' }).waitFor()
  await page.getByText('category "Magic" cannot be used: Category is required.').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Import 1 change' }).click()
  // An administrator who returns later finds the result.
  await page.reload()
  await page.getByText('The list was imported.').first().waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Refused rows with reasons' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('liste.csv.refused.csv')
  const refused = (await bytesOf(file)).toString()
  expect(refused).toContain('Ihlamur Bakımı;Yumuşatır;Magic')
  expect(refused).toContain('cannot be used: Category is required.')
  expect(refused).not.toContain('Zeytin')
  await page.goto('/admin/services?q=zeytin+terapisi')
  await page.getByRole('link', { name: 'Zeytin Terapisi', exact: true }).click()
  await page.getByText('Rahatlatır').first().waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Delete Zeytin Terapisi' }).click()
  await page.getByText('Are you sure you want to delete "Zeytin Terapisi"? This action cannot be undone.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('heading', { name: 'No services found' }).waitFor()
  await page.context().close()
})
