import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '#tests/support/browser.ts'
import { bytesOf, pressForFile } from '#tests/support/download.ts'
import { hospitalStaff, type Staff } from '#tests/support/hospital-staff.ts'
import { expectForEveryone } from '#tests/support/looking.ts'
import {
  ask,
  bookDirectly,
  confirmedPatient,
  expectAccessible,
  freeSlots,
  newPatient,
  type Patient,
  signedIn,
} from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let patient: Patient
let staff: Staff
let booked: { id: string; bookingId: string }[]

beforeAll(async () => {
  browser = await openBrowser()
  patient = await confirmedPatient(browser.url)
  staff = await hospitalStaff(browser.url, 2)
  const slots = (await freeSlots(browser.url, staff.place)).slice(0, 3)
  booked = []
  for (const slot of slots) booked.push(await bookDirectly(browser.url, patient, staff.place, slot))
})
afterAll(() => browser?.close())

async function open(address = '/my-appointments', who: Patient | null = patient, options = {}) {
  const page = await browser.newPage(options)
  if (who) await signedIn(page, who)
  await page.goto(address)
  return page
}

/** Makes one operation fail as an unreachable server does. */
const breakOff = (page: Page, operation: string) =>
  page.route('**/graphql', (route) =>
    route.request().postData()?.includes(operation) ? route.abort('connectionrefused') : route.continue(),
  )

