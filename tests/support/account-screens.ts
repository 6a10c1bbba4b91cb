import type { Page } from 'playwright-core'
import type { openBrowser } from './browser.ts'
import { ask, type Patient } from './patient.ts'

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
export const toast = (page: Page, text: string) => page.locator('.toast').getByText(text, { exact: true }).waitFor()

/** Whether the session that the account was made in still lives. */
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

/** Signs in as a person does, in a session beside the one the account was made in. */
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
