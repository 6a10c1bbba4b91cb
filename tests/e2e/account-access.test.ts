import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  button,
  codeOf,
  field,
  home,
  isSignedIn,
  openProfile,
  pressLogin,
  setUpTwoFactor,
  signOut,
  toast,
  typeSignIn,
} from '#tests/support/account-screens.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { linkInMail } from '#tests/support/mailbox.ts'
import { ask, expectAccessible, newPatient, type Patient, signedIn } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const NEW_PASSWORD = 'Skerry+4711'

async function makeKey(url: string, { token, password }: Patient): Promise<string> {
  const input = { name: 'Desk', scopes: ['profile:read'], password }
  const { data } = await ask<{ createApiKey: { secret: string } }>(
    url,
    'mutation ($input: ApiKeyInput!) { createApiKey(input: $input) { secret } }',
    { input },
    token,
  )
  return data?.createApiKey.secret ?? ''
}

describe('two-factor sign-in', () => {
  test('is set up, required, and passed with an app or a recovery code', async () => {
    const patient = await newPatient(browser.url)
    const page = await openProfile(browser, patient)
    const { secret, codes } = await setUpTwoFactor(page, patient.password)
    expect(new Set(codes).size).toBe(10)
    await button(page, 'New recovery codes').waitFor()

    // The setup has used its code, so the next one comes from the next half minute.
    await signOut(page)
    await page.goto('/login')
    await typeSignIn(page, patient.email, patient.password)
    await field(page, 'Code').fill('123456')
    await pressLogin(page)
    await page.getByRole('alert').getByText('This code is incorrect. Please try again.').waitFor()
    await field(page, 'Code').fill(codeOf(secret, 30_000))
    await pressLogin(page)
    await home(page)

    await signOut(page)
    await page.goto('/login')
    await typeSignIn(page, patient.email, patient.password)
    await field(page, 'Code').fill(codes[0] ?? '')
    await expectAccessible(page)
    await pressLogin(page)
    await home(page)

    await page.goto('/profile')
    await button(page, 'Turn off').click()
    await field(page, 'Your password').fill('wrong')
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
    await page.getByText('The password is wrong.').waitFor()
    await field(page, 'Your password').fill(patient.password)
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
    await page.getByText('Please enter a code of your authenticator app, or one of your recovery codes').waitFor()
    await expect.poll(() => field(page, 'Your password').inputValue()).toBe(patient.password)
    await expectAccessible(page)
    await field(page, 'Code').fill(codes[1] ?? '')
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
    await button(page, 'Set up').waitFor()
    await page.context().close()
  })

  test('comes first if the operator requires it, then leads on', async () => {
    const patient = await newPatient(browser.url)
    const page = await browser.newPage()
    await signedIn(page, patient)
    // The setting is shared by the whole installation, so only this page's responses are changed to
    // have it on.
    await page.route('**/graphql', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll('"twoFactorRequired":false', '"twoFactorRequired":true')
      await route.fulfill({ response, body })
    })
    await page.goto('/my-appointments')
    await page.waitForURL(/\/profile$/)
    await page.getByText('Two-factor sign-in is required').waitFor()
    await expect.poll(() => page.getByRole('heading', { name: 'Profile Information' }).count()).toBe(0)
    await setUpTwoFactor(page, patient.password)
    await page.waitForURL(/\/my-appointments$/)
    // The page may still send requests when the test ends.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.context().close()
  })
})

test('a changed password revokes the API keys, unless their owner keeps them', async () => {
  const patient = await newPatient(browser.url)
  const page = await openProfile(browser, patient)
  const change = async (password: string, next: string) => {
    await field(page, 'Current password').fill(password)
    await field(page, 'New password').fill(next)
    await field(page, 'Confirm new password').fill(next)
  }
  const save = async () => {
    await button(page, 'Update Password').click()
    await button(page, 'Change Password').waitFor()
  }
  const endsKeys = page.getByRole('checkbox', { name: /^End my API keys too/ })
  const key = await makeKey(browser.url, patient)

  await button(page, 'Change Password').click()
  await endsKeys.waitFor()
  await expect.poll(() => endsKeys.isChecked()).toBe(true)
  await expectAccessible(page)
  await change(patient.password, NEW_PASSWORD)
  await endsKeys.uncheck()
  await save()
  expect(await isSignedIn(browser.url, { ...patient, token: key })).toBe(true)
  await button(page, 'Change Password').click()
  await change(NEW_PASSWORD, patient.password)
  await endsKeys.waitFor()
  await save()
  expect(await isSignedIn(browser.url, { ...patient, token: key })).toBe(false)

  await button(page, 'Change Password').click()
  await field(page, 'Current password').waitFor()
  await expect.poll(() => endsKeys.count()).toBe(0)
  await page.context().close()
})

