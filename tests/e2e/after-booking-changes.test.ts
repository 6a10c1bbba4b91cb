import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '#tests/support/browser.ts'
import { hospitalStaff, type Staff, staffMoves } from '#tests/support/hospital-staff.ts'
import { expectForEveryone } from '#tests/support/looking.ts'
import {
  ask,
  bookDirectly,
  chooseSlot,
  freeSlots,
  longDay,
  newPatient,
  type Patient,
  type Slot,
  signedIn,
} from '#tests/support/patient.ts'
import { letBegin } from '#tests/support/product-database.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let staff: Staff
let patient: Patient
let appointment: { id: string; bookingId: string }
let slots: Slot[]
const address = () => `/my-appointments/${appointment.id}`

beforeAll(async () => {
  browser = await openBrowser()
  staff = await hospitalStaff(browser.url, 1)
  patient = await newPatient(browser.url)
  slots = await freeSlots(browser.url, staff.place)
  appointment = await bookDirectly(browser.url, patient, staff.place, slots[0] as Slot)
})
afterAll(() => browser?.close())

async function open(target = address(), who: Patient | null = patient, options = {}) {
  const page = await browser.newPage(options)
  if (who) await signedIn(page, who)
  await page.goto(target)
  return page
}

describe('rescheduling', () => {
  test('keeps the appointment and frees its old time', async () => {
    const [old, next] = [slots[0] as Slot, slots.find(({ date }) => date !== slots[0]?.date) as Slot]
    const page = await open()
    await page.getByRole('button', { name: 'Reschedule' }).click()
    await page.getByRole('button', { name: 'Move appointment' }).click()
    await page.getByRole('alert').filter({ hasText: 'Please choose a day and a time.' }).waitFor()
    await chooseSlot(page, next)
    await page.getByRole('button', { name: 'Move appointment' }).click()
    await page.getByRole('region', { name: 'Notifications' }).getByText('Your appointment is moved to').waitFor()
    await page.locator('button:focus', { hasText: 'Reschedule' }).waitFor()
    const moved = page
      .getByRole('region', { name: 'History' })
      .getByRole('listitem')
      .filter({ hasText: 'Moved to another time' })
    await moved.getByText(`${longDay(old.date)} → ${longDay(next.date)}`).waitFor()
    await expect
      .poll(() => page.getByRole('region', { name: 'When' }).getByRole('region').first().textContent())
      .toContain(next.time)
    await page.locator('main header').getByText(appointment.bookingId).waitFor()
    expect(page.url()).toContain(appointment.id)
    const free = await freeSlots(browser.url, staff.place)
    expect(free).toContainEqual(old)
    expect(free).not.toContainEqual(next)
    await page.context().close()
  })

  test('offers other times if the time was just taken', async () => {
    const free = (await freeSlots(browser.url, staff.place)).slice(4)
    const wanted = free[0] as Slot
    const page = await open()
    await page.getByRole('button', { name: 'Reschedule' }).click()
    await chooseSlot(page, wanted)
    await bookDirectly(browser.url, await newPatient(browser.url), staff.place, wanted)
    await page.getByRole('button', { name: 'Move appointment' }).click()
    const refused = page.getByRole('alert').filter({ hasText: 'These times are still free:' })
    await refused.getByRole('button').first().click()
    await page.getByRole('button', { name: 'Move appointment' }).click()
    await page.getByRole('region', { name: 'Notifications' }).getByText('Your appointment is moved to').waitFor()
    await page.context().close()
  })

  test('is refused once if the hospital has changed the appointment meanwhile', async () => {
    const other = await newPatient(browser.url)
    const free = (await freeSlots(browser.url, staff.place)).slice(6)
    const booked = await bookDirectly(browser.url, other, staff.place, free[0] as Slot)
    const page = await browser.newPage()
    await signedIn(page, other)
    // Without the stream the page does not learn of the change.
    await page.route('**/messages/stream', (route) => route.abort('connectionrefused'))
    await page.goto(`/my-appointments/${booked.id}`)
    await page.getByRole('button', { name: 'Reschedule' }).click()
    await chooseSlot(page, free[3] as Slot)
    await staffMoves(browser.url, staff, booked.id, 'confirmed')
    await page.getByRole('button', { name: 'Move appointment' }).click()
    await page.getByRole('alert').getByText('This record was changed in the meantime.').waitFor()
    await page.locator('main header').getByText('Confirmed').waitFor()
    // Once the visit is confirmed, a new time needs the hospital's confirmation.
    await page.getByRole('button', { name: 'Ask for this time' }).click()
    await page.getByRole('region', { name: 'Notifications' }).getByText('We have asked the hospital for').waitFor()
    await page.locator('main header').getByText('Confirmed').waitFor()
    await page.context().close()
  })
})

