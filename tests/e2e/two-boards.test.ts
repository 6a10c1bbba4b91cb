import { afterAll, beforeAll, expect, test } from 'vitest'
import { boardDesk, boardOf, insertBoardDoctor, insertBoardVisit } from '#tests/support/board-screens.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { makeInbox, weekday } from '#tests/support/inbox-screens.ts'
import { openPortal } from '#tests/support/portal-screens.ts'
import { queryProduct } from '#tests/support/product-database.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let place: Awaited<ReturnType<typeof makeInbox>>
let doctorId: string
const DOCTOR = 'Dr. İki Ekran'
const date = weekday(48)
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
  doctorId = await insertBoardDoctor(place, DOCTOR)
  for (const [name, time] of [
    ['Ada', '09:00'],
    ['Bea', '10:00'],
    ['Cem', '11:00'],
  ] as const)
    await insertBoardVisit(place, { doctorId, name, date, time, status: 'pending' })
})
afterAll(() => browser?.close())

test('two desks that work on one board show the same after each act, also of another door', async () => {
  const pages = await Promise.all([0, 1].map(() => openPortal(browser, place.owner, { address, viewport: wide })))
  const [first, second] = pages as [(typeof pages)[number], (typeof pages)[number]]
  const [one, two] = [boardDesk(first), boardDesk(second)]
  await Promise.all(pages.map((page) => page.locator('[data-visit]').nth(2).waitFor()))
  const acts: (() => Promise<unknown>)[] = [
    () => one.confirm('Ada'),
    () => two.confirm('Bea', { undone: true }),
    () => two.block('13:00', DOCTOR),
    () => one.move('Ada'),
    () => one.free(),
    () => two.move('Cem'),
    () => insertBoardVisit(place, { doctorId, name: 'Dora', date, time: '16:00' }),
    // Both at once.
    () => Promise.all([one.confirm('Bea'), two.block('14:00', DOCTOR)]),
  ]
  for (const act of acts) {
    const before = await boardOf(first)
    await act()
    await expect
      .poll(async () => {
        const [left, right] = await Promise.all(pages.map(boardOf))
        return left === right && (left !== before || act === acts[1])
      })
      .toBe(true)
  }
  for (const page of pages) await page.context().close()
})
