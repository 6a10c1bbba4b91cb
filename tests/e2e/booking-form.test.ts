import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addressOf,
  fillCard,
  fillDetails,
  firstFree,
  heading,
  pay,
  reviewChosen,
} from '#tests/support/booking-screens.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { ask, bookDirectly, chooseSlot, freeSlots, newPatient, placeToBook, signedIn } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

describe('the checkout form', () => {
  test('shows missing fields beside the button, focuses the first of them, and offers no Sunday', async () => {
    const page = await browser.newPage()
    const place = await placeToBook(browser.url, 7)
    await page.goto(addressOf('checkout', place))
    const submit = page.getByRole('button', { name: 'Proceed to Payment' })
    await page.getByRole('grid').waitFor()
    // Disabled until the terms are ticked, but a press still explains what is missing.
    await expect.poll(() => submit.isDisabled()).toBe(true)
    await page.getByText('Tick the terms and conditions to continue.').waitFor()
    await submit.press('Enter')
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
    await page.getByText('Please agree to the terms and conditions').waitFor()
    for (const sentence of [
      'First name is required',
      'Last name is required',
      'Email is required',
      'Phone is required',
    ])
      await page.getByText(sentence).waitFor()
    await page.getByRole('alert').getByText('Please fill in all required fields and select a date and time').waitFor()
    expect(await page.evaluate(() => document.activeElement?.closest('[role=gridcell]') !== null)).toBe(true)
    // Each press shows the message once, only beside the button.
    await submit.press('Enter')
    await expect.poll(() => page.getByRole('region', { name: 'Notifications' }).getByRole('paragraph').count()).toBe(0)

    await chooseSlot(page, await firstFree(browser.url, place))
    await submit.press('Enter')
    await expect.poll(focused).toBe('firstName')
    for (const label of ['First name', 'Last name']) await page.getByLabel(label).fill('Ingrid')
    await page.getByLabel('Email', { exact: true }).fill('ingrid@mail.example')
    await page.getByLabel('Phone', { exact: true }).fill('+47 400 00 000')
    await page.getByText('Please fill in all required fields').waitFor({ state: 'detached' })
    await submit.press('Enter')
    await expect.poll(focused).toBe('terms')
    await page.getByRole('checkbox').check()
    await expect.poll(() => submit.isEnabled()).toBe(true)

    await page.getByRole('button', { name: 'Next' }).first().click()
    const sundays = page.getByRole('gridcell').getByRole('button', { name: /^Sunday/ })
    await expect.poll(() => sundays.count()).toBeGreaterThan(3)
    for (const day of await sundays.all()) await expect.poll(() => day.getAttribute('aria-disabled')).toBe('true')
    await page.context().close()
  })

  test('opens with the time in the address selected, on both clocks, and offers the first free day', async () => {
    const page = await browser.newPage({ timezoneId: 'Europe/Oslo' })
    const place = await placeToBook(browser.url, 13)
    const slot = (await freeSlots(browser.url, place)).at(-1)
    if (!slot) throw new Error('The hospital has no free time.')
    await page.goto(`${addressOf('checkout', place)}&date=${slot.date}&time=${slot.time}`)
    const chosen = page.locator(`input[value="${slot.time}"]`)
    await chosen.waitFor({ state: 'attached' })
    await expect.poll(() => chosen.isChecked()).toBe(true)
    await page
      .getByRole('radio', { name: /^\d\d:\d\d \d\d:\d\d in Oslo/ })
      .first()
      .waitFor({ state: 'attached' })
    const summary = page.getByRole('complementary', { name: 'Booking summary' })
    await summary.getByText(/^\d\d:\d\d in Oslo$/).waitFor()
    for (const words of ['Due to Hekima', 'Consultation fee', 'To pay at the hospital'])
      await summary.getByText(words).waitFor()
    // From here on the form decides, also after a reload.
    expect(new URL(page.url()).searchParams.has('date')).toBe(false)
    await page.getByRole('button', { name: /^First free: / }).click()
    await page.reload()
    await page.getByRole('grid').waitFor()
    await expect.poll(() => page.getByRole('button', { name: /^First free: / }).count()).toBe(0)
    await page.context().close()
  })

  test('offers any doctor or one who performs the treatment, and keeps typed input', async () => {
    const page = await browser.newPage()
    const { data } = await ask<{
      doctors: {
        items: { id: string; fullName: string; hospitalId: string | null; services: { service: { id: string } }[] }[]
      }
    }>(browser.url, '{ doctors(limit: 20) { items { id fullName hospitalId services(limit: 1) { service { id } } } } }')
    const doctor = data.doctors.items.find(({ hospitalId, services }) => hospitalId && services.length > 0)
    const query = new URLSearchParams({
      hospital: doctor?.hospitalId ?? '',
      service: doctor?.services[0]?.service.id ?? '',
    })
    await page.goto(`/checkout?${query}`)
    await page.getByRole('radio', { name: /^Any doctor/, checked: true }).waitFor({ state: 'attached' })
    await page.getByLabel('First name').fill('Ingrid')
    const choice = page.getByRole('radio', { name: new RegExp(`^${doctor?.fullName}`) })
    await choice.focus()
    await page.keyboard.press('Space')
    await page.waitForURL(({ searchParams }) => searchParams.get('doctor') === doctor?.id)
    await expect.poll(() => choice.isChecked()).toBe(true)
    expect(await choice.evaluate((radio) => radio === document.activeElement)).toBe(true)
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Ingrid')
    const summary = page.getByRole('complementary', { name: 'Booking summary' })
    await summary.getByText(doctor?.fullName ?? '').waitFor()
    await page.context().close()
  })

  test('works by keyboard only', async () => {
    const page = await browser.newPage()
    const place = await placeToBook(browser.url, 8)
    const slot = await firstFree(browser.url, place)
    await page.goto(addressOf('checkout', place))
    await page.getByRole('grid').waitFor()
    const day = Number(slot.date.slice(8))
    // Arrow keys move by a day, Page Down by a month, Enter selects.
    await page.locator('[role=gridcell] [tabindex="0"]').focus()
    for (let step = 0; step < 45; step++) {
      const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
      if (new RegExp(`\\b${day} ${new Date(slot.date).toLocaleDateString('en-GB', { month: 'long' })}`).test(label))
        break
      await page.keyboard.press('ArrowRight')
    }
    await page.keyboard.press('Enter')
    const first = page.getByRole('radio', { name: /^\d\d:\d\d/, disabled: false }).first()
    await first.focus()
    await page.keyboard.press('Space')
    await expect.poll(() => first.isChecked()).toBe(true)
    await page.context().close()
  })

  test('works with mirrored arrow keys in right-to-left layouts', async () => {
    const page = await browser.newPage()
    await page.addInitScript(() => localStorage.setItem('hekima.language', 'ar'))
    await page.goto(addressOf('checkout', await placeToBook(browser.url, 8)))
    await page.locator('[role=gridcell] [tabindex="0"]').focus()
    // The first day of the next month.
    for (const key of ['PageDown', 'Home']) await page.keyboard.press(key)
    const place = () =>
      page.evaluate(() => {
        const days = [...document.querySelectorAll('[role=gridcell] > *')]
        const x = document.activeElement?.getBoundingClientRect().x ?? 0
        return { at: days.indexOf(document.activeElement as Element), x }
      })
    const first = await place()
    await page.keyboard.press('ArrowLeft')
    const second = await place()
    expect(second.at).toBe(first.at + 1)
    await page.keyboard.press('ArrowRight')
    expect(await place()).toEqual(first)
    await page.context().close()
  })
})

