import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { neverAsksAgain, openBrowser } from '#tests/support/browser.ts'
import { hospitalStaff, type Staff, staffMoves } from '#tests/support/hospital-staff.ts'
import {
  ask,
  bookDirectly,
  expectAccessible,
  freeSlots,
  newPatient,
  type Patient,
  type Slot,
  signedIn,
} from '#tests/support/patient.ts'
import { startProduct } from '#tests/support/product.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
/** Staff and patients use different instances, which share only the database. */
let instance: Awaited<ReturnType<typeof startProduct>>
let staff: Staff
let patient: Patient
let slots: Slot[]
beforeAll(async () => {
  browser = await openBrowser()
  instance = await startProduct(inject('product').dataDir)
  staff = await hospitalStaff(instance.url, 4)
  patient = await newPatient(browser.url, 'Solveig')
  slots = await freeSlots(browser.url, staff.place)
})
afterAll(async () => {
  await browser?.close()
  await instance?.stop()
})

async function staffPage(address: string, options = {}): Promise<Page> {
  const { data } = await ask<{ viewer: object }>(
    instance.url,
    '{ viewer { id email firstName lastName role roles hospitalId hospitalRole emailConfirmed twoFactorEnabled twoFactorRequired } }',
    {},
    staff.token,
  )
  const page = await browser.newPage({ baseURL: instance.url, ...options })
  await neverAsksAgain(page)
  await signedIn(page, { ...staff, user: data.viewer })
  await page.goto(address)
  return page
}

const says = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first().waitFor()
const live = (page: Page) => page.getByRole('status').filter({ hasText: 'Live' }).waitFor()

async function writes(page: Page, text: string) {
  await page.getByLabel('Write a message').fill(text)
  await page.keyboard.press('Enter')
}
const uploads = (page: Page, name: string) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') })

test('actions of one side appear on the other side’s page, through two instances', async () => {
  const desk = await staffPage('/hospitalportal')
  await live(desk)
  await expectAccessible(desk)
  const [slot, other] = [slots[0] as Slot, slots.find(({ date }) => date !== slots[0]?.date) as Slot]

  // A booking appears on the dashboard without a reload and links to its page.
  const { id } = await bookDirectly(browser.url, patient, staff.place, slot)
  const newest = desk.getByRole('link', { name: 'Solveig Solvang' }).first()
  await newest.waitFor()
  await newest.click()
  await desk.waitForURL(new RegExp(`/hospitalportal/appointments/${id}`))

  const visit = await browser.newPage()
  await neverAsksAgain(visit)
  await signedIn(visit, patient)
  await visit.goto(`/my-appointments/${id}`)
  await visit.getByLabel('Write a message').waitFor()
  // From here on both pages are live.
  await visit.locator('[data-live="true"]').waitFor()
  await desk.getByLabel('Write a message').waitFor()

  await writes(visit, 'Is there a lift?')
  await says(desk, 'Is there a lift?')
  await writes(desk, 'There are two.')
  await says(visit, 'There are two.')

  await uploads(visit, 'letter.pdf')
  await says(desk, 'letter.pdf')
  await uploads(desk, 'directions.pdf')
  await says(visit, 'directions.pdf')

  await staffMoves(instance.url, staff, id, 'confirmed')
  await says(visit, 'Confirmed')
  await says(desk, 'Confirmed')

  const proposed = await ask(
    instance.url,
    `mutation ($id: ID!, $input: ProposalInput!) { proposeTime(appointmentId: $id, input: $input) { id } }`,
    { id, input: other },
    staff.token,
  )
  expect(proposed.errors).toBeUndefined()
  const accept = visit.getByRole('button', { name: 'Accept the new time' })
  await accept.waitFor()
  await accept.click()
  await says(visit, 'Your appointment has been moved to the new time.')
  await desk.getByText(other.time).first().waitFor()

  const { errors } = await ask(
    browser.url,
    'mutation ($id: ID!) { moveAppointment(id: $id, status: cancelled) { id } }',
    { id },
    patient.token,
  )
  expect(errors).toBeUndefined()
  await says(desk, 'Cancelled')
  await desk.context().close()
  await visit.context().close()
})

test('the tabs of one browser share one stream, and the title counts unread items', async () => {
  const first = await staffPage('/hospitalportal')
  await live(first)
  const opened: string[] = []
  const second = await first.context().newPage()
  second.on('request', (request) => {
    if (request.url().endsWith(`/Hospitals/${staff.place.hospitalId}/stream`)) opened.push(request.url())
  })
  await second.goto('/hospitalportal')
  await live(second)
  const someone = await newPatient(browser.url, 'Runa')
  const { id } = await bookDirectly(browser.url, someone, staff.place, slots[3] as Slot)
  await second.getByRole('link', { name: 'Runa Solvang' }).first().waitFor()
  await ask(
    browser.url,
    'mutation ($id: ID!) { sendMessage(appointmentId: $id, message: "Hello") { id } }',
    { id },
    someone.token,
  )
  for (const page of [first, second]) await page.waitForFunction(() => /^\(\d+\) /.test(document.title))
  // Both tabs are visible, and one of them reads the stream for both.
  expect(opened).toEqual([])
  await first.context().close()
})

test('the portal fits a phone, also in the dark theme, and signing out leads to the start page', async () => {
  const page = await staffPage('/hospitalportal', {
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  })
  await page.getByRole('heading', { name: 'Newest appointments' }).waitFor()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
  await page.goto('/hospitalportal/team')
  await page.getByRole('button', { name: 'Invite someone' }).waitFor()
  await expectAccessible(page)
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  await page.getByRole('button', { name: 'Lale Hospital staff' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL(`${instance.url}/`)
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(false)
  await page.context().close()
})
