import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressOf, firstFree } from '#tests/support/booking-screens.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { bringAxe, faultsOf } from '#tests/support/looking.ts'
import { ask, newPatient, placeToBook, signedIn } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name })

test('a father in Kuwait books for his son in Arabic on a phone, the next time with one press', async () => {
  const father = await newPatient(browser.url, 'Omar')
  const page = await browser.newPage({
    viewport: { width: 360, height: 740 },
    locale: 'ar-KW',
    timezoneId: 'Asia/Kuwait',
  })
  await signedIn(page, father)
  const place = await placeToBook(browser.url, 31)
  const slot = await firstFree(browser.url, place)
  await page.goto(`/ar${addressOf('checkout', place)}&date=${slot.date}&time=${slot.time}`)
  await radio(page, /لشخص آخر/).check({ force: true })
  const [firstName, lastName] = [page.locator('[name="patient.firstName"]'), page.locator('[name="patient.lastName"]')]
  await firstName.fill('يوسف')
  await lastName.fill('الصباح')
  await page.locator('[name="patient.birthDate"]').fill('2019-04-02')
  await page.locator('[name="patient.sex"]').selectOption('male')
  await page.locator('[name="patient.relation"]').selectOption('father')
  await page.locator('[name="patient.language"]').selectOption('ar')
  await page.locator('[name="guardian"]').check()
  // Abroad a video visit is proposed, which has no card for the journey.
  const inPerson = page.locator('[name="channel"][value="in_person"]')
  if ((await inPerson.count()) > 0) await inPerson.check({ force: true })
  await page.locator('[name="phone"]').fill('+965 2222 0100')
  await page.locator('[name="terms"]').check()
  if (process.env.SHOTS) {
    mkdirSync(process.env.SHOTS, { recursive: true })
    await page.screenshot({ path: `${process.env.SHOTS}/checkout-ar-360.png`, fullPage: true })
  }
  await bringAxe(page)
  expect(await faultsOf(page)).toEqual([])
  await page.locator('button[type="submit"]').click()
  await page.waitForURL(/payment/)
  await fillCard360(page)
  await page.waitForURL(/confirmation|my-appointments/)
  await page.getByText('يوسف الصباح').first().waitFor()
  await page
    .getByText(/صاحب الحجز:/)
    .first()
    .waitFor()

  const [visit] = (
    await ask<{ myAppointments: { items: { id: string }[] } }>(
      browser.url,
      '{ myAppointments { items { id } } }',
      {},
      father.token,
    )
  ).data.myAppointments.items
  await page.goto(`/ar/my-appointments/${visit?.id}`)
  await page.locator('[data-arrival]').getByText('randevuyu alan: Omar Solvang').waitFor()
  // The conversation shows it too.
  await page
    .locator('section[aria-labelledby="messages"]')
    .getByText(/صاحب الحجز:/)
    .waitFor()

  const { data } = await ask<{ myAppointments: { items: object[] }; persons: object[] }>(
    browser.url,
    `{ myAppointments { items { patientName bookerName bookerRelation patientLanguage } } persons { firstName } }`,
    {},
    father.token,
  )
  expect(data.myAppointments.items).toEqual([
    { patientName: 'يوسف الصباح', bookerName: 'Omar Solvang', bookerRelation: 'father', patientLanguage: 'ar' },
  ])
  expect(data.persons).toEqual([{ firstName: 'يوسف' }])

  // At the next visit the son is one press away.
  const another = await placeToBook(browser.url, 32)
  await page.goto(`/ar${addressOf('checkout', another)}`)
  await radio(page, /يوسف الصباح/).check({ force: true })
  await page.locator('[name="guardian"]').waitFor()
  await page.context().close()
})

/** Fills the card, whose labels are translated, and sends the request. */
async function fillCard360(page: Page) {
  await page.locator('[autocomplete="cc-number"]').pressSequentially('4111111111111111')
  await page.locator('[autocomplete="cc-name"]').fill('Omar Solvang')
  await page.locator('[autocomplete="cc-exp"]').pressSequentially('1230')
  await page.locator('[autocomplete="cc-csc"]').pressSequentially('1234')
  await page.locator('button[type="submit"]').click()
}

test('persons are added, edited and removed in the profile', async () => {
  const patient = await newPatient(browser.url)
  const page = await browser.newPage()
  await signedIn(page, patient)
  await page.goto('/profile')
  await page.getByText('No one yet. The people you book for will appear here.').waitFor()
  await page.getByRole('button', { name: 'Add a person' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Birth date is required').or(dialog.getByText('Please enter a valid date')).first().waitFor()
  await dialog.getByLabel('First name').fill('Noah')
  await dialog.getByLabel('Last name').fill('Solvang')
  await dialog.getByLabel('Birth date').fill('2019-04-02')
  await dialog.getByLabel('Sex').selectOption('male')
  await dialog.getByLabel('You are their').selectOption('mother')
  await dialog.getByLabel('Language they speak best').selectOption('en')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Born 2 April 2019').waitFor()
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/profile-en-1280.png`, fullPage: true })
  await page.getByRole('button', { name: 'Edit Noah Solvang' }).click()
  await dialog.getByLabel('First name').fill('Jonah')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Jonah Solvang').first().waitFor()
  await page.getByRole('button', { name: 'Remove Jonah Solvang' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByText('No one yet. The people you book for will appear here.').waitFor()
  await page.context().close()
})
