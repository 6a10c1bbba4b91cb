import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { bringAxe, faultsOf } from './looking.ts'
import { linkInMail } from './mailbox.ts'
import { queryProduct } from './product-database.ts'

type Answer<Data> = { data: Data; errors?: { message: string; extensions: Record<string, unknown> }[] }

/** Sends a request to the running product, as from another browser. */
export async function ask<Data>(
  url: string,
  query: string,
  variables: object = {},
  token?: string,
): Promise<Answer<Data>> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  })
  return (await response.json()) as Answer<Data>
}

export type Patient = {
  email: string
  password: string
  firstName: string
  lastName: string
  token: string
  user: object
}

let patients = 0

/** Creates an account with its own session. */
export async function newPatient(url: string, firstName = 'Ingrid'): Promise<Patient> {
  patients += 1
  // The files of a run register more users than one network may per hour.
  await queryProduct('delete from limits where taken > 50')
  const input = {
    email: `ingrid.${process.pid}.${Date.now()}.${patients}@mail.example`,
    password: 'Fjord-2026',
    firstName,
    lastName: 'Solvang',
  }
  const { data, errors } = await ask<{ register: { token: string; user: object } }>(
    url,
    `mutation ($input: RegisterInput!) {
      register(input: $input) { token user { id email firstName lastName role roles hospitalId } }
    }`,
    { input },
  )
  if (!data?.register) throw new Error(JSON.stringify(errors))
  return { ...input, ...data.register }
}

/** Creates a patient with a confirmed address, whose bookings are not limited by that. */
export async function confirmedPatient(url: string): Promise<Patient> {
  const patient = await newPatient(url)
  const token = new URL(await linkInMail(patient.email, '/confirm-email'), url).searchParams.get('token')
  const { errors } = await ask(url, 'mutation ($token: String!) { confirmEmail(token: $token) }', { token })
  if (errors) throw new Error(JSON.stringify(errors))
  return patient
}

export type Place = { hospitalId: string; hospitalName: string; serviceId: string; serviceName: string }

/**
 * Returns a hospital with a service that is visited in person. Each `at` gives another one, so that
 * tests do not take each other's times.
 */
export async function placeToBook(url: string, at: number): Promise<Place> {
  const { hospitals } = inject('product')
  const { data } = await ask<{
    hospital: {
      id: string
      name: string
      services: { service: { id: string; name: string }; visit: { channels: string[] } }[]
    } | null
  }>(
    url,
    `query ($id: ID!) {
      hospital(id: $id) { id name services { service { id name } visit { channels } } }
    }`,
    { id: hospitals[at % hospitals.length] },
  )
  const service = data.hospital?.services.find(({ visit }) => visit.channels.includes('in_person'))?.service
  if (!data.hospital || !service) throw new Error('The demo data has no hospital with a visit in person.')
  const { id, name } = data.hospital
  return { hospitalId: id, hospitalName: name, serviceId: service.id, serviceName: service.name }
}

export type Slot = { date: string; time: string }

export async function freeSlots(url: string, { hospitalId, serviceId }: Place): Promise<Slot[]> {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  const { data } = await ask<{ availability: { date: string; times: { time: string; available: boolean }[] }[] }>(
    url,
    `query ($hospitalId: ID!, $serviceId: ID!, $from: Date!, $to: Date!) {
      availability(hospitalId: $hospitalId, serviceId: $serviceId, from: $from, to: $to) { date times { time available } }
    }`,
    { hospitalId, serviceId, from: day(2), to: day(30) },
  )
  return data.availability.flatMap(({ date, times }) =>
    times.filter(({ available }) => available).map(({ time }) => ({ date, time })),
  )
}

export async function bookDirectly(url: string, patient: Patient, place: Place, slot: Slot) {
  const { data, errors } = await ask<{ bookAppointment: { id: string; bookingId: string } }>(
    url,
    `mutation ($input: BookingInput!) { bookAppointment(input: $input) { id bookingId } }`,
    {
      input: {
        hospitalId: place.hospitalId,
        serviceId: place.serviceId,
        patientInfo: {
          firstName: patient.firstName,
          lastName: patient.lastName,
          email: patient.email,
          phone: '+47 400 00 000',
        },
        appointmentDate: slot.date,
        appointmentTime: slot.time,
        notes: 'I prefer English.',
      },
    },
    patient.token,
  )
  if (!data?.bookAppointment) throw new Error(JSON.stringify(errors))
  return data.bookAppointment
}

/** Starts the page as a user who signed in earlier. */
export const signedIn = (page: Page, { token, user }: { token: string; user: object }) =>
  page.addInitScript(
    ([tokenText, userText]) => {
      if (sessionStorage.getItem('was-signed-in')) return
      sessionStorage.setItem('was-signed-in', 'yes')
      localStorage.setItem('hekima.token', tokenText ?? '')
      localStorage.setItem('hekima.user', userText ?? '')
    },
    [token, JSON.stringify(user)] as const,
  )

/** Formats a day as English pages do. */
export const longDay = (date: string) =>
  new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** Chooses a day of the calendar and one of its times, paging as far as needed. */
export async function chooseSlot(page: Page, { date, time }: Slot) {
  const cell = page.getByRole('button', { name: new RegExp(`\\b${longDay(date)}`) })
  const calendar = page.getByRole('grid')
  await calendar.waitFor()
  for (let turned = 0; turned < 12 && (await cell.count()) === 0; turned++)
    await page.getByRole('button', { name: 'Next' }).first().click()
  await cell.click()
  await page.locator(`label:has(input[value="${time}"])`).click()
}

/** Expects no axe violations on the current page. */
export async function expectAccessible(page: Page) {
  await bringAxe(page)
  expect(await faultsOf(page)).toEqual([])
}
