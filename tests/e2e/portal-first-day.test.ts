import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Admin, openAdminPage, says, signInAdmin, sticksOut } from '#tests/support/admin-screens.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { bytesOf } from '#tests/support/download.ts'
import { arrivesAt, byKeys, isBackAt, tabTo, typeDate } from '#tests/support/keyboard.ts'
import { linkInMail } from '#tests/support/mailbox.ts'
import { ask, bookDirectly, expectAccessible, freeSlots, newPatient, type Slot } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let admin: Admin
let hospital: { id: string; name: string }
let service: { id: string; name: string }
/** The owner's page, from the invitation on. */
let owner: Page
beforeAll(async () => {
  browser = await openBrowser()
  admin = await signInAdmin(browser.url)
  const run = `${Date.now()}`.slice(-6)
  const does = async <Data>(query: string, variables: object) => {
    const { data, errors } = await ask<Data>(browser.url, query, variables, admin.token)
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }
  hospital = (
    await does<{ createHospital: typeof hospital }>(
      'mutation ($input: HospitalInput!) { createHospital(input: $input) { id name } }',
      {
        input: { name: `İlk Gün Hastanesi ${run}`, address: 'Çınar Sokak 1', city: 'İstanbul', country: 'Türkiye' },
      },
    )
  ).createHospital
  service = (
    await does<{ createHealthService: typeof service }>(
      'mutation ($input: HealthServiceInput!) { createHealthService(input: $input) { id name } }',
      { input: { name: `First Look ${run}`, description: 'A first look.', category: 'Diagnostics' } },
    )
  ).createHealthService
  await does('mutation ($h: ID!, $s: ID!) { linkHealthService(hospitalId: $h, serviceId: $s) { id } }', {
    h: hospital.id,
    s: service.id,
  })
  owner = await browser.newPage()
})
afterAll(() => browser?.close())

const PASSWORD = 'Lale-Bahce-26'
const mailOf = (name: string) => `${name}.${process.pid}.${hospital.id.slice(-6)}@mail.example`
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/**
 * Follows the link of the invitation and sets a password, which signs in to the portal, with the
 * keyboard only.
 */
async function comeIn(page: Page, { email }: { email: string }) {
  await page.goto(await linkInMail(email, '/reset-password'))
  await byKeys(page, 'New password', PASSWORD)
  await byKeys(page, 'Confirm new password', PASSWORD)
  await byKeys(page, 'Set the new password')
  await says(page, 'Password updated successfully')
  await arrivesAt(page, 'Inbox')
  expect(new URL(page.url()).pathname).toBe('/hospitalportal/inbox')
}

async function inBothThemes(page: Page) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
}

