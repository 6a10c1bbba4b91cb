/** A doctor's account: invited by an owner, assigned a request, and limited to it. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dateIn } from '#domain/days.ts'
import { signInAdmin, sticksOut } from '#tests/support/admin-screens.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { linkInMail } from '#tests/support/mailbox.ts'
import { ask, expectAccessible, newPatient, placeToBook, signedIn } from '#tests/support/patient.ts'
import { newStaff, openPortal, type StaffSession } from '#tests/support/portal-screens.ts'
import { sendQuoteRequest } from '#tests/support/quote-requests.ts'

const PASSWORD = 'Lale-Bahce-26'
const email = `doctor.${process.pid}.${Date.now()}@mail.example`

let browser: Awaited<ReturnType<typeof openBrowser>>
let owner: StaffSession
let coordinator: StaffSession
let hospitalId: string
/** Name in the record of the doctor. */
let doctorName: string
beforeAll(async () => {
  browser = await openBrowser()
  const admin = await signInAdmin(browser.url)
  hospitalId = (await placeToBook(browser.url, 17)).hospitalId
  owner = await newStaff(browser.url, admin.token, { hospitalId, role: 'owner' })
  coordinator = await newStaff(browser.url, admin.token, { hospitalId, role: 'coordinator' })
})
afterAll(() => browser?.close())

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const says = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor()

/** Checks a page in both themes. */
async function inBothThemes(page: Page) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  expect(await sticksOut(page)).toBe(false)
}

test('an owner invites a doctor by the record', async () => {
  const page = await openPortal(browser, owner, { address: '/hospitalportal/team' })
  await button(page, 'Invite someone').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('First name').fill('Deniz')
  await dialog.getByLabel('Last name').fill('Aral')
  await dialog.getByLabel('Email', { exact: true }).fill(email)
  await dialog.getByLabel('Role').selectOption('doctor')
  await dialog.getByLabel('Language of the email').selectOption('en')
  await button(page, 'Send invitation').click()
  await dialog.getByText('Please choose the doctor').waitFor()
  await expectAccessible(page)
  const record = dialog.getByLabel('Doctor’s record')
  doctorName = (await record.locator('option').nth(1).textContent()) ?? ''
  await record.selectOption({ label: doctorName })
  await button(page, 'Send invitation').click()
  await says(page, `We have sent an invitation to ${email}.`)
  await says(page, `Doctor’s record: ${doctorName}`)
  await inBothThemes(page)
  await page.context().close()
})

test('the doctor signs in, writes the plan of the assigned request, and a coordinator sends it', async () => {
  const patient = await newPatient(browser.url, 'Greta')
  const assigned = await sendQuoteRequest(browser.url, patient, [hospitalId])
  const other = await sendQuoteRequest(browser.url, await newPatient(browser.url, 'Olga'), [hospitalId])
  const address = `/hospitalportal/quotes/${assigned.atHospitals[0]}`

  const page = await browser.newPage()
  await page.goto(await linkInMail(email, '/reset-password'))
  await field(page, 'New password').fill(PASSWORD)
  await field(page, 'Confirm new password').fill(PASSWORD)
  await button(page, 'Set the new password').click()
  await page.waitForURL(/\/hospitalportal\/quotes$/)
  await says(page, 'No request is assigned to you here')
  await page.getByRole('link', { name: 'Quotes', exact: true }).first().waitFor()
  for (const closed of ['Inbox', 'Appointments', 'Calendar', 'Doctors', 'Reports', 'Settings', 'Team', 'Templates'])
    expect(await page.getByRole('link', { name: closed, exact: true }).count(), closed).toBe(0)
  await inBothThemes(page)
  for (const closed of ['calendar', 'appointments', 'team', 'quotes/templates', 'inbox']) {
    await page.goto(`/hospitalportal/${closed}`)
    await says(page, 'Your role as a doctor does not include this page.')
  }
  await inBothThemes(page)
  await page.goto(`/hospitalportal/quotes/${other.atHospitals[0]}`)
  await says(page, 'Request not found')

  await page.goto('/hospitalportal/quotes')
  await says(page, 'No request is assigned to you here')
  await says(page, 'Live')
  const desk = await openPortal(browser, coordinator, { address })
  await field(desk, 'Assigned to').selectOption({ label: doctorName })
  await says(desk, 'Assignment changed.')
  // The doctor's open page shows the request without a reload.
  await page.getByRole('row', { name: /Greta/ }).waitFor()

  const session = await ask<{ login: StaffSession }>(
    browser.url,
    `mutation ($email: String!, $password: String!) { login(input: { email: $email, password: $password }) {
      token user { id email firstName lastName role roles hospitalId hospitalRole doctorId } } }`,
    { email, password: PASSWORD },
  )
  const phone = await browser.newPage({ viewport: widths.phone })
  await signedIn(phone, session.data.login)
  await phone.goto('/no-such-page')
  await phone.evaluate(() => localStorage.setItem('hekima.language', 'ar'))
  await phone.goto('/hospitalportal/quotes')
  await phone.getByRole('heading', { level: 1, name: 'عروض الأسعار' }).waitFor()
  const plan = phone.getByRole('link', { name: /^اكتب الخطة/ })
  await plan.waitFor()
  expect(await plan.count()).toBe(1)
  expect(await phone.getByText('Olga').count()).toBe(0)
  await inBothThemes(phone)
  await plan.click()
  await phone.waitForURL(new RegExp(address))
  const proposal = field(phone, 'ما الذي تقترحونه ولماذا')
  await proposal.waitFor()
  await inBothThemes(phone)
  expect(await field(phone, 'الطبيب المعالج').locator('option:checked').textContent()).toBe(doctorName)
  await button(phone, 'الخطة جاهزة').click()
  await says(phone, 'يرجى كتابة الخطة وحفظها أولًا.')
  await proposal.fill('A new knee joint, because the cartilage is gone.')
  await button(phone, 'الخطة جاهزة').click()
  await says(phone, 'أُبلغ المنسقون بأن خطتك جاهزة.')
  await phone.context().close()
  await page.context().close()

  await desk.goto('/hospitalportal/quotes')
  await desk.getByRole('row', { name: /Greta/ }).getByText(`Plan proposed by ${doctorName}`).waitFor()
  await desk.goto(address)
  await says(desk, `Plan proposed by ${doctorName}`)
  await field(desk, 'Kind of the new line').selectOption('surgeon')
  await button(desk, 'Add a line').click()
  await field(desk, 'Text of line 1').fill('Operation')
  await field(desk, 'Price of one in line 1').fill('1200')
  await field(desk, 'Valid until').fill(addDays(dateIn(new Date()), 30))
  await inBothThemes(desk)
  await button(desk, /not stated$/).click()
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: /not stated$/ })
    .click()
  await says(desk, 'Version 1 has been sent to Greta.')
  await desk.context().close()
  const { data } = await ask<{ quoteRequest: { hospitals: { state: string; quotes: { plan: string }[] }[] } }>(
    browser.url,
    'query ($number: ID!) { quoteRequest(id: $number) { hospitals { state quotes { plan } } } }',
    { number: assigned.number },
    patient.token,
  )
  expect(data.quoteRequest.hospitals).toMatchObject([
    { state: 'quoted', quotes: [{ plan: 'A new knee joint, because the cartilage is gone.' }] },
  ])
})
