import type { Page } from 'playwright-core'
import { chooseSlot, freeSlots, type Place, type Slot } from './patient.ts'

/** Returns the address of a booking screen with a selection. */
export const addressOf = (screen: string, { hospitalId, serviceId }: Place) =>
  `/${screen}?hospital=${hospitalId}&service=${serviceId}`

export async function firstFree(url: string, place: Place): Promise<Slot> {
  const [slot] = await freeSlots(url, place)
  if (!slot) throw new Error('The hospital has no free time.')
  return slot
}

export async function fillDetails(page: Page, slot: Slot) {
  await page.getByLabel('First name').fill('Ingrid')
  await page.getByLabel('Last name').fill('Solvang')
  await page.getByLabel('Email', { exact: true }).fill('ingrid@mail.example')
  await page.getByLabel('Phone', { exact: true }).fill('+47 400 00 000')
  await chooseSlot(page, slot)
  await page.getByLabel('Notes').fill('I take a beta blocker in the morning.')
  await page.getByRole('checkbox').check()
}

export async function fillCard(page: Page) {
  await page.getByLabel('Card number').pressSequentially('4111111111111111')
  await page.getByLabel('Name on card').fill('Ingrid Solvang')
  await page.getByLabel('Expiry date').pressSequentially('1230')
  await page.getByLabel('CVV').pressSequentially('1234')
}

export const pay = (page: Page) => page.getByRole('button', { name: /^Send request/ }).click()
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Goes from the page of a hospital or a doctor to the review of the selection. */
export async function reviewChosen(page: Page) {
  await page
    .getByRole('complementary', { name: 'Book Appointment' })
    .getByRole('link', { name: 'Book Appointment' })
    .click()
  await heading(page, 'Review your selection').waitFor()
}
