import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { neverAsksAgain, openBrowser } from '#tests/support/browser.ts'
import { bytesOf, pressForFile } from '#tests/support/download.ts'
import { hospitalStaff, type Staff, staffMoves, staffWrites } from '#tests/support/hospital-staff.ts'
import { ask, bookDirectly, freeSlots, newPatient, type Patient, type Slot, signedIn } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let staff: Staff
let patient: Patient
let appointment: { id: string; bookingId: string }
let slots: Slot[]
const address = () => `/my-appointments/${appointment.id}`

beforeAll(async () => {
  browser = await openBrowser()
  staff = await hospitalStaff(browser.url)
  patient = await newPatient(browser.url)
  slots = await freeSlots(browser.url, staff.place)
  appointment = await bookDirectly(browser.url, patient, staff.place, slots[0] as Slot)
})
afterAll(() => browser?.close())

async function open(target = address(), who: Patient | null = patient, options = {}) {
  const page = await browser.newPage(options)
  await neverAsksAgain(page)
  if (who) await signedIn(page, who)
  await page.goto(target)
  return page
}

/** Simulates switching to another tab and back. */
const show = (page: Page, visible: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, !visible)

describe('access to an appointment', () => {
  test('requires signing in, and then shows the requested page', async () => {
    const page = await open(address(), null)
    await page.waitForURL(/\/login$/)
    await page.getByLabel('Email', { exact: true }).fill(patient.email)
    await page.getByLabel('Password', { exact: true }).fill(patient.password)
    await page.keyboard.press('Enter')
    await page.waitForURL(new RegExp(`${address()}$`))
    await page.getByRole('heading', { level: 1, name: staff.place.serviceName }).waitFor()
    await page.context().close()
  })

  test.each(['not-an-id', '00000000-0000-7000-8000-000000000000'])('%s: Appointment Not Found', async (id) => {
    const page = await open(`/my-appointments/${id}`)
    await page.getByRole('heading', { level: 1, name: 'Appointment Not Found' }).waitFor()
    await page.context().close()
  })

  test('another patient: Appointment Not Found', async () => {
    const page = await open(address(), await newPatient(browser.url))
    await page.getByRole('heading', { level: 1, name: 'Appointment Not Found' }).waitFor()
    await page.context().close()
  })
})

