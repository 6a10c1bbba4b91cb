import type { Page } from 'playwright-core'
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
import { openBrowser, widths } from '#tests/support/browser.ts'
import { freeSlots, newPatient, placeToBook, type Slot, signedIn } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const isChecked = (page: Page, time: string) => page.locator(`input[value="${time}"]`).isChecked()

describe.each(Object.entries(widths))('the whole path on a %s', (_, viewport) => {
  test('from the home page to a cancelled appointment', async () => {
    const page = await browser.newPage({ viewport })
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    const patient = await newPatient(browser.url)

    await page.goto('/')
    if (viewport === widths.phone) await page.getByRole('button', { name: 'Service and urgency' }).click()
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
    await reviewChosen(page)
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
    await heading(page, 'Your details, date and time').waitFor()

    const ids = new URL(page.url()).searchParams
    const place = {
      hospitalId: ids.get('hospital') ?? '',
      serviceId: ids.get('service') ?? '',
      hospitalName: name,
      serviceName: 'Cardiology',
    }
    // Other tests at this hospital take its next times.
    const slot = (await freeSlots(browser.url, place)).at(-1) as Slot
    await fillDetails(page, slot)
    await page.getByRole('button', { name: 'Proceed to Payment' }).click()

    // The account comes before the card, and the request is stored meanwhile.
    await page.waitForURL(/\/register$/)
    const kept = page.getByRole('region', { name: 'Your request is saved' })
    await kept.getByText(name).waitFor()
    await kept.getByText(slot.time).waitFor()
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Ingrid')
    await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe('ingrid@mail.example')
    await page.locator('main').getByRole('link', { name: 'Login' }).click()
    await heading(page, 'Sign in to Hekima').waitFor()
    await kept.waitFor()
    await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe('ingrid@mail.example')
    await page.getByLabel('Email', { exact: true }).fill(patient.email)
    await page.getByLabel('Password', { exact: true }).fill(patient.password)
    await page.getByRole('button', { name: 'Login', exact: true }).last().click()

    await heading(page, 'Payment').waitFor()
    await fillCard(page)
    await expect.poll(() => page.getByLabel('Card number').inputValue()).toBe('4111 1111 1111 1111')
    await expect.poll(() => page.getByLabel('Expiry date').inputValue()).toBe('12/30')
    await expect.poll(() => page.getByLabel('CVV').inputValue()).toBe('123')
    await pay(page)
    await heading(page, 'Payment Successful').waitFor()
    await heading(page, 'Your request is with the hospital').waitFor()
    const ticket = page.getByRole('article', { name: 'Your booking' })
    const bookingId = /BK-[2-9A-Z]{8}/.exec((await ticket.textContent()) ?? '')?.[0] ?? ''
    expect(bookingId).not.toBe('')
    await expect.poll(() => ticket.textContent()).toContain('I take a beta blocker in the morning.')
    await expect.poll(() => ticket.textContent()).toContain(slot.time)

    // Back leads to the sent request, not to an empty form.
    await page.goBack()
    await heading(page, `This request was sent as ${bookingId}`).waitFor()
    await page.goForward()
    await page.reload()
    await page.getByText(bookingId).waitFor()
    await page.getByRole('link', { name: 'View my appointments' }).click()
    const card = page.getByRole('article').filter({ hasText: bookingId })
    await card.getByText('Pending Confirmation').waitFor()
    await card.getByRole('button', { name: new RegExp(`^More: .*${bookingId}`) }).click()
    await page.getByRole('menuitem', { name: 'Cancel Appointment' }).click()
    const dialog = page.getByRole('dialog')
    await expect
      .poll(() => dialog.textContent())
      .toContain(`Are you sure you want to cancel your appointment at ${name}?`)
    await dialog.getByRole('button', { name: 'Cancel Appointment' }).click()
    await page.getByText('1 visit completed or cancelled.').click()
    await card.getByText('Cancelled').waitFor()

    // The time is bookable again.
    expect(await freeSlots(browser.url, place)).toContainEqual(slot)
    // The card data was sent nowhere.
    expect(sent.filter((text) => /4111|12\/30|1230/.test(text.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, '')))).toEqual([])
    await page.context().close()
  })
})

