import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '#tests/support/browser.ts'
import { ask, expectAccessible, newPatient, signedIn } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const MOST_PRESSES = 8
const WORDS = 'طبيب قلب أطفال'

/**
 * Counts the presses of the walk. A press is a touch of the page: of a link, a button, a choice or
 * a field. Keys are typing, and so is the keyboard's Next key. The page counts its touches itself.
 */
const countPresses = (page: Page) =>
  page.addInitScript(() =>
    addEventListener(
      'pointerdown',
      () => sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses')) + 1)),
      true,
    ),
  )
const pressesOf = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('presses')))

/** Creates a father with a phone number and a son in his profile. */
async function fatherWithSon() {
  const father = await newPatient(browser.url, 'Omar')
  const son = {
    firstName: 'يوسف',
    lastName: 'الصباح',
    birthDate: '2019-04-02',
    sex: 'male',
    relation: 'father',
    language: 'ar',
  }
  for (const [mutation, input] of [
    ['($input: ProfileInput!) { updateProfile(input: $input) { id } }', { phone: '+965 2222 0100' }],
    ['($input: PersonInput!) { addPerson(input: $input) { id } }', son],
  ] as const) {
    const { errors } = await ask(browser.url, `mutation ${mutation}`, { input }, father.token)
    expect(errors).toBeUndefined()
  }
  return father
}

test('a father in Kuwait books a video visit for his son with a paediatric cardiologist in eight presses', async () => {
  const father = await fatherWithSon()
  const page = await browser.newPage({
    viewport: { width: 360, height: 740 },
    locale: 'ar-KW',
    timezoneId: 'Asia/Kuwait',
    hasTouch: true,
    isMobile: true,
  })
  await signedIn(page, father)
  await countPresses(page)
  const look = async (name: string) => {
    if (process.env.SHOTS) {
      mkdirSync(process.env.SHOTS, { recursive: true })
      await page.screenshot({ path: `${process.env.SHOTS}/kuwait-${name}.png` })
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(360)
    await expectAccessible(page)
  }

  // Presses 1 and 2: the search field, and all results. They are doctors, because a sub-specialty
  // is named.
  await page.goto('/')
  await page.waitForURL(/\/ar$/)
  await look('home')
  await page.getByRole('combobox').first().tap()
  await page.keyboard.type(WORDS)
  await page.getByRole('button', { name: WORDS }).tap()
  await page.waitForURL(/\/ar\/search\?.*type=doctors/)

  // Press 3: a time on the card of a doctor who sees patients by video.
  const card = page
    .getByRole('article')
    .filter({ hasText: /أمراض قلب الأطفال/ })
    .filter({ hasText: /بالفيديو/ })
    .first()
  await card.waitFor()
  await look('search')
  const doctor = (await card.getByRole('heading').textContent()) ?? ''
  await card.locator('a[href*="/checkout"]').filter({ visible: true }).first().tap()
  await page.waitForURL(/\/ar\/checkout/)

  // The son, the video and the time are proposed. Presses 4, 5 and 6: consent, terms, continue.
  await expect.poll(() => page.getByRole('radio', { name: /يوسف/ }).isChecked()).toBe(true)
  await expect.poll(() => page.locator('[name="channel"][value="video"]').isChecked()).toBe(true)
  await look('checkout')
  await page.locator('[name="guardian"]').tap()
  await page.locator('[name="terms"]').tap()
  await page.locator('main button[type="submit"]').tap()
  await page.waitForURL(/\/ar\/payment/)

  // Presses 7 and 8: the card number, and pay. The name is there, and the Next key leads on.
  await look('payment')
  await page.locator('[autocomplete="cc-number"]').tap()
  await page.keyboard.type('4111111111111111')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1230')
  await page.keyboard.press('Tab')
  await page.keyboard.type('123')
  await page.locator('main button[type="submit"]').tap()
  await page.waitForURL(/\/ar\/booking-confirmation/)
  await page.getByText('يوسف الصباح').first().waitFor()
  // The page thanks the father.
  await page.getByText(/شكرًا لك، \P{L}*Omar/u).waitFor()
  expect(await pressesOf(page)).toBeLessThanOrEqual(MOST_PRESSES)
  await look('confirmation')

  const { data } = await ask<{ myAppointments: { items: { doctor: { fullName: string } }[] } }>(
    browser.url,
    `{ myAppointments { items {
      channel patientName bookerName bookerRelation
      doctor { fullName subspecialties languagesSpoken }
    } } }`,
    {},
    father.token,
  )
  expect(data.myAppointments.items).toEqual([
    {
      channel: 'video',
      patientName: 'يوسف الصباح',
      bookerName: 'Omar Solvang',
      bookerRelation: 'father',
      doctor: {
        fullName: expect.any(String),
        subspecialties: expect.arrayContaining(['Pediatric Cardiology']),
        languagesSpoken: expect.arrayContaining(['Arabic']),
      },
    },
  ])
  expect(doctor).toContain(data.myAppointments.items[0]?.doctor.fullName)
  await page.context().close()
})
