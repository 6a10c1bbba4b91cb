import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { button, field, isSignedIn, openProfile, toast } from '#tests/support/account-screens.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { pressForFile, readDownload } from '#tests/support/download.ts'
import { expectForEveryone } from '#tests/support/looking.ts'
import { ask, expectAccessible, newPatient, signedIn } from '#tests/support/patient.ts'
import { readZip } from '#tests/support/zip.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const NEW_PASSWORD = 'Skerry+4711'

describe('the profile', () => {
  test('is edited with Save and Cancel, and shows errors beside the field', async () => {
    const patient = await newPatient(browser.url)
    const page = await openProfile(browser, patient)
    await button(page, 'Edit Profile').click()
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Email', exact: true }).getAttribute('readonly'))
      .not.toBeNull()
    await field(page, 'First name').fill('')
    await page.getByLabel('Phone (optional)', { exact: true }).fill('call me')
    await button(page, 'Save').click()
    await page.getByText('First name is required').waitFor()
    await page.getByText('Please enter a valid phone number').waitFor()
    const typeBirthDate = async (day: string, month: string, year: string) => {
      const group = page.getByRole('group', { name: 'Birth date' })
      await group.getByLabel('Day').fill(day)
      await group.getByLabel('Month').selectOption(month)
      await group.getByLabel('Year').fill(year)
    }
    await typeBirthDate('1', 'January', '2199')
    await button(page, 'Save').click()
    await page.getByText('Please enter a valid date').waitFor()
    await button(page, 'Cancel').click()
    await page.getByRole('heading', { name: 'Ingrid Solvang' }).waitFor()
    expect(await button(page, 'Edit Profile').evaluate((one) => one === document.activeElement)).toBe(true)

    await button(page, 'Edit Profile').click()
    await expect.poll(() => field(page, 'First name').inputValue()).toBe('Ingrid')
    await field(page, 'First name').fill('Ingri')
    await page.getByLabel('Phone (optional)', { exact: true }).fill('+47 400 12 345')
    await page.getByRole('textbox', { name: 'Address (optional)' }).fill('Strandgata 1\nTromsø')
    await typeBirthDate('9', 'March', '1984')
    await page.getByLabel('Bio').fill('I travel with my sister.')
    await button(page, 'Save').click()
    await page.getByRole('heading', { name: 'Ingri Solvang' }).waitFor()
    await page.getByRole('banner').getByRole('button', { name: 'Ingri', exact: true }).waitFor()
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Ingri', exact: true }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click()
    await page.waitForURL(/\/profile$/)
    for (const text of ['+47 400 12 345', 'Tromsø', '9 March 1984', 'I travel with my sister.'])
      await page.getByText(text).waitFor()
    await page.context().close()
  })

  test('shows concurrent changes instead of overwriting them', async () => {
    const patient = await newPatient(browser.url)
    const page = await openProfile(browser, patient)
    const elsewhere = (input: object) =>
      ask(
        browser.url,
        'mutation ($input: ProfileInput!) { updateProfile(input: $input) { id } }',
        { input },
        patient.token,
      )
    await button(page, 'Edit Profile').click()
    await page.getByLabel('Phone (optional)', { exact: true }).fill('+47 400 12 345')
    await page.getByLabel('Bio').fill('I travel alone.')
    await elsewhere({ phone: '+47 999 00 000', bio: 'I travel with my sister.' })
    await button(page, 'Save').click()
    await page.getByRole('alert').getByText('This record was changed in the meantime.').waitFor()
    const changed = page.getByRole('region', { name: 'What has changed' })
    await expect.poll(() => changed.getByRole('listitem').count()).toBe(2)
    await changed.getByText('Now: +47 999 00 000').waitFor()
    await expectAccessible(page)
    await button(page, 'Use this version: Bio').click()
    await expect.poll(() => page.getByLabel('Bio').inputValue()).toBe('I travel with my sister.')
    await button(page, 'Save').click()
    await toast(page, 'Your profile is saved.')
    for (const text of ['+47 400 12 345', 'I travel with my sister.']) await page.getByText(text).waitFor()

    // Changes by other users stay if this form does not touch their field.
    await button(page, 'Edit Profile').click()
    await page.getByLabel('Phone (optional)', { exact: true }).fill('+47 400 99 999')
    await elsewhere({ phone: '+47 400 12 345' })
    await button(page, 'Save').click()
    await toast(page, 'Your profile is saved.')
    await page.getByText('+47 400 99 999').waitFor()
    await page.context().close()
  })

  test('changes the password, which ends every other session', async () => {
    const patient = await newPatient(browser.url)
    const page = await openProfile(browser, patient)
    await page.getByRole('listitem').filter({ hasText: 'This device' }).waitFor()
    await button(page, 'Change Password').click()
    await field(page, 'Current password').fill('not-the-password')
    await field(page, 'New password').fill(NEW_PASSWORD)
    await page.getByText('Password strength: Strong').waitFor()
    await field(page, 'Confirm new password').fill(`${NEW_PASSWORD}!`)
    await button(page, 'Update Password').click()
    await toast(page, 'New passwords do not match')
    await field(page, 'Confirm new password').fill(NEW_PASSWORD)
    await button(page, 'Update Password').click()
    await page.getByText('The current password is wrong.').waitFor()
    expect(await isSignedIn(browser.url, patient)).toBe(true)

    await field(page, 'Current password').fill(patient.password)
    await button(page, 'Update Password').click()
    await toast(page, 'Password updated successfully')
    await expect.poll(() => field(page, 'Current password').count()).toBe(0)
    expect(await isSignedIn(browser.url, patient)).toBe(false)
    await page.reload()
    await page.getByRole('heading', { name: 'Profile Information' }).waitFor()

    await button(page, 'Change Password').click()
    await field(page, 'New password').fill('abc')
    await button(page, 'Cancel').click()
    await button(page, 'Change Password').click()
    await expect.poll(() => field(page, 'New password').inputValue()).toBe('')
    await page.context().close()
  })

  test('lists the sessions and ends another one', async () => {
    const patient = await newPatient(browser.url)
    const page = await openProfile(browser, patient)
    await page.getByText(/^(Chrome|Chromium).*Linux/).waitFor()
    await page.getByRole('button', { name: /^End session/ }).click()
    await toast(page, 'The session has ended.')
    await page.getByRole('button', { name: /^End session/ }).waitFor({ state: 'detached' })
    expect(await isSignedIn(browser.url, patient)).toBe(false)
    await page.context().close()
  })

  test('stores the choice of mails and their language', async () => {
    const page = await openProfile(browser, await newPatient(browser.url))
    const master = page.getByRole('switch', { name: 'Email Notifications' })
    const messages = page.getByRole('switch', { name: 'New messages from a hospital' })
    await expect.poll(() => master.isChecked()).toBe(true)
    const saved = () => page.waitForResponse((one) => /Update(Notif|Lang)/.test(one.request().postData() ?? ''))
    await Promise.all([saved(), messages.uncheck()])
    await expect.poll(() => master.isChecked()).toBe(true)
    await Promise.all([saved(), master.uncheck()])
    await Promise.all([saved(), messages.check()])
    await Promise.all([saved(), page.getByLabel('Email language').selectOption('tr')])
    await page.reload()
    await expect.poll(() => master.isChecked()).toBe(true)
    await expect.poll(() => messages.isChecked()).toBe(true)
    await expect.poll(() => page.getByRole('switch', { name: /Reminders/ }).isChecked()).toBe(false)
    await expect.poll(() => page.getByLabel('Email language').inputValue()).toBe('tr')
    await page.context().close()
  })

  test('creates, renews and removes a private calendar address', async () => {
    const page = await openProfile(browser, await newPatient(browser.url))
    const address = () => page.locator('code').textContent()
    const answers = async (link: string) => (await fetch(browser.url + new URL(link).pathname)).status
    await button(page, 'Create link').click()
    await page.locator('code').waitFor()
    const first = (await address()) ?? ''
    expect(await answers(first)).toBe(200)
    await button(page, 'Create a new link').click()
    await expect.poll(address).not.toBe(first)
    const second = (await address()) ?? ''
    expect(await answers(first)).toBe(404)
    await button(page, 'Remove the link').click()
    await button(page, 'Create link').waitFor()
    expect(await answers(second)).toBe(404)
    await page.context().close()
  })
})

