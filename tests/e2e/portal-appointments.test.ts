import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dateIn, weekdayOf } from '#domain/availability.ts'
import { publicHolidays } from '#domain/public-holidays.ts'
import { says, sticksOut } from '#tests/support/admin-screens.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { hospitalStaff, type Staff } from '#tests/support/hospital-staff.ts'
import { bringAxe, faultsOf } from '#tests/support/looking.ts'
import { bookDirectly, expectAccessible, freeSlots, newPatient, type Slot, signedIn } from '#tests/support/patient.ts'
import { countVisits, insertBusyDoctor, openPortal, signInStaff } from '#tests/support/portal-screens.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let staff: Awaited<ReturnType<typeof signInStaff>>
let place: Staff['place']
const isHoliday = (date: string) => publicHolidays({ from: date, to: date }).length > 0

/** Returns a Tuesday without other appointments that is no holiday, as is the day after it. */
function quietTuesday(): string {
  let date = addDays(dateIn(new Date()), 210)
  while (weekdayOf(date) !== 2 || isHoliday(date) || isHoliday(addDays(date, 1))) date = addDays(date, 1)
  return date
}
const tuesday = quietTuesday()
beforeAll(async () => {
  browser = await openBrowser()
  staff = await signInStaff(browser.url)
  place = (await hospitalStaff(browser.url, 3)).place
})
afterAll(() => browser?.close())

async function book(firstName: string) {
  const patient = await newPatient(browser.url, firstName)
  const slots = await freeSlots(browser.url, place)
  const { id } = await bookDirectly(browser.url, patient, place, slots.at(-1) as Slot)
  return { patient, id }
}

test('another time passes live from the hospital to the patient and back', async () => {
  const { patient, id } = await book('Nadia')
  const work = await openPortal(browser, staff, { address: `/hospitalportal/appointments/${id}` })
  const mine = await browser.newPage({ viewport: widths.phone })
  await signedIn(mine, patient)
  await mine.goto(`/my-appointments/${id}`)
  await mine.locator('[data-live="true"]').waitFor()

  await work.getByRole('button', { name: 'Propose another time' }).click()
  const asked = work.getByRole('dialog', { name: 'Propose another time' })
  await asked.getByText('Nadia Solvang').waitFor()
  await asked.getByText(/^Now on /).waitFor()
  await asked.getByRole('button', { name: 'Week after' }).click()
  await asked.locator('label:has(input[name="date"]:enabled)').first().click()
  await expectAccessible(work)
  const times = asked.locator('label:has(input[name="time"]:enabled)')
  // Her telephone number is Norwegian.
  await times.first().getByText('for the patient').waitFor()
  await times.first().click()
  await asked.locator('label:has(input[name="date"]:enabled)').last().click()
  await times.last().click()
  await asked.getByRole('heading', { name: '2 of 3 times chosen' }).waitFor()
  await times.first().click()
  await asked.getByRole('heading', { name: '3 of 3 times chosen' }).waitFor()
  // No further time can be ticked.
  expect(await asked.locator('input[name="time"]:enabled').count()).toBe(2)
  await asked
    .getByRole('button', { name: /^Remove / })
    .last()
    .click()
  await asked.getByRole('heading', { name: '2 of 3 times chosen' }).waitFor()
  await expectAccessible(work)
  await work.getByLabel('Note to the patient').fill('The doctor is away that day.')
  await work.getByRole('button', { name: 'Propose and hold' }).click()

  await mine.getByRole('heading', { name: 'The hospital proposes other times' }).waitFor()
  await says(mine, 'The doctor is away that day.')
  await says(work, 'Another time proposed')
  await expectAccessible(mine)
  expect(await sticksOut(mine)).toBe(false)
  const accepting = mine.getByRole('button', { name: /^Accept / })
  expect(await accepting.count()).toBe(2)
  const chosen = /(\d\d:\d\d)$/.exec((await accepting.last().textContent()) ?? '')?.[1] ?? 'no time'
  await accepting.last().click()
  await says(mine, 'New time accepted')
  await says(work, 'New time accepted')
  await says(mine, chosen)
  await expect.poll(() => work.getByRole('button', { name: 'Undo' }).count()).toBe(0)

  // She has the page open, so she reads the message at once.
  const message = work.getByLabel('Write a message')
  await message.fill('See you then.')
  await message.press('Enter')
  await work
    .getByRole('log')
    .getByText(/ · Read \d\d:\d\d$/)
    .waitFor()
  for (const page of [work, mine]) await page.context().close()
})

