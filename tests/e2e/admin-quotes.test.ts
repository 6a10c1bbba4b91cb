import { afterAll, beforeAll, expect, test } from 'vitest'
import { button, toast } from '#tests/support/account-screens.ts'
import { type Admin, openAdminPage, says, sticksOut, signInAdmin } from '#tests/support/admin-screens.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { expectBothThemes } from '#tests/support/looking.ts'
import { ask, type Patient, signedIn } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let admin: Admin
beforeAll(async () => {
  browser = await openBrowser()
  admin = await signInAdmin(browser.url)
})
afterAll(() => browser?.close())

test('administrators see the quote requests of all hospitals and their numbers', async () => {
  const page = await openAdminPage(browser, admin, { address: '/admin/quotes', viewport: widths.desktop })
  await page.getByRole('row').nth(1).waitFor()
  await expectBothThemes(page)
  await page.getByRole('link', { name: /Waiting for an answer/ }).click()
  await page.waitForURL(/view=open/)
  await page.getByRole('row').nth(1).waitFor()
  const number = (await page.getByRole('row').nth(1).getByText(/^QR-/).textContent()) ?? ''
  await page.getByRole('searchbox').fill(number)
  await page.waitForURL(/q=QR/)
  await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(1)
  await page.getByRole('searchbox').fill('QR-NOTHING')
  await says(page, 'No quote requests found')
  await page.context().close()
})

test.each(['tr', 'ru', 'ar'])('the list fits a phone in %s', async (language) => {
  const page = await openAdminPage(browser, admin, {
    address: '/admin/quotes',
    viewport: widths.phone,
    locale: language,
  })
  await page.locator(`html[lang=${language}]`).waitFor()
  await page.getByText(/^QR-/).first().waitFor()
  await expectBothThemes(page)
  expect(await sticksOut(page)).toBe(false)
  await page.context().close()
})

type Item = { number: string; state: string; hospitals: { id: string; hospital: { id: string } }[] }

/** Signs in the demo patient, who has sent a request. */
async function signInPatient(url: string): Promise<Patient> {
  const { data } = await ask<{ login: Patient }>(
    url,
    `mutation { login(input: { email: "patient@hekima.test", password: "Patient123!" }) {
      token user { id email firstName lastName role roles hospitalId emailConfirmed twoFactorEnabled twoFactorRequired } } }`,
  )
  return data.login
}

test('health data open for a reason, which the patient reads beside the request', async () => {
  const patient = await signInPatient(browser.url)
  const { data } = await ask<{ myQuoteRequests: { items: Item[] } }>(
    browser.url,
    '{ myQuoteRequests { items { number state hospitals { id state hospital { id } } } } }',
    {},
    patient.token,
  )
  const request = data.myQuoteRequests.items.find(({ state }) => state === 'sent')
  const [place] = request?.hospitals ?? []
  const reason = 'The patient has called support.'
  const page = await openAdminPage(browser, admin, {
    address: `/hospitalportal/quotes/${place?.id}?hospital=${place?.hospital.id}`,
    viewport: widths.desktop,
  })
  await button(page, 'Say why and open').click()
  await button(page, 'Open').click()
  await says(page, 'Please say why you are opening this quote request.')
  await page.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await button(page, 'Open').click()
  await toast(page, 'Open for an hour.')
  await page.getByText('Earlier operations').first().waitFor()
  await expectBothThemes(page)
  await page.context().close()

  const own = await browser.newPage({ viewport: widths.phone })
  await signedIn(own, patient)
  await own.goto(`/quotes/${request?.number}`)
  await says(own, 'Opened by an administrator')
  await says(own, reason)
  await own.context().close()
})
