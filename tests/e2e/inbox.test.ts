import { afterAll, beforeAll, expect, test } from 'vitest'
import { says } from '#tests/support/admin-screens.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { isActive, line, makeInbox, NAMES, PASSWORD, weekday } from '#tests/support/inbox-screens.ts'
import { expectAccessible } from '#tests/support/patient.ts'
import { queryProduct } from '#tests/support/product-database.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let inbox: Awaited<ReturnType<typeof makeInbox>>
beforeAll(async () => {
  browser = await openBrowser()
  inbox = await makeInbox(browser)
})
afterAll(() => browser?.close())

test('staff land on the inbox, and confirm seven requests with seven presses', async () => {
  await inbox.putRequests(NAMES)
  const page = await browser.newPage()
  await page.goto('/login')
  await page.getByLabel('Email').fill(inbox.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.locator('form').getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(/\/hospitalportal\/inbox/)
  await isActive(page, 'Ada')
  await says(page, 'waiting 9 days')
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
  await page.getByRole('heading', { name: 'Nothing is waiting for you' }).waitFor()
  expect(presses).toBeLessThanOrEqual(10)
  await expect
    .poll(inbox.statuses, { timeout: 30_000 })
    .toEqual(Object.fromEntries(NAMES.map((name) => [name, 'confirmed'])))
  await page.context().close()
})

test('requests are walked through, declined with a reason, confirmed together and restored by keyboard only', async () => {
  await inbox.putRequests(NAMES.slice(0, 5))
  const page = await inbox.open(inbox.owner)
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

  // Keys act on a dialog while it is open, which is until the server has answered.
  await dialog.waitFor({ state: 'hidden' })
  await keyboard.press('z')
  await says(page, 'Undone. No one was notified.')
  await isActive(page, 'Ada')

  await keyboard.press('x')
  await keyboard.press('j')
  await keyboard.press('x')
  await page.getByRole('button', { name: 'Confirm 2 requests' }).waitFor()
  await keyboard.press('c')
  await expect.poll(() => line(page, 'Bea').count()).toBe(0)
  await isActive(page, 'Cem')
  await expect
    .poll(inbox.statuses, { timeout: 30_000 })
    .toMatchObject({ Ada: 'confirmed', Bea: 'confirmed', Cem: 'pending' })

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

test('ended visits are closed, and an item decided by a colleague leaves by itself', async () => {
  await inbox.putRequests(['Hana', 'Ivo'], 'confirmed', -6)
  const page = await inbox.open(inbox.owner)
  await page.getByRole('heading', { name: /Visits to close/ }).waitFor()
  await isActive(page, 'Hana')
  const colleague = await inbox.open(inbox.owner)
  await isActive(colleague, 'Hana')
  await page.keyboard.press('c')
  await expect.poll(() => line(colleague, 'Hana').count()).toBe(0)
  await page.keyboard.press('n')
  await expect.poll(() => line(colleague, 'Ivo').count()).toBe(0)
  await expect.poll(inbox.statuses, { timeout: 30_000 }).toEqual({ Hana: 'completed', Ivo: 'cancelled' })
  for (const opened of [page, colleague]) await opened.context().close()
})

/** Makes the patients of all visits request another day. The first request expires first. */
const putMoves = () =>
  queryProduct(
    `insert into appointment_proposals (id, appointment_id, hospital_id, service_id, date, time, duration_minutes, side, expires_at)
      select gen_random_uuid(), id, hospital_id, service_id, $2::date, time, 30, 'patient', created_at + interval '12 days'
      from appointments where hospital_id = $1`,
    [inbox.hospitalId, weekday(40)],
  )

test('requests for another time are answered with one key each, without an undo', async () => {
  await inbox.putRequests(['Jale', 'Kerem', 'Lale'], 'confirmed')
  await putMoves()
  const page = await inbox.open(inbox.owner)
  await page.getByRole('heading', { name: /Patients who ask for another time/ }).waitFor()
  await isActive(page, 'Jale')
  for (const label of ['Present time', 'The patient asks for']) await says(page, label)
  await page.getByText(/^The time is held until/).waitFor()
  const colleague = await inbox.open(inbox.owner)
  await isActive(colleague, 'Jale')

  await page.keyboard.press('c')
  await isActive(page, 'Kerem')
  const notices = page.getByRole('region', { name: 'Notifications' })
  await notices.getByText('The appointment is moved. Jale is being notified, so this cannot be undone.').waitFor()
  expect(await notices.getByRole('button', { name: 'Undo' }).count()).toBe(0)
  await expect.poll(() => line(colleague, 'Jale').count()).toBe(0)

  await page.keyboard.press('d')
  const dialog = page.getByRole('dialog', { name: 'Decline the new time?' })
  await dialog.getByLabel('Message to the patient (optional)').fill('The doctor is away then.')
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
      [inbox.hospitalId, weekday(40)],
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