describe('a time that was just taken', () => {
  test('is refused with free times, of which one is booked without losing input', async () => {
    const page = await browser.newPage()
    const [patient, rival] = [await newPatient(browser.url), await newPatient(browser.url)]
    const place = await placeToBook(browser.url, 9)
    const slot = await firstFree(browser.url, place)
    await signedIn(page, patient)
    await page.goto(addressOf('checkout', place))
    await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(patient.email)
    await fillDetails(page, slot)
    await page.getByRole('button', { name: 'Proceed to Payment' }).click()
    await fillCard(page)
    await bookDirectly(browser.url, rival, place, slot)
    await pay(page)

    const alert = page.getByRole('alert').filter({ hasText: 'Error' })
    await alert.getByText('Nothing was booked, and your details are kept.').waitFor()
    expect(await alert.evaluate((box) => box.parentElement === document.activeElement)).toBe(true)
    await alert.getByText('These times are still free:').waitFor()
    const offer = alert.getByRole('button', { name: /, \d\d:\d\d$/ }).first()
    const chosen = /\d\d:\d\d/.exec((await offer.textContent()) ?? '')?.[0] ?? ''
    await offer.click()
    await page.getByText('Your new time:').waitFor()
    await expect.poll(() => page.getByLabel('Card number').inputValue()).toBe('4111 1111 1111 1111')
    await pay(page)
    // This hospital confirms at once.
    await heading(page, 'Your appointment is confirmed').waitFor()
    const ticket = await page.getByRole('article', { name: 'Your booking' }).textContent()
    expect(ticket).toContain(chosen)
    expect(ticket).toContain('I take a beta blocker in the morning.')
    await page.context().close()
  })
})

