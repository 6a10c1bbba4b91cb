import { afterAll, beforeAll, expect, test } from 'vitest'
import { dateIn, SUNDAY, weekdayOf } from '#domain/availability.ts'
import { says, sticksOut } from '#tests/support/admin-screens.ts'
import { inState, insertBoardDoctor, insertBoardVisit } from '#tests/support/board-screens.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { holdRequests } from '#tests/support/held-requests.ts'
import { makeInbox, weekday } from '#tests/support/inbox-screens.ts'
import { expectAccessible, newPatient, signedIn } from '#tests/support/patient.ts'
import { lettersOf, readPdf } from '#tests/support/pdf.ts'
import { countVisits, insertBusyDoctor, openPortal } from '#tests/support/portal-screens.ts'
import { queryProduct } from '#tests/support/product-database.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let place: Awaited<ReturnType<typeof makeInbox>>
let free: string
const date = weekday(40)
const address = `/hospitalportal/day?date=${date}`
const wide = { width: 1440, height: 900 }

beforeAll(async () => {
  browser = await openBrowser()
  place = await makeInbox(browser)
  await queryProduct('update health_services set duration = 15 where id = $1', [place.serviceId])
  await queryProduct('insert into hospital_services (hospital_id, service_id) values ($1, $2)', [
    place.hospitalId,
    place.serviceId,
  ])
  await insertBusyDoctor(place.hospitalId, place.serviceId, date)
  free = await insertBoardDoctor(place, 'Dr. Boş Gün')
})
afterAll(() => browser?.close())

test('forty visits stand still while one is dragged to another doctor, and nothing moves unasked', async () => {
  const board = await browser.newPage({ viewport: wide })
  const rendered = await countVisits(board)
  await signedIn(board, place.owner)
  await board.goto(address)
  await board.locator('[data-visit]').nth(39).waitFor()
  await says(board, 'Dr. Boş Gün')
  expect(await rendered()).toBeGreaterThanOrEqual(40)

  const answer = await holdRequests(board, 'BoardPlaces')
  const from = await board.locator('[data-visit]').nth(4).boundingBox()
  const to = await board.locator(`[data-column="${free}"]`).boundingBox()
  if (!from || !to) throw new Error('The board shows nothing.')
  await board.mouse.move(from.x + 30, from.y + 8)
  await board.mouse.down()
  await board.mouse.move(to.x + 40, from.y + 8, { steps: 6 })
  // The pointer rests when the free places arrive.
  await board.getByText(/^Moving Patient 5,/).waitFor()
  answer()
  await board.getByText(/^Over Dr\. Boş Gün/).waitFor()
  await rendered()
  for (let at = 1; at <= 30; at++) await board.mouse.move(to.x + 40, from.y + 8 + at * 6)
  // Only the column below the pointer rendered again, and none of the forty visits.
  expect(await rendered()).toBe(0)
  await board.mouse.up()
  const question = board.getByRole('dialog', { name: /^Move Patient 5\?/ })
  await question.getByText('Dr. Boş Gün').waitFor()
  await expectAccessible(board)
  await question.getByRole('button', { name: 'Put back' }).click()
  expect(await board.locator(`[data-column="${free}"] [data-visit]`).count()).toBe(0)

  await board.getByRole('button', { name: 'Actions: Patient 2', exact: true }).focus()
  await board.keyboard.press('Enter')
  await board.getByRole('menuitem', { name: 'Move to another time' }).press('Enter')
  await board.getByText(/free places\./).waitFor()
  await board.keyboard.press('ArrowLeft')
  await board.getByText(/^Over Dr\. Boş Gün/).waitFor()
  await board.keyboard.press('Enter')
  await board.getByRole('dialog').getByRole('button', { name: 'Move and tell the patient' }).click()
  await says(board, 'The appointment is moved.')
  await board.locator(`[data-column="${free}"] [data-visit]`).waitFor()
  await board.context().close()
})

