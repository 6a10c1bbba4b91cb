import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dateIn, weekdayOf } from '#domain/availability.ts'
import { says, signInAdmin, sticksOut } from '#tests/support/admin-screens.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { ask, expectAccessible } from '#tests/support/patient.ts'
import { openPortal } from '#tests/support/portal-screens.ts'
import { queryProduct } from '#tests/support/product-database.ts'

type Session = { token: string; user: { hospitalId: string } }

let browser: Awaited<ReturnType<typeof openBrowser>>
let owner: Session
let viewer: Session
let place: { hospitalId: string; serviceId: string }
const run = `${Date.now()}`.slice(-7)
const PASSWORD = 'Lale-Bahce-26'

async function signIn(email: string): Promise<Session> {
  const { data, errors } = await ask<{ login: Session }>(
    browser.url,
    `mutation ($email: String!, $password: String!) { login(input: { email: $email, password: $password }) {
      token user { id email firstName lastName role roles hospitalId hospitalRole } } }`,
    { email, password: PASSWORD },
  )
  if (!data?.login) throw new Error(JSON.stringify(errors))
  return data.login
}

beforeAll(async () => {
  browser = await openBrowser()
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
  place = { hospitalId: createHospital.id, serviceId: createHealthService.id }
  const [own, reader] = [`inbox.${run}@mail.example`, `reader.${run}@mail.example`]
  for (const email of [own, reader])
    await does('mutation ($input: UserInput!) { createUser(input: $input) { id } }', {
      input: {
        firstName: 'Suna',
        lastName: 'Kaya',
        email,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        role: 'hospital',
        hospitalId: place.hospitalId,
      },
    })
  await queryProduct(`update users set hospital_role = 'viewer' where email = $1`, [reader])
  owner = await signIn(own)
  viewer = await signIn(reader)
})
afterAll(() => browser?.close())

const NAMES = ['Ada', 'Bea', 'Cem', 'Dora', 'Ela', 'Finn', 'Gül']

/** The first weekday from a number of days on. */
function weekday(days: number): string {
  let date = addDays(dateIn(new Date()), days)
  while (weekdayOf(date) === 7) date = addDays(date, 1)
  return date
}

/** Requests by people of these names, the first of whom has waited longest. */
async function putRequests(names: readonly string[], status = 'pending', days = 30): Promise<void> {
  await queryProduct(`delete from appointments where hospital_id = $1`, [place.hospitalId])
  await queryProduct(
    `insert into appointments (id, booking_id, hospital_id, service_id, patient_first_name, patient_last_name, patient_email,
        patient_phone, date, time, duration_minutes, status, created_at)
      select gen_random_uuid(), 'BK-' || upper(right(gen_random_uuid()::text, 8)), $1, $2, name, 'Solvang', 'p@mail.example',
        '+49 30 1', $3::date, '08:00'::time + ord * interval '1 hour', 30, $4, now() - (10 - ord) * interval '1 day'
      from unnest($5::text[]) with ordinality q (name, ord)`,
    [place.hospitalId, place.serviceId, weekday(days), status, names],
  )
}

const statuses = async (): Promise<Record<string, string>> => {
  const rows = await queryProduct<{ name: string; status: string }>(
    'select patient_first_name as name, status from appointments where hospital_id = $1',
    [place.hospitalId],
  )
  return Object.fromEntries(rows.map(({ name, status }) => [name, status]))
}

