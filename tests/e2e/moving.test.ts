import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressIn } from '#domain/language-addresses.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { hospitalStaff, type Staff, staffMoves } from '#tests/support/hospital-staff.ts'
import { bringAxe, faultsOf } from '#tests/support/looking.ts'
import { linkInMail } from '#tests/support/mailbox.ts'
import { openPortal, signInStaff } from '#tests/support/portal-screens.ts'
import {
  ask,
  bookDirectly,
  chooseSlot,
  confirmedPatient,
  freeSlots,
  type Patient,
  type Slot,
  signedIn,
} from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let staff: Staff
beforeAll(async () => {
  browser = await openBrowser()
  // A treatment that no other test books, so its times stay free.
  staff = await hospitalStaff(browser.url, 4)
})
afterAll(() => browser?.close())

async function shot(page: Page, name: string) {
  if (!process.env.SHOTS) return
  mkdirSync(process.env.SHOTS, { recursive: true })
  await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true })
}

async function look(page: Page, name: string) {
  await shot(page, name)
  await bringAxe(page)
  expect(await faultsOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
}

/** Creates a confirmed visit at the first free time, and returns a time on another day. */
async function confirmedVisit() {
  const patient = await confirmedPatient(browser.url)
  const slots = await freeSlots(browser.url, staff.place)
  const old = slots[0] as Slot
  const next = slots.find(({ date }) => date !== old.date) as Slot
  const { id } = await bookDirectly(browser.url, patient, staff.place, old)
  await staffMoves(browser.url, staff, id, 'confirmed')
  return { patient, id, old, next }
}

const timeOf = async (patient: Patient, id: string) =>
  (
    await ask<{ appointment: { date: string; time: string; status: string } }>(
      browser.url,
      'query ($id: ID!) { appointment(id: $id) { date time status } }',
      { id },
      patient.token,
    )
  ).data.appointment

test('a patient asks for another time on a phone, and the hospital confirms it', async () => {
  const { patient, id, old, next } = await confirmedVisit()
  const page = await browser.newPage({ viewport: widths.phone })
  await signedIn(page, patient)
  await page.goto(`/my-appointments/${id}`)
  await page.getByRole('button', { name: 'Reschedule' }).click()
  await page.getByText(/^The hospital must confirm the new time\./).waitFor()
  await chooseSlot(page, next)
  await page.getByRole('button', { name: 'Ask for this time' }).click()
  const card = page.getByRole('region', { name: 'You have asked for another time' })
  await card.getByText(/Your appointment stays at its current time until the hospital confirms/).waitFor()
  await page.locator('main header').getByText('Confirmed').waitFor()
  await look(page, 'asked-en-390')
  expect(await timeOf(patient, id)).toEqual({ ...old, status: 'confirmed' })
  const free = await freeSlots(browser.url, staff.place)
  for (const slot of [old, next]) expect(free).not.toContainEqual(slot)

  const portal = await openPortal(browser, await signInStaff(browser.url), {
    address: `/hospitalportal/appointments/${id}`,
  })
  await portal.setViewportSize(widths.phone)
  await portal.getByText(/^The patient asks for/).waitFor()
  await look(portal, 'portal-asked-en-390')
  await portal.getByRole('button', { name: 'Confirm the new time' }).click()
  await portal.getByRole('region', { name: 'Notifications' }).getByText('The appointment is moved.').waitFor()
  // The patient's page updates.
  await card.waitFor({ state: 'detached' })
  expect(await timeOf(patient, id)).toEqual({ ...next, status: 'confirmed' })
  await portal.context().close()
  await page.context().close()
})

test('a patient answers a proposal from the mail in Arabic with one press and without signing in', async () => {
  const { patient, id, old, next } = await confirmedVisit()
  const { errors } = await ask(
    browser.url,
    'mutation ($id: ID!, $input: ProposalInput!) { proposeTime(appointmentId: $id, input: $input) { id } }',
    { id, input: next },
    staff.token,
  )
  expect(errors).toBeUndefined()
  const link = new URL(await linkInMail(patient.email, '/answer-proposal'), browser.url)
  const page = await browser.newPage({ viewport: widths.phone, locale: 'ar' })
  await page.goto(addressIn('ar', `/answer-proposal${link.search}`))
  await page.getByRole('heading', { level: 1, name: 'موعد آخر لزيارتك' }).waitFor()
  const accept = page.getByRole('button', { name: 'قبول', exact: false })
  await accept.waitFor()
  await look(page, 'proposal-ar-390')
  expect(await timeOf(patient, id)).toEqual({ ...old, status: 'confirmed' })
  await accept.click()
  await page.getByRole('status').or(page.locator('main')).getByText('شكرًا').first().waitFor()
  expect(await timeOf(patient, id)).toEqual({ ...next, status: 'confirmed' })
  await look(page, 'accepted-ar-390')
  // Opened again, the link shows that it was answered and links to the appointment.
  await page.reload()
  await page.getByRole('link', { name: 'عرض الموعد' }).waitFor()
  expect(await page.getByRole('button', { name: 'قبول', exact: false }).count()).toBe(0)
  await page.context().close()
})