test('an owner is invited, sets up the hospital and answers the first request, by keyboard only', async () => {
  const email = mailOf('suna')
  const desk = await openAdminPage(browser, admin, { address: '/admin/users/new' })
  await desk.goto('/admin/users')
  await desk.getByRole('link', { name: 'Invite by email' }).click()
  await desk.getByLabel(/^First name/).fill('Suna')
  await desk.getByLabel(/^Last name/).fill('Kaya')
  await desk.getByLabel(/^Email/).fill(email)
  const choice = desk.getByLabel(/^Hospital$/)
  await choice.click()
  await choice.pressSequentially(hospital.name)
  await desk.getByRole('option', { name: new RegExp(hospital.name) }).click()
  await desk.getByLabel('Language of the email').selectOption('en')
  await button(desk, /^Send invitation/).click()
  await says(desk, `We have sent an invitation to ${email}.`)
  await desk.context().close()

  await comeIn(owner, { email })
  const { keyboard } = owner
  await tabTo(owner, /Suna/, 'Shift+Tab')
  await keyboard.press('Enter')
  await byKeys(owner, 'Profile')
  await arrivesAt(owner, 'Suna Kaya')
  await tabTo(owner, /Suna$/, 'Shift+Tab')
  await keyboard.press('Enter')
  await tabTo(owner, 'My Appointments')
  await keyboard.press('Escape')
  await isBackAt(owner, /Suna$/)
  await keyboard.press('Enter')
  await byKeys(owner, 'Hospital Portal')
  await says(owner, 'No one has booked here yet.')
  const steps = owner.getByRole('region', { name: 'First steps' })
  await steps.getByRole('link', { name: /^Describe your hospital/ }).waitFor()
  // The treatment was added for the hospital.
  await steps.getByText('Add the treatments you offer').waitFor()
  expect(await steps.getByRole('link', { name: /^Add the treatments/ }).count()).toBe(0)
  await arrivesAt(owner, /, Suna$/)
  await inBothThemes(owner)

  await tabTo(owner, 'Settings', 'Shift+Tab')
  await keyboard.press('Enter')
  await arrivesAt(owner, 'Settings')
  await tabTo(owner, /^Saturday.*: last visit/)
  await keyboard.press('Control+a')
  await keyboard.type('1600')
  await byKeys(owner, `Own price of ${service.name}`, '125')
  const [mistaken, closed] = [40, 41].map((ahead) =>
    new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10),
  ) as [string, string]
  for (const day of [mistaken, closed]) {
    await byKeys(owner, 'Add closure')
    await tabTo(owner, 'First day')
    await typeDate(owner, day)
    await byKeys(owner, 'Reason', 'Painting')
    await byKeys(owner, 'Add to the list')
    await isBackAt(owner, 'Add closure')
  }
  // After a removal the focus moves to the element in its place, not to the start of the page.
  await byKeys(owner, 'Remove closure')
  await isBackAt(owner, 'Remove closure')
  await keyboard.press('Control+s')
  await says(owner, 'Changes saved successfully.')
  await tabTo(owner, 'Send the daily digest')
  await keyboard.press('Space')
  await says(owner, 'The daily digest has been updated.')

  const patient = await newPatient(browser.url, 'Ayla')
  const place = {
    hospitalId: hospital.id,
    hospitalName: hospital.name,
    serviceId: service.id,
    serviceName: service.name,
  }
  const slots = await freeSlots(browser.url, place)
  const times = (
    await ask<{ availability: { times: object[]; refusal: string | null }[] }>(
      browser.url,
      'query ($h: ID!, $d: Date!) { availability(hospitalId: $h, from: $d, to: $d) { refusal times { time } } }',
      { h: hospital.id, d: closed },
    )
  ).data.availability[0]
  expect(times?.times).toEqual([])
  await tabTo(owner, 'Dashboard', 'Shift+Tab')
  await keyboard.press('Enter')
  await arrivesAt(owner, /, Suna$/)
  await owner.getByRole('status').filter({ hasText: 'Live' }).waitFor()
  await bookDirectly(browser.url, patient, place, slots[0] as Slot)
  await owner.getByRole('link', { name: 'Ayla Solvang' }).first().waitFor()
  await byKeys(owner, 'Ayla Solvang')
  await arrivesAt(owner, 'Ayla Solvang')
  await byKeys(owner, 'Propose another time')
  await owner.getByRole('dialog').waitFor()
  await keyboard.press('Escape')
  await isBackAt(owner, 'Propose another time')
  await byKeys(owner, /^Confirm$/)
  await owner.getByText('will be notified in ten seconds').first().waitFor()
  await owner.getByRole('region', { name: 'Status management' }).getByText('Confirmed').waitFor()
})

test('reports are created, read and downloaded as files in another language', async () => {
  await owner.goto('/hospitalportal/reports')
  await says(owner, 'No report yet')
  await inBothThemes(owner)
  await owner.getByLabel('Type').selectOption('appointments')
  await owner.getByText('Year', { exact: true }).click()
  await button(owner, 'Generate').press('Enter')
  const shown = owner.getByRole('region', { name: /^Appointments: / })
  await shown.waitFor()
  await shown.getByRole('row', { name: new RegExp(service.name) }).waitFor()
  await owner.getByLabel('Language of files').selectOption('ar')
  for (const [format, begin] of [
    ['PDF', '%PDF-'],
    ['XLSX', 'PK'],
    ['CSV', '\ufeff'],
  ] as const) {
    const [file] = await Promise.all([
      owner.waitForEvent('download'),
      shown.getByRole('button', { name: new RegExp(`as ${format}$`) }).click(),
    ])
    const bytes = await bytesOf(file)
    expect(bytes.subarray(0, 8).toString('utf8').startsWith(begin), format).toBe(true)
  }
  await inBothThemes(owner)
  await owner.setViewportSize(widths.phone)
  expect(await sticksOut(owner)).toBe(false)
  await expectAccessible(owner)
  await owner.setViewportSize(widths.desktop)
  await button(owner, /^Remove Appointments: /).click()
  await says(owner, 'The report was removed.')
})

