import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Admin, adminElsewhere, adminPage, signInAdmin } from '#tests/support/admin-screens.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { expectAccessible, placeToBook } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let admin: Admin
let elsewhere: ReturnType<typeof adminElsewhere>
beforeAll(async () => {
  browser = await openBrowser()
  admin = await signInAdmin(browser.url)
  elsewhere = adminElsewhere(browser.url, admin)
})
afterAll(() => browser?.close())

const field = (page: Page, label: string | RegExp) => page.getByLabel(label, { exact: typeof label === 'string' })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const save = (page: Page) => page.getByRole('button', { name: /^Save/ }).click()
const question = (page: Page) => page.getByRole('dialog', { name: 'Unsaved changes' })
const idIn = (page: Page) => /[\da-f-]{36}/.exec(page.url())?.[0] ?? ''

describe('a doctor', () => {
  test('is created with every error shown, gets proposed services, is found, deactivated and deleted', async () => {
    const place = await placeToBook(browser.url, 1)
    const page = await adminPage(browser, admin)
    await page.goto('/admin/doctors/new')
    await field(page, /^Email/).fill('nobody')
    await field(page, /^Years of experience/).fill('61')
    await field(page, /^Consultation fee/).fill('1.005')
    await press(page, /^Create Doctor/)
    for (const sentence of [
      'Full name is required',
      'Specialty is required',
      'Hospital selection is required',
      'Please enter a valid email address',
      'Experience must be between 0 and 60 years',
      'Price can have at most two decimals',
    ])
      await page.getByText(sentence).waitFor()
    await field(page, 'Full name').fill('Dr. Ayla Kestane')
    await page.getByText('Full name is required').waitFor({ state: 'detached' })
    await field(page, 'Specialty').selectOption('Cardiology')
    await field(page, /^Years of experience/).fill('12')
    await field(page, /^Email/).fill('ayla@kestane.example')
    await field(page, /^Consultation fee/).fill('120')
    await field(page, 'Language 1').fill('Turkish')
    // The list of suggestions covers the page until the field loses the focus.
    await page.keyboard.press('Tab')
    await press(page, 'Add language')
    await field(page, 'Hospital').fill(place.hospitalName)
    await page.getByRole('option', { name: new RegExp(`^${place.hospitalName} - `) }).click()
    await press(page, /^Create Doctor/)
    await page.waitForURL(/\/admin\/doctors\/[\da-f-]{36}\/edit$/)
    const id = idIn(page)

    await field(page, 'Add a service').fill(place.serviceName)
    await page.keyboard.press('Tab')
    await press(page, 'Add')
    const price = page.getByLabel(new RegExp(`^Own price of ${place.serviceName}`))
    await price.fill('a lot')
    await save(page)
    await page.getByText('Price must be a number').waitFor()
    await price.fill('170')
    await page.keyboard.press('Control+s')
    await page.getByText('Changes saved successfully.').waitFor()
    await page.getByText('Changes saved successfully.').waitFor({ state: 'detached' })

    await page.goto('/admin/doctors?q=kestane')
    await page.getByRole('link', { name: 'Dr. Ayla Kestane', exact: true }).first().click()
    await page.getByText('$170').waitFor()
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await page.getByRole('switch', { name: /^Active/ }).uncheck()
    await save(page)
    await page.getByText('Changes saved successfully.').waitFor()
    expect(await elsewhere.doctor(id)).toMatchObject({ isActive: false })

    await page.getByRole('link', { name: 'View', exact: true }).click()
    await press(page, 'Delete')
    const dialog = page.getByRole('dialog', { name: 'Delete doctor' })
    await dialog
      .getByText('Are you sure you want to delete "Dr. Ayla Kestane"? This action cannot be undone.')
      .waitFor()
    await dialog.getByText('It will be erased').waitFor()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await page.waitForURL('**/admin/doctors')
    expect(await elsewhere.doctor(id)).toBeNull()
    await page.goto(`/admin/doctors/${id}`)
    await page.getByText("The doctor you're looking for doesn't exist.").waitFor()
    await page.context().close()
  })

  test('is created, given a service, deactivated and deleted by keyboard only', async () => {
    const place = await placeToBook(browser.url, 5)
    const page = await adminPage(browser, admin, { viewport: widths.phone })
    const { keyboard } = page
    await page.goto('/admin/doctors/new')
    await field(page, 'Full name').waitFor()
    await tabTo(page, 'Full name')
    await keyboard.type('Dr. Sena Badem')
    await tabTo(page, 'Specialty')
    await keyboard.type('Neurol')
    await tabTo(page, 'Hospital')
    await keyboard.type(place.hospitalName)
    await page.getByRole('option', { name: new RegExp(`^${place.hospitalName} - `) }).waitFor()
    await keyboard.press('ArrowDown')
    // Enter selects the marked option, and the mark follows a moment after the key.
    await page.locator('input:focus[aria-activedescendant]').waitFor()
    await keyboard.press('Enter')
    await expect.poll(() => field(page, 'Hospital').inputValue()).toContain(`${place.hospitalName} - `)
    await tabTo(page, 'Language 1')
    await keyboard.type('German')
    await tabTo(page, 'Description')
    await keyboard.type('Listens first.')
    await tabTo(page, 'Email')
    await keyboard.type('sena@badem.example')
    await tabTo(page, 'Create Doctor')
    await keyboard.press('Enter')
    await page.waitForURL(/\/admin\/doctors\/[\da-f-]{36}\/edit$/)
    const id = idIn(page)

    await page.getByText('Weekly hours').first().waitFor()
    await tabTo(page, 'Add a service')
    await keyboard.type(place.serviceName)
    await tabTo(page, /^Add$/)
    await keyboard.press('Enter')
    await tabTo(page, `Own price of ${place.serviceName}`, 'Shift+Tab')
    await keyboard.type('170')
    await tabTo(page, /^Active/, 'Shift+Tab')
    await keyboard.press('Space')
    await keyboard.press('Control+s')
    await page.getByText('Changes saved successfully.').waitFor()
    expect(await elsewhere.doctor(id)).toMatchObject({ description: 'Listens first.', isActive: false })

    await tabTo(page, /^View$/)
    await keyboard.press('Enter')
    await page.waitForURL(/\/admin\/doctors\/[\da-f-]{36}$/)
    await page.getByText('$170').waitFor()
    await tabTo(page, /^Delete$/)
    await keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Delete doctor' }).waitFor()
    await tabTo(page, /^Delete$/)
    await keyboard.press('Enter')
    await page.waitForURL('**/admin/doctors')
    expect(await elsewhere.doctor(id)).toBeNull()
    await page.context().close()
  })

  test('is edited by two users at once, and neither loses anything unseen', async () => {
    const { hospitalId } = await placeToBook(browser.url, 2)
    const id = await elsewhere.createDoctor('Dr. Two Hands', hospitalId)
    const page = await adminPage(browser, admin)
    await page.goto(`/admin/doctors/${id}/edit`)
    await field(page, /^Phone/).fill('+90 212 000 00 20')
    await field(page, /^Description(?! in)/).fill('Mine alone.')
    await elsewhere.changeDoctor(id, { phone: '+90 212 000 00 24', website: 'https://theirs.example' })
    await save(page)
    const table = page.getByRole('region', { name: /saved this record on .*, after you opened it\.$/ })
    await table.getByRole('radio', { name: 'Phone, Yours: +90 212 000 00 20' }).waitFor()
    expect(await elsewhere.doctor(id)).toMatchObject({ phone: '+90 212 000 00 24', description: null })
    // Fields changed only by the other user keep their values until the user decides otherwise.
    await expect
      .poll(() => table.getByRole('radio', { name: 'Website, Theirs: https://theirs.example' }).isChecked())
      .toBe(true)
    await expectAccessible(page)
    await table.getByRole('button', { name: 'All theirs' }).click()
    await expect.poll(() => field(page, 'Description (optional)').inputValue()).toBe('')
    await table.getByRole('button', { name: 'All yours' }).click()
    await table.getByRole('radio', { name: /^Website, Theirs/ }).check()
    await save(page)
    await table.waitFor({ state: 'detached' })
    await page.getByText('Changes saved successfully.').waitFor()
    expect(await elsewhere.doctor(id)).toMatchObject({
      phone: '+90 212 000 00 20',
      website: 'https://theirs.example',
      description: 'Mine alone.',
    })
    await page.context().close()
  })

  test('stores input when the tab closes, and asks before leaving', async () => {
    const { hospitalId } = await placeToBook(browser.url, 3)
    const id = await elsewhere.createDoctor('Dr. Half Written', hospitalId)
    const first = await adminPage(browser, admin)
    const context = first.context()
    await first.goto(`/admin/doctors/${id}/edit`)
    await field(first, /^Description(?! in)/).fill('Half a sentence')
    await first.getByText(/^Draft kept on this device at \d\d:\d\d$/).waitFor()
    await first.close({ runBeforeUnload: false })

    const page = await context.newPage()
    await page.goto('/admin/doctors?q=half+written')
    await page.getByRole('link', { name: 'Edit Dr. Half Written' }).click()
    await page.getByText(/^Draft kept on this device at \d\d:\d\d$/).waitFor()
    await expect.poll(() => field(page, /^Description(?! in)/).inputValue()).toBe('')
    await press(page, 'Restore draft')
    await expect.poll(() => field(page, /^Description(?! in)/).inputValue()).toBe('Half a sentence')
    await page.getByText('1 unsaved change', { exact: true }).waitFor()

    await page.getByRole('link', { name: 'Services' }).first().click()
    await question(page).getByText('Are you sure you want to leave? Any unsaved changes will be lost.').waitFor()
    await question(page).getByRole('button', { name: 'Keep editing' }).click()
    await page.goBack()
    await question(page).waitFor()
    expect(page.url()).toContain(`/admin/doctors/${id}/edit`)
    await page.keyboard.press('Escape')
    await press(page, 'Discard')
    await question(page).getByText('Are you sure you want to cancel? Any unsaved changes will be lost.').waitFor()
    await question(page).getByRole('button', { name: 'Keep editing' }).click()
    await expect.poll(() => field(page, /^Description(?! in)/).inputValue()).toBe('Half a sentence')
    await page.goBack()
    await question(page).getByRole('button', { name: 'Leave without saving' }).click()
    await page.waitForURL('**/admin/doctors?q=half+written')
    await page.getByRole('link', { name: 'Edit Dr. Half Written' }).click()
    await field(page, /^Description(?! in)/).waitFor()
    await expect.poll(() => page.getByText(/^Draft kept/).count()).toBe(0)
    await context.close()
  })
})
