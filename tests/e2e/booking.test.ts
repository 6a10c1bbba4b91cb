import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, widths } from '#tests/support/browser.ts'
import {
  ask,
  bookDirectly,
  chooseSlot,
  freeSlots,
  newPatient,
  type Place,
  placeToBook,
  type Slot,
  signedIn,
} from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const addressOf = (screen: string, { hospitalId, serviceId }: Place) =>
  `/${screen}?hospital=${hospitalId}&service=${serviceId}`

const firstFree = async (place: Place): Promise<Slot> => {
  const [slot] = await freeSlots(browser.url, place)
  if (!slot) throw new Error('The hospital has no free time.')
  return slot
}

async function fillDetails(page: Page, slot: Slot) {
  await page.getByLabel('First name').fill('Ingrid')
  await page.getByLabel('Last name').fill('Solvang')
  await page.getByLabel('Email', { exact: true }).fill('ingrid@mail.example')
  await page.getByLabel('Phone').fill('+47 400 00 000')
  await chooseSlot(page, slot)
  await page.getByLabel('Notes').fill('I take a beta blocker in the morning.')
  await page.getByRole('checkbox').check()
}

async function fillCard(page: Page) {
  await page.getByLabel('Card number').pressSequentially('4111111111111111')
  await page.getByLabel('Name on card').fill('Ingrid Solvang')
  await page.getByLabel('Expiry date').pressSequentially('1230')
  await page.getByLabel('CVV').pressSequentially('1234')
}