test('the palette finds the patient and the pages, by keyboard only', async () => {
  await owner.keyboard.press('Control+k')
  await owner.getByRole('combobox', { name: 'Search or type a command' }).waitFor()
  await owner.keyboard.type('Solvang')
  await owner.getByRole('option', { name: /Ayla Solvang/ }).waitFor()
  await expectAccessible(owner)
  await owner.keyboard.press('Enter')
  await owner.getByRole('heading', { level: 1, name: 'Ayla Solvang' }).waitFor()
  await owner.keyboard.press('Control+k')
  await owner.keyboard.type('>invite')
  await owner.keyboard.press('Enter')
  await owner.waitForURL(/\/hospitalportal\/team/)
})

test.each([
  ['viewer', [], ['Reports', 'Settings', 'Team']],
  ['coordinator', ['Reports'], ['Settings', 'Team']],
])('a %s sees what the role allows, and is refused the rest', async (role, open, closed) => {
  const email = mailOf(role)
  await owner.goto('/hospitalportal/team')
  await owner.getByText('The only owner. Make someone else an owner first.').waitFor()
  const own = owner.getByRole('listitem').filter({ hasText: '(you)' })
  expect(await own.getByRole('button', { name: /^Remove / }).isDisabled()).toBe(true)
  await button(owner, 'Invite someone').click()
  await owner.getByLabel('First name').fill('Deniz')
  await owner.getByLabel('Last name').fill(role)
  await owner.getByLabel('Email', { exact: true }).fill(email)
  await owner.getByRole('dialog').getByLabel('Role').selectOption(role)
  await owner.getByLabel('Language of the email').selectOption('en')
  await button(owner, 'Send invitation').click()
  await says(owner, `We have sent an invitation to ${email}.`)

  const page = await browser.newPage({ viewport: widths.phone, colorScheme: 'dark' })
  await comeIn(page, { email })
  await button(page, 'Menu').click()
  const menu = page.getByRole('dialog').getByRole('link')
  await menu.filter({ hasText: 'Dashboard' }).waitFor()
  const entries = (await menu.allTextContents()).map((text) => text.replace(/\d+$/, ''))
  expect(entries).toEqual(expect.arrayContaining(['Dashboard', 'Appointments', 'Calendar', ...open]))
  for (const name of closed) expect(entries).not.toContain(name)
  await page.keyboard.press('Escape')

  await page.goto('/hospitalportal')
  await page.getByRole('link', { name: 'Ayla Solvang' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Ayla Solvang' }).waitFor()
  const mayWork = role === 'coordinator'
  await page.getByRole('region', { name: 'Internal notes' }).waitFor()
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
  for (const name of ['Propose another time', 'Change the doctor'])
    expect((await button(page, name).count()) > 0, name).toBe(mayWork)
  if (mayWork) await page.getByLabel('Write a message').waitFor()
  else await expect.poll(() => page.getByLabel('Write a message').count()).toBe(0)
  await expectAccessible(page)
  expect(await sticksOut(page)).toBe(false)

  for (const name of closed) {
    await page.goto(`/hospitalportal/${name.toLowerCase()}`)
    await page.getByRole('heading', { name: /^(The owners|Owners)/ }).waitFor()
  }
  const refused = await page.evaluate(async (id) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('hekima.token')}` }
    const at = (path: string) => fetch(`/api/Hospitals/${id}/${path}`, { headers }).then(({ status }) => status)
    return Promise.all(['digest', 'reports'].map(at))
  }, hospital.id)
  expect(refused).toEqual([403, mayWork ? 200 : 403])
  const token = (await page.evaluate(() => localStorage.getItem('hekima.token'))) ?? ''
  const team = await ask(
    browser.url,
    'query ($id: ID!) { team(hospitalId: $id) { email } }',
    { id: hospital.id },
    token,
  )
  expect(team.errors?.[0]?.extensions.code).toBe('forbidden')
  await page.context().close()
})

test.each([
  [/^Send us your operating licence/, 'verification'],
  [/^Set how early and how far ahead patients book/, 'rules'],
])('the first step %s leads to its place', async (step, section) => {
  await owner.goto('/hospitalportal')
  await owner.getByRole('link', { name: step }).click()
  await owner.waitForURL(new RegExp(`/settings#${section}$`))
  await expect.poll(() => owner.evaluate(() => document.activeElement?.id)).toBe(section)
  expect(await owner.locator(`#${section}`).evaluate((part) => part.getBoundingClientRect().top < innerHeight)).toBe(
    true,
  )
})
