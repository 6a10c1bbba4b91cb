import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressIn } from '#domain/language-addresses.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { bringAxe, faultsOf } from '#tests/support/looking.ts'
import { linkInMail } from '#tests/support/mailbox.ts'
import {
  ask,
  confirmedPatient,
  type Patient,
  type Place,
  placeToBook,
  type Slot,
  signedIn,
} from '#tests/support/patient.ts'
import { queryProduct } from '#tests/support/product-database.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let place: Place
let doctorId: string
let slots: Slot[]
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

/** A doctor who sees one patient a week, so a cancelled time is the only free one of its day. */
beforeAll(async () => {
  browser = await openBrowser()
  place = await placeToBook(browser.url, 22)
  const [doctor] = await queryProduct<{ id: string }>(
    `insert into doctors (id, full_name, specialty, hospital_id) values (gen_random_uuid(), 'Dr. Nadide Zor', 'Cardiology', $1) returning id`,
    [place.hospitalId],
  )
  doctorId = doctor?.id ?? ''
  await queryProduct('insert into doctor_services (doctor_id, service_id) values ($1, $2)', [doctorId, place.serviceId])
  await queryProduct(`insert into doctor_hours (doctor_id, weekday, start_time) values ($1, 3, '10:00')`, [doctorId])
  const { data } = await ask<{ availability: { date: string; times: { time: string; available: boolean }[] }[] }>(
    browser.url,
    `query ($h: ID!, $s: ID!, $d: ID!, $from: Date!, $to: Date!) {
      availability(hospitalId: $h, serviceId: $s, doctorId: $d, from: $from, to: $to) { date times { time available } } }`,
    { h: place.hospitalId, s: place.serviceId, d: doctorId, from: day(9), to: day(60) },
  )
  slots = data.availability.flatMap(({ date, times }) =>
    times.filter(({ available }) => available).map(({ time }) => ({ date, time })),
  )
  expect(slots.length).toBeGreaterThan(3)
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

async function book(patient: Patient, { date, time }: Slot): Promise<string> {
  const { data, errors } = await ask<{ bookAppointment: { id: string } }>(
    browser.url,
    'mutation ($input: BookingInput!) { bookAppointment(input: $input) { id } }',
    {
      input: {
        hospitalId: place.hospitalId,
        serviceId: place.serviceId,
        doctorId,
        patientInfo: {
          firstName: patient.firstName,
          lastName: patient.lastName,
          email: patient.email,
          phone: '+47 400 00 000',
        },
        appointmentDate: date,
        appointmentTime: time,
      },
    },
    patient.token,
  )
  if (!data?.bookAppointment) throw new Error(JSON.stringify(errors))
  return data.bookAppointment.id
}

const visitsOf = async (patient: Patient): Promise<Slot[]> =>
  (
    await ask<{ myAppointments: { items: Slot[] } }>(
      browser.url,
      '{ myAppointments(tab: upcoming) { items { date time } } }',
      {},
      patient.token,
    )
  ).data.myAppointments.items

/** Cancels the next visit of a patient on the page. */
async function cancel(patient: Patient) {
  const page = await browser.newPage({ viewport: widths.phone })
  await signedIn(page, patient)
  await page.goto('/my-appointments')
  await page
    .getByRole('button', { name: /^More: / })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Cancel Appointment' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Appointment' }).click()
  await page.getByRole('region', { name: 'Notifications' }).getByText('Your appointment is cancelled.').waitFor()
  await page.context().close()
}