const line = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} Solvang`) })
const isActive = (page: Page, name: string) =>
  expect.poll(() => line(page, name).getAttribute('aria-expanded')).toBe('true')

async function openInbox(session: Session, options: Parameters<typeof openPortal>[2] = { address: '' }) {
  const page = await openPortal(browser, session as never, { ...options, address: '/hospitalportal/inbox' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

test('staff land on the inbox, and confirm seven requests with seven presses', async () => {
  await putRequests(NAMES)
  const page = await browser.newPage()
  await page.goto('/login')
  await page.getByLabel('Email').fill(`inbox.${run}@mail.example`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.locator('form').getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(/\/hospitalportal\/inbox/)
  await isActive(page, 'Ada')
  await says(page, 'waits 9 days')
  let presses = 0
  const press = async (key: string) => {
    presses += 1
    await page.keyboard.press(key)
  }
  for (const [at, name] of NAMES.entries()) {
    await isActive(page, name)
    await press('c')
    await expect.poll(() => line(page, name).count()).toBe(0)
    const next = NAMES[at + 1]
    if (next) await expect.poll(() => line(page, next).evaluate((row) => row === document.activeElement)).toBe(true)
  }
  await page.getByRole('heading', { name: 'Nothing waits for you' }).waitFor()
  expect(presses).toBeLessThanOrEqual(10)
  await expect.poll(statuses, { timeout: 30_000 }).toEqual(Object.fromEntries(NAMES.map((name) => [name, 'confirmed'])))
  await page.context().close()
})

test('requests are led through, declined with a reason, confirmed together and brought back by keys alone', async () => {
  await putRequests(NAMES.slice(0, 5))
  const page = await openInbox(owner)
  const { keyboard } = page
  await isActive(page, 'Ada')
  await keyboard.press('j')
  await isActive(page, 'Bea')
  await keyboard.press('k')
  await isActive(page, 'Ada')

  await keyboard.press('d')
  const dialog = page.getByRole('dialog', { name: 'Decline this request?' })
  await dialog.getByRole('button', { name: 'Decline the request and tell Ada' }).waitFor()
  await dialog.getByLabel('The doctor is not available at this time.').focus()
  await keyboard.press('Space')
  await keyboard.press('Enter')
  await expect.poll(() => line(page, 'Ada').count()).toBe(0)
  await isActive(page, 'Bea')

  // Keys act on a dialog as long as it is open, which is until the server has answered.
  await dialog.waitFor({ state: 'hidden' })
  await keyboard.press('z')
  await says(page, 'Undone. Nobody was told.')
  await isActive(page, 'Ada')

  await keyboard.press('x')
  await keyboard.press('j')
  await keyboard.press('x')
  await page.getByRole('button', { name: 'Confirm 2 requests' }).waitFor()
  await keyboard.press('c')
  await expect.poll(() => line(page, 'Bea').count()).toBe(0)
  await isActive(page, 'Cem')
  await expect.poll(statuses, { timeout: 30_000 }).toMatchObject({ Ada: 'confirmed', Bea: 'confirmed', Cem: 'pending' })

  await keyboard.press('p')
  const proposal = page.getByRole('dialog', { name: 'Propose another time' })
  await proposal.waitFor()
  await keyboard.press('Escape')
  await proposal.waitFor({ state: 'hidden' })
  await keyboard.press('r')
  const thread = page.getByRole('dialog', { name: 'Cem Solvang' })
  await thread.getByLabel('Write a message').waitFor()
  await keyboard.press('Escape')
  await thread.waitFor({ state: 'hidden' })
  await keyboard.press('o')
  await page.waitForURL(/\/hospitalportal\/appointments\//)
  await page.context().close()
})

test('visits that have ended are closed, and what a colleague decides leaves by itself', async () => {
  await putRequests(['Hana', 'Ivo'], 'confirmed', -6)
  const page = await openInbox(owner)
  await page.getByRole('heading', { name: /Visits to close/ }).waitFor()
  await isActive(page, 'Hana')
  const colleague = await openInbox(owner)
  await isActive(colleague, 'Hana')
  await page.keyboard.press('c')
  await expect.poll(() => line(colleague, 'Hana').count()).toBe(0)
  await page.keyboard.press('n')
  await expect.poll(() => line(colleague, 'Ivo').count()).toBe(0)
  await expect.poll(statuses, { timeout: 30_000 }).toEqual({ Hana: 'completed', Ivo: 'cancelled' })
  for (const opened of [page, colleague]) await opened.context().close()
})

/** Patients of all visits ask for another day. The first of them ends first. */
const putMoves = () =>
  queryProduct(
    `insert into appointment_proposals (id, appointment_id, hospital_id, service_id, date, time, duration_minutes, side, expires_at)
      select gen_random_uuid(), id, hospital_id, service_id, $2::date, time, 30, 'patient', created_at + interval '12 days'
      from appointments where hospital_id = $1`,
    [place.hospitalId, weekday(40)],
  )

test('patients who ask for another time are answered by one key each, and nothing offers to undo it', async () => {
  await putRequests(['Jale', 'Kerem', 'Lale'], 'confirmed')
  await putMoves()
  const page = await openInbox(owner)
  await page.getByRole('heading', { name: /Patients who ask for another time/ }).waitFor()
  await isActive(page, 'Jale')
  for (const label of ['Present time', 'The patient asks for']) await says(page, label)
  await page.getByText(/^The time is held until/).waitFor()
  const colleague = await openInbox(owner)
  await isActive(colleague, 'Jale')

  await page.keyboard.press('c')
  await isActive(page, 'Kerem')
  const notices = page.getByRole('region', { name: 'Notifications' })
  await notices.getByText('The appointment is moved. Jale is told now, so this cannot be undone.').waitFor()
  expect(await notices.getByRole('button', { name: 'Undo' }).count()).toBe(0)
  await expect.poll(() => line(colleague, 'Jale').count()).toBe(0)

  await page.keyboard.press('d')
  const dialog = page.getByRole('dialog', { name: 'Decline the new time?' })
  await dialog.getByLabel('A sentence to the patient (optional)').fill('The doctor is away then.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Decline the new time and tell Kerem' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await isActive(page, 'Lale')
  const answers = () =>
    queryProduct(
      `select a.patient_first_name as name, p.state, a.date::text = $2 as moved, e.note from appointments a
        join appointment_proposals p on p.appointment_id = a.id
        left join appointment_events e on e.appointment_id = a.id and e.kind in ('move_confirmed', 'move_declined')
        where a.hospital_id = $1 order by name`,
      [place.hospitalId, weekday(40)],
    )
  await expect.poll(answers).toEqual([
    { name: 'Jale', state: 'accepted', moved: true, note: null },
    { name: 'Kerem', state: 'declined', moved: false, note: 'The doctor is away then.' },
    { name: 'Lale', state: 'open', moved: false, note: null },
  ])
  await page.keyboard.press('o')
  await page.waitForURL(/\/hospitalportal\/appointments\//)
  for (const opened of [page, colleague]) await opened.context().close()
})

test('an item is assigned and snoozed by keys, colleagues see it, and it comes back', async () => {
  await putRequests(['Mine', 'Nora'])
  const page = await openInbox(owner)
  await isActive(page, 'Mine')
  const colleague = await openInbox(owner)
  await isActive(colleague, 'Mine')

  await page.keyboard.press('a')
  const assignment = page.getByRole('dialog', { name: 'Assign to' })
  await expectAccessible(page)
  await assignment.getByRole('button', { name: /^Suna Kaya/ }).press('Enter')
  await assignment.waitFor({ state: 'hidden' })
  await line(page, 'Mine').getByText('Assigned to Suna Kaya').waitFor()
  await line(colleague, 'Mine').getByText('Assigned to Suna Kaya').waitFor()
  await page.getByRole('switch', { name: 'Only what is assigned to me' }).click()
  await expect.poll(() => line(page, 'Nora').count()).toBe(0)
  await page.getByRole('switch', { name: 'Only what is assigned to me' }).click()
  await line(page, 'Nora').waitFor()

  await line(page, 'Mine').click()
  await page.keyboard.press('h')
  const snoozing = page.getByRole('dialog', { name: 'Snooze' })
  await expectAccessible(page)
  await snoozing.getByRole('button', { name: /^Until tomorrow morning/ }).press('Enter')
  await snoozing.waitFor({ state: 'hidden' })
  for (const opened of [page, colleague]) {
    await opened.getByRole('heading', { name: 'Snoozed 1' }).waitFor()
    await opened.getByRole('heading', { name: 'Requests 1' }).waitFor()
  }
  await says(page, '1 thing waits for you.')
  await line(page, 'Mine').click()
  await page.getByRole('button', { name: 'Bring back' }).click()
  for (const opened of [page, colleague]) {
    await opened.getByRole('heading', { name: 'Requests 2' }).waitFor()
    await expect.poll(() => opened.getByRole('heading', { name: /^Snoozed/ }).count()).toBe(0)
  }
  for (const opened of [page, colleague]) await opened.context().close()
})

test('phones confirm by touch, and viewers act on nothing', async () => {
  await putRequests(NAMES.slice(0, 2))
  const phone = await openInbox(owner, { address: '', viewport: widths.phone, hasTouch: true })
  await phone.getByRole('button', { name: 'Confirm', exact: true }).tap()
  await isActive(phone, 'Bea')
  await phone.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).tap()
  await line(phone, 'Ada').waitFor()
  const reader = await openInbox(viewer)
  await isActive(reader, 'Ada')
  for (const name of ['Confirm', 'Decline', 'Propose another time', 'Reply'])
    expect(await reader.getByRole('main').getByRole('button', { name }).count(), name).toBe(0)
  expect(await reader.getByRole('checkbox').count()).toBe(0)
  await reader.keyboard.press('c')
  await reader.getByRole('button', { name: 'Open' }).waitFor()
  expect(await statuses()).toEqual({ Ada: 'pending', Bea: 'pending' })
  for (const opened of [phone, reader]) await opened.context().close()
})

test.each(['en', 'ar'])('the inbox is accessible in %s, wide and narrow, light and dark', async (language) => {
  await putRequests(NAMES.slice(0, 3))
  for (const width of [390, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme })
      await page.addInitScript((chosen) => localStorage.setItem('hekima.language', chosen), language)
      await page.addInitScript(
        ([token, user]) => {
          localStorage.setItem('hekima.token', token ?? '')
          localStorage.setItem('hekima.user', user ?? '')
        },
        [owner.token, JSON.stringify(owner.user)] as const,
      )
      await page.goto('/hospitalportal/inbox')
      await page.locator('[data-inbox]').nth(2).waitFor()
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
      await expectAccessible(page)
      expect(await sticksOut(page)).toBe(false)
      await page.context().close()
    }
})
