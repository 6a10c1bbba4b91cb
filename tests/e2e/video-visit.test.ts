import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCard, fillDetails, firstFree, heading, pay } from '#tests/support/booking-screens.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { hospitalStaff, staffMoves } from '#tests/support/hospital-staff.ts'
import { ask, newPatient, signedIn } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const KNEE = 'Knee Replacement'
const NAME = `First consultation for ${KNEE}`
const LINK = 'https://meet.firuzepark.example/room'

/** Returns the knee replacement at the first demo hospital, whose staff have an account. */
async function kneePlace() {
  const { place } = await hospitalStaff(browser.url)
  const { data } = await ask<{
    hospital: { services: { service: { id: string; sourceName: string } }[] }
  }>(browser.url, `{ hospital(id: "${place.hospitalId}") { services(limit: 100) { service { id sourceName } } } }`)
  const knee = data.hospital.services.find(({ service }) => service.sourceName === KNEE)
  if (!knee) throw new Error('The hospital offers no knee replacement.')
  return { ...place, serviceId: knee.service.id, serviceName: KNEE }
}

test('a patient books the first video consultation for a knee replacement, and its link appears in time', async () => {
  const staff = await hospitalStaff(browser.url)
  const place = await kneePlace()
  const patient = await newPatient(browser.url)
  const page = await browser.newPage()
  await signedIn(page, patient)

  // The hospital's page shows the booked visit, and the price and duration of the operation.
  await page.goto(`/hospitals/${place.hospitalId}?service=${place.serviceId}`)
  const card = page.getByRole('complementary', { name: 'Book Appointment' })
  await card.getByText(NAME).waitFor()
  await card.getByText('free of charge').waitFor()
  await card.getByText(/30 minutes · in person(, and| and|,) by video/).waitFor()
  await card.getByText(/^Operation: .+ · 5 nights in hospital · 12 days in Türkiye$/).waitFor()

  await page.goto(`/checkout?hospital=${place.hospitalId}&service=${place.serviceId}`)
  const summary = page.getByRole('complementary', { name: 'Booking summary' })
  await summary.getByText(NAME).waitFor()
  await summary.getByText('in person · 30 minutes').waitFor()
  await page.getByRole('radio', { name: /^By video/ }).check()
  await summary.getByText('by video · 30 minutes').waitFor()
  await summary.getByText('Cost of the first consultation').waitFor()
  await fillDetails(page, await firstFree(browser.url, place))
  await page.getByRole('button', { name: 'Proceed to Payment' }).click()
  await heading(page, 'Payment').waitFor()
  await summary.getByText('by video · 30 minutes').waitFor()
  await fillCard(page)
  await pay(page)
  await page.waitForURL(/booking-confirmation\?appointment=/)
  const id = new URL(page.url()).searchParams.get('appointment') ?? ''
  await page.getByRole('article', { name: 'Your booking' }).getByText(NAME).waitFor()
  await page.getByRole('article', { name: 'Your booking' }).getByText('by video · 30 minutes').waitFor()
  await page.getByRole('heading', { name: 'Join the video visit' }).waitFor()
  expect(await page.getByRole('heading', { name: 'Plan the trip' }).count()).toBe(0)

  await page.goto('/my-appointments')
  await page.getByText('Before the visit', { exact: true }).waitFor()
  await page.goto(`/my-appointments/${id}`)
  await heading(page, NAME).waitFor()
  const meeting = page.getByRole('region', { name: 'Video visit' })
  await meeting.getByText('Once the hospital has confirmed, the link appears here').waitFor()
  await staffMoves(browser.url, staff, id, 'confirmed')
  const { data } = await ask<{ appointment: { meetingOpensAt: string; meetingUrl: string | null } }>(
    browser.url,
    `{ appointment(id: "${id}") { meetingOpensAt meetingUrl } }`,
    {},
    patient.token,
  )
  expect(data.appointment.meetingUrl).toBeNull()

  // tests/server/visit-types.test.ts covers the server's clock. Here the browser's clock runs to
  // the opening, and the test answers as the server does then.
  const opensAt = Date.parse(data.appointment.meetingOpensAt)
  let isOpen = false
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({
      response,
      body: isOpen ? body.replaceAll('"meetingUrl":null', `"meetingUrl":"${LINK}"`) : body,
    })
  })
  await page.clock.install({ time: opensAt - 60_000 })
  await page.goto(`/my-appointments/${id}`)
  await meeting.getByText(/^The link will appear here /).waitFor()
  expect(await meeting.getByRole('link').count()).toBe(0)
  isOpen = true
  await page.clock.runFor(61_000)
  await expect.poll(() => meeting.getByRole('link', { name: 'Join the video visit' }).getAttribute('href')).toBe(LINK)
  await page.context().close()
})
