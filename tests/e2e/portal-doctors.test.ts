import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dateIn } from '#domain/availability.ts'
import { closeAfterEach, openBrowser, widths } from '#tests/support/browser.ts'
import { holdRequests } from '#tests/support/held-requests.ts'
import { ask, expectAccessible } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let staff: { token: string; user: { hospitalId: string } }
beforeAll(async () => {
  browser = await openBrowser()
  const { data } = await ask<{ login: typeof staff }>(
    browser.url,
    `mutation { login(input: { email: "hospital@hekima.test", password: "Hospital123!" }) {
      token user { id email firstName lastName role roles hospitalId hospitalRole } } }`,
  )
  staff = data.login
})
closeAfterEach(() => browser)
afterAll(() => browser?.close())

async function open(
  address: string,
  { width = 'desktop', theme = 'light' }: { width?: keyof typeof widths; theme?: string } = {},
) {
  const page = await browser.newPage({ viewport: widths[width] })
  await page.addInitScript(
    ([token, user, look]) => {
      localStorage.setItem('hekima.token', token)
      localStorage.setItem('hekima.user', user)
      localStorage.setItem('hekima.theme', look)
    },
    [staff.token, JSON.stringify(staff.user), theme] as const,
  )
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
const saved = (page: Page) => page.getByText('Changes saved successfully.').waitFor()

/**
 * Returns the first open day at least this far ahead. The hospital is closed on Sundays and on
 * holidays, which may last a week.
 */
async function openDay(ahead: number): Promise<string> {
  const from = addDays(dateIn(new Date()), ahead)
  const { data } = await ask<{ availability: { date: string; times: object[] }[] }>(
    browser.url,
    'query ($h: ID!, $from: Date!, $to: Date!) { availability(hospitalId: $h, from: $from, to: $to) { date times { time } } }',
    { h: staff.user.hospitalId, from, to: addDays(from, 13) },
  )
  const day = data.availability.find(({ times }) => times.length > 0)
  if (!day) throw new Error(`The hospital is closed for two weeks from ${from}.`)
  return day.date
}

test('staff add a doctor, enter breaks and leave, and move the visit that conflicts with the leave', async () => {
  const page = await open('/hospitalportal/doctors')
  await page.getByRole('link', { name: 'Add Doctor' }).click()
  await page.getByLabel('Full name').fill('Dr. Firuze Deneme')
  await page.getByLabel('Specialty').selectOption('Cardiology')
  // The treatments of the specialty are ticked.
  const proposed = page.getByRole('group', { name: 'Proposed for this specialty' }).getByRole('checkbox')
  await expect.poll(() => proposed.count()).toBeGreaterThan(0)
  const count = await proposed.count()
  for (const box of await proposed.all()) expect(await box.isChecked()).toBe(true)
  await proposed.last().uncheck()
  await proposed.last().check()
  await expectAccessible(page)
  await button(page, 'Create Doctor').click()
  await page.getByRole('heading', { name: 'Edit Dr. Firuze Deneme' }).waitFor()
  const id = /doctors\/([\da-f-]+)\/edit/.exec(page.url())?.[1] ?? ''
  await expect.poll(() => page.getByRole('textbox', { name: /^Own price of / }).count()).toBe(count)
  // A service can be named once their list has come.
  const release = await holdRequests(page, 'OffersForOwnDoctor')
  await page.reload()
  await expect.poll(() => page.getByRole('textbox', { name: /^Own price of / }).count()).toBe(count)
  const newService = page.getByLabel('Add a service', { exact: true })
  expect(await newService.count()).toBe(0)
  release()
  await newService.waitFor()
  await button(page, 'Add a break').click()
  // Save includes the open break.
  await page.keyboard.press('Control+s')
  await saved(page)

  const { data } = await ask<{ doctor: { services: { service: { id: string } }[] } }>(
    browser.url,
    'query ($id: ID!) { doctor(id: $id) { services { service { id } } } }',
    { id },
  )
  const serviceId = data.doctor.services[0]?.service.id
  const day = await openDay(20)
  const place = { hospitalId: staff.user.hospitalId, serviceId, doctorId: id }
  const offeredOn = async (from: string) => {
    const { data: calendar } = await ask<{ availability: { times: { time: string; available: boolean }[] }[] }>(
      browser.url,
      `query ($hospitalId: ID!, $serviceId: ID, $doctorId: ID, $from: Date!) {
        availability(hospitalId: $hospitalId, serviceId: $serviceId, doctorId: $doctorId, from: $from, to: $from) {
          times { time available } } }`,
      { ...place, from },
    )
    const times = calendar.availability[0]?.times ?? []
    return times.filter(({ available }) => available).map(({ time }) => time)
  }
  // The break at noon blocks its hour.
  expect(await offeredOn(day)).not.toContain('12:00')
  const patient = await ask<{ login: { token: string } }>(
    browser.url,
    'mutation { login(input: { email: "patient@hekima.test", password: "Patient123!" }) { token } }',
  )
  const patientInfo = { firstName: 'Ada', lastName: 'Söğüt', email: 'patient@hekima.test', phone: '+44 20 7946 0100' }
  const book = async (appointmentDate: string) => {
    const { data: answer } = await ask<{ bookAppointment: { id: string; bookingId: string } }>(
      browser.url,
      'mutation ($input: BookingInput!) { bookAppointment(input: $input) { id bookingId } }',
      { input: { ...place, patientInfo, appointmentDate, appointmentTime: (await offeredOn(appointmentDate)).at(-1) } },
      patient.data.login.token,
    )
    return answer.bookAppointment
  }
  const booked = await book(day)
  const { bookingId } = booked

  await button(page, 'Add leave').click()
  await page.getByLabel('First day').fill(day)
  await button(page, 'Save leave').click()
  const clash = page.getByLabel(`What happens to ${bookingId}`)
  await clash.waitFor()
  await expectAccessible(page)
  const moves = await clash.locator('option').allTextContents()
  expect(moves.filter((text) => text.startsWith('Move to')).length).toBeGreaterThan(0)
  await clash.selectOption({ index: 1 })
  await button(page, /^Move 1 and save/).click()
  await button(page, /^Withdraw the leave of/).waitFor()
  const moved = await ask<{ appointment: { date: string } }>(
    browser.url,
    'query ($id: ID!) { appointment(id: $id) { date } }',
    { id: booked.id },
    staff.token,
  )
  expect(moved.data.appointment.date).not.toBe(day)

  // For another one the patient is asked, so the visit stays until the patient has answered.
  const later = await openDay(35)
  const asked = await book(later)
  await button(page, 'Add leave').click()
  await page.getByLabel('First day').fill(later)
  await button(page, 'Save leave').click()
  const other = page.getByLabel(`What happens to ${asked.bookingId}`)
  const proposal = other
    .locator('option')
    .filter({ hasText: /^Propose / })
    .first()
  await other.selectOption((await proposal.getAttribute('value')) ?? '')
  await button(page, 'Save the leave and 1 change').click()
  await button(page, /^Withdraw the leave of/)
    .nth(1)
    .waitFor()
  const kept = await ask<{ appointment: { date: string; proposal: { date: string } | null } }>(
    browser.url,
    'query ($id: ID!) { appointment(id: $id) { date proposal { date } } }',
    { id: asked.id },
    staff.token,
  )
  expect(kept.data.appointment.date).toBe(later)
  expect(kept.data.appointment.proposal?.date).not.toBe(later)
  expect(kept.data.appointment.proposal).not.toBeNull()

  await button(page, 'Create link').click()
  await page.getByText(/\/api\/Calendar\/doctor-feeds\//).waitFor()
  await expectAccessible(page)
  await page.context().close()
})

test('Save includes open parts, or stops at an invalid one', async () => {
  const page = await open('/hospitalportal/settings')
  const day = await openDay(55)
  await button(page, 'Add closure').click()
  await page.getByLabel('First day').fill(day)
  await page.getByLabel(/^Last day/).fill('2020-01-01')
  await page.getByLabel(/^Reason/).fill('Stocktaking')
  await page
    .getByRole('combobox', { name: 'Insurers' })
    .or(page.getByRole('textbox', { name: 'Insurers' }))
    .fill('Bupa Test')
  await page.keyboard.press('Control+s')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true')
  await page.getByLabel(/^Last day/).fill('')
  await page.keyboard.press('Control+s')
  await saved(page)
  await page.reload()
  await page.getByText('Stocktaking').waitFor()
  await page.getByText('Bupa Test').waitFor()
  await button(page, 'Remove Bupa Test').click()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Stocktaking' })
    .getByRole('button', { name: /^Remove closure/ })
    .click()
  await page.keyboard.press('Control+s')
  await saved(page)

  await page.goto('/hospitalportal/doctors')
  await page.getByRole('link', { name: 'Dr. Firuze Deneme' }).first().click()
  await page.getByRole('heading', { name: 'Edit Dr. Firuze Deneme' }).waitFor()
  await button(page, 'Add leave').click()
  await page.getByLabel('First day').fill(await openDay(60))
  await button(page, /^Save/).last().click()
  await saved(page)
  await page.reload()
  await expect.poll(() => page.getByRole('button', { name: /^Withdraw the leave of/ }).count()).toBe(3)
  await page.context().close()
})

test('owners add texts in other languages and close part of a day, and patients see both', async () => {
  const page = await open('/hospitalportal/settings')
  await page.getByLabel(/^Description in Turkish/).fill('Boğaz’ın kıyısında bir hastane.')
  await button(page, 'Add closure').click()
  const day = await openDay(50)
  await page.getByLabel('First day').fill(day)
  await page.getByLabel(/^Closed from/).fill('09:00')
  await page.getByLabel(/^Closed until/).fill('13:00')
  await button(page, 'Add to the list').click()
  await page.getByText('09:00–13:00').waitFor()
  await button(page, /^Save/).click()
  await saved(page)
  // Scrolls to the top, where the save bar covers no row partially.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)

  const visitor = await browser.newPage({ viewport: widths.phone })
  await visitor.addInitScript(() => localStorage.setItem('hekima.language', 'tr'))
  await visitor.goto(`/hospitals/${staff.user.hospitalId}`)
  await visitor.getByText('Boğaz’ın kıyısında bir hastane.').last().waitFor()
  await visitor.context().close()
  const { data } = await ask<{ availability: { times: { time: string }[] }[] }>(
    browser.url,
    'query ($h: ID!, $d: Date!) { availability(hospitalId: $h, from: $d, to: $d) { times { time } } }',
    { h: staff.user.hospitalId, d: day },
  )
  expect(data.availability[0]?.times.map(({ time }) => time).filter((time) => time < '13:00')).toEqual([])
  await page.context().close()
})

test.each([
  { width: 'phone', theme: 'light' },
  { width: 'desktop', theme: 'dark' },
] as const)('reviews are answered, on a $width in the $theme', async ({ width, theme }) => {
  const page = await open('/hospitalportal/reviews?answered=false', { width, theme })
  const first = button(page, /^Answer /).first()
  await first.waitFor()
  await first.press('Enter')
  const answer = page.getByLabel(/^Your answer to /)
  const label = await page.getByText(/^Your answer to /).textContent()
  const name = label?.replace('Your answer to ', '')
  await page.getByLabel('Choose a template').selectOption({ label: 'Thank you' })
  await expect.poll(() => answer.inputValue()).toContain(`Dear ${name}, thank you`)
  await expectAccessible(page)
  await button(page, 'Publish the answer').click()
  const notices = page.getByRole('region', { name: 'Notifications' })
  await notices.getByText('Your reply is now public.').waitFor()
  for (const address of ['/hospitalportal/doctors', '/hospitalportal/settings']) {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  await page.context().close()
})