describe('privacy', () => {
  test('shows consents and exports everything as a zip', async () => {
    const patient = await newPatient(browser.url)
    const page = await openProfile(browser, patient)
    await page
      .getByText(/^Version \d{4}-\d\d-\d\d, at registration/)
      .first()
      .waitFor()
    const download = await pressForFile(page, 'Export my data')
    expect(download.suggestedFilename()).toMatch(/^hekima-.*\.zip$/)
    const files = await readDownload(download, readZip)
    expect(files.get('data.json')).toContain(patient.email)
    await page.context().close()
  })

  test('deletes the account after a period in which the deletion can be cancelled', async () => {
    const patient = await newPatient(browser.url)
    const page = await openProfile(browser, patient)
    await button(page, 'Delete account').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click()
    await page.getByRole('dialog').getByText('Password is required').waitFor()
    await field(page, 'Your password').fill(patient.password)
    await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click()
    const gone = new Date(Date.now() + 14 * 86_400_000).toLocaleDateString('en-GB', { dateStyle: 'long' })
    await page.getByText(`Your account will be deleted on ${gone}`).waitFor()
    await expect.poll(() => button(page, 'Delete account').count()).toBe(0)
    await page.reload()
    await button(page, 'Keep my account').click()
    await toast(page, 'Your account will be kept.')
    await button(page, 'Delete account').waitFor()
    await page.context().close()
  })
})

/** Expects that no text makes the page wider than its window. */
async function expectFits(page: Page) {
  const widest = await page.evaluate(() => {
    const seen = [...document.querySelectorAll('main, main [role=status], main [role=alert]')]
    // Visually hidden text is one pixel wide.
    return Math.max(...seen.filter((one) => one.clientWidth > 1).map((one) => one.scrollWidth - one.clientWidth))
  })
  expect(widest).toBe(0)
}

test('axe finds nothing in either theme on the profile, read and edited, and on the pages behind links', async () => {
  const patient = await newPatient(browser.url)
  const page = await browser.newPage()
  await page.goto('/profile')
  await page.getByText('Please log in to access your profile.').waitFor()
  await expectForEveryone(page)
  for (const address of ['/forgot-password', '/reset-password?token=x', '/confirm-email?token=x']) {
    await page.goto(address)
    await page.locator('main form, main [role="alert"]').first().waitFor()
    await expectForEveryone(page)
  }
  await signedIn(page, patient)
  await page.goto('/profile')
  await page.getByText('This device').waitFor()
  await expectForEveryone(page, ['phone'])
  await expectFits(page)
  await button(page, 'Edit Profile').click()
  await button(page, 'Change Password').click()
  await field(page, 'First name').fill('')
  await button(page, 'Save').click()
  await page.getByText('First name is required').waitFor()
  await expectForEveryone(page)
  await page.goto('/my-appointments')
  await page.getByText('Please confirm your email address').waitFor()
  await expectFits(page)
  await page.setViewportSize(widths.desktop)
  await expectFits(page)
  await page.goto('/profile')
  await page.getByText('This device').waitFor()
  await expectFits(page)
  await page.context().close()
})