describe('messages', () => {
  test('go both ways on open pages', async () => {
    const page = await open()
    await page.locator('[data-live=true]').waitFor()
    const field = page.getByRole('textbox', { name: 'Write a message' })
    await field.fill('   ')
    await field.press('Enter')
    await field.fill('First line')
    await field.press('Shift+Enter')
    await field.pressSequentially('second line')
    await field.press('Enter')
    await page.locator('[data-sender=patient]', { hasText: 'First line' }).waitFor()
    await expect.poll(() => page.locator('[data-sender]').count()).toBe(1)
    await expect.poll(() => field.inputValue()).toBe('')
    await staffWrites(browser.url, staff, appointment.id, 'Please bring your last ECG.')
    const answer = page.locator('[data-sender=hospital]', { hasText: 'Please bring your last ECG.' })
    await answer.waitFor()
    const stored = await ask<{ appointment: { messages: { message: string }[] } }>(
      browser.url,
      `query ($id: ID!) { appointment(id: $id) { messages { message } } }`,
      { id: appointment.id },
      staff.token,
    )
    expect(stored.data.appointment.messages.map(({ message }) => message)).toEqual([
      'First line\nsecond line',
      'Please bring your last ECG.',
    ])
    await page.context().close()
  })

  test('arrive without the stream too, by polling every ten seconds', async () => {
    const page = await browser.newPage()
    await signedIn(page, patient)
    await page.clock.install()
    await page.route('**/messages/stream', (route) => route.abort('connectionrefused'))
    await page.goto(address())
    await page.locator('[data-sender]').first().waitFor()
    await staffWrites(browser.url, staff, appointment.id, 'We found an interpreter.')
    await page.clock.fastForward(11_000)
    await page.locator('[data-sender=hospital]', { hasText: 'We found an interpreter.' }).waitFor()
    await page.context().close()
  })

  test('close the stream of a hidden tab, and catch up when it is visible again', async () => {
    const page = await open()
    await page.locator('[data-live=true]').waitFor()
    const streamOf = (request: { url(): string }) => request.url().endsWith('/messages/stream')
    const closed = page.waitForEvent('requestfailed', streamOf)
    await show(page, false)
    await closed
    await staffWrites(browser.url, staff, appointment.id, 'The garage is behind the house.')
    await expect.poll(() => page.getByText('The garage is behind the house.').count()).toBe(0)
    const opened = page.waitForRequest(streamOf)
    await show(page, true)
    await opened
    await page.getByText('The garage is behind the house.').waitFor()
    await page.locator('[data-live=true]').waitFor()
    await page.context().close()
  })

  test('show the latest first, and earlier ones on request', async () => {
    const booked = await bookDirectly(browser.url, patient, staff.place, slots[3] as Slot)
    for (let n = 1; n <= 27; n++) {
      await ask(
        browser.url,
        'mutation ($id: ID!, $message: String!) { sendMessage(appointmentId: $id, message: $message) { id } }',
        { id: booked.id, message: `Question ${n}.` },
        patient.token,
      )
      await staffWrites(browser.url, staff, booked.id, `Answer ${n}.`)
    }
    const page = await open(`/my-appointments/${booked.id}`)
    const log = page.getByRole('log')
    await log.getByText('Answer 27.').waitFor()
    await expect.poll(() => log.locator('[data-sender]').count()).toBe(50)
    await expect.poll(() => log.getByText('Answer 2.').count()).toBe(0)
    await log.getByRole('button', { name: 'Show earlier messages' }).click()
    await log.getByText('Question 1.', { exact: true }).waitFor()
    await expect.poll(() => log.locator('[data-sender]').count()).toBe(54)
    await expect.poll(() => log.getByRole('button').count()).toBe(0)
    await staffWrites(browser.url, staff, booked.id, 'See you soon.')
    await log.getByText('See you soon.').waitFor()
    await expect.poll(() => log.locator('[data-sender]').count()).toBe(55)
    await page.context().close()
  })

  test('that cannot be sent stay in the field, also after a reload', async () => {
    const page = await open()
    await page.locator('[data-sender]').first().waitFor()
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('SendMessage') ? route.abort('connectionrefused') : route.continue(),
    )
    const field = page.getByRole('textbox', { name: 'Write a message' })
    await field.fill('Is parking possible?')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('alert').filter({ hasText: 'The message could not be sent. Please try again.' }).waitFor()
    await expect.poll(() => field.inputValue()).toBe('Is parking possible?')
    await page.unroute('**/graphql')
    await page.reload()
    await expect.poll(() => field.inputValue()).toBe('Is parking possible?')
    await field.press('Enter')
    await page.locator('[data-sender=patient]', { hasText: 'Is parking possible?' }).waitFor()
    await page.context().close()
  })

  test('a change by the hospital is shown at once', async () => {
    const page = await open()
    await page.locator('[data-live=true]').waitFor()
    await staffMoves(browser.url, staff, appointment.id, 'confirmed', 'Interpreter booked for 10:45.')
    await page.locator('main header').getByText('Confirmed').waitFor()
    await page.getByText('Interpreter booked for 10:45.').waitFor()
    await page.context().close()
  })
})

describe('files', () => {
  const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(1_929_371, 32)])

  test('are uploaded, listed with their size, and downloaded unchanged', async () => {
    const page = await open()
    const input = page.locator('input[type=file]')
    await input.waitFor({ state: 'attached' })
    await input.setInputFiles([
      { name: 'medicine list.pdf', mimeType: 'application/pdf', buffer: pdf },
      { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('only words') },
      { name: 'scan.png', mimeType: 'image/png', buffer: Buffer.from('89504e470d0a1a0a00', 'hex') },
      { name: 'nothing.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
    ])
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
    await row('medicine list.pdf').getByText('1.93 MB').waitFor()
    await row('scan.png')
      .getByText(/^\d+ bytes/)
      .waitFor()
    await row('notes.pdf')
      .getByRole('alert')
      .filter({ hasText: 'Please choose a PDF, JPEG, PNG or DICOM file.' })
      .waitFor()
    await row('nothing.jpg').getByRole('alert').filter({ hasText: 'The file is empty.' }).waitFor()
    await page.getByRole('button', { name: 'Dismiss: notes.pdf' }).click()
    await row('notes.pdf').waitFor({ state: 'detached' })
    const download = await pressForFile(page, 'Download medicine list.pdf')
    expect(download.suggestedFilename()).toBe('medicine list.pdf')
    expect((await bytesOf(download)).equals(pdf)).toBe(true)
    await page.context().close()
  })

  test('can be dropped onto the list, and one that is too large is not sent', async () => {
    const page = await open()
    await page.getByRole('region', { name: 'Files' }).getByRole('listitem').first().waitFor()
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/files')) sent.push(request.url())
    })
    await page.evaluate(() => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'huge.dcm'))
      data.items.add(new File(['%PDF-1.4 dropped'], 'dropped.pdf', { type: 'application/pdf' }))
      const target = document.querySelector('[aria-labelledby=files]')
      for (const type of ['dragover', 'drop'])
        target?.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }))
    })
    await page.getByRole('listitem').filter({ hasText: 'huge.dcm' }).getByText('A file may be up to 20 MB.').waitFor()
    await page.getByRole('button', { name: 'Download dropped.pdf' }).waitFor()
    expect(sent).toHaveLength(1)
    await page.context().close()
  })
})

