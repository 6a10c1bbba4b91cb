import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import type { openBrowser } from './browser.ts'
import { ask, type Patient } from './patient.ts'

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).waitFor()

/** Returns whether the session in which the account was created is still valid. */
export async function isSignedIn(url: string, { token }: Patient): Promise<boolean> {
  const { data } = await ask<{ viewer: object | null }>(url, '{ viewer { id } }', {}, token)
  return Boolean(data?.viewer)
}

export const pressLogin = (page: Page) => page.locator('form').getByRole('button', { name: 'Login' }).click()

export async function typeSignIn(page: Page, email: string, password: string) {
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await pressLogin(page)
}

/** Signs in on the page, in a session beside the one in which the account was created. */
export async function openProfile(browser: Awaited<ReturnType<typeof openBrowser>>, patient: Patient) {
  const page = await browser.newPage()
  await page.goto('/profile')
  await page.getByText('Please log in to access your profile.').waitFor()
  await page.locator('main').getByRole('link', { name: 'Login' }).click()
  await typeSignIn(page, patient.email, patient.password)
  await page.waitForURL(/\/profile$/)
  await page.getByRole('heading', { name: 'Profile Information' }).waitFor()
  return page
}

/**
 * Waits for the page as well as its address, because navigation moves the focus and closes an open
 * menu.
 */
export async function home(page: Page) {
  await page.waitForURL(({ pathname }) => pathname === '/')
  await page.getByRole('heading', { level: 1, name: 'Find the right care' }).waitFor()
}

/** Opens the menu of the signed-in user, which is the menu of the whole site on a phone. */
export async function openUserMenu(page: Page, firstName = 'Ingrid') {
  const name = new RegExp(`^(${firstName}|Menu)$`)
  await page.getByRole('banner').getByRole('button', { name }).click()
}

export async function signOut(page: Page) {
  await openUserMenu(page)
  await button(page, 'Sign Out').click()
  await home(page)
}

/** Returns the code of an authenticator app, now or some milliseconds ahead. */
export const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead })

export async function setUpTwoFactor(page: Page, password: string) {
  await button(page, 'Set up').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByAltText('QR code for your authenticator app').waitFor()
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await field(page, 'Your password').fill(password)
  await field(page, 'Code').fill('000000')
  await button(page, 'Turn on').click()
  await dialog.getByText('This code is incorrect. Please try again.').waitFor()
  await field(page, 'Code').fill(codeOf(secret))
  await button(page, 'Turn on').click()
  await dialog.getByText('Your recovery codes').waitFor()
  const codes = await dialog.getByRole('list', { name: 'Recovery codes' }).locator('code').allTextContents()
  await button(page, 'I have saved them').click()
  return { secret, codes }
}