describe('mailed links', () => {
  test('confirm the address, once, and until then a reminder is shown', async () => {
    const patient = await newPatient(browser.url)
    const page = await browser.newPage()
    await signedIn(page, patient)
    await page.goto('/my-appointments')
    await page.getByText('Please confirm your email address').waitFor()
    await page.goto('/services')
    await page.getByRole('heading', { name: 'Browse Health Services' }).waitFor()
    await expect.poll(() => page.getByText('Please confirm your email address').count()).toBe(0)
    await page.goto('/profile')
    await button(page, 'Send again').click()
    await toast(page, 'The email is on its way. Check your inbox.')
    await page.getByRole('region', { name: 'Reminder' }).getByRole('button', { name: 'Dismiss' }).click()
    await page.reload()
    await page.getByText('Not verified').waitFor()
    await expect.poll(() => page.getByText('Please confirm your email address').count()).toBe(0)

    const link = await linkInMail(patient.email, '/confirm-email')
    await page.goto(link)
    await page.getByText('Your email address is confirmed.').waitFor()
    await page.goto('/profile')
    await page.getByText('Verified', { exact: true }).waitFor()
    await page.goto(link)
    await page.getByText('This link is no longer valid. Please ask for a new one.').waitFor()
    await page.context().close()
  })

  test('change the address, after the owner has entered the password', async () => {
    const patient = await newPatient(browser.url)
    const page = await openProfile(browser, patient)
    const next = patient.email.replace('ingrid', 'solvang')
    await button(page, 'Change email').click()
    await field(page, 'New email').fill(next)
    await field(page, 'Your password').fill('wrong')
    await page.getByRole('dialog').getByRole('button', { name: 'Send the link' }).click()
    await page.getByText('The password is wrong.').waitFor()
    await field(page, 'Your password').fill(patient.password)
    await page.getByRole('dialog').getByRole('button', { name: 'Send the link' }).click()
    await button(page, 'Cancel the change').waitFor()
    await page.goto(await linkInMail(next, '/confirm-email'))
    await page.getByText('Your email address is confirmed.').waitFor()
    await page.getByRole('link', { name: 'View my appointments' }).waitFor()
    await page.goto('/profile')
    await page.locator('main header').getByText(next).waitFor()
    await expect.poll(() => button(page, 'Cancel the change').count()).toBe(0)
    await page.context().close()
  })

  test('set a forgotten password, with the same response for every address', async () => {
    const patient = await newPatient(browser.url)
    const page = await browser.newPage()
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await button(page, 'Send the link').click()
    await page.getByText('Email is required').waitFor()
    const unknown = `nobody.${Date.now()}@mail.example`
    const sentences: string[] = []
    for (const address of [unknown, patient.email]) {
      await field(page, 'Email').fill(address)
      await button(page, 'Send the link').click()
      const answer = page.locator('form').getByRole('status').filter({ hasText: address })
      await answer.waitFor()
      sentences.push((await answer.textContent())?.replace(address, '') ?? '')
    }
    expect(sentences[0]).toBe(sentences[1])

    const link = await linkInMail(patient.email, '/reset-password')
    await page.goto(link)
    await field(page, 'New password').fill(NEW_PASSWORD)
    await field(page, 'Confirm new password').fill('something else')
    await button(page, 'Set the new password').click()
    await page.getByText('New passwords do not match').waitFor()
    await field(page, 'Confirm new password').fill(NEW_PASSWORD)
    await button(page, 'Set the new password').click()
    await page.waitForURL(/\/login$/)
    expect(await isSignedIn(browser.url, patient)).toBe(false)
    await typeSignIn(page, patient.email, NEW_PASSWORD)
    await page.waitForURL(`${browser.url}/`)

    await page.goto(link)
    await field(page, 'New password').fill(NEW_PASSWORD)
    await field(page, 'Confirm new password').fill(NEW_PASSWORD)
    await button(page, 'Set the new password').click()
    await page.getByText('This link is no longer valid. Please ask for a new one.').waitFor()
    await page.getByRole('link', { name: 'Ask for a new link' }).click()
    await page.waitForURL(/\/forgot-password$/)
    await page.context().close()
  })
})
