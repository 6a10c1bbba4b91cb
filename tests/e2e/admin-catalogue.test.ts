import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Admin, adminElsewhere, adminPage, signInAdmin } from '#tests/support/admin-screens.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { expectForEveryone } from '#tests/support/looking.ts'
import { placeToBook } from '#tests/support/patient.ts'

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
const question = (page: Page) => page.getByRole('dialog', { name: 'Unsaved changes' })

describe('a service', () => {
  test('is created and edited by keyboard only, with every error shown, and cancelling asks', async () => {
    const page = await adminPage(browser, admin)
    await page.goto('/admin/services/new')
    await field(page, 'Service name').waitFor()
    const type = async (label: string | RegExp, text: string) => {
      await tabTo(page, label)
      await page.keyboard.press('Control+a')
      await page.keyboard.type(text)
    }
    await type('Price (optional)', '-1')
    await type('Duration in minutes (optional)', '1.5')
    await page.keyboard.press('Control+s')
    for (const sentence of [
      'Service name is required',
      'Description is required',
      'Category is required',
      'Price must be at least 0',
      'Duration must be a whole number of minutes',
    ])
      await page.getByText(sentence).waitFor()
    expect(await field(page, 'Service name').evaluate((input) => input === document.activeElement)).toBe(true)
    await page.keyboard.type('Sleep Study')
    await page.keyboard.press('Tab')
    await page.keyboard.type('A night under observation.')
    await tabTo(page, 'Category')
    await page.keyboard.type('Diag')
    await type('Price (optional)', '89.5')
    await type('Duration in minutes (optional)', '0')
    await page.keyboard.press('Control+s')
    await page.getByText('Duration must be at least 1 minute').waitFor()
    await type('Duration in minutes (optional)', '30')
    await page.keyboard.press('Control+s')
    await page.waitForURL(/\/admin\/services\/[\da-f-]{36}$/)
    await page.getByText('$89.50').waitFor()

    await tabTo(page, /^Edit$/)
    await page.keyboard.press('Enter')
    await field(page, 'Description').waitFor()
    await type('Description', 'Two nights.')
    await tabTo(page, /^Active/)
    await page.keyboard.press('Space')
    await tabTo(page, /^Cancel$/)
    await page.keyboard.press('Enter')
    await question(page).getByText('Are you sure you want to cancel? Any unsaved changes will be lost.').waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+s')
    await page.waitForURL(/\/admin\/services\/[\da-f-]{36}$/)
    await page.getByText('Changes saved successfully.').waitFor()
    await page.getByText('Two nights.').waitFor()
    await page.getByText('Inactive', { exact: true }).waitFor()
    await tabTo(page, /^Delete$/)
    await page.keyboard.press('Enter')
    await page.getByText('Are you sure you want to delete "Sleep Study"? This action cannot be undone.').waitFor()
    await tabTo(page, /^Delete$/)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/admin/services')
    await page.context().close()
  })

  test('is linked to hospitals, and deactivated if in use', async () => {
    const place = await placeToBook(browser.url, 4)
    const page = await adminPage(browser, admin, { viewport: widths.phone })
    const id = await elsewhere.createService('Light Therapy')
    await page.goto(`/admin/services/${id}`)
    await page.getByText('No hospital offers this service yet.').waitFor()
    // Focusing the field scrolls the page, and scrolling closes the list.
    await field(page, 'Add a hospital').click()
    await field(page, 'Add a hospital').pressSequentially(place.hospitalName)
    await page.getByRole('option', { name: new RegExp(`^${place.hospitalName} - `) }).click()
    await press(page, 'Add')
    await page.getByText('Service added successfully.').waitFor()
    await press(page, `Remove ${place.hospitalName}`)
    await page.getByText('Service removed successfully.').waitFor()
    await press(page, 'Delete')
    await page.getByRole('dialog').getByText('It will be erased').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.waitForURL('**/admin/services')

    await page.goto(`/admin/services/${await elsewhere.usedService()}`)
    await press(page, 'Delete')
    await page.getByRole('dialog').getByText('It will be deactivated').waitFor()
    await page
      .getByRole('dialog')
      .getByText(/It has appointments\..*([Nn]o upcoming appointments|upcoming appointment)/)
      .waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()

    await page.goto('/admin/services/0197d1f0-0000-7000-8000-000000000000')
    await page.getByRole('heading', { name: 'Service not found' }).waitFor()
    await page.getByText("The service you're looking for doesn't exist.").waitFor()
    await page.context().close()
  })
})

describe('a failed request', () => {
  const failing = (page: Page, operation: string) =>
    page.route('**/graphql', (route) =>
      route.request().postDataJSON().operationName === operation ? route.abort() : route.fallback(),
    )

  test('is reported: for the list of hospitals, and for the creation', async () => {
    const page = await adminPage(browser, admin)
    await failing(page, 'HospitalChoices')
    await page.goto('/admin/doctors/new')
    await page.getByText('The hospitals could not be loaded. Please reload the page to choose one.').waitFor()
    await failing(page, 'CreateService')
    await page.goto('/admin/services/new')
    await field(page, 'Service name').fill('Never Made')
    await field(page, 'Description').fill('It stays in the form.')
    await field(page, 'Category').selectOption('Other')
    await press(page, /^Create Service/)
    await page.getByText('Error creating service').waitFor()
    await page.getByText('Failed to create service').waitFor()
    await expect.poll(() => field(page, 'Service name').inputValue()).toBe('Never Made')
    await page.context().close()
  })
})

test('axe finds nothing on a phone in either theme, and nothing overflows', async () => {
  const { doctorId, serviceId } = await elsewhere.firstRecords()
  const page = await adminPage(browser, admin)
  for (const address of [
    '/admin/doctors/new',
    `/admin/doctors/${doctorId}`,
    `/admin/doctors/${doctorId}/edit`,
    `/admin/services/${serviceId}`,
    `/admin/services/${serviceId}/edit`,
  ]) {
    await page.goto(address)
    await page.locator('#content section').first().waitFor()
    await expectForEveryone(page, ['phone'])
  }
  await page.context().close()
})
