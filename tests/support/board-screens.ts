import type { Page } from 'playwright-core'
import { v7 } from 'uuid'
import { expect } from 'vitest'
import { queryProduct } from './product-database.ts'

const QUARTERS = Array.from({ length: 40 }, (_, at) => {
  const minutes = 8 * 60 + at * 15
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
})

/** A doctor of this hospital who sees patients every quarter of an hour, from 8:00 on. */
export async function insertBoardDoctor(place: { hospitalId: string; serviceId: string }, name: string) {
  const doctorId = v7()
  await queryProduct(`insert into doctors (id, hospital_id, full_name, specialty) values ($1, $2, $3, 'Cardiology')`, [
    doctorId,
    place.hospitalId,
    name,
  ])
  await queryProduct('insert into doctor_services (doctor_id, service_id) values ($1, $2)', [doctorId, place.serviceId])
  await queryProduct(
    `insert into doctor_hours (doctor_id, weekday, start_time) select $1, day, time::time from unnest($2::text[]) time, generate_series(1, 6) day`,
    [doctorId, QUARTERS],
  )
  return doctorId
}

type NewVisit = { doctorId: string | null; name: string; date: string; time: string; status?: string; minutes?: number }

/** A visit past the verbs. */
export async function insertBoardVisit(
  { hospitalId, serviceId }: { hospitalId: string; serviceId: string },
  { doctorId, name, date, time, status = 'confirmed', minutes = 15 }: NewVisit,
): Promise<string> {
  const id = v7()
  await queryProduct(
    `insert into appointments (id, booking_id, hospital_id, service_id, doctor_id, patient_first_name, patient_last_name, patient_email,
        patient_phone, date, time, duration_minutes, status)
      values ($1::uuid, 'BK-' || upper(right($1::text, 8)), $2, $3, $4, $5, 'Solvang', 'p@mail.example', '+49 30 1', $6::date, $7::time, $8, $9)`,
    [id, hospitalId, serviceId, doctorId, name, date, time, minutes, status],
  )
  return id
}

/** Visits on the board in a state. */
export const inState = (page: Page, name: string, state: string) =>
  page.locator(`[data-visit][data-state="${state}"]`).filter({ hasText: name })

/** Returns the visible board as text: visits with column, place and state, and blocks. */
export const boardOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const columnOf = (element: Element) => element.closest<HTMLElement>('[data-column]')?.dataset.column ?? ''
    const visits = [...document.querySelectorAll<HTMLElement>('[data-visit]')].map((visit) =>
      [visit.dataset.visit, columnOf(visit), visit.style.getPropertyValue('--start'), visit.dataset.state].join(' '),
    )
    const blocks = [...document.querySelectorAll<HTMLElement>('[data-block]')].map((block) =>
      [block.dataset.block, columnOf(block), block.style.getPropertyValue('--start')].join(' '),
    )
    return [...visits, ...blocks].sort().join('\n')
  })

/** Acts on a board like staff at a desk. Each act resolves once this page shows it. */
export const boardDesk = (page: Page) => ({
  /** Confirms a request and undoes it, if chosen. */
  async confirm(name: string, { undone = false } = {}) {
    await page.getByRole('button', { name: `Confirm: ${name} Solvang` }).click()
    await inState(page, name, 'expected').waitFor()
    if (!undone) return
    await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).last().click()
    await inState(page, name, 'waiting').waitFor()
  },
  async block(time: string, doctor: string) {
    const before = await page.locator('[data-block]').count()
    await page.getByRole('button', { name: `Book ${time}, ${doctor}` }).press('Enter')
    await page.getByRole('button', { name: 'Block this time instead' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Block this time' }).press('Enter')
    await page.waitForFunction((count) => document.querySelectorAll('[data-block]').length > count, before)
  },
  async free() {
    const before = await page.locator('[data-block]').count()
    await page.locator('[data-block] button').first().press('Enter')
    await page.waitForFunction((count) => document.querySelectorAll('[data-block]').length < count, before)
  },
  /** Moves a visit to the next free place below it. */
  async move(name: string) {
    const before = await boardOf(page)
    await page.getByRole('button', { name: `Actions: ${name} Solvang`, exact: true }).press('Enter')
    await page.getByRole('menuitem', { name: 'Move to another time' }).press('Enter')
    await page.getByText(/free places\./).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.getByText(/^Over /).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Move and tell the patient' }).press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => boardOf(page)).not.toBe(before)
  },
})