describe('a failing server', () => {
  test('is reported, the button works again, and repeating books once', async () => {
    const page = await browser.newPage()
    const patient = await newPatient(browser.url)
    const place = await placeToBook(browser.url, 10)
    await signedIn(page, patient)
    await page.goto(addressOf('checkout', place))
    await fillDetails(page, await firstFree(browser.url, place))
    await page.getByRole('button', { name: 'Proceed to Payment' }).click()
    await fillCard(page)
    // The server books, but its answer is lost on the way.
    let lose = true
    await page.route('**/graphql', async (route) => {
      if (!lose || !route.request().postData()?.includes('BookAppointment')) return route.continue()
      lose = false
      await route.fetch()
      await route.abort('connectionreset')
    })
    await pay(page)
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to create appointment. Please try again.' })
    await alert.getByText('Trying again never books twice.').waitFor()
    // An error appears beside the button and has the focus.
    expect(await alert.evaluate((box) => box.parentElement === document.activeElement)).toBe(true)
    const gap = async () =>
      ((await page.getByRole('button', { name: /^Send request/ }).boundingBox())?.y ?? 0) -
      ((await alert.boundingBox())?.y ?? 0)
    expect(await gap()).toBeLessThan(250)
    await pay(page)
    await heading(page, 'Your request is with the hospital').waitFor()
    const { data } = await ask<{ myAppointments: { total: number } }>(
      browser.url,
      '{ myAppointments { total } }',
      {},
      patient.token,
    )
    expect(data.myAppointments.total).toBe(1)
    await page.context().close()
  })
})

test('a chosen doctor is kept for the appointment', async () => {
  const page = await browser.newPage()
  const patient = await newPatient(browser.url)
  await signedIn(page, patient)
  const { data } = await ask<{ doctors: { items: { id: string; fullName: string; hospitalId: string | null }[] } }>(
    browser.url,
    '{ doctors(limit: 100) { items { id fullName hospitalId } } }',
  )
  const doctor = data.doctors.items.find(({ hospitalId }) => hospitalId)
  if (!doctor) throw new Error('The demo data has no doctor at a hospital.')
  await page.goto(`/doctors/${doctor.id}`)
  await heading(page, doctor.fullName).waitFor()
  await page.getByRole('radio').first().check()
  await reviewChosen(page)
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  const ids = new URL(page.url()).searchParams
  expect(ids.get('doctor')).toBe(doctor.id)
  await page.getByRole('grid').waitFor()
  await page.getByRole('button', { name: 'Next' }).first().click()
  await page.getByRole('grid').getByRole('button', { disabled: false }).first().click()
  await page
    .locator('label:has(input[type=radio]:not(:disabled))', { hasText: /^\d\d:\d\d/ })
    .first()
    .click()
  await page.getByLabel('Phone', { exact: true }).fill('+47 400 00 000')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Proceed to Payment' }).click()
  await fillCard(page)
  await pay(page)
  await heading(page, 'Your request is with the hospital').waitFor()
  await page.getByRole('article', { name: 'Your booking' }).getByText(doctor.fullName).waitFor()
  await page.context().close()
})
