import type { BrowserContextOptions, Page } from 'playwright-core'
import { v7 } from 'uuid'
import type { openBrowser } from './browser.ts'
import { ask, signedIn } from './patient.ts'
import { queryProduct } from './product-database.ts'

export type StaffSession = { token: string; user: { hospitalId: string } }

const LOGIN = `mutation ($email: String!, $password: String!) { login(input: { email: $email, password: $password }) {
  token user { id email firstName lastName role roles hospitalId hospitalRole } } }`
const PASSWORD = 'Lale-Bahce-26'
let members = 0

type StaffChoice = { hospitalId: string; role: 'owner' | 'coordinator' | 'viewer'; firstName?: string }

/** A new member of a hospital's staff, with a session of their own. */
export async function newStaff(
  url: string,
  adminToken: string,
  { hospitalId, role, firstName = 'Suna' }: StaffChoice,
): Promise<StaffSession> {
  members += 1
  const email = `staff.${process.pid}.${Date.now()}.${members}@mail.example`
  const input = { firstName, lastName: 'Kaya', email, password: PASSWORD, confirmPassword: PASSWORD }
  const created = await ask(
    url,
    'mutation ($input: UserInput!) { createUser(input: $input) { id } }',
    { input: { ...input, role: 'hospital', hospitalId } },
    adminToken,
  )
  if (created.errors) throw new Error(JSON.stringify(created.errors))
  await queryProduct('update users set hospital_role = $1 where email = $2', [role, email])
  const { data, errors } = await ask<{ login: StaffSession }>(url, LOGIN, { email, password: PASSWORD })
  if (!data?.login) throw new Error(JSON.stringify(errors))
  return data.login
}

/** Signs in the staff of the first demo hospital in a separate session. */
export async function signInStaff(url: string): Promise<StaffSession> {
  const { data, errors } = await ask<{ login: StaffSession }>(
    url,
    `mutation { login(input: { email: "hospital@hekima.test", password: "Hospital123!" }) {
      token user { id email firstName lastName role roles hospitalId hospitalRole } } }`,
  )
  if (!data?.login) throw new Error(JSON.stringify(errors))
  return data.login
}

/** Opens a page of the portal on which they are signed in. */
export async function openPortal(
  browser: Awaited<ReturnType<typeof openBrowser>>,
  staff: StaffSession,
  { address, ...options }: { address: string } & BrowserContextOptions,
): Promise<Page> {
  const page = await browser.newPage(options)
  await signedIn(page, staff)
  await page.goto(address)
  return page
}

/**
 * Inserts a doctor of this hospital who sees forty patients on a day, a quarter of an hour each,
 * and none on the next day.
 */
export async function insertBusyDoctor(hospitalId: string, serviceId: string, date: string): Promise<string> {
  const doctorId = v7()
  const quarters = Array.from({ length: 40 }, (_, at) => {
    const minutes = 8 * 60 + at * 15
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  })
  await queryProduct(
    `insert into doctors (id, hospital_id, full_name, specialty) values ($1, $2, 'Dr. Kırk Hasta', 'Cardiology')`,
    [doctorId, hospitalId],
  )
  await queryProduct('insert into doctor_services (doctor_id, service_id) values ($1, $2)', [doctorId, serviceId])
  await queryProduct(
    `insert into doctor_hours (doctor_id, weekday, start_time) select $1, day, time::time from unnest($2::text[]) time, generate_series(1, 6) day`,
    [doctorId, quarters],
  )
  await queryProduct(
    `insert into appointments (id, booking_id, hospital_id, service_id, doctor_id, patient_first_name, patient_last_name, patient_email,
        patient_phone, date, time, duration_minutes, status)
      select gen_random_uuid(), 'BK-' || upper(right(gen_random_uuid()::text, 8)), $1, $2, $3, 'Patient', ord::text, 'p@mail.example', '+49 30 1',
        $4::date, time::time, 15, 'confirmed' from unnest($5::text[]) with ordinality q (time, ord)`,
    [hospitalId, serviceId, doctorId, date, quarters],
  )
  return doctorId
}

/**
 * Counts the renders of calendar visits with React's developer tools interface, in the product as
 * shipped.
 */
export async function countVisits(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    type Fiber = {
      child: Fiber | null
      sibling: Fiber | null
      alternate: Fiber | null
      flags: number
      /** For a text node, the text itself. */
      memoizedProps: object | string | null
    }
    const PERFORMED_WORK = 1
    const counted = globalThis as unknown as { visitsRendered: number; __REACT_DEVTOOLS_GLOBAL_HOOK__: object }
    counted.visitsRendered = 0
    const walk = (fiber: Fiber, before: Fiber | null) => {
      const props = fiber.memoizedProps
      if (
        props &&
        typeof props === 'object' &&
        'wasDragged' in props &&
        'visit' in props &&
        fiber.flags & PERFORMED_WORK
      )
        counted.visitsRendered += 1
      if (before && fiber.child === before.child) return
      for (let child = fiber.child; child; child = child.sibling) walk(child, before ? child.alternate : null)
    }
    counted.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      checkDCE: () => undefined,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot: (_: unknown, root: { current: Fiber }) => walk(root.current, root.current.alternate),
    }
  })
  return () =>
    page.evaluate(() => {
      const counted = globalThis as unknown as { visitsRendered: number }
      const { visitsRendered } = counted
      counted.visitsRendered = 0
      return visitsRendered
    })
}
