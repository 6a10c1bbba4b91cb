import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  button,
  codeOf,
  field,
  home,
  openUserMenu,
  pressLogin,
  setUpTwoFactor,
  signOut,
  typeSignIn,
} from '#tests/support/account-screens.ts'
import { fillCard, fillDetails, heading, pay, reviewChosen } from '#tests/support/booking-screens.ts'
import { neverAsksAgain, openBrowser } from '#tests/support/browser.ts'
import { bytesOf, pressForFile, readDownload } from '#tests/support/download.ts'
import { hospitalStaff, type Staff, staffMoves, staffWrites } from '#tests/support/hospital-staff.ts'
import { linkInMail } from '#tests/support/mailbox.ts'
import { chooseSlot, freeSlots, longDay, type Slot } from '#tests/support/patient.ts'
import { letBegin } from '#tests/support/product-database.ts'
import { readZip } from '#tests/support/zip.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const PASSWORD = 'Fjord-2026'
const QUESTION = 'Shall I bring my earlier heart films?'
const ANSWER = 'Yes, please, and the list of your medicines.'
const FILE = 'heart film report.pdf'
const FILE_TEXT = '%PDF-1.4\n% The report of an earlier examination.\n%%EOF\n'

// Each step continues on the page of the previous one. tests/e2e/journeys runs the same journey on
// a phone, in Arabic.
describe('one new patient in one browser', () => {
  const email = `ingrid.journey.${process.pid}.${Date.now()}@mail.example`
  const review = `They explained everything twice. (${Date.now()})`
  const faults: string[] = []
  let page: Page
  let staff: Staff
  let first: Slot
  let second: Slot
  let secret: string
  let recoveryCodes: string[]
  let appointmentId: string
  let bookingId: string

  async function choose(item: string) {
    await openUserMenu(page)
    await page.getByRole('banner').getByRole('link', { name: item, exact: true }).click()
  }
  const shows = async ({ date, time }: Slot) => {
    const clock = page.getByRole('region', { name: 'When' }).getByRole('region').first()
    await expect.poll(() => clock.textContent()).toContain(time)
    await expect.poll(() => clock.textContent()).toContain(longDay(date))
  }

  beforeAll(async () => {
    page = await browser.newPage()
    await neverAsksAgain(page)
    page.on('pageerror', (fault) => faults.push(String(fault)))
    staff = await hospitalStaff(browser.url, 5)
    // The last free times, because other tests at this hospital take its next ones.
    const free = await freeSlots(browser.url, staff.place)
    second = free.at(-1) as Slot
    first = free.findLast(({ date }) => date !== second.date) as Slot
  })
  afterAll(() => page?.context().close())

  test('registers and is signed in', async () => {
    await page.goto('/register')
    await field(page, 'First name').fill('Ingrid')
    await field(page, 'Last name').fill('Solvang')
    await field(page, 'Email').fill(email)
    await field(page, 'Password').fill(PASSWORD)
    await field(page, 'Confirm password').fill(PASSWORD)
    await page.locator('form').getByRole('button', { name: 'Create account' }).click()
    await home(page)
    await choose('My Appointments')
    await heading(page, 'My Appointments').waitFor()
    await page.getByText('Please confirm your email address').waitFor()
  })

  test('confirms the address by the link in the mail', async () => {
    await page.goto(await linkInMail(email, '/confirm-email'))
    await page.getByText('Your email address is confirmed.').waitFor()
    await page.getByRole('link', { name: 'View my appointments' }).click()
    await page.getByRole('heading', { name: 'No appointments yet' }).waitFor()
    await expect.poll(() => page.getByText('Please confirm your email address').count()).toBe(0)
    await choose('Settings')
    await page.getByText('Verified', { exact: true }).waitFor()
  })

  test('sets up two-factor sign-in', async () => {
    ;({ secret, codes: recoveryCodes } = await setUpTwoFactor(page, PASSWORD))
    await button(page, 'New recovery codes').waitFor()
  })

  test('signs out, and in again with a code', async () => {
    await signOut(page)
    await page.goto('/login')
    await typeSignIn(page, email, PASSWORD)
    // The setup has used its code, so the next one comes from the next half minute.
    await field(page, 'Code').fill(codeOf(secret, 30_000))
    await pressLogin(page)
    await home(page)
  })

  test('books through the four screens', async () => {
    const { hospitalId, serviceId, hospitalName, serviceName } = staff.place
    await page.goto(`/hospitals/${hospitalId}?service=${serviceId}`)
    await page.getByRole('radio', { name: new RegExp(`^${serviceName}`), checked: true }).waitFor()
    await reviewChosen(page)
    expect(new URL(page.url()).searchParams.get('service')).toBe(staff.place.serviceId)
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
    await heading(page, 'Your details, date and time').waitFor()
    await fillDetails(page, first)
    await button(page, 'Proceed to Payment').click()
    await heading(page, 'Payment').waitFor()
    await fillCard(page)
    await pay(page)
    await heading(page, 'Payment Successful').waitFor()
    await heading(page, 'Your request is with the hospital').waitFor()
    const ticket = (await page.getByRole('article', { name: 'Your booking' }).textContent()) ?? ''
    expect(ticket).toContain(hospitalName)
    expect(ticket).toContain(first.time)
    bookingId = /BK-[2-9A-Z]{8}/.exec(ticket)?.[0] ?? ''
    expect(bookingId).not.toBe('')

    await page.getByRole('link', { name: 'View my appointments' }).click()
    const card = page.getByRole('article').filter({ hasText: bookingId })
    await card.getByText('Pending Confirmation').waitFor()
    await card.getByRole('link', { name: serviceName, exact: true }).click()
    await heading(page, serviceName).waitFor()
    appointmentId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await shows(first)
  })

  test('writes to the hospital and receives its answer live', async () => {
    await page.locator('[data-live=true]').waitFor()
    await field(page, 'Write a message').fill(QUESTION)
    await button(page, 'Send').click()
    await page.locator('[data-sender=patient]', { hasText: QUESTION }).waitFor()
    await staffWrites(browser.url, staff, appointmentId, ANSWER)
    await page.locator('[data-sender=hospital]', { hasText: ANSWER }).waitFor()
  })

  test('uploads a file and gets the same one back', async () => {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: FILE, mimeType: 'application/pdf', buffer: Buffer.from(FILE_TEXT) })
    await button(page, `Download ${FILE}`).waitFor()
    const download = await pressForFile(page, `Download ${FILE}`)
    expect(download.suggestedFilename()).toBe(FILE)
    expect((await bytesOf(download)).toString()).toBe(FILE_TEXT)
  })

  test('moves the appointment to another day, and it stays the same appointment', async () => {
    await button(page, 'Reschedule').click()
    await chooseSlot(page, second)
    await button(page, 'Move appointment').click()
    await page.getByRole('region', { name: 'Notifications' }).getByText('Your appointment is moved to').waitFor()
    await shows(second)
    await page
      .getByRole('region', { name: 'History' })
      .getByRole('listitem')
      .filter({ hasText: 'Moved to another time' })
      .waitFor()
    await page.locator('main header').getByText(bookingId).waitFor()
    expect(page.url()).toContain(appointmentId)
    const free = await freeSlots(browser.url, staff.place)
    expect(free).toContainEqual(first)
    expect(free).not.toContainEqual(second)
  })

  test('sees the hospital confirm and complete it', async () => {
    await page.locator('[data-live=true]').waitFor()
    await expect.poll(() => page.getByRole('heading', { name: 'How was your visit?' }).count()).toBe(0)
    for (const [status, word] of [
      ['confirmed', 'Confirmed'],
      ['completed', 'Completed'],
    ] as const) {
      if (status === 'completed') await letBegin(appointmentId)
      await staffMoves(browser.url, staff, appointmentId, status)
      await page.locator('main header').getByText(word, { exact: true }).waitFor()
    }
    await expect.poll(() => button(page, 'Reschedule').count()).toBe(0)
  })

  test('reviews the visit, and the review is public', async () => {
    await page.getByRole('heading', { name: 'How was your visit?' }).waitFor()
    await page.getByRole('radio', { name: /^4 stars/ }).check({ force: true })
    await field(page, 'Your review (optional)').fill(review)
    await button(page, 'Publish review').click()
    await button(page, 'Edit review').waitFor()
    await page.locator('main header').getByRole('link', { name: staff.place.hospitalName }).click()
    const stranger = await browser.newPage()
    await stranger.goto(`/hospitals/${staff.place.hospitalId}`)
    for (const reader of [page, stranger]) {
      const shown = reader.getByRole('listitem').filter({ hasText: review })
      await shown.getByText('Verified visit').waitFor()
      await shown.getByText('4.0', { exact: true }).waitFor()
      await shown.getByText('Ingrid S.').waitFor()
    }
    await stranger.context().close()
  })

  test('downloads everything as a zip', async () => {
    await choose('Settings')
    await heading(page, 'Ingrid Solvang').waitFor()
    const download = await pressForFile(page, 'Export my data')
    expect(download.suggestedFilename()).toMatch(/^hekima-.*\.zip$/)
    const files = await readDownload(download, readZip)
    const data = JSON.parse(files.get('data.json') ?? '{}')
    expect(data.account).toMatchObject({ email, emailConfirmed: true, twoFactorEnabled: true })
    expect(data.reviews).toMatchObject([{ bookingId, rating: 4, comment: review }])
    expect(data.appointments).toMatchObject([
      { bookingId, status: 'completed', time: second.time, messages: [{ message: QUESTION }, { message: ANSWER }] },
    ])
    const [stored] = data.appointments[0].files
    expect(stored).toMatchObject({ name: FILE, size: FILE_TEXT.length })
    expect(files.get(stored.path)).toBe(FILE_TEXT)
  })

  test('requests the deletion of the account and is notified of it', async () => {
    await button(page, 'Delete account').click()
    const dialog = page.getByRole('dialog')
    await field(page, 'Your password').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    await page.getByText('Please enter a code of your authenticator app, or one of your recovery codes').waitFor()
    await field(page, 'Code').fill(recoveryCodes[0] ?? '')
    await dialog.getByRole('button', { name: 'Delete account' }).click()
    const day = new Date(Date.now() + 14 * 86_400_000).toLocaleDateString('en-GB', { dateStyle: 'long' })
    const notice = page.getByText(`Your account will be deleted on ${day}`)
    await notice.waitFor()
    await page.reload()
    await notice.waitFor()
    await button(page, 'Keep my account').waitFor()
    await expect.poll(() => button(page, 'Delete account').count()).toBe(0)
    expect(faults).toEqual([])
  })
})
