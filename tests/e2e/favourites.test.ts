import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, takenOver } from '#tests/support/browser.ts'
import { ask, newPatient } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

test('favourites are stored without an account, with their treatment, and merged at sign-in', async () => {
  const page = await browser.newPage()
  await page.goto('/search?type=hospitals&service=Knee+Replacement')
  await takenOver(page)
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await page.getByText('Saved in this browser.').first().waitFor()
  await page.getByRole('button', { name: /^Save /, pressed: true }).waitFor()
  expect(page.url()).toContain('/search?type=hospitals')
  await page.goto('/favourites')
  await page.getByText('These are saved in this browser.').waitFor()
  const treatment = page.getByRole('link', { name: /^Knee Replacement/ })
  await treatment.first().waitFor()

  const patient = await newPatient(browser.url)
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill(patient.email)
  await page.getByLabel('Password', { exact: true }).fill(patient.password)
  await page.keyboard.press('Enter')
  await page.getByText('Saved to your favourites.').first().waitFor()
  expect(await page.evaluate(() => localStorage.getItem('hekima.heart'))).toBeNull()
  const { data } = await ask<{ favourites: { hospitalIds: string[]; treatments: { id: string }[] } }>(
    browser.url,
    '{ favourites { hospitalIds treatments { id serviceId } } }',
    {},
    patient.token,
  )
  expect(data.favourites.hospitalIds).toHaveLength(1)
  expect(data.favourites.treatments.map(({ id }) => id)).toEqual(data.favourites.hospitalIds)
  await page.goto('/favourites')
  await treatment.first().waitFor()
  await expect.poll(() => page.getByText('These are saved in this browser.').count()).toBe(0)
  await page.context().close()
})