describe('documents', () => {
  test('calendar entry, receipt and arrival card', async () => {
    const page = await open()
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', document.documentElement.dataset.print ?? 'page')
    })
    await page.reload()
    const save = async (name: string) => {
      const file = await pressForFile(page, name)
      return { name: file.suggestedFilename(), text: (await bytesOf(file)).toString('latin1') }
    }
    const entry = await save('Add to calendar')
    expect(entry.name).toBe(`${appointment.bookingId}.ics`)
    expect(entry.text).toContain(`UID:${appointment.id}@hekima`)
    const receipt = await save('Download')
    expect(receipt.name).toBe(`${appointment.bookingId}.pdf`)
    expect(receipt.text).toMatch(/^%PDF-/)
    const card = page.locator('[lang=tr]', { hasText: 'Lütfen beni bu adrese götürün:' })
    await expect.poll(() => card.textContent()).toContain(staff.place.hospitalName)
    await expect.poll(() => card.textContent()).toContain('112')
    await page.getByRole('button', { name: 'Print arrival card' }).click()
    await page.locator('body[data-printed=arrival]').waitFor()
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => card.isVisible()).toBe(true)
    await expect.poll(() => page.getByRole('heading', { name: 'History' }).isVisible()).toBe(false)
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect.poll(() => page.getByRole('heading', { name: 'History' }).isVisible()).toBe(true)
    // Messages are not printed, and the hospital's address is readable.
    await expect.poll(() => page.getByRole('heading', { name: 'Messages' }).isVisible()).toBe(false)
    await expect.poll(() => page.getByText('Email Us').isVisible()).toBe(false)
    await expect.poll(() => page.getByRole('button', { name: 'Reschedule' }).isVisible()).toBe(false)
    await page.context().close()
  })
})

describe('both clocks', () => {
  test('show the hospital’s time and the patient’s', async () => {
    const [hour, minute] = (slots[0] as Slot).time.split(':')
    const page = await open(address(), patient, { timezoneId: 'Asia/Tokyo' })
    const clocks = page.getByRole('region', { name: 'When' }).getByRole('region')
    await clocks.nth(1).waitFor()
    await expect.poll(() => clocks.nth(0).textContent()).toContain((slots[0] as Slot).time)
    await expect.poll(() => clocks.nth(1).textContent()).toContain(`${Number(hour) + 6}:${minute}`)
    await expect.poll(() => clocks.nth(1).textContent()).toContain('Tokyo')
    await page.context().close()
  })

  test('are one if the patient’s clock agrees', async () => {
    const page = await open(address(), patient, { timezoneId: 'Asia/Riyadh' })
    await page.getByText('Your clock shows the same time.').waitFor()
    await expect.poll(() => page.getByRole('region', { name: 'When' }).getByRole('region').count()).toBe(1)
    await page.context().close()
  })

  test('warn of a clock change before the appointment', async () => {
    const page = await browser.newPage({ timezoneId: 'America/New_York' })
    await signedIn(page, patient)
    // The visitor views the page a year earlier, so there are two clock changes in between on every
    // day of the test.
    await page.clock.setFixedTime(new Date(Date.now() - 365 * 86_400_000))
    await page.goto(address())
    await page.getByText(/^Clocks in New York go (back|forward) by 60 minutes on /).waitFor()
    await page.context().close()
  })
})