test('a request is confirmed with one press, gets a note and a message from a template', async () => {
  const { id } = await book('Henrik')
  const page = await openPortal(browser, staff, { address: `/hospitalportal/appointments/${id}` })
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  const editor = page.getByRole('region', { name: 'Status management' })
  await page.getByText('confirmed in a few seconds').waitFor()
  await editor.getByText('Pending Confirmation').waitFor()
  await editor.getByText('Confirmed', { exact: true }).waitFor()
  await expect.poll(() => page.getByText('confirmed in a few seconds').count()).toBe(0)

  await page.getByLabel('Write an internal note').fill('Speaks German.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByRole('region', { name: 'Internal notes' }).getByText('Speaks German.').waitFor()

  await page.getByRole('button', { name: 'Message templates' }).click()
  const drawer = page.getByRole('dialog', { name: 'Message templates' })
  await drawer.getByRole('button', { name: 'New template' }).click()
  await drawer.getByLabel('Title').fill(`Fasting ${id.slice(-6)}`)
  await drawer.getByLabel('Text').fill('Dear ')
  await drawer.getByRole('button', { name: 'Name of the patient' }).click()
  await drawer.getByRole('button', { name: 'Save' }).click()
  await drawer.getByText('Dear {{name}}').first().waitFor()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await page.getByLabel('Choose a template').selectOption({ label: `Fasting ${id.slice(-6)}` })
  const message = page.getByLabel('Write a message')
  await expect.poll(() => message.inputValue()).toBe('Dear Henrik Solvang')
  await message.press('Enter')
  await page.getByRole('log').getByText('Dear Henrik Solvang').waitFor()
  await expectAccessible(page)

  await page.getByLabel('Choose a template').selectOption({ label: 'Как к нам добраться' })
  await expect.poll(() => message.inputValue()).toMatch(/^Здравствуйте, Henrik Solvang!/)
  expect(await message.inputValue()).not.toContain('{{')
  await page.getByRole('button', { name: 'Message templates' }).click()
  await drawer.getByRole('button', { name: 'Adapt Bize nasıl ulaşırsınız' }).click()
  expect(await drawer.getByLabel('Language').inputValue()).toBe('tr')
  await drawer.getByLabel('Text').fill('Sayın {{name}}, adresimiz: {{address}}')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await drawer.getByRole('button', { name: 'Edit Bize nasıl ulaşırsınız' }).waitFor()
  expect(await drawer.getByRole('button', { name: 'Adapt Bize nasıl ulaşırsınız' }).count()).toBe(0)
  await expectAccessible(page)
  await drawer.getByRole('button', { name: 'Remove Bize nasıl ulaşırsınız' }).click()
  await drawer.getByRole('button', { name: 'Adapt Bize nasıl ulaşırsınız' }).waitFor()
  await drawer.getByRole('button', { name: 'Close' }).click()

  await page.goto('/hospitalportal/appointments/01990000-0000-7000-8000-000000000000')
  await page.getByRole('heading', { name: 'Appointment Not Found' }).waitFor()
  await page.getByRole('link', { name: 'Back to appointments' }).click()
  await page.getByRole('heading', { level: 1, name: 'Appointments' }).waitFor()
  await page.context().close()
})

test('a cancellation asks for the reason, and can be undone before the patient is notified', async () => {
  const { patient, id } = await book('Ingrid')
  const page = await openPortal(browser, staff, { address: `/hospitalportal/appointments/${id}` })
  await page.getByRole('button', { name: 'Decline', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Decline this request?' })
  const decline = dialog.getByRole('button', { name: 'Decline the request and tell Ingrid' })
  await dialog.getByText('Ingrid Solvang').waitFor()
  expect(await decline.locator('bdi').textContent()).toBe('Ingrid')
  await expectAccessible(page)
  await decline.click()
  await dialog.getByText('Please give a reason. The patient will read it.').first().waitFor()
  await dialog.getByLabel('The doctor is not available at this time.').check()
  await decline.click()
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
  await says(page, 'Undone. No one was notified.')
  await page.getByRole('button', { name: 'Decline', exact: true }).waitFor()

  await page.getByRole('button', { name: 'Decline', exact: true }).click()
  await dialog.getByLabel('Another reason').check()
  await dialog.getByLabel('Your reason').fill('The clinic is closed that week.')
  await decline.press('Enter')
  await page.getByText('cancelled in a few seconds').waitFor()
  await page.getByRole('region', { name: 'Status management' }).getByText('Cancelled').waitFor()
  const mine = await browser.newPage({ viewport: widths.phone })
  await signedIn(mine, patient)
  await mine.goto(`/my-appointments/${id}`)
  await says(mine, 'The clinic is closed that week.')
  // An undone decision leaves nothing in the history.
  expect(await mine.getByText('The doctor is not available at this time.').count()).toBe(0)
  for (const opened of [page, mine]) await opened.context().close()
})

test('the list keeps its query in the address, and reports a failed load', async () => {
  const page = await openPortal(browser, staff, { address: '/hospitalportal/appointments', viewport: widths.phone })
  await page.getByRole('link', { name: 'Pending' }).click()
  await page.waitForURL(/status=pending/)
  const list = page.getByRole('region', { name: 'Appointments', exact: true })
  await list.getByRole('article').first().waitFor()
  // The previous rows stay until those of the new query arrive.
  await expect.poll(() => list.getByRole('article').getByText('Confirmed', { exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: 'More Filters' }).click()
  await page.getByLabel('No answer for 48 hours').click()
  await page.waitForURL(/overdue=true/)
  await page.reload()
  await expect.poll(() => page.getByLabel('No answer for 48 hours').isChecked()).toBe(true)
  await expectAccessible(page)
  expect(await sticksOut(page)).toBe(false)

  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('query PortalAppointments(') ? route.abort() : route.fallback(),
  )
  await page.goto('/hospitalportal/appointments')
  await says(page, 'Failed to load appointments')
  await page.getByText('Using demo data').waitFor()
  const samples = page.getByRole('article')
  await samples.first().waitFor()
  await expect.poll(() => samples.getByRole('link').count()).toBe(0)
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Retry' }).click()
  await list.getByRole('article').getByRole('link').first().waitFor()
  await page.context().close()
})

test('visits of a day with forty are dragged and moved by keys, and patients are notified only after confirmation', async () => {
  const { hospitalId } = staff.user
  const doctorId = await insertBusyDoctor(hospitalId, place.serviceId, tuesday)
  const address = `/hospitalportal/calendar?doctor=${doctorId}&date=${tuesday}`
  const page = await browser.newPage()
  const rendered = await countVisits(page)
  await signedIn(page, staff)
  await page.goto(address)
  const visits = page.locator('[data-visit]')
  await visits.nth(39).waitFor()
  expect(await rendered()).toBeGreaterThanOrEqual(40)

  const column = page.locator(`[data-date="${addDays(tuesday, 1)}"]`)
  const from = await visits.first().boundingBox()
  const to = await column.boundingBox()
  if (!from || !to) throw new Error('The calendar shows nothing.')
  await page.mouse.move(from.x + 30, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(to.x + 40, to.y + 20, { steps: 4 })
  await column.getByRole('button').first().waitFor()
  await rendered()
  for (let at = 1; at <= 30; at++) await page.mouse.move(to.x + 40, to.y + 20 + at * 6)
  await page.getByText(/^Over /).waitFor()
  // The pointer passed a dozen free slots: only the day below it rendered again, and none of the
  // forty visits.
  expect(await rendered()).toBe(0)
  await page.mouse.up()
  const question = page.getByRole('dialog', { name: /^Move Patient 1\?/ })
  await question.getByRole('button', { name: 'Put back' }).click()
  await expect.poll(() => page.locator(`[data-date="${tuesday}"] [data-visit]`).count()).toBe(40)

  await page.getByRole('button', { name: 'Move Patient 2', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByText(/free places\./).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByText(/free places\./).count()).toBe(0)
  await page.keyboard.press('Enter')
  await page.getByText(/free places\./).waitFor()
  await page.keyboard.press('ArrowRight')
  await page.getByText(/^Over /).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Move and tell the patient' }).click()
  await says(page, 'The appointment is moved.')
  await column.locator('[data-visit]').waitFor()
  await bringAxe(page)
  // A quarter of an hour is lower than a finger is wide, but the page of the visit moves it too.
  const isGrip = (fault: string) => /^target-size: .*title="Move Patient \d+"/.test(fault)
  expect((await faultsOf(page)).filter((fault) => !isGrip(fault))).toEqual([])

  await page.context().close()

  const phone = await openPortal(browser, staff, { address, viewport: widths.phone })
  await phone.getByRole('list', { name: /Tuesday/ }).waitFor()
  await phone.getByRole('button', { name: 'Move Patient 3', exact: true }).click()
  await phone.getByRole('dialog', { name: 'Move to another time' }).waitFor()
  await phone.keyboard.press('Escape')
  await expectAccessible(phone)
  expect(await sticksOut(phone)).toBe(false)
  await phone.context().close()
})