async function report(page: Page) {
  await page
    .getByRole('button', { name: /^More about the review by/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Report this review' }).click()
}

describe('a review', () => {
  test('can be written once the visit is completed, is public, and can be changed', async () => {
    await staffMoves(browser.url, staff, appointment.id, 'confirmed')
    await letBegin(appointment.id)
    await staffMoves(browser.url, staff, appointment.id, 'completed')
    const page = await open('/my-appointments')
    await page.getByText(/Your review is waiting\.$/).click()
    await page.getByRole('link', { name: 'Write a review' }).click()
    const heading = page.getByRole('heading', { name: 'How was your visit?' })
    // The link leads to the form, which is below the fold of the page. A mail has the same link.
    const isReached = async () => {
      await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(150)
      expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true)
    }
    await isReached()
    const link = page.url()
    await page.goto('/')
    await page.goto(link)
    await isReached()
    await page.getByRole('button', { name: 'Publish review' }).click()
    await page.getByText('Please choose 1 to 5 stars').waitFor()
    await page.getByRole('radio', { name: '3 stars, Good' }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.getByRole('textbox', { name: 'Your review' }).fill('Everybody took their time for me.')
    await page.getByLabel('Language of your review').selectOption('tr')
    await page.getByRole('button', { name: 'Publish review' }).click()
    await page.getByRole('button', { name: 'Edit review' }).waitFor()

    await page.getByRole('link', { name: staff.place.hospitalName }).first().click()
    // Reviews in the user's language come first, and this one is in another.
    await page.getByLabel('Sort reviews').selectOption('Newest first')
    const shown = page.getByRole('listitem').filter({ hasText: 'Everybody took their time for me.' })
    await shown.getByText('Verified visit').waitFor()
    await shown.getByText('4.0', { exact: true }).waitFor()
    await shown.getByText('Written in Turkish').waitFor()
    await expect.poll(() => shown.locator('p[lang=tr]').count()).toBe(1)
    await expect.poll(() => shown.textContent()).not.toContain(staff.place.serviceName)

    await page.goto(address())
    await page.getByRole('button', { name: 'Edit review' }).click()
    await page.getByRole('radio', { name: '5 stars, Excellent' }).check({ force: true })
    await page.getByRole('textbox', { name: 'Your review' }).fill('Everybody took a lot of time for me.')
    await page.getByLabel('Show which treatment this was').check()
    await page.getByRole('button', { name: 'Save review' }).click()
    await page.getByText('Everybody took a lot of time for me.').first().waitFor()
    await page.getByRole('link', { name: staff.place.hospitalName }).first().click()
    await page.getByLabel('Sort reviews').selectOption('Newest first')
    const changed = page.getByRole('listitem').filter({ hasText: 'Everybody took a lot of time for me.' })
    await changed.getByText('5.0', { exact: true }).waitFor()
    await changed.getByText(staff.place.serviceName).waitFor()
    await page.context().close()
  })

  test('can be reported by signed-in users, and others sign in first', async () => {
    const target = `/hospitals/${staff.place.hospitalId}`
    const nobody = await open(target, null)
    await report(nobody)
    await nobody.waitForURL(/\/login$/)
    await nobody.context().close()

    const page = await open(target, await newPatient(browser.url))
    await report(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await dialog.getByText('Please say what is wrong with this review').waitFor()
    await dialog.getByLabel('What is wrong with it?').fill('It names a member of staff.')
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await page
      .getByRole('region', { name: 'Notifications' })
      .getByText('Thank you. We will look at this review.')
      .waitFor()
    await page.context().close()
  })
})

describe('favourites', () => {
  test('are saved, listed, compared and removed', async () => {
    const page = await open('/search?type=hospitals')
    const hearts = page.getByRole('button', { name: /^Save / })
    for (const at of [0, 1, 2, 3]) {
      await hearts.nth(at).click()
      await page
        .getByRole('button', { name: /^Save /, pressed: true })
        .nth(at)
        .waitFor()
    }
    await page.goto('/favourites')
    const choices = page.getByRole('button', { name: /^Compare / })
    await choices.nth(3).waitFor()
    for (const at of [0, 1, 2, 3]) await choices.nth(at).click()
    await page.getByText('You can compare up to 3.').first().waitFor()
    const chosen = page.getByRole('button', { name: /^Compare /, pressed: true })
    await expect.poll(() => chosen.count()).toBe(3)
    await page.getByRole('region', { name: 'Comparison' }).getByRole('link', { name: 'Compare' }).click()
    const table = page.getByRole('table', { name: 'Hospitals compared' })
    await table.waitFor()
    await expect.poll(() => table.getByRole('columnheader').count()).toBe(3)
    const treatment = page.getByLabel('Compare for a treatment')
    await treatment.selectOption({ label: 'Any treatment' })
    await page.waitForURL(/&service=any$/)
    for (const name of ['Rating', 'City', 'Languages', 'Insurance', 'Next available', 'Services in common'])
      await table.getByRole('rowheader', { name, exact: true }).waitFor()
    for (const name of ['Distance', 'Price'])
      await expect.poll(() => table.getByRole('rowheader', { name, exact: true }).count()).toBe(0)
    for (const badge of ['Lowest', 'Highest', 'Earliest'])
      expect([badge, await table.getByText(badge, { exact: true }).count()]).toEqual([badge, 0])
    await table
      .getByRole('button', { name: /^Remove / })
      .first()
      .click()
    await table.getByRole('columnheader').nth(2).waitFor({ state: 'detached' })
    await page.getByLabel('Add from your favourites').selectOption({ index: 1 })
    await table.getByRole('columnheader').nth(2).waitFor()

    await treatment.selectOption({ index: 1 })
    await page.waitForURL(/&service=[\da-f-]{36}$/)
    for (const name of ['Price', 'Next available', 'Duration', 'Reviews of this treatment', 'Languages', 'Insurance'])
      await table.getByRole('rowheader', { name, exact: true }).waitFor()
    await expect.poll(() => table.getByRole('rowheader', { name: 'Services in common' }).count()).toBe(0)
    const address = await table
      .getByRole('link', { name: /^See times/ })
      .first()
      .getAttribute('href')
    expect(address).toMatch(/^\/hospitals\/[\da-f-]{36}\/[a-z0-9-]+\?service=[\da-f-]{36}$/)

    await page.goto('/favourites')
    await page
      .getByRole('button', { name: /^Save / })
      .nth(3)
      .waitFor()
    await page
      .getByRole('button', { name: /^Save / })
      .first()
      .click()
    await page
      .getByRole('button', { name: /^Save / })
      .nth(3)
      .waitFor({ state: 'detached' })
    await expect.poll(() => page.getByRole('button', { name: /^Save / }).count()).toBe(3)
    await page.context().close()
  })
})

describe('axe finds nothing in either theme, on a desktop and a phone', () => {
  test.each(['appointment', 'reschedule', 'review', 'favourites', 'compare'])('on %s', async (screen) => {
    const fresh = await newPatient(browser.url)
    const booked = await bookDirectly(
      browser.url,
      fresh,
      staff.place,
      (await freeSlots(browser.url, staff.place))[9] as Slot,
    )
    const { data } = await ask<{ hospitals: { items: { id: string }[] } }>(
      browser.url,
      '{ hospitals(limit: 2) { items { id } } }',
    )
    const ids = data.hospitals.items.map(({ id }) => id)
    for (const id of ids)
      await ask(browser.url, 'mutation ($id: ID!) { saveFavourite(hospitalId: $id) { id } }', { id }, fresh.token)
    if (screen === 'review') {
      await letBegin(booked.id)
      for (const status of ['confirmed', 'completed']) await staffMoves(browser.url, staff, booked.id, status)
    }
    const target = { favourites: '/favourites', compare: `/compare?hospitals=${ids}` }[screen]
    const page = await open(target ?? `/my-appointments/${booked.id}`, fresh)
    const shown = {
      favourites: page.getByRole('button', { name: /^Compare / }),
      compare: page.getByRole('table', { name: 'Hospitals compared' }),
    }[screen]
    await (shown ?? page.locator('[data-live=true]')).first().waitFor()
    if (screen === 'reschedule') {
      await page.getByRole('button', { name: 'Reschedule' }).click()
      await page.getByRole('grid').waitFor()
    }
    if (screen === 'review') await page.getByRole('button', { name: 'Publish review' }).waitFor()
    await expectForEveryone(page)
    await page.context().close()
  })
})
