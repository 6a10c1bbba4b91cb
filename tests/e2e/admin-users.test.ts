import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { button, field, toast } from '#tests/support/account-screens.ts'
import { type Admin, openAdminPage, says, signInAdmin } from '#tests/support/admin-screens.ts'
import { neverAsksAgain, openBrowser, widths } from '#tests/support/browser.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { expectBothThemes } from '#tests/support/looking.ts'
import { ask, newPatient, placeToBook, signedIn } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let admin: Admin
beforeAll(async () => {
  browser = await openBrowser()
  admin = await signInAdmin(browser.url)
})
afterAll(() => browser?.close())

const adminPage = (address: string, viewport: (typeof widths)[keyof typeof widths] = widths.desktop) =>
  openAdminPage(browser, admin, { address, viewport })
const dialog = (page: Page) => page.getByRole('dialog')
/** Returns the row of this address. */
const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email })

async function find(page: Page, email: string) {
  await page.getByRole('searchbox').fill(email)
  await page.waitForURL((url) => url.searchParams.get('q') === email)
  await rowOf(page, email).waitFor()
}

async function accountOf(email: string) {
  const { data } = await ask<{ users: { items: { id: string; lastName: string; phone: string | null }[] } }>(
    browser.url,
    'query ($q: String) { users(search: { q: $q }) { items { id lastName phone } } }',
    { q: email },
    admin.token,
  )
  return data.users.items[0]
}

describe('an account', () => {
  test('is created, found, edited, suspended and deleted, with every refusal explained', async () => {
    const email = `elif.${process.pid}.${Date.now()}@mail.example`
    const page = await adminPage('/admin/users/new')
    await page.getByRole('button', { name: /^Create User/ }).click()
    for (const sentence of [
      'First name is required',
      'Last name is required',
      'Email is required',
      'Password is required',
    ])
      await says(page, sentence)
    await field(page, 'Email').fill('elif')
    await field(page, 'Password').fill('12345')
    await field(page, 'Confirm password').fill('123456')
    await field(page, 'Role').selectOption('hospital')
    await page.getByRole('button', { name: /^Create User/ }).click()
    for (const sentence of [
      'Email is invalid',
      'Password must be at least 6 characters',
      'Passwords do not match',
      'Hospital selection is required',
    ])
      await says(page, sentence)
    await expectBothThemes(page)

    await page.getByLabel(/^First name/).fill('Elif')
    await page.getByLabel(/^Last name/).fill('Öztürk')
    await page.getByLabel(/^Email/).fill('admin@hekima.test')
    await page.getByLabel(/^Password/).fill('Correct-Horse-9')
    await page.getByLabel(/^Confirm password/).fill('Correct-Horse-9')
    const hospital = page.getByLabel(/^Hospital/)
    await hospital.click()
    await hospital.pressSequentially('Yedi Lale')
    await page
      .getByRole('option', { name: /Yedi Lale/ })
      .first()
      .click()
    await page.getByRole('button', { name: /^Create User/ }).click()
    await says(page, 'An account with this email address already exists.')
    await page.getByLabel(/^Email/).fill(email)
    await page.getByRole('button', { name: /^Create User/ }).click()
    await toast(page, 'Elif Öztürk has an account now.')

    await page.waitForURL(/\/admin\/users$/)
    await find(page, email)
    await expect.poll(() => rowOf(page, email).textContent()).toMatch(/Hospital staff.*Yedi Lale.*Active/)
    await expectBothThemes(page)

    await page.getByRole('link', { name: 'Elif Öztürk' }).click()
    await page.getByLabel(/^First name/).fill('')
    await page.getByRole('button', { name: /^Save Changes/ }).click()
    await says(page, 'First name is required')
    await button(page, 'Cancel').click()
    await says(page, 'Are you sure you want to cancel? Any unsaved changes will be lost.')
    await button(page, 'Keep editing').click()
    await page.getByLabel(/^First name/).fill('Elif Su')
    await page.getByRole('button', { name: /^Save Changes/ }).click()
    await says(page, 'Changes saved successfully.')
    await expectBothThemes(page)

    await button(page, 'Suspend, sign out now').click()
    await dialog(page).getByText('Appointments, messages and reviews are not affected.').waitFor()
    await dialog(page).getByRole('button', { name: 'Suspend, sign out now' }).click()
    await button(page, 'Activate').waitFor()
    await button(page, 'Delete User').click()
    await dialog(page).getByText('Are you sure you want to delete this user? This action cannot be undone.').waitFor()
    await dialog(page).getByRole('button', { name: 'Delete User' }).click()
    await toast(page, 'Elif Su Öztürk was deleted.')
    await page.waitForURL(/\/admin\/users$/)
    await page.getByRole('searchbox').fill(email)
    await says(page, 'No users found')
    await page.context().close()
  })

  test('edited by two administrators at once loses no changes', async () => {
    const { email } = await newPatient(browser.url)
    const { id } = (await accountOf(email)) ?? { id: '' }
    const page = await adminPage(`/admin/users/${id}`)
    await page.getByLabel(/^Last name/).fill('Sommerfeld')
    await ask(
      browser.url,
      'mutation ($id: ID!) { updateUser(id: $id, input: { lastName: "Halvorsen", phone: "+47 400 00 001" }) { id } }',
      { id },
      admin.token,
    )
    await page.getByRole('button', { name: /^Save Changes/ }).click()
    const table = page.getByRole('table')
    await table.getByText('Halvorsen').waitFor()
    expect((await accountOf(email))?.lastName).toBe('Halvorsen')
    await page.getByRole('button', { name: /^Save Changes/ }).click()
    await says(page, 'Changes saved successfully.')
    expect(await accountOf(email)).toMatchObject({ lastName: 'Sommerfeld', phone: '+47 400 00 001' })
    await page.context().close()
  })

  test('of one’s own is protected, and the page explains why', async () => {
    const page = await adminPage('/admin/users')
    await find(page, 'admin@hekima.test')
    await rowOf(page, 'admin@hekima.test').getByRole('link').click()
    await says(page, 'You cannot change your own role or status.')
    await expect.poll(() => button(page, 'Delete User').isDisabled()).toBe(true)
    await page.getByText('This is your own account.').waitFor()
    await page.context().close()
  })
})

