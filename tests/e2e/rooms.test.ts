import { afterAll, beforeAll, expect, test } from 'vitest'
import { says, sticksOut } from '#tests/support/admin-screens.ts'
import { insertBoardDoctor, insertBoardVisit } from '#tests/support/board-screens.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { makeInbox, weekday } from '#tests/support/inbox-screens.ts'
import { expectAccessible, signedIn } from '#tests/support/patient.ts'
import { lettersOf, readPdf } from '#tests/support/pdf.ts'
import { openPortal } from '#tests/support/portal-screens.ts'
import { queryProduct } from '#tests/support/product-database.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let place: Awaited<ReturnType<typeof makeInbox>>
const date = weekday(47)
const address = `/hospitalportal/day?date=${date}`
const wide = { width: 1440, height: 900 }

beforeAll(async () => {
  browser = await openBrowser()
  place = await makeInbox(browser)
  await queryProduct('insert into hospital_services (hospital_id, service_id) values ($1, $2)', [
    place.hospitalId,
    place.serviceId,
  ])
  const doctorId = await insertBoardDoctor(place, 'Dr. Oda Deneme')
  await insertBoardVisit(place, { doctorId, name: 'Mira', date, time: '10:00', minutes: 30 })
  await insertBoardVisit(place, { doctorId: null, name: 'Nils', date, time: '10:15', minutes: 30 })
})
afterAll(() => browser?.close())

test('a hospital without rooms is asked for none, and names them in its settings', async () => {
  const desk = await openPortal(browser, place.owner, { address, viewport: wide })
  await desk.getByRole('button', { name: 'Actions: Mira Solvang' }).click()
  await desk.getByRole('menuitem', { name: 'Move to another time' }).waitFor()
  expect(await desk.getByRole('menuitem', { name: 'Choose the room' }).count()).toBe(0)
  expect(await desk.getByRole('radio', { name: 'Rooms' }).count()).toBe(0)
  await desk.goto('/hospitalportal/settings')
  const field = desk.getByRole('textbox', { name: 'Names of the rooms' })
  await field.fill('Kardiyoloji 1, Kardiyoloji 2')
  await field.press('Enter')
  await says(desk, 'The rooms are saved.')
  await desk.getByRole('button', { name: 'Remove Kardiyoloji 2' }).waitFor()
  await desk.reload()
  await desk.getByRole('button', { name: 'Remove Kardiyoloji 1' }).waitFor()
  await desk.context().close()
})

test('visits are dragged between rooms after a question, and no two are in one room at a time', async () => {
  const desk = await openPortal(browser, place.owner, { address, viewport: wide })
  const wall = await openPortal(browser, place.viewer, { address: `${address}&by=rooms`, viewport: wide })
  await desk.getByText('Rooms', { exact: true }).click()
  await desk.waitForURL(/by=rooms/)
  const visit = desk.getByRole('link', { name: /Mira Solvang/ })
  const from = await visit.boundingBox()
  const to = await desk.getByRole('heading', { name: /^Kardiyoloji 1/ }).boundingBox()
  if (!from || !to) throw new Error('The board shows nothing.')
  await desk.mouse.move(from.x + 20, from.y + 8)
  await desk.mouse.down()
  await desk.mouse.move(to.x + 40, from.y + 8, { steps: 6 })
  await desk.getByText(/^Over Kardiyoloji 1/).waitFor()
  await desk.mouse.up()
  const question = desk.getByRole('dialog', { name: 'Room for Mira Solvang, 10:00' })
  expect(await question.getByLabel('Room').locator('option:checked').textContent()).toBe('Kardiyoloji 1')
  await expectAccessible(desk)
  await question.getByRole('button', { name: 'Save the room' }).click()
  await says(desk, 'The room is saved.')
  await wall.getByRole('link', { name: /Mira Solvang.*Kardiyoloji 1/ }).waitFor()

  await desk.getByRole('button', { name: 'Actions: Nils Solvang' }).press('Enter')
  await desk.getByRole('menuitem', { name: 'Choose the room' }).press('Enter')
  const second = desk.getByRole('dialog', { name: 'Room for Nils Solvang, 10:15' })
  await second.getByLabel('Room').selectOption('Kardiyoloji 1')
  await second.getByRole('button', { name: 'Save the room' }).press('Enter')
  await second.getByText('Another visit is in this room at that time.').waitFor()
  await second.getByLabel('Room').selectOption('Kardiyoloji 2')
  await second.getByRole('button', { name: 'Save the room' }).press('Enter')
  await wall.getByRole('link', { name: /Nils Solvang.*Kardiyoloji 2/ }).waitFor()
  await expectAccessible(wall)
  for (const opened of [desk, wall]) await opened.context().close()
})

test('rooms are on a phone, from right to left in the dark, and on paper', async () => {
  const phone = await browser.newPage({ viewport: widths.phone, colorScheme: 'dark' })
  await phone.addInitScript(() => localStorage.setItem('hekima.language', 'ar'))
  await signedIn(phone, place.owner)
  await phone.goto(`${address}&by=rooms`)
  await phone.getByRole('region', { name: 'Kardiyoloji 1' }).getByText('Mira Solvang').waitFor()
  await phone.evaluate(() => scrollTo(0, 0))
  await expectAccessible(phone)
  expect(await sticksOut(phone)).toBe(false)
  await phone.context().close()

  const desk = await openPortal(browser, place.owner, { address, viewport: wide })
  await desk.addInitScript(() => {
    window.print = () => undefined
  })
  await desk.getByRole('link', { name: 'Print the day' }).click()
  // The board shows her too, until the sheet takes its place.
  await desk.getByRole('link', { name: 'Print the day' }).waitFor({ state: 'detached' })
  await desk.getByText('Mira Solvang').waitFor()
  const letters = lettersOf((await readPdf(await desk.pdf({ format: 'A4' }))).pieces)
  for (const word of ['Mira', 'Kardiyoloji']) expect(letters).toContain(word)
  await desk.context().close()
})
