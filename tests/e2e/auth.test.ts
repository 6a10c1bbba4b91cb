import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf } from '#tests/support/booking-screens.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { expectForEveryone } from '#tests/support/looking.ts'
import { newPatient, type Patient, placeToBook, signedIn } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let patient: Patient
beforeAll(async () => {
  browser = await openBrowser()
  patient = await newPatient(browser.url)
})
afterAll(() => browser?.close())

async function open(path: string, options = {}) {
  const page = await browser.newPage(options)
  await page.goto(path)
  return page
}

const email = (page: Page) => page.getByLabel('Email', { exact: true })
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const submit = (page: Page, name: string) => page.locator('form').getByRole('button', { name, exact: true }).click()

describe('sign-in', () => {
  test('shows what is missing under each field, and clears it during typing', async () => {
    const page = await open('/login')
    await submit(page, 'Login')
    await page.getByText('Email is required').waitFor()
    await page.getByText('Password is required').waitFor()
    expect(await email(page).evaluate((input) => input === document.activeElement)).toBe(true)
    await email(page).fill('nobody')
    await expect.poll(() => page.getByText('Email is required').count()).toBe(0)
    await password(page).fill('12345')
    await submit(page, 'Login')
    await page.getByText('Please enter a valid email address').waitFor()
    await page.getByText('Password must be at least 6 characters').waitFor()
    await page.context().close()
  })

  test('shows a refusal in a box that disappears on the next edit', async () => {
    const page = await open('/login')
    await email(page).fill(patient.email)
    await password(page).fill('wrong-password')
    await submit(page, 'Login')
    const box = page.getByRole('alert').filter({ hasText: 'Sign in failed' })
    await box.waitFor()
    await expect.poll(() => email(page).inputValue()).toBe(patient.email)
    await password(page).fill('wrong-passwor')
    await box.waitFor({ state: 'detached' })
    await page.context().close()
  })

  test('says that the portal is loading until its scripts have arrived', async () => {
    const page = await open('/login')
    await email(page).fill('hospital@hekima.test')
    await password(page).fill('Hospital123!')
    let release = () => {}
    const isSeen = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/assets\/panel-pages-[^/]*\.js$/, async (route) => {
      await isSeen
      await route.continue()
    })
    await submit(page, 'Login')
    await page.waitForURL(/\/hospitalportal\/inbox$/)
    await page.getByRole('status').filter({ hasText: 'Loading...' }).waitFor()
    release()
    await page.getByRole('heading', { level: 1, name: 'Inbox' }).waitFor()
    await page.context().close()
  })

  test('fills in a demo account at a press and leads an administrator to /admin', async () => {
    const page = await open('/login')
    await page.getByRole('button', { name: /admin@hekima\.test/ }).click()
    await expect.poll(() => email(page).inputValue()).toBe('admin@hekima.test')
    await submit(page, 'Login')
    await page.waitForURL(/\/admin$/)
    // Every navigation starts at the top of the page, also after sign-in.
    await page.waitForFunction(() => document.activeElement?.matches('#content h1'))
    await page.context().close()
  })

  test('leads to the requested page, also by way of the registration', async () => {
    const page = await open('/my-appointments?x=1')
    await page.waitForURL(/\/login$/)
    await page.getByRole('link', { name: 'Create account' }).click()
    await page.waitForURL(/\/register$/)
    await page.locator('main').getByRole('link', { name: 'Login' }).click()
    await page.getByRole('heading', { name: 'Sign in to Hekima' }).waitFor()
    await email(page).fill(patient.email)
    await password(page).fill(patient.password)
    await submit(page, 'Login')
    await page.waitForURL(/\/my-appointments\?x=1$/)
    await page.getByRole('heading', { name: 'My Appointments' }).waitFor()
    await page.context().close()
  })

  test.each(['/login', '/register'])('%s redirects signed-in users', async (path) => {
    const page = await browser.newPage()
    await signedIn(page, patient)
    await page.goto(path)
    await page.waitForURL(`${browser.url}/`)
    await page.context().close()
  })
})

describe('registration', () => {
  test('shows what is missing and that the passwords differ', async () => {
    const page = await open('/register')
    await submit(page, 'Create account')
    for (const sentence of [
      'First name is required',
      'Last name is required',
      'Email is required',
      'Password is required',
      'Please confirm your password',
    ])
      await page.getByText(sentence).waitFor()
    await page.getByLabel('First name').fill('Ingrid')
    await page.getByLabel('Last name').fill('Solvang')
    await email(page).fill('new@mail.example')
    await password(page).fill('Fjord-2026')
    await page.getByLabel('Confirm password').fill('Fjord-2027')
    await submit(page, 'Create account')
    await page.getByText('Passwords do not match').waitFor()
    await page.context().close()
  })

  test('rates the password during typing', async () => {
    const page = await open('/register')
    for (const [typed, word] of [
      ['abc', 'Weak'],
      ['password', 'Weak'],
      ['fjordby1', 'Medium'],
      ['Abcdef-1', 'Strong'],
    ] as const) {
      await password(page).fill(typed)
      await page.getByText(`Password strength: ${word}`).waitFor()
    }
    await page.context().close()
  })

  test('refuses an address that has an account, then signs in a new one without sending the password twice', async () => {
    const page = await open('/register')
    await page.getByLabel('First name').fill('Ingrid')
    await page.getByLabel('Last name').fill('Solvang')
    await email(page).fill(patient.email.toUpperCase())
    await password(page).fill('Fjord-2026')
    await page.getByLabel('Confirm password').fill('Fjord-2026')
    await submit(page, 'Create account')
    const alert = page.getByRole('alert').filter({ hasText: 'Registration failed' })
    await expect.poll(() => alert.getByRole('link', { name: 'Sign in instead' }).getAttribute('href')).toBe('/login')
    await page.getByText('An account with this email address already exists.').waitFor()

    await email(page).fill(`new.${Date.now()}@mail.example`)
    const [request] = await Promise.all([
      page.waitForRequest((one) => one.postData()?.includes('mutation Register') ?? false),
      submit(page, 'Create account'),
    ])
    expect(Object.keys(request.postDataJSON().variables.input).sort()).toEqual([
      'email',
      'firstName',
      'language',
      'lastName',
      'password',
    ])
    await page.waitForURL(`${browser.url}/`)
    await page.context().close()
  })
})

describe('axe finds nothing in either theme, on a desktop and a phone', () => {
  test.each([
    ['/login', 'Login'],
    ['/register', 'Create account'],
  ])('on %s, with its errors shown', async (path, button) => {
    const page = await open(path)
    await submit(page, button)
    await page.getByText('Email is required').waitFor()
    await expectForEveryone(page)
    await page.context().close()
  })
})

test('signing out removes an unfinished booking', async () => {
  const page = await browser.newPage()
  await signedIn(page, patient)
  const place = await placeToBook(browser.url, 11)
  await page.goto(addressOf('checkout', place))
  await page.getByLabel('Phone', { exact: true }).fill('+47 400 00 000')
  await page.getByRole('button', { name: /Ingrid/ }).click()
  await page
    .getByRole('menuitem', { name: 'Sign Out' })
    .or(page.getByRole('button', { name: 'Sign Out' }))
    .click()
  await page.waitForURL(`${browser.url}/`)
  await page.goto(addressOf('checkout', place))
  await expect.poll(() => page.getByLabel('Phone', { exact: true }).inputValue()).toBe('')
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('')
  await page.context().close()
})