const pay = (page: Page) => page.getByRole('button', { name: /Confirm and pay/ }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const isChecked = (page: Page, time: string) => page.getByRole('radio', { name: time }).isChecked()

describe.each(Object.entries(widths))('the whole path on a %s', (_, viewport) => {
  test('from the home page to a cancelled appointment', async () => {
    const page = await browser.newPage({ viewport })
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    const patient = await newPatient(browser.url)

    await page.goto('/')
    await page.getByLabel('Service', { exact: true }).selectOption('Cardiology')
    await page.getByLabel('City').first().fill('istanbul')
    await page.getByRole('option', { name: 'İstanbul' }).click()
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.waitForURL(/\/search\?.*service=Cardiology/)
    await page.getByRole('heading', { level: 2, name: /hospitals? found/ }).waitFor()
    const result = page.getByRole('article').first().getByRole('link').first()
    await result.click()
    await page.waitForURL(/\/hospitals\//)

    const name = (await page.locator('h1 bdi').textContent()) ?? ''
    await page.getByRole('radio', { name: /^Cardiology/ }).check()
    await page.getByRole('button', { name: 'Book Appointment' }).first().click()
    await heading(page, 'Review your selection').waitFor()
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
    await heading(page, 'Your details, date and time').waitFor()

    const ids = new URL(page.url()).searchParams
    const place = {
      hospitalId: ids.get('hospital') ?? '',
      serviceId: ids.get('service') ?? '',
      hospitalName: name,
      serviceName: 'Cardiology',
    }
    const slot = await firstFree(place)
    await fillDetails(page, slot)
    await page.getByRole('button', { name: 'Proceed to Payment' }).click()
    await heading(page, 'Payment').waitFor()

    await fillCard(page)
    expect(await page.getByLabel('Card number').inputValue()).toBe('4111 1111 1111 1111')
    expect(await page.getByLabel('Expiry date').inputValue()).toBe('12/30')
    expect(await page.getByLabel('CVV').inputValue()).toBe('123')
    await pay(page)

    await page.waitForURL(/\/login$/)
    await page.getByLabel('Email', { exact: true }).fill(patient.email)
    await page.getByLabel('Password', { exact: true }).fill(patient.password)
    await page.getByRole('button', { name: 'Login', exact: true }).last().click()

    await heading(page, 'Payment').waitFor()
    expect(await page.getByLabel('Card number').inputValue()).toBe('4111 1111 1111 1111')
    await pay(page)
    await heading(page, 'Payment Successful').waitFor()
    await heading(page, 'Your request is with the hospital').waitFor()
    const ticket = page.getByRole('article', { name: 'Your booking' })
    const bookingId = /BK-[2-9A-Z]{8}/.exec((await ticket.textContent()) ?? '')?.[0] ?? ''
    expect(bookingId).not.toBe('')
    expect(await ticket.textContent()).toContain('I take a beta blocker in the morning.')
    expect(await ticket.textContent()).toContain(slot.time)

    await page.reload()
    await page.getByText(bookingId).waitFor()
    await page.getByRole('link', { name: 'View my appointments' }).click()
    const card = page.getByRole('article').filter({ hasText: bookingId })
    await card.getByText('Pending Confirmation').waitFor()
    await card.getByRole('button', { name: 'Cancel Appointment' }).click()
    const dialog = page.getByRole('dialog')
    expect(await dialog.textContent()).toContain(`Are you sure you want to cancel your appointment at ${name}?`)
    await dialog.getByRole('button', { name: 'Cancel Appointment' }).click()
    await card.getByText('Cancelled').waitFor()
    expect(await card.getByRole('button', { name: 'Cancel Appointment' }).count()).toBe(0)

    // The time is offered again.
    expect(await freeSlots(browser.url, place)).toContainEqual(slot)
    // The card went nowhere.
    expect(sent.filter((text) => /4111|12\/30|1230/.test(text.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, '')))).toEqual([])
    await page.context().close()
  })
})

describe('what was typed', () => {
  test('survives refresh, Back and the way forth again', async () => {
    const page = await browser.newPage()
    const place = await placeToBook(browser.url, 5)
    const slot = await firstFree(place)
    await page.goto(addressOf('book-appointment', place))
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
    await fillDetails(page, slot)

    await page.reload()
    expect(await page.getByLabel('First name').inputValue()).toBe('Ingrid')
    expect(await page.getByLabel('Notes').inputValue()).toBe('I take a beta blocker in the morning.')
    await page.getByRole('radio', { name: slot.time }).waitFor({ state: 'attached' })
    expect(await isChecked(page, slot.time)).toBe(true)

    await page.getByRole('button', { name: 'Proceed to Payment' }).click()
    await heading(page, 'Payment').waitFor()
    await page.reload()
    await heading(page, 'Payment').waitFor()
    await page.goBack()
    await heading(page, 'Your details, date and time').waitFor()
    expect(await page.getByLabel('Phone').inputValue()).toBe('+47 400 00 000')
    await page.goForward()
    await heading(page, 'Payment').waitFor()
    await page.context().close()
  })

  test('stays in its tab; the address alone starts a second one with the same hospital and service', async () => {
    const page = await browser.newPage()
    const place = await placeToBook(browser.url, 6)
    await page.goto(addressOf('checkout', place))
    await page.getByLabel('First name').fill('Ingrid')

    const second = await page.context().newPage()
    await second.goto(page.url())
    await second.getByRole('heading', { name: place.hospitalName }).waitFor()
    expect(await second.getByLabel('First name').inputValue()).toBe('')
    await second.goto(addressOf('payment', place))
    await heading(second, 'No Booking Information').waitFor()
    await second.getByRole('link', { name: 'Enter your details' }).click()
    await heading(second, 'Your details, date and time').waitFor()
    await page.context().close()
  })
})

test.each([
  ['/book-appointment', 'No Selection Found', 'Browse Hospitals', '/search?type=hospitals'],
  ['/checkout', 'No Booking Information', 'Browse Hospitals', '/search?type=hospitals'],
  ['/payment', 'No Booking Information', 'Browse Hospitals', '/search?type=hospitals'],
  ['/booking-confirmation', 'No Booking Found', 'Go to Home', '/'],
])('%s without a selection says %s', async (path, title, link, target) => {
  const page = await browser.newPage()
  await page.goto(path)
  await heading(page, title).waitFor()
  expect(await page.getByRole('link', { name: link, exact: true }).getAttribute('href')).toBe(target)
  await page.context().close()
})

describe('the checkout form', () => {
  test('asks for the terms, then for what is missing, and offers no Sunday', async () => {
    const page = await browser.newPage()
    const place = await placeToBook(browser.url, 7)
    await page.goto(addressOf('checkout', place))
    const submit = page.getByRole('button', { name: 'Proceed to Payment' })
    await submit.waitFor()
    expect(await submit.getAttribute('aria-disabled')).toBe('true')
    await submit.click({ force: true })
    await page.locator('.toast', { hasText: 'Please agree to the terms and conditions' }).waitFor()
    await page.getByRole('checkbox').check()
    expect(await submit.getAttribute('aria-disabled')).toBeNull()
    await submit.click()
    await page.locator('.toast', { hasText: 'Please fill in all required fields and select a date and time' }).waitFor()
    for (const sentence of [
      'First name is required',
      'Last name is required',
      'Email is required',
      'Phone is required',
    ])
      await page.getByText(sentence).waitFor()
    expect(await page.getByLabel('First name').evaluate((input) => input === document.activeElement)).toBe(true)

    await page.getByRole('button', { name: 'Next' }).first().click()
    const sundays = page.getByRole('gridcell').getByRole('button', { name: /^Sunday/ })
    expect(await sundays.count()).toBeGreaterThan(3)
    for (const day of await sundays.all()) expect(await day.getAttribute('aria-disabled')).toBe('true')
    await page.context().close()
  })

  test('is worked by keyboard alone', async () => {
    const page = await browser.newPage()
    const place = await placeToBook(browser.url, 8)
    const slot = await firstFree(place)
    await page.goto(addressOf('checkout', place))
    await page.getByRole('grid').waitFor()
    const day = Number(slot.date.slice(8))
    // Arrows move by a day, Page Down by a month; Enter chooses.
    await page.locator('[role=gridcell] [tabindex="0"]').focus()
    for (let step = 0; step < 45; step++) {
      const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
      if (new RegExp(`\\b${day} ${new Date(slot.date).toLocaleDateString('en-GB', { month: 'long' })}`).test(label))
        break
      await page.keyboard.press('ArrowRight')
    }
    await page.keyboard.press('Enter')
    const first = page.locator('.slots input:not(:disabled)').first()
    await first.focus()
    await page.keyboard.press('Space')
    expect(await first.isChecked()).toBe(true)
    await page.context().close()
  })
})

describe('a time that somebody else took meanwhile', () => {
  test('is refused with free times; one of them is booked and nothing typed is lost', async () => {
    const page = await browser.newPage()
    const [patient, rival] = [await newPatient(browser.url), await newPatient(browser.url)]
    const place = await placeToBook(browser.url, 9)
    const slot = await firstFree(place)
    await signedIn(page, patient)
    await page.goto(addressOf('checkout', place))
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(patient.email)
    await fillDetails(page, slot)
    await page.getByRole('button', { name: 'Proceed to Payment' }).click()
    await fillCard(page)
    await bookDirectly(browser.url, rival, place, slot)
    await pay(page)

    const alert = page.getByRole('alert').filter({ hasText: 'Error' })
    await alert.getByText('These times are still free:').waitFor()
    const offer = alert.locator('.chip').first()
    const chosen = /\d\d:\d\d/.exec((await offer.textContent()) ?? '')?.[0] ?? ''
    await offer.click()
    await page.getByText('Your new time:').waitFor()
    expect(await page.getByLabel('Card number').inputValue()).toBe('4111 1111 1111 1111')
    await pay(page)
    await heading(page, 'Your request is with the hospital').waitFor()
    const ticket = await page.getByRole('article', { name: 'Your booking' }).textContent()
    expect(ticket).toContain(chosen)
    expect(ticket).toContain('I take a beta blocker in the morning.')
    await page.context().close()
  })
})

describe('a failing server', () => {
  test('is told, the button works again, and repeating books once', async () => {
    const page = await browser.newPage()
    const patient = await newPatient(browser.url)
    const place = await placeToBook(browser.url, 10)
    await signedIn(page, patient)
    await page.goto(addressOf('checkout', place))
    await fillDetails(page, await firstFree(place))
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
    await page.getByText('Failed to create appointment. Please try again.').waitFor()
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

test('a chosen doctor goes along to the appointment', async () => {
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
  await page.getByRole('button', { name: 'Book Appointment' }).first().click()
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  const ids = new URL(page.url()).searchParams
  expect(ids.get('doctor')).toBe(doctor.id)
  await page.getByRole('grid').waitFor()
  await page.getByRole('button', { name: 'Next' }).first().click()
  await page.locator('.day:not([data-disabled]):not([data-unavailable]):not([data-outside-month])').first().click()
  await page.locator('label.slot:has(input:not(:disabled))').first().click()
  await page.getByLabel('Phone').fill('+47 400 00 000')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Proceed to Payment' }).click()
  await fillCard(page)
  await pay(page)
  await heading(page, 'Your request is with the hospital').waitFor()
  await page.getByRole('article', { name: 'Your booking' }).getByText(doctor.fullName).waitFor()
  await page.context().close()
})
