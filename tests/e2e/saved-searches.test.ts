import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { bringAxe, faultsOf } from '#tests/support/looking.ts'
import { newPatient, signedIn } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

async function look(page: Page, name: string) {
  if (process.env.SHOTS) {
    mkdirSync(process.env.SHOTS, { recursive: true })
    await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true })
  }
  await bringAxe(page)
  expect(await faultsOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
}

const SEARCH = '/search?type=doctors&location=Ankara&languages=Arabic'

test('a search is saved on a phone, renamed, silenced, opened again and removed', async () => {
  const patient = await newPatient(browser.url)
  const page = await browser.newPage({ viewport: widths.phone })
  await signedIn(page, patient)
  await page.goto(SEARCH)
  await page.getByRole('button', { name: 'Save this search' }).click()
  await page.getByRole('region', { name: 'Notifications' }).getByText('We’ll email you once a week').waitFor()
  await look(page, 'saved-390')
  await page.getByRole('link', { name: 'Search saved' }).click()
  const card = page.getByRole('region', { name: 'Saved searches' })
  await card.getByRole('link', { name: 'Doctors in Ankara' }).waitFor()
  await card.getByRole('button', { name: 'Rename Doctors in Ankara' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Please enter a name').waitFor()
  await dialog.getByLabel('Name').fill('For my mother')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const mail = card.getByRole('switch', { name: 'Weekly email about For my mother' })
  expect(await mail.isChecked()).toBe(true)
  await mail.click()
  await look(page, 'profile-390')
  await page.reload()
  await card.getByRole('switch', { name: 'Weekly email about For my mother', checked: false }).waitFor()
  await card.getByRole('link', { name: 'For my mother' }).click()
  await page.waitForURL((url) => url.searchParams.get('languages') === 'Arabic')
  await page.getByRole('link', { name: 'Search saved' }).waitFor()
  await page.goto('/profile')
  await card.getByRole('button', { name: 'Remove For my mother' }).click()
  await card.getByText('None yet.').waitFor()
  await page.context().close()
})

test('a visitor signs in first and comes back to the search', async () => {
  const patient = await newPatient(browser.url)
  const page = await browser.newPage()
  await page.goto(SEARCH)
  await page.getByRole('link', { name: 'Sign in to save this search' }).click()
  await page.getByLabel('Email').fill(patient.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(patient.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('location') === 'Ankara')
  await page.getByRole('button', { name: 'Save this search' }).click()
  await page.getByRole('link', { name: 'Search saved' }).waitFor()
  await look(page, 'saved-1280')
  await page.goto('/search')
  await page.getByRole('heading', { level: 2, name: /found/ }).waitFor()
  expect(await page.getByRole('button', { name: 'Save this search' }).count()).toBe(0)
  await page.context().close()
})

test('the page that ends the mail says when its link is broken, in Arabic', async () => {
  const page = await browser.newPage({ viewport: widths.phone })
  await page.goto('/ar/search-mails?token=broken')
  await page.getByRole('button', { name: 'إلغاء الاشتراك' }).click()
  await page.getByText('الرابط غير صالح').waitFor()
  await look(page, 'stop-ar-390')
  await page.context().close()
})