describe('typed input', () => {
  test('survives reload, Back and Forward', async () => {
    const page = await browser.newPage()
    const place = await placeToBook(browser.url, 5)
    const slot = await firstFree(browser.url, place)
    await signedIn(page, await newPatient(browser.url))
    await page.goto(addressOf('book-appointment', place))
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
    await fillDetails(page, slot)

    // No document of the server contains the data of this tab.
    const document = await page.request.get(addressOf('book-appointment', place))
    const html = await document.text()
    expect(html).toContain(place.serviceName)
    expect(html).not.toMatch(/Ingrid|Solvang|beta blocker|mail\.example/)

    await page.reload()
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Ingrid')
    await expect.poll(() => page.getByLabel('Notes').inputValue()).toBe('I take a beta blocker in the morning.')
    await page.locator(`input[value="${slot.time}"]`).waitFor({ state: 'attached' })
    expect(await isChecked(page, slot.time)).toBe(true)

    await page.getByRole('button', { name: 'Proceed to Payment' }).click()
    await heading(page, 'Payment').waitFor()
    await page.reload()
    await heading(page, 'Payment').waitFor()
    await page.goBack()
    await heading(page, 'Your details, date and time').waitFor()
    await expect.poll(() => page.getByLabel('Phone', { exact: true }).inputValue()).toBe('+47 400 00 000')
    await page.goForward()
    await heading(page, 'Payment').waitFor()
    await page.context().close()
  })

  test('stays in its tab, and the address starts a second one with the same hospital and service', async () => {
    const page = await browser.newPage()
    const place = await placeToBook(browser.url, 6)
    await page.goto(addressOf('checkout', place))
    await page.getByLabel('First name').fill('Ingrid')

    const second = await page.context().newPage()
    await second.goto(page.url())
    await second.getByRole('heading', { name: place.hospitalName }).waitFor()
    await expect.poll(() => second.getByLabel('First name').inputValue()).toBe('')
    await second.goto(addressOf('payment', place))
    await heading(second, 'No Booking Information').waitFor()
    await second.getByRole('link', { name: 'Enter your details' }).click()
    await heading(second, 'Your details, date and time').waitFor()
    await page.context().close()
  })
})

describe('the steps of the checkout', () => {
  test('show the review as done only after it was visited', async () => {
    const page = await browser.newPage()
    const place = await placeToBook(browser.url, 13)
    const review = page.getByRole('list', { name: 'Booking steps' }).getByRole('listitem').first()
    await page.goto(addressOf('checkout', place))
    await page.getByRole('grid').waitFor()
    await expect.poll(() => review.textContent()).not.toContain('done')
    await page.getByRole('link', { name: 'Back to your selection' }).click()
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
    await page.getByRole('grid').waitFor()
    await expect.poll(() => review.textContent()).toContain('(done)')
    await page.reload()
    await page.getByRole('grid').waitFor()
    await expect.poll(() => review.textContent()).toContain('(done)')
    expect(new URL(page.url()).search).not.toContain('__typename')
    await page.context().close()
  })

  test('keep the calendar in place when a day is chosen', async () => {
    const page = await browser.newPage()
    const place = await placeToBook(browser.url, 13)
    await page.goto(addressOf('checkout', place))
    const grid = page.getByRole('grid')
    await grid.waitFor()
    const top = () => grid.evaluate((box) => box.getBoundingClientRect().top + scrollY)
    await page.getByRole('button', { name: /^First free: / }).click()
    const before = await top()
    await page.getByRole('button', { name: /^First free: / }).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Next' }).first().click()
    await grid.getByRole('button', { disabled: false }).first().click()
    await page.getByRole('button', { name: /^First free: / }).waitFor()
    expect(await top()).toBe(before)
    await page.context().close()
  })
})

test.each([
  ['/book-appointment', 'No Selection Found', 'Browse Hospitals', '/search?type=hospitals'],
  ['/checkout', 'No Booking Information', 'Browse Hospitals', '/search?type=hospitals'],
  ['/payment', 'No Booking Information', 'Browse Hospitals', '/search?type=hospitals'],
  ['/booking-confirmation', 'No Booking Found', 'Go to Home', '/'],
])('%s without a selection shows %s', async (path, title, link, target) => {
  const page = await browser.newPage()
  await page.goto(path)
  await heading(page, title).waitFor()
  await expect.poll(() => page.getByRole('link', { name: link, exact: true }).getAttribute('href')).toBe(target)
  await page.context().close()
})
