import { expect } from 'vitest'
import { newPatient, signedIn } from '#tests/support/patient.ts'
import type { Traveller } from './traveller.ts'

/** Creates a key, is refused without the password first, tries the key and revokes it. */
export async function developerJourney(traveller: Traveller) {
  const { page, browser, t, field, button, says, look, language } = traveller
  const ingrid = await newPatient(browser.url)
  await page.addInitScript((chosen) => localStorage.setItem('hekima.language', chosen), language)
  await signedIn(page, ingrid)
  await page.goto('/developers/keys')
  await says('No API keys yet')
  await look('keys')
  await button('Create key').click()
  await button('Create key').last().click()
  await look('key refused')
  await field('Name').fill('Booking desk')
  await page.getByRole('checkbox', { name: /profile:read/ }).check()
  await field('Your password').fill('not it')
  await field('Your password').press('Enter')
  await says('The password is wrong.')
  await field('Your password').fill(ingrid.password)
  await field('Your password').press('Enter')
  const shown = page.getByRole('dialog', { name: t('Your new API key') })
  const key = (await shown.locator('code').first().textContent()) ?? ''
  await look('key')
  await button('I have copied the key').click()
  const asProgram = () => fetch(`${browser.url}/api/Auth/me`, { headers: { authorization: `Bearer ${key}` } })
  expect((await asProgram()).status).toBe(200)
  await button('Revoke {{name}}', { name: 'Booking desk' }).click()
  await look('revoke')
  await button('Revoke the key').click()
  await says('Revoked')
  await look('revoked')
  expect((await asProgram()).status).toBe(401)
  await traveller.arrive()
}