/** Chooses an entry of an appointment's menu. */
async function choose(page: Page, bookingId: string, item: string) {
  await page.getByRole('button', { name: new RegExp(`^More: .*${bookingId}`) }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

describe('the list', () => {
  test('starts with the next visit in detail, and shows later ones as rows with links', async () => {
    const page = await open()
    const next = page.getByRole('article').first()
    await next.getByText('Your next visit').waitFor()
    await next.getByText(booked[0]?.bookingId ?? '').waitFor()
    await next.getByText('Waiting for the hospital’s answer').waitFor()
    for (const { bookingId } of booked.slice(1))
      await page.getByRole('region', { name: 'Later 2' }).getByText(bookingId).waitFor()
    await page.getByRole('tab', { name: 'All Appointments 3' }).waitFor()
    await page.getByRole('tab', { name: /^Past/ }).click()
    await page.getByRole('heading', { name: 'No past appointments' }).waitFor()
    await page.getByRole('tab', { name: 'Upcoming 3' }).click()
    await expect.poll(() => page.getByRole('article').count()).toBe(3)
    await page.getByRole('article').nth(1).getByRole('heading').getByRole('link').click()
    await page.waitForURL(new RegExp(`/my-appointments/${booked[1]?.id}$`))
    await page.context().close()
  })

  test('shows notes, phone and e-mail of the hospital on each card, opens its details, prints and downloads', async () => {
    const page = await open()
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes')
    })
    const { data } = await ask<{ hospital: { phone: string; email: string } }>(
      browser.url,
      'query ($id: ID!) { hospital(id: $id) { phone email } }',
      { id: staff.place.hospitalId },
    )
    await page.reload()
    await expect.poll(() => page.getByRole('article').count()).toBe(3)
    for (const card of await page.getByRole('article').all()) {
      await expect.poll(() => card.locator('a[href^="tel:"]').first().textContent()).toBe(data.hospital.phone)
      await expect.poll(() => card.locator('a[href^="mailto:"]').textContent()).toBe(data.hospital.email)
      await card.getByText('I prefer English.').waitFor()
    }
    const card = page.getByRole('article').nth(1)
    const saved = page.waitForEvent('download')
    await card.getByRole('button', { name: 'Download' }).click()
    expect((await saved).suggestedFilename()).toBe(`${booked[1]?.bookingId}.pdf`)
    await card.getByRole('button', { name: 'Print' }).click()
    await page.locator('body[data-printed=yes]').waitFor()
    await page.goBack()
    await card.getByRole('link', { name: 'View Details' }).click()
    await page.waitForURL(new RegExp(`/booking-confirmation\\?appointment=${booked[1]?.id}$`))
    await page.getByRole('heading', { name: 'Your request is with the hospital' }).waitFor()
    await page.context().close()
  })

  test('marks messages of the hospital as unread until the conversation is opened', async () => {
    const page = await open()
    await page.getByRole('article').first().waitFor()
    await ask(
      browser.url,
      'mutation ($id: ID!) { sendMessage(appointmentId: $id, message: "Please bring your last ECG.") { id } }',
      { id: booked[0]?.id },
      staff.token,
    )
    await page.reload()
    await page.getByRole('banner').getByRole('link', { name: 'Appointments 1 unread' }).waitFor()
    const next = page.getByRole('article').first()
    await next.getByText('Please bring your last ECG.').waitFor()
    await next.getByRole('link', { name: 'Message the hospital 1 unread' }).click()
    await page.getByRole('log').getByText('Please bring your last ECG.').waitFor()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('messages')
    await page.getByRole('banner').getByRole('link', { name: 'Appointments', exact: true }).waitFor()
    await page.context().close()
  })

  test('cancelling asks first, moves the appointment to Past and updates the counts', async () => {
    const page = await open()
    const bookingId = booked[2]?.bookingId ?? ''
    const card = page.getByRole('article').filter({ hasText: bookingId })
    await choose(page, bookingId, 'Cancel Appointment')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Free of charge. This cannot be undone.').waitFor()
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    await card.getByText('Pending Confirmation').waitFor()

    await page.getByRole('tab', { name: /^Upcoming/ }).click()
    await choose(page, bookingId, 'Cancel Appointment')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Appointment' }).click()
    await card.waitFor({ state: 'detached' })
    await page.getByRole('tab', { name: 'Upcoming 2' }).waitFor()
    await page.getByRole('tab', { name: 'Past 1' }).click()
    await card.getByText('Cancelled').waitFor()
    await page.getByRole('tab', { name: /^All/ }).click()
    await page.getByText('1 visit completed or cancelled.').click()
    await card.getByText('Cancelled').waitFor()
    await page.context().close()
  })

  test('a failed cancellation is reported and changes nothing', async () => {
    const page = await open()
    await page.getByRole('article').first().waitFor()
    await breakOff(page, 'CancelAppointment')
    const card = page.getByRole('article').filter({ hasText: booked[0]?.bookingId ?? '' })
    await choose(page, booked[0]?.bookingId ?? '', 'Cancel Appointment')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Appointment' }).click()
    await page
      .getByRole('region', { name: 'Notifications' })
      .getByText('Failed to cancel appointment. Please try again.')
      .waitFor()
    await card.getByText('Pending Confirmation').waitFor()
    await page.context().close()
  })

  test('keeps loaded data when the server is down, with its time and Retry', async () => {
    const page = await open()
    await page
      .getByText(booked[0]?.bookingId ?? '')
      .first()
      .waitFor()
    await breakOff(page, 'MyAppointments')
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await page.getByRole('link', { name: 'My Appointments' }).first().click()
    const notice = page.getByRole('status').filter({ hasText: 'Could not refresh.' })
    await notice.getByText(/Showing what you had at \d\d:\d\d\./).waitFor()
    await page
      .getByText(booked[0]?.bookingId ?? '')
      .first()
      .waitFor()
    await page.getByRole('tab', { name: /^Upcoming/ }).click()
    await page
      .getByText(booked[0]?.bookingId ?? '')
      .first()
      .waitFor()
    await expect.poll(() => page.getByText('Sample').count()).toBe(0)
    await page.unroute('**/graphql')
    await notice.getByRole('button', { name: 'Retry' }).click()
    await notice.waitFor({ state: 'detached' })
    await page.context().close()
  })

  test('without a server: the notice, four marked samples without actions, and Retry', async () => {
    const page = await browser.newPage()
    await signedIn(page, patient)
    await breakOff(page, 'MyAppointments')
    await page.goto('/my-appointments')
    const notice = page.getByRole('status').filter({ hasText: 'Using Demo Data' })
    await notice.waitFor()
    await expect
      .poll(() => notice.textContent())
      .toContain('Using Demo Data - Could not connect to server. Showing sample appointments.')
    const cards = page.getByRole('article')
    await expect.poll(() => cards.count()).toBe(4)
    for (const word of ['Confirmed', 'Pending Confirmation', 'Completed', 'Cancelled'])
      await expect.poll(() => cards.filter({ hasText: word }).count()).toBe(1)
    await expect.poll(() => cards.filter({ hasText: 'Sample' }).count()).toBe(4)
    await expect.poll(() => cards.getByRole('button').count()).toBe(0)
    await expect.poll(() => cards.getByRole('link').count()).toBe(0)
    await expectAccessible(page)

    await page.unroute('**/graphql')
    await notice.getByRole('button', { name: 'Retry' }).click()
    await page
      .getByText(booked[0]?.bookingId ?? '')
      .first()
      .waitFor()
    await page.context().close()
  })

  test('shows the patient’s own time only if the clocks differ', async () => {
    const abroad = await open('/my-appointments', patient, { timezoneId: 'America/New_York' })
    await abroad.getByText('in New York').first().waitFor()
    await abroad.context().close()
    const near = await open('/my-appointments', patient, { timezoneId: 'Asia/Riyadh' })
    await near.getByRole('article').first().waitFor()
    await near.getByText('in Türkiye (GMT+3)').first().waitFor()
    await expect.poll(() => near.getByText('Your clock').count()).toBe(0)
    await near.context().close()
  })

  test('is empty for a new user', async () => {
    const page = await open('/my-appointments', await newPatient(browser.url))
    await page.getByRole('heading', { name: 'No appointments yet' }).waitFor()
    await page.context().close()
  })
})