test('a suspended user’s open page is signed out at once, and a failed list is reported', async () => {
  const patient = await newPatient(browser.url)
  const theirs = await browser.newPage()
  await neverAsksAgain(theirs)
  await signedIn(theirs, patient)
  await theirs.goto('/my-appointments')
  await theirs.getByRole('heading', { name: 'No appointments yet' }).waitFor()

  const page = await adminPage('/admin/users')
  await find(page, patient.email)
  await rowOf(page, patient.email)
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Suspend, sign out now' }).click()
  await dialog(page).getByRole('button', { name: 'Suspend, sign out now' }).click()
  await theirs.waitForURL(/\/login/)
  await theirs.getByText('Your account is suspended, so you were signed out.').waitFor()
  await theirs.getByRole('link', { name: 'write to us' }).waitFor()
  await rowOf(page, patient.email).getByText('Suspended').waitFor()
  await theirs.context().close()

  await page.getByRole('checkbox', { name: 'Select Ingrid Solvang' }).check()
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Activate' }).click()
  await dialog(page).getByRole('button', { name: 'Activate' }).click()
  await toast(page, '1 user changed')
  await rowOf(page, patient.email).getByText('Active').waitFor()

  const { id } = (await accountOf(patient.email)) ?? { id: '' }
  await page.route('**/graphql', (route) => route.abort())
  await page.goto(`/admin/users/${id}`)
  await says(page, 'Failed to load user data')
  await page.unroute('**/graphql')
  await button(page, 'Try Again').click()
  await page.getByLabel(/^First name/).waitFor()
  await page.context().close()
})