test('a request is confirmed on one board and moves on the other by itself; readers only look', async () => {
  const id = await insertBoardVisit(place, { doctorId: free, name: 'Nadia', date, time: '10:00', status: 'pending' })
  const desk = await openPortal(browser, place.owner, { address, viewport: wide })
  const wall = await openPortal(browser, place.viewer, { address, viewport: wide })
  await inState(wall, 'Nadia', 'waiting').waitFor()
  expect(await wall.getByRole('button', { name: /^Actions: / }).count()).toBe(0)
  await desk.getByRole('button', { name: 'Confirm: Nadia Solvang' }).click()
  await inState(desk, 'Nadia', 'expected').waitFor()
  await inState(wall, 'Nadia', 'expected').waitFor()
  await desk.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
  await inState(wall, 'Nadia', 'waiting').waitFor()
  await queryProduct(`update appointments set status = 'confirmed' where id = $1`, [id])
  await inState(wall, 'Nadia', 'expected').waitFor()
  // Somebody was booked by another door.
  await insertBoardVisit(place, { doctorId: free, name: 'Olga', date, time: '11:00' })
  await inState(wall, 'Olga', 'expected').waitFor()
  await wall.getByRole('link', { name: /Olga Solvang/ }).click()
  await wall.waitForURL(/\/hospitalportal\/appointments\//)
  for (const opened of [desk, wall]) await opened.context().close()
})

test('a patient who phones is found by number and booked by keyboard, and a new one is invited', async () => {
  const { user } = await newPatient(browser.url, 'Pia')
  const { id } = user as { id: string }
  const known = await insertBoardVisit(place, { doctorId: free, name: 'Pia', date, time: '16:00' })
  await queryProduct(`update appointments set patient_id = $2, patient_phone = '+49 (171) 555-0199' where id = $1`, [
    known,
    id,
  ])
  const desk = await openPortal(browser, place.owner, { address, viewport: wide })
  await desk.getByRole('button', { name: 'Book 08:00, Dr. Boş Gün' }).focus()
  await desk.keyboard.press('ArrowDown')
  await desk.keyboard.press('Enter')
  const dialog = desk.getByRole('dialog', { name: /^Book .*08:30$/ })
  await dialog.getByLabel('Service').selectOption({ index: 1 })
  await dialog.getByRole('button', { name: 'Book this time' }).click()
  await dialog.getByText('Please choose a patient').waitFor()
  await dialog.getByLabel('Phone number or name').fill('0171 5550199')
  await dialog.getByRole('radio', { name: /Pia Solvang/ }).check()
  await expectAccessible(desk)
  await dialog.getByRole('button', { name: 'Book this time' }).click()
  await says(desk, 'The appointment is booked and confirmed. The patient gets an email.')
  await inState(desk, '08:30', 'expected').filter({ hasText: 'Pia' }).waitFor()

  await desk.getByRole('button', { name: 'Book 09:00, Dr. Boş Gün' }).click()
  const second = desk.getByRole('dialog', { name: /^Book .*09:00$/ })
  await second.getByLabel('Service').selectOption({ index: 1 })
  await second.getByLabel('Phone number or name').fill('Quentin Rask')
  await second.getByText('Nobody with this number or name has been here.').waitFor()
  await second.getByRole('button', { name: 'The patient is new here' }).click()
  await expect.poll(() => second.getByLabel('Last name').inputValue()).toBe('Rask')
  const email = `quentin.${Date.now()}@mail.example`
  await second.getByLabel('Phone', { exact: true }).fill('+46 8 123 45 67')
  await second.getByLabel('Email').fill(email)
  await second.getByRole('button', { name: 'Book this time' }).click()
  await inState(desk, 'Quentin Rask', 'expected').waitFor()
  const mails = await queryProduct<{ kind: string }>(
    'select kind from outbox join users on users.id = outbox.user_id where users.email = $1 order by kind',
    [email],
  )
  expect(mails.map(({ kind }) => kind)).toEqual(['account.invitation', 'appointment.booked'])
  await desk.context().close()
})

test('a week shows counts, leads to its days, and is printed by day and doctor', async () => {
  const desk = await openPortal(browser, place.owner, { address, viewport: wide })
  await desk.getByText('Week', { exact: true }).click()
  await desk.waitForURL(/view=week/)
  const week = desk.getByRole('region', { name: 'Week' })
  await week
    .getByRole('row', { name: /Dr\. Kırk Hasta/ })
    .getByText('39 visits')
    .waitFor()
  await expectAccessible(desk)
  await desk.addInitScript(() => {
    window.print = () => undefined
  })
  await desk.getByRole('link', { name: 'Print the week' }).click()
  await desk.getByText('Olga Solvang').waitFor()
  const letters = lettersOf((await readPdf(await desk.pdf({ format: 'A4' }))).pieces)
  for (const word of ['Olga', 'Solvang', 'Kırk', 'Boş']) expect(letters).toContain(word)
  await desk.getByLabel('Doctor').selectOption({ label: 'Dr. Boş Gün' })
  await expect.poll(() => desk.getByText('Dr. Kırk Hasta', { exact: true }).count()).toBe(1)
  const ofOne = lettersOf((await readPdf(await desk.pdf({ format: 'A4' }))).pieces)
  expect(ofOne).toContain('Olga')
  expect(ofOne).not.toContain('Hasta')
  await desk.context().close()
})

test('one appointment is printed with its facts', async () => {
  const id = await insertBoardVisit(place, { doctorId: free, name: 'Rosa', date, time: '17:00' })
  const desk = await openPortal(browser, place.owner, { address: `/hospitalportal/appointments/${id}`, viewport: wide })
  await desk.getByRole('button', { name: 'Print' }).waitFor()
  const letters = lettersOf((await readPdf(await desk.pdf({ format: 'A4' }))).pieces)
  for (const word of ['Rosa', 'Solvang', '17:00', 'Boş']) expect(letters).toContain(word)
  expect(letters).not.toContain('History')
  await desk.context().close()
})

// Nobody has a visit on a Sunday, and only visits of today are marked.
test.skipIf(weekdayOf(dateIn(new Date())) === SUNDAY)('a visit of today passes from expected to finished', async () => {
  const today = dateIn(new Date())
  await insertBoardVisit(place, { doctorId: free, name: 'Tuna', date: today, time: '00:00' })
  const desk = await openPortal(browser, place.owner, { address: '/hospitalportal/day', viewport: wide })
  const wall = await openPortal(browser, place.viewer, { address: '/hospitalportal/day', viewport: wide })
  await inState(wall, 'Tuna', 'expected').waitFor()
  for (const [action, state] of [
    ['Arrived', 'arrived'],
    ['With the doctor', 'with_doctor'],
    ['Finished', 'done'],
  ]) {
    await desk.getByRole('button', { name: `${action}: Tuna Solvang` }).click()
    await inState(desk, 'Tuna', state ?? '').waitFor()
    await inState(wall, 'Tuna', state ?? '').waitFor()
  }
  await desk.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
  await inState(wall, 'Tuna', 'with_doctor').waitFor()
  await desk.getByRole('button', { name: 'Actions: Tuna Solvang' }).click()
  await desk.getByRole('menuitem', { name: 'Not arrived yet' }).click()
  await inState(wall, 'Tuna', 'expected').waitFor()
  for (const opened of [desk, wall]) await opened.context().close()
})

test('fits a phone, where a visit is moved by its menu', async () => {
  const phone = await openPortal(browser, place.owner, { address, viewport: widths.phone })
  await phone.getByRole('region', { name: 'Dr. Boş Gün' }).waitFor()
  await phone.getByRole('button', { name: 'Actions: Olga Solvang' }).click()
  await phone.getByRole('menuitem', { name: 'Move to another time' }).click()
  const question = phone.getByRole('dialog', { name: 'Move to another time' })
  await question.waitFor()
  await phone.keyboard.press('Escape')
  await question.waitFor({ state: 'hidden' })
  // Scrolled, so the top bar covers the links of the page.
  await phone.evaluate(() => scrollTo(0, 0))
  await expectAccessible(phone)
  expect(await sticksOut(phone)).toBe(false)
  await phone.context().close()
})