describe('the confirmation', () => {
  const address = () => `/booking-confirmation?appointment=${booked[0]?.id}`

  test('prints, and saves the receipt as PDF', async () => {
    const page = await open(address())
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes')
    })
    await page.getByRole('heading', { name: 'Your request is with the hospital' }).waitFor()
    const file = await pressForFile(page, 'Download Receipt')
    expect(file.suggestedFilename()).toBe(`${booked[0]?.bookingId}.pdf`)
    expect((await bytesOf(file)).subarray(0, 5).toString('latin1')).toBe('%PDF-')

    await page.reload()
    await page.getByRole('button', { name: 'Print' }).click()
    await page.locator('body[data-printed=yes]').waitFor()
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => page.getByRole('banner').isVisible()).toBe(false)
    await expect.poll(() => page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
    await expect.poll(() => page.getByRole('article', { name: 'Your booking' }).isVisible()).toBe(true)
    await page.context().close()
  })

  test('is only for its patient', async () => {
    const stranger = await open(address(), await newPatient(browser.url))
    await stranger.getByRole('heading', { name: 'No Booking Found' }).waitFor()
    await stranger.context().close()
    const nobody = await open(address(), null)
    await nobody.waitForURL(/\/login$/)
    await nobody.getByLabel('Email', { exact: true }).fill(patient.email)
    await nobody.getByLabel('Password', { exact: true }).fill(patient.password)
    await nobody.keyboard.press('Enter')
    await nobody.getByRole('heading', { name: 'Your request is with the hospital' }).waitFor()
    await nobody.context().close()
  })
})

describe('axe finds nothing in either theme, on a desktop and a phone', () => {
  test.each(['/my-appointments', 'confirmation'])('on %s', async (screen) => {
    const page = await open(screen === 'confirmation' ? `/booking-confirmation?appointment=${booked[0]?.id}` : screen)
    await page.getByRole('article').first().waitFor()
    await expectForEveryone(page)
    await page.context().close()
  })
})