test('of filters chosen at once none is lost, and a late search does not navigate back', async () => {
  const page = await adminPage('/admin/users')
  await page.getByRole('table').waitFor()
  // Faster than the page can render the first change: in one task.
  await page.evaluate(() => {
    for (const [label, value] of [
      ['Role', 'user'],
      ['Status', 'suspended'],
    ]) {
      const select = [...document.querySelectorAll('select')].find(({ labels }) => labels?.[0]?.textContent === label)
      if (!select) throw new Error(`There is no ${label}`)
      select.value = value ?? ''
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
  })
  await page.waitForURL((url) => url.search === '?role=user&status=suspended')
  let arrive = () => {}
  const script = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/assets\/[^/]*\.js/, async (route) => {
    await script
    await route.fallback()
  })
  await page.clock.install()
  await page.getByRole('searchbox').fill('solvang')
  await page.getByRole('link', { name: 'View Website' }).click()
  // Longer than the field's debounce time.
  await page.clock.fastForward(1000)
  arrive()
  await page.getByRole('contentinfo').waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  await page.context().close()
})

test('by keyboard only, on a phone, a user is invited and deleted', async () => {
  const email = `bora.${process.pid}.${Date.now()}@mail.example`
  const page = await adminPage('/admin/users', widths.phone)
  await tabTo(page, 'Invite by email')
  await page.keyboard.press('Enter')
  await tabTo(page, 'First name')
  await page.keyboard.type('Bora')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Akbulut')
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await tabTo(page, /^Role(?! at)/)
  await page.keyboard.type('Pat')
  await expectBothThemes(page)
  await page.keyboard.press('Control+s')
  await toast(page, `We have sent an invitation to ${email}.`)
  await page.waitForURL(/\/admin\/users$/)
  await tabTo(page, 'Search by name or email')
  await page.keyboard.type(email)
  await rowOf(page, email).waitFor()
  await expectBothThemes(page)
  await tabTo(page, 'Actions for Bora Akbulut')
  await page.keyboard.press('Enter')
  // Keys pressed before the menu has the focus do not belong to it.
  await page.locator('[role=menu]:focus-within').waitFor()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await dialog(page).getByText('Are you sure you want to delete this user?', { exact: true }).waitFor()
  await tabTo(page, 'Delete User')
  await page.keyboard.press('Enter')
  await toast(page, 'Bora Akbulut was deleted.')
  await page.context().close()
})

test('staff are invited from the page of their hospital, which the form then shows', async () => {
  const { hospitalId, hospitalName } = await placeToBook(browser.url, 5)
  const email = `deniz.${process.pid}.${Date.now()}@mail.example`
  const page = await adminPage(`/admin/hospitals/${hospitalId}`)
  await page.getByRole('link', { name: 'Invite by email' }).click()
  await expect.poll(() => field(page, 'Hospital').inputValue()).toBe(hospitalName)
  await field(page, 'First name').fill('Deniz')
  await field(page, 'Last name').fill('Aksoy')
  await field(page, 'Email').fill(email)
  await button(page, 'Send invitation').click()
  await toast(page, `We have sent an invitation to ${email}.`)
  await find(page, email)
  await rowOf(page, email).getByText(hospitalName).waitFor()
  await page.context().close()
})

test('settings of the operator apply to public pages at once', async () => {
  const page = await adminPage('/admin/settings')
  await page.getByText(/members of hospital staff have not set it up/).waitFor()
  await field(page, 'Upcoming appointments').fill('0')
  await button(page, 'Add certificate').click()
  await page.getByRole('button', { name: /^Save Changes/ }).click()
  for (const sentence of [
    'Please enter a whole number from 1 to 10,000',
    'Certificate name is required',
    'Issuer is required',
    'Please enter the expiry date',
  ])
    await says(page, sentence)
  await expectBothThemes(page)
  await page.getByRole('button', { name: 'Remove certificate 5' }).click()
  await page.getByLabel(/^Upcoming appointments$|^Upcoming appointments changed/).fill('20')
  const note = `Open all year, ${Date.now()}`
  await page.getByLabel(/^Line at the end of every page/).fill(note)
  await page.keyboard.press('Control+s')
  await says(page, 'Changes saved successfully.')
  const visitor = await browser.newPage()
  await visitor.goto('/')
  await visitor.getByRole('contentinfo').getByText(note).waitFor()
  await visitor.context().close()
  await page.getByLabel(/^Line at the end of every page/).fill('')
  await page.keyboard.press('Control+s')
  await page
    .getByRole('region', { name: 'Unsaved changes' })
    .getByText(/unsaved change/)
    .waitFor({ state: 'detached' })
  await page.context().close()
})
