import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { button, toast } from '#tests/support/account-screens.ts'
import { type Admin, openAdminPage, says, signInAdmin } from '#tests/support/admin-screens.ts'
import { closeAfterEach, openBrowser, widths } from '#tests/support/browser.ts'
import { byKeys, tabTo } from '#tests/support/keyboard.ts'
import { expectBothThemes } from '#tests/support/looking.ts'
import { ask, newPatient } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let admin: Admin
beforeAll(async () => {
  browser = await openBrowser()
  admin = await signInAdmin(browser.url)
})
closeAfterEach(() => browser)
afterAll(() => browser?.close())

const adminPage = (address: string, viewport: (typeof widths)[keyof typeof widths] = widths.desktop) =>
  openAdminPage(browser, admin, { address, viewport })

/** Finds a hospital by name, so that no other test uses the same one. */
async function hospitalNamed(name: string) {
  const { data } = await ask<{ hospitals: { items: { id: string; reviews: { items: { id: string }[] } }[] } }>(
    browser.url,
    'query ($q: String) { hospitals(search: { q: $q }) { items { id reviews(limit: 1) { items { id } } } } }',
    { q: name },
  )
  const [hospital] = data.hospitals.items
  if (!hospital) throw new Error(`There is no ${name}.`)
  return hospital
}

