import { expect } from 'vitest'
import { addDays, dateIn } from '#domain/availability.ts'
import { signInAdmin } from '#tests/support/admin-screens.ts'
import { ask, bookDirectly, freeSlots, newPatient, type Place, type Slot } from '#tests/support/patient.ts'
import type { Browser, Traveller } from './traveller.ts'

const PASSWORD = 'Lale-Bahce-26'

/** Creates a hospital with one service and an owner, whose hours no other test uses. */
async function hospitalWithOwner({ url }: Browser, email: string): Promise<Place> {
  const { token } = await signInAdmin(url)
  const does = async <Data>(query: string, variables: object) => {
    const { data, errors } = await ask<Data>(url, query, variables, token)
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }
  const run = email.replace(/\D/g, '').slice(-6)
  const { createHospital: hospital } = await does<{ createHospital: { id: string; name: string } }>(
    'mutation ($input: HospitalInput!) { createHospital(input: $input) { id name } }',
    { input: { name: `Nergis Hastanesi ${run}`, address: 'Çınar Sokak 1', city: 'İstanbul', country: 'Türkiye' } },
  )
  const { healthServices } = await does<{ healthServices: { items: { id: string; name: string }[] } }>(
    '{ healthServices(limit: 1) { items { id name } } }',
    {},
  )
  const [service] = healthServices.items
  if (!service) throw new Error('There is no service.')
  await does('mutation ($h: ID!, $s: ID!) { linkHealthService(hospitalId: $h, serviceId: $s) { id } }', {
    h: hospital.id,
    s: service.id,
  })
  await does('mutation ($input: UserInput!) { createUser(input: $input) { id } }', {
    input: {
      firstName: 'Suna',
      lastName: 'Kaya',
      email,
      password: PASSWORD,
      role: 'hospital',
      hospitalId: hospital.id,
    },
  })
  return { hospitalId: hospital.id, hospitalName: hospital.name, serviceId: service.id, serviceName: service.name }
}

/** Runs a day at a hospital: answers a request, and enters hours and a closure. */
export async function staffJourney(traveller: Traveller) {
  const { page, browser, t, like, field, button, says, look, language, device } = traveller
  const email = `suna.${language}.${device}.${process.pid}.${Date.now()}@mail.example`
  const place = await hospitalWithOwner(browser, email)
  await page.goto('/login')
  await field('Email').fill(email)
  await field('Password').fill(PASSWORD)
  await page
    .locator('form')
    .getByRole('button', { name: t('Login') })
    .click()
  await page.waitForURL(({ pathname }) => !pathname.endsWith('/login'))
  await page.goto('/hospitalportal')
  await says('No one has booked here yet.')
  await look('portal')

  // Only wide screens show the word.
  await page.locator('[role=status]', { hasText: t('Live') }).waitFor({ state: 'attached' })
  const patient = await newPatient(browser.url, 'Ayla')
  const [slot] = await freeSlots(browser.url, place)
  await bookDirectly(browser.url, patient, place, slot as Slot)
  await page.getByRole('link', { name: 'Ayla Solvang' }).first().click()
  await button('Confirm').click()
  await look('request')
  const editor = page.getByRole('region', { name: t('Status management') })
  await editor.getByText(t('Confirmed'), { exact: true }).first().waitFor()
  await button('Propose another time').click()
  await look('proposal')
  await button('Propose and hold').click()
  await look('proposal refused')
  await page.keyboard.press('Escape')
  await page.goto('/hospitalportal/appointments')
  await page.getByRole('article').or(page.getByRole('row')).first().waitFor()
  await look('appointments')
  await page.goto('/hospitalportal/calendar')
  await page.getByRole('heading', { level: 1, name: t('Calendar') }).waitFor()
  await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' })
  await look('calendar')

  await page.goto('/hospitalportal/settings')
  const lastVisit = page
    .getByLabel(new RegExp(`^${t('Saturday')}.*: ${t('{{name}}: last visit', { name: '' }).slice(2)}`))
    .last()
  await lastVisit.fill('25:99')
  await page.keyboard.press('Control+s')
  await look('settings refused')
  await lastVisit.fill('16:00')
  // Switching the language keeps typed input.
  for (const chosen of [language === 'en' ? 'tr' : 'en', language]) {
    await page.getByRole('banner').getByRole('button', { name: /Suna/ }).click()
    await page.locator(`button[lang=${chosen}]`).click()
    await page.locator(`html[lang=${chosen}]`).waitFor()
  }
  await expect.poll(() => lastVisit.inputValue()).toBe('16:00')
  await button('Add closure').click()
  await button('Add to the list').click()
  await look('closure refused')
  await field('First day').fill(addDays(dateIn(new Date()), 40))
  await page.getByLabel(like('Reason')).fill('Boya')
  await button('Add to the list').click()
  await page.keyboard.press('Control+s')
  await says('Changes saved successfully.')
  await look('settings')
  await traveller.arrive()
}
