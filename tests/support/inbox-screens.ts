import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { addDays, dateIn, weekdayOf } from '#domain/availability.ts'
import { signInAdmin } from './admin-screens.ts'
import type { openBrowser } from './browser.ts'
import { ask } from './patient.ts'
import { openPortal } from './portal-screens.ts'
import { queryProduct } from './product-database.ts'

type Browser = Awaited<ReturnType<typeof openBrowser>>
type Session = { token: string; user: { hospitalId: string } }

export const PASSWORD = 'Lale-Bahce-26'
export const NAMES = ['Ada', 'Bea', 'Cem', 'Dora', 'Ela', 'Finn', 'Gül']

async function signIn(url: string, email: string): Promise<Session> {
  const { data, errors } = await ask<{ login: Session }>(
    url,
    `mutation ($email: String!, $password: String!) { login(input: { email: $email, password: $password }) {
      token user { id email firstName lastName role roles hospitalId hospitalRole } } }`,
    { email, password: PASSWORD },
  )
  if (!data?.login) throw new Error(JSON.stringify(errors))
  return data.login
}

/** Returns the first weekday at least this many days ahead. */
export function weekday(days: number): string {
  let date = addDays(dateIn(new Date()), days)
  while (weekdayOf(date) === 7) date = addDays(date, 1)
  return date
}

/** Creates a hospital with a treatment, an owner and a viewer, and returns verbs on its inbox. */
export async function makeInbox(browser: Browser) {
  const run = `${Date.now()}`.slice(-7)
  const admin = await signInAdmin(browser.url)
  const does = async <Data>(query: string, variables: object) => {
    const { data, errors } = await ask<Data>(browser.url, query, variables, admin.token)
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }
  const { createHospital } = await does<{ createHospital: { id: string } }>(
    'mutation ($input: HospitalInput!) { createHospital(input: $input) { id } }',
    { input: { name: `Gelen Kutusu ${run}`, address: 'Çınar Sokak 1', city: 'İstanbul', country: 'Türkiye' } },
  )
  const { createHealthService } = await does<{ createHealthService: { id: string } }>(
    'mutation ($input: HealthServiceInput!) { createHealthService(input: $input) { id } }',
    { input: { name: `Inbox Look ${run}`, description: 'A first look.', category: 'Diagnostics' } },
  )
  const place = { hospitalId: createHospital.id, serviceId: createHealthService.id }
  const [email, reader] = [`inbox.${run}@mail.example`, `reader.${run}@mail.example`]
  for (const address of [email, reader])
    await does('mutation ($input: UserInput!) { createUser(input: $input) { id } }', {
      input: {
        firstName: 'Suna',
        lastName: 'Kaya',
        email: address,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        role: 'hospital',
        hospitalId: place.hospitalId,
      },
    })
  await queryProduct(`update users set hospital_role = 'viewer' where email = $1`, [reader])

  return {
    ...place,
    email,
    owner: await signIn(browser.url, email),
    viewer: await signIn(browser.url, reader),
    /**
     * Replaces the requests by those of patients with these names, of whom the first has waited
     * longest.
     */
    putRequests: async (names: readonly string[], status = 'pending', days = 30): Promise<void> => {
      await queryProduct(`delete from appointments where hospital_id = $1`, [place.hospitalId])
      await queryProduct(
        `insert into appointments (id, booking_id, hospital_id, service_id, patient_first_name, patient_last_name, patient_email,
            patient_phone, date, time, duration_minutes, status, created_at)
          select gen_random_uuid(), 'BK-' || upper(right(gen_random_uuid()::text, 8)), $1, $2, name, 'Solvang', 'p@mail.example',
            '+49 30 1', $3::date, '08:00'::time + ord * interval '1 hour', 30, $4, now() - (10 - ord) * interval '1 day'
          from unnest($5::text[]) with ordinality q (name, ord)`,
        [place.hospitalId, place.serviceId, weekday(days), status, names],
      )
    },
    /** Returns the statuses of the hospital's appointments by first name. */
    statuses: async (): Promise<Record<string, string>> => {
      const rows = await queryProduct<{ name: string; status: string }>(
        'select patient_first_name as name, status from appointments where hospital_id = $1',
        [place.hospitalId],
      )
      return Object.fromEntries(rows.map(({ name, status }) => [name, status]))
    },
    open: async (session: Session, options: Omit<Parameters<typeof openPortal>[2], 'address'> = {}): Promise<Page> => {
      const page = await openPortal(browser, session, { ...options, address: '/hospitalportal/inbox' })
      await page.getByRole('heading', { level: 1 }).waitFor()
      return page
    },
  }
}

/** Returns the line of a patient. */
export const line = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} Solvang`) })

/** Waits until the line of a patient is expanded. */
export const isActive = (page: Page, name: string) =>
  expect.poll(() => line(page, name).getAttribute('aria-expanded')).toBe('true')
