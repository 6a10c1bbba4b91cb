import { afterAll, beforeAll, expect, test } from 'vitest'
import { says, sticksOut } from '#tests/support/admin-screens.ts'
import { inState, insertBoardDoctor, insertBoardVisit } from '#tests/support/board-screens.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { makeInbox, weekday } from '#tests/support/inbox-screens.ts'
import { expectAccessible, signedIn } from '#tests/support/patient.ts'
import { openPortal } from '#tests/support/portal-screens.ts'
import { queryProduct } from '#tests/support/product-database.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let place: Awaited<ReturnType<typeof makeInbox>>
let doctorId: string
const date = weekday(45)
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
  doctorId = await insertBoardDoctor(place, 'Dr. Boş Gün')
})
afterAll(() => browser?.close())

test('a free place is blocked by keyboard, shown on the wall, and freed again', async () => {
  const desk = await openPortal(browser, place.owner, { address, viewport: wide })
  const wall = await openPortal(browser, place.viewer, { address, viewport: wide })
  await wall.getByRole('heading', { name: /Dr\. Boş Gün/ }).waitFor()
  expect(await wall.getByRole('button', { name: 'Block time' }).count()).toBe(0)
  await desk.getByRole('button', { name: 'Book 08:00, Dr. Boş Gün' }).press('Enter')
  await desk.getByRole('button', { name: 'Block this time instead' }).press('Enter')
  const dialog = desk.getByRole('dialog', { name: 'Block time' })
  expect(await dialog.getByLabel('Blocked for').inputValue()).toBe(doctorId)
  expect(await dialog.getByLabel('From').inputValue()).toBe('08:00')
  await dialog.getByLabel('Until').fill('07:00')
  await dialog.getByLabel('Reason').fill('Rounds')
  await dialog.getByRole('button', { name: 'Block this time' }).press('Enter')
  await dialog.getByText('The end must be after the beginning').waitFor()
  await expectAccessible(desk)
  await dialog.getByLabel('Until').fill('09:00')
  await dialog.getByRole('button', { name: 'Block this time' }).press('Enter')
  await says(desk, 'The time is blocked. Nobody can book it.')
  const onWall = wall.locator(`[data-column="${doctorId}"] [data-block]`)
  await onWall.getByText('Rounds').waitFor()
  expect(await onWall.getByRole('button').count()).toBe(0)
  for (const board of [desk, wall]) {
    expect(await board.locator('[data-free="08:30"]').count()).toBe(0)
    await expectAccessible(board)
  }
  await desk.getByRole('button', { name: 'Free 08:00 to 09:00 again' }).press('Enter')
  await says(desk, 'The time can be booked again.')
  await onWall.waitFor({ state: 'detached' })
  await desk.getByRole('button', { name: 'Book 08:30, Dr. Boş Gün' }).waitFor()
  for (const opened of [desk, wall]) await opened.context().close()
})

test('a block of the whole hospital names the visits in it and keeps them once that is said', async () => {
  await insertBoardVisit(place, { doctorId, name: 'Mira', date, time: '14:00' })
  const desk = await openPortal(browser, place.owner, { address, viewport: wide })
  await desk.getByRole('button', { name: 'Block time' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Block time' })
  await dialog.getByRole('button', { name: 'Block this time' }).click()
  await dialog.getByText('Please choose a doctor or the whole hospital').waitFor()
  await dialog.getByLabel('Blocked for').selectOption({ label: 'The whole hospital' })
  await dialog.getByLabel('From').fill('13:00')
  await dialog.getByLabel('Until').fill('16:00')
  await dialog.getByRole('button', { name: 'Block this time' }).click()
  await dialog.getByText('1 appointment falls in this time.').waitFor()
  await dialog.getByLabel('Keep the appointments in this time until they are moved').check()
  await dialog.getByRole('button', { name: 'Block this time' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await inState(desk, 'Mira', 'expected').waitFor()
  await expect.poll(() => desk.locator('[data-block]').count()).toBe(2)
  await desk.goto(`/hospitalportal/calendar?date=${date}`)
  await desk.locator('[data-block]').first().waitFor()
  await desk.context().close()

  const phone = await openPortal(browser, place.owner, { address, viewport: widths.phone })
  const blocks = phone.getByRole('list', { name: 'Blocked times of Dr. Boş Gün' })
  await blocks.getByText('Hospital blocked').waitFor()
  await phone.evaluate(() => scrollTo(0, 0))
  await expectAccessible(phone)
  expect(await sticksOut(phone)).toBe(false)
  await phone.context().close()
  for (const viewport of [wide, widths.phone]) {
    const arabic = await browser.newPage({ viewport, colorScheme: 'dark' })
    await arabic.addInitScript(() => localStorage.setItem('hekima.language', 'ar'))
    await signedIn(arabic, place.owner)
    await arabic.goto(address)
    await arabic.locator('[data-block]').first().waitFor()
    await expectAccessible(arabic)
    expect(await sticksOut(arabic)).toBe(false)
    await arabic.context().close()
  }
})

test('free time is blocked by dragging over it, and with Shift and the arrow keys', async () => {
  const other = await insertBoardDoctor(place, 'Dr. Sürükle')
  const day = weekday(46)
  const desk = await openPortal(browser, place.owner, { address: `/hospitalportal/day?date=${day}`, viewport: wide })
  const dialog = desk.getByRole('dialog', { name: 'Block time' })
  const first = desk.getByRole('button', { name: 'Book 08:00, Dr. Sürükle' })
  await first.waitFor()
  const [from, to] = await Promise.all(
    ['08:00', '09:00'].map((time) => desk.locator(`[data-column="${other}"] [data-free="${time}"]`).boundingBox()),
  )
  if (!from || !to) throw new Error('The board shows nothing.')
  await desk.mouse.move(from.x + 20, from.y + 4)
  await desk.mouse.down()
  await desk.mouse.move(from.x + 20, to.y - 4, { steps: 6 })
  await desk.locator('[data-chosen]').getByText('08:00–09:00').waitFor()
  await desk.mouse.up()
  await dialog.waitFor()
  expect(await dialog.getByLabel('Blocked for').inputValue()).toBe(other)
  expect(await dialog.getByLabel('From').inputValue()).toBe('08:00')
  expect(await dialog.getByLabel('Until').inputValue()).toBe('09:00')
  await dialog.getByRole('button', { name: 'Block this time' }).click()
  const blocks = desk.locator(`[data-column="${other}"] [data-block]`)
  await blocks.getByText('08:00–09:00').waitFor()
  expect(await desk.getByRole('dialog').count()).toBe(0)

  await desk.getByRole('button', { name: 'Book 10:00, Dr. Sürükle' }).focus()
  await desk.keyboard.press('Shift+ArrowDown')
  await desk.keyboard.press('Shift+ArrowDown')
  await desk.keyboard.press('Escape')
  await desk.locator('[data-chosen]').waitFor({ state: 'detached' })
  await desk.keyboard.press('Shift+ArrowDown')
  await desk.keyboard.press('Shift+ArrowDown')
  await desk.getByText('10:00 to 10:45, Dr. Sürükle. Enter blocks this time.').waitFor()
  await expectAccessible(desk)
  await desk.keyboard.press('Enter')
  expect(await dialog.getByLabel('Until').inputValue()).toBe('10:45')
  await dialog.getByLabel('Reason').press('Enter')
  await blocks.getByText('10:00–10:45').waitFor()
  await desk.context().close()
})