test('one patient cancels on a phone, and another takes the time from the mail in Arabic', async () => {
  const [holder, waiting] = [await confirmedPatient(browser.url), await confirmedPatient(browser.url)]
  const slot = slots[0] as Slot
  await book(holder, slot)

  const page = await browser.newPage({ viewport: widths.phone })
  await signedIn(page, waiting)
  await page.goto(`/checkout?hospital=${place.hospitalId}&service=${place.serviceId}&doctor=${doctorId}`)
  await page.getByRole('link', { name: 'Tell me when a time opens' }).click()
  await page.getByRole('heading', { level: 1, name: 'Tell me when a time opens' }).waitFor()
  await page.getByText('Dr. Nadide Zor').waitFor()
  await page.getByLabel('Earliest day that suits you').fill(slot.date)
  await page.getByLabel('Latest day that suits you').fill(slot.date)
  await look(page, 'wait-en-390')
  await page.getByRole('button', { name: 'Put me on the list' }).click()
  await page.getByText('Phone is required').waitFor()
  await page.getByLabel('Phone').fill('+965 1234 5678')
  await page.getByRole('button', { name: 'Put me on the list' }).click()
  const list = page.getByRole('region', { name: 'Waiting list' })
  await list.getByText('Waiting for a time').waitFor()
  await look(page, 'list-en-390')

  await cancel(holder)
  const link = new URL(await linkInMail(waiting.email, '/waiting-offer'), browser.url)
  await page.reload()
  await list.getByText('A time is held for you').waitFor()
  await look(page, 'held-en-390')
  await page.context().close()
  // No other patient can book it meanwhile.
  await expect(book(holder, slot)).rejects.toThrow('slot_taken')

  const mail = await browser.newPage({ viewport: widths.phone, locale: 'ar' })
  await mail.goto(addressIn('ar', `/waiting-offer${link.search}`))
  await mail.getByRole('heading', { level: 1, name: 'توفّر موعد لك' }).waitFor()
  const take = mail.getByRole('button', { name: 'خذ هذا الموعد' })
  await take.waitFor()
  await look(mail, 'offer-ar-390')
  expect(await visitsOf(waiting)).toEqual([])
  await take.click()
  await mail.getByText('الموعد لك.', { exact: false }).waitFor()
  expect(await visitsOf(waiting)).toEqual([slot])
  await look(mail, 'taken-ar-390')
  // Opened again, the link shows this and offers nothing more.
  await mail.reload()
  await mail.getByText('الموعد لك.', { exact: false }).waitFor()
  expect(await take.count()).toBe(0)
  await mail.context().close()
})

test('a visit moves to an earlier time, which another patient has passed on', async () => {
  const [holder, first, second] = [
    await confirmedPatient(browser.url),
    await confirmedPatient(browser.url),
    await confirmedPatient(browser.url),
  ]
  const [, early, late, later] = slots as [Slot, Slot, Slot, Slot]
  await book(holder, early)
  await book(first, late)
  await book(second, later)
  const wait = async (patient: Patient) => {
    const page = await browser.newPage({ viewport: widths.phone })
    await signedIn(page, patient)
    await page.goto('/my-appointments')
    await page
      .getByRole('button', { name: /^More: / })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Tell me about an earlier time' }).click()
    await page.getByRole('heading', { level: 1, name: 'Tell me about an earlier time' }).waitFor()
    await page.getByLabel('Earliest day that suits you').fill(early.date)
    await page.getByLabel('Latest day that suits you').fill(early.date)
    await look(page, 'earlier-en-390')
    await page.getByRole('button', { name: 'Put me on the list' }).click()
    await page.getByRole('region', { name: 'Waiting list' }).getByText('Waiting for a time').waitFor()
    return page
  }
  const ofFirst = await wait(first)
  const ofSecond = await wait(second)
  await cancel(holder)
  await linkInMail(first.email, '/waiting-offer')
  await ofFirst.reload()
  await ofFirst.getByRole('link', { name: 'Take it or pass' }).click()
  await ofFirst.getByRole('button', { name: 'Pass' }).click()
  await ofFirst.getByText('You passed on this time.', { exact: false }).waitFor()
  expect(await visitsOf(first)).toEqual([late])
  await linkInMail(second.email, '/waiting-offer')
  await ofSecond.reload()
  await ofSecond.getByRole('link', { name: 'Take it or pass' }).click()
  await ofSecond.getByText('If you take it, your visit moves to this time.').waitFor()
  await ofSecond.getByRole('button', { name: 'Take this time' }).click()
  await ofSecond.getByText('The time is yours.', { exact: false }).waitFor()
  expect(await visitsOf(second)).toEqual([early])
  for (const page of [ofFirst, ofSecond]) await page.context().close()
})

test('a patient leaves the list again', async () => {
  const waiting = await confirmedPatient(browser.url)
  const page = await browser.newPage({ viewport: widths.phone })
  await signedIn(page, waiting)
  // The doctor's page links there too, because the next free time is weeks away.
  const last = slots.at(-1) as Slot
  await page.goto(`/wait-for-time?hospital=${place.hospitalId}&service=${place.serviceId}&doctor=${doctorId}`)
  await page.getByLabel('Earliest day that suits you').fill(last.date)
  await page.getByLabel('Latest day that suits you').fill(last.date)
  await page.getByLabel('Time of day').selectOption('Afternoon')
  await page.getByLabel('Phone').fill('+965 1234 5678')
  await page.getByRole('button', { name: 'Put me on the list' }).click()
  await page.getByRole('button', { name: /^Leave the list: / }).click()
  await page.getByRole('region', { name: 'Notifications' }).getByText('You are no longer waiting for this.').waitFor()
  await page.getByRole('region', { name: 'Waiting list' }).waitFor({ state: 'detached' })
  await page.context().close()
})
