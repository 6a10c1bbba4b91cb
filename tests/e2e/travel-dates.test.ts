import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dateIn } from '#domain/days.ts'
import { addressOf } from '#tests/support/booking-screens.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { hospitalStaff } from '#tests/support/hospital-staff.ts'
import {
  ask,
  bookDirectly,
  confirmedPatient,
  expectAccessible,
  freeSlots,
  newPatient,
  placeToBook,
  signedIn,
} from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const today = dateIn(new Date())
const STAY = { from: addDays(today, 20), to: addDays(today, 34) }

/** Sets the travel dates in the dialog that the page offers. */
async function setDates(page: Page, { from, to } = STAY) {
  await page.getByRole('button', { name: 'When can you be in Türkiye?' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'When can you be in Türkiye?' })
  await dialog.getByLabel('First day').fill(from)
  await dialog.getByLabel('Last day').fill(to)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
}

const note = (page: Page) => page.getByText(/^In-person visits: only times while you are in Türkiye/).first()
/** Returns the days in the addresses of the times that the cards offer. */
const daysOnCards = (page: Page) =>
  page
    .getByRole('article')
    .locator('a[href*="date="]')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('date') ?? ''),
    )
const isDuringStay = (date: string) => STAY.from <= date && date <= STAY.to

test('travel dates are set once, and cards, pages and calendars offer times of these days only', async () => {
  const page = await browser.newPage()
  // Blood tests are examinations, which take place in person.
  await page.goto('/search?service=Blood+Tests')
  await page.getByRole('article').first().waitFor()
  expect((await daysOnCards(page)).some(isDuringStay)).toBe(false)
  await setDates(page)
  await note(page).waitFor()
  await expect
    .poll(async () => {
      const days = await daysOnCards(page)
      return days.length > 0 && days.every(isDuringStay)
    })
    .toBe(true)
  await expectAccessible(page)

  // After a reload, and on the page of a hospital.
  await page.reload()
  await note(page).waitFor()
  await expect.poll(async () => (await daysOnCards(page)).length > 0).toBe(true)
  expect((await daysOnCards(page)).every(isDuringStay)).toBe(true)
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await page.waitForURL(/\/hospitals\//)
  await note(page).waitFor()
  const times = page.getByRole('group', { name: 'Next free times' }).getByRole('radio')
  await times.first().waitFor({ state: 'attached' })
  const values = await times.evaluateAll((inputs) =>
    inputs.map((input) => (input as HTMLInputElement).value.slice(0, 10)),
  )
  expect(values.every(isDuringStay)).toBe(true)

  // Removed, every time is offered again.
  await page.getByRole('button', { name: 'Change my travel dates' }).first().click()
  await page.getByRole('button', { name: 'Remove the dates' }).click()
  await note(page).waitFor({ state: 'detached' })
  await expect
    .poll(async () => (await times.first().getAttribute('value'))?.slice(0, 10))
    .not.toSatisfy((date: string) => isDuringStay(date))
  await page.context().close()
})

test('the calendar blocks days outside the stay for a visit in person', async () => {
  const page = await browser.newPage()
  await page.addInitScript((dates) => localStorage.setItem('hekima.travel', dates), `${STAY.from}/${STAY.to}`)
  const place = await placeToBook(browser.url, 17)
  await page.goto(addressOf('checkout', place))
  const inPerson = page.locator('[name="channel"][value="in_person"]')
  await page.getByRole('grid').waitFor()
  if ((await inPerson.count()) > 0) await inPerson.check({ force: true })
  await note(page).waitFor()
  const shown = () =>
    page
      .getByRole('grid')
      .getByRole('button', { disabled: false })
      .evaluateAll((days) => days.map((day) => day.getAttribute('aria-label') ?? day.textContent ?? ''))
  await expect.poll(async () => (await shown()).length).toBeGreaterThan(0)
  expect((await shown()).length).toBeLessThanOrEqual(15)
  await page.context().close()
})

test('the calendar that moves a visit in person blocks days outside the stay', async () => {
  const { place } = await hospitalStaff(browser.url, 6)
  const patient = await confirmedPatient(browser.url)
  const [slot] = await freeSlots(browser.url, place)
  if (!slot) throw new Error('The first demo hospital has no free time.')
  const { id } = await bookDirectly(browser.url, patient, place, slot)
  const page = await browser.newPage()
  await page.addInitScript((dates) => localStorage.setItem('hekima.travel', dates), `${STAY.from}/${STAY.to}`)
  // An account without dates keeps those of the browser.
  await signedIn(page, { ...patient, user: { ...patient.user, travelDates: null } })
  await page.goto(`/my-appointments/${id}`)
  await page.getByRole('button', { name: 'Reschedule' }).click()
  await note(page).waitFor()
  const days = page.getByRole('grid').getByRole('button', { disabled: false })
  await expect.poll(() => days.count()).toBeGreaterThan(0)
  expect(await days.count()).toBeLessThanOrEqual(15)
  await expectAccessible(page)
  await page.context().close()
})

test('a signed-in user finds the dates in the profile of another browser', async () => {
  const patient = await newPatient(browser.url)
  const page = await browser.newPage()
  await signedIn(page, patient)
  await page.goto('/profile')
  await setDates(page)
  await note(page).waitFor()
  const { data } = await ask<{ viewer: { travelDates: string } }>(
    browser.url,
    '{ viewer { travelDates } }',
    {},
    patient.token,
  )
  expect(data.viewer.travelDates).toBe(`${STAY.from}/${STAY.to}`)
  const other = await browser.newPage()
  await other.goto('/login')
  await other.getByLabel('Email', { exact: true }).fill(patient.email)
  await other.getByLabel('Password', { exact: true }).fill(patient.password)
  await other.getByRole('button', { name: 'Login' }).last().click()
  await other.waitForURL((url) => !url.pathname.includes('login'))
  await other.goto('/profile')
  await note(other).waitFor()
  await page.context().close()
  await other.context().close()
})