describe('oversight by administrators', () => {
  test('an overdue appointment is found, opened for a reason that its patient can read, and confirmed', async () => {
    const page = await adminPage('/admin/appointments')
    await button(page, 'More Filters').click()
    await page.getByLabel('Answered or not').selectOption('true')
    await page.waitForURL(/overdue=true/)
    await button(page, 'More Filters (1)').click()
    const list = page.getByRole('table', { name: 'Appointments' })
    await list.getByText('No answer for 48 hours').first().waitFor()
    await expectBothThemes(page)
    const byHospital = page.getByRole('region', { name: 'By hospital' })
    const remind = byHospital.getByRole('button', { name: /^Remind / })
    const hospitals = await remind.count()
    await remind.first().click()
    await page.getByRole('region', { name: 'Notifications' }).getByText('get one email').waitFor()
    // One reminder a day.
    await expect.poll(() => remind.count()).toBe(hospitals - 1)
    await list.getByRole('row').last().getByRole('link').click()
    await button(page, 'Say why and open').click()
    await button(page, 'Open').click()
    await says(page, 'Please say why you are opening this appointment.')
    await page.getByRole('textbox', { name: 'Reason' }).fill('x')
    await button(page, 'Open').click()
    await says(page, 'Please give the reason in at least 10 letters')
    await page.getByRole('textbox', { name: 'Reason' }).fill('The patient asked support.')
    await button(page, 'Open').click()
    await toast(page, 'Open for an hour.')
    await page.getByRole('heading', { name: 'Messages' }).waitFor()
    await says(page, 'The patient asked support.')
    await button(page, 'Confirm').click()
    await page.getByText('confirmed in a few seconds').waitFor()
    await page.getByRole('region', { name: 'Status' }).getByText('Confirmed', { exact: true }).waitFor()
    await expectBothThemes(page)
  })

  test('a reported review is hidden with a reason and shown again, by keyboard only', async () => {
    const { reviews } = await hospitalNamed('Zeytin Koyu Hospital')
    const reporter = await newPatient(browser.url)
    await ask(
      browser.url,
      'mutation ($id: ID!) { reportReview(id: $id, reason: "It names a nurse.") }',
      { id: reviews.items[0]?.id },
      reporter.token,
    )
    const page = await adminPage('/admin/reviews', widths.phone)
    const item = page.getByRole('listitem').filter({ hasText: 'It names a nurse.' }).first()
    /** Presses the button of this review, as other reviews may be reported too. */
    const press = async (name: RegExp) => {
      await item.getByRole('button', { name }).waitFor()
      do await tabTo(page, name)
      while (!(await item.evaluate((one) => one.contains(document.activeElement))))
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').waitFor()
    }
    await press(/^Hide review$/)
    await byKeys(page, /^Hide review$/)
    await says(page, 'Please say why: the author reads it')
    await expectBothThemes(page)
    await page.keyboard.type('Please write without names.')
    await byKeys(page, /^Hide review$/)
    await toast(page, 'The review is hidden.')
    await tabTo(page, 'Waiting for a decision')
    await page.keyboard.type('Hidden')
    await says(page, 'Please write without names.')
    await press(/^Show again$/)
    await page.keyboard.type('There is no such nurse.')
    await byKeys(page, /^Show again$/)
    await toast(page, 'The review is shown again.')
  })

  test('a licence is added, edited, verified and deleted, and the badge follows', async () => {
    const page = await adminPage('/admin/verification')
    await page.getByRole('searchbox').fill('Göl Işığı')
    await page.waitForURL(/q=/)
    await expectBothThemes(page)
    await page.getByRole('link', { name: 'Göl Işığı Hospital' }).click()
    await button(page, 'Add certificate').click()
    await button(page, 'Save certificate').click()
    for (const sentence of ['Number is required', 'Issuer is required', 'Please enter the day it expires'])
      await says(page, sentence)
    await page.getByLabel('Number').fill('E2E-1')
    await page.getByLabel('Issuer').fill('Ministry of Health')
    await page.getByLabel(/^Issued on/).fill('2030-01-02')
    await page.getByLabel('Expires on').fill('2030-01-01')
    await button(page, 'Save certificate').click()
    await says(page, 'A certificate cannot expire before it was issued')
    await expectBothThemes(page)
    await page.getByLabel('Expires on').fill('2031-01-01')
    await button(page, 'Save certificate').click()
    await toast(page, 'The certificate is saved. It counts once it has been checked.')
    const item = page.getByRole('listitem').filter({ hasText: 'E2E-1' })
    await item.getByRole('button', { name: 'Mark as checked' }).click()
    await says(page, 'This hospital is shown as verified: its operating licence was checked and is valid.')
    await item.getByRole('button', { name: 'Delete' }).click()
    await button(page, 'Delete certificate').click()
    await toast(page, 'The certificate is deleted.')
    await page.getByText(/This hospital is not shown as verified/).waitFor()
    await expectBothThemes(page)
  })

  test('a request is found, assigned, answered and closed by keyboard only', async () => {
    const { data } = await ask<{ startRequest: { form: string } }>(browser.url, 'mutation { startRequest { form } }')
    const name = `Ingrid ${process.pid}`
    const input = {
      kind: 'contact',
      form: data.startRequest.form,
      name,
      email: `desk.${process.pid}@mail.example`,
      message: 'Do you work with Norwegian insurers?',
    }
    const text = 'mutation ($input: RequestInput!) { sendRequest(input: $input) { number } }'
    // A form is refused, and stays usable, in the first seconds after it was opened.
    await expect.poll(async () => (await ask(browser.url, text, { input })).errors).toBeUndefined()
    const page = await adminPage('/admin/requests', widths.phone)
    await page.getByRole('searchbox').focus()
    await page.keyboard.type(name)
    await page.waitForURL(/q=Ingrid/)
    await expectBothThemes(page)
    await page.getByRole('link', { name }).press('Enter')
    await button(page, 'Assign to me').press('Enter')
    await toast(page, 'Changes saved successfully.')
    await button(page, 'Send answer').press('Enter')
    await says(page, 'Please write an answer')
    await page.getByLabel('Answer by email').getByRole('textbox').press('Y')
    await page.keyboard.type('es, we do.')
    await button(page, 'Send answer').press('Enter')
    await toast(page, 'The answer has been sent.')
    await says(page, 'Answered')
    await expectBothThemes(page)
    const counted = page.waitForRequest((request) => Boolean(request.postData()?.includes('AdminCounters')))
    await button(page, 'Close request').press('Enter')
    await says(page, 'Closed')
    await counted
  })

  test('mails are listed without their content', async () => {
    const page = await adminPage('/admin/mails')
    await page.getByRole('table').waitFor()
    await expect.poll(() => page.getByRole('table').textContent()).toContain('•••@')
    await expectBothThemes(page)
    const { email } = await newPatient(browser.url)
    await page.getByRole('searchbox').fill(email)
    await expect.poll(() => page.getByRole('table').textContent()).toContain(email)
    expect(await page.getByRole('table').textContent()).not.toContain('•••@')
  })
})
