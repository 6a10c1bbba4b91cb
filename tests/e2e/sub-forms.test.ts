import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, dateIn } from '#domain/days.ts'
import { projectRoot } from '#server/config.ts'
import { type Admin, adminElsewhere, adminPage, says, signInAdmin } from '#tests/support/admin-screens.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { ask, signedIn } from '#tests/support/patient.ts'
import { newStaff, type StaffSession } from '#tests/support/portal-screens.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let admin: Admin
let owner: StaffSession
const ids = { hospital: '', doctor: '', service: '' }
const services = { offered: '', other: '' }

beforeAll(async () => {
  browser = await openBrowser()
  admin = await signInAdmin(browser.url)
  const run = `${process.pid}${Date.now()}`.slice(-8)
  const elsewhere = adminElsewhere(browser.url, admin)
  const does = async <Data>(query: string, variables: object) => {
    const { data, errors } = await ask<Data>(browser.url, query, variables, admin.token)
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }
  const { createHospital } = await does<{ createHospital: { id: string } }>(
    'mutation ($input: HospitalInput!) { createHospital(input: $input) { id } }',
    { input: { name: `Parça Hastanesi ${run}`, address: 'Çınar Sokak 1', city: 'İstanbul', country: 'Türkiye' } },
  )
  ids.hospital = createHospital.id
  services.offered = `Offered Look ${run}`
  services.other = `Other Look ${run}`
  ids.service = await elsewhere.createService(services.offered)
  await elsewhere.createService(services.other)
  await does('mutation ($h: ID!, $s: ID!) { linkHealthService(hospitalId: $h, serviceId: $s) { id } }', {
    h: ids.hospital,
    s: ids.service,
  })
  ids.doctor = await elsewhere.createDoctor('Dr. Parça Deneme', ids.hospital)
  owner = await newStaff(browser.url, admin.token, { hospitalId: ids.hospital, role: 'owner' })
})
afterAll(() => browser?.close())

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
/** A field that may become a combobox at its first focus. */
const box = (page: Page, name: string) => page.getByRole('combobox', { name }).or(page.getByRole('textbox', { name }))
const isFocusedInvalid = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true')
const day = (ahead: number) => addDays(dateIn(new Date()), ahead)

const priceOf = (page: Page, service: string) => page.getByRole('textbox', { name: `Own price of ${service}` })

type SubForm = {
  name: string
  /** File of the part, without its extension. */
  part: string
  /** Opens the part and types, without the button that adds. */
  fill: (page: Page) => Promise<unknown>
  /** Completes a part at which Save has stopped. Absent if Save takes it along at once. */
  complete?: (page: Page) => Promise<unknown>
  /** Waits for the typed values after a reload. */
  there: (page: Page) => Promise<unknown>
}

const closure: SubForm = {
  name: 'a closure',
  part: 'features/catalogue/hospital-editing/closures-section',
  async fill(page) {
    await button(page, 'Add closure').click()
    await page.getByLabel('First day').fill(day(50))
    await page.getByLabel(/^Last day/).fill(day(49))
    await page.getByLabel(/^Reason/).fill('Stocktaking')
  },
  complete: (page) => page.getByLabel(/^Last day/).fill(day(51)),
  there: (page) => page.getByText('Stocktaking').first().waitFor(),
}
const tag = (label: string, typed: string): SubForm => ({
  name: `a tag of ${label}`,
  part: 'features/catalogue/hospital-editing/tag-field',
  fill: (page) => box(page, label).fill(typed),
  there: (page) => button(page, `Remove ${typed}`).waitFor(),
})
const offeredService: SubForm = {
  name: 'a service of the hospital',
  part: 'features/catalogue/hospital-editing/services-section',
  async fill(page) {
    await page.getByLabel('Find a service to add').fill(services.other)
    await page.getByLabel('Add a service').selectOption({ label: services.other })
  },
  there: (page) => priceOf(page, services.other).waitFor(),
}
const ownPrice: SubForm = {
  name: 'a price of the hospital',
  part: 'features/catalogue/hospital-editing/services-section',
  fill: (page) => priceOf(page, services.offered).fill('321'),
  there: (page) => expect.poll(() => priceOf(page, services.offered).inputValue()).toBe('321'),
}
const holiday: SubForm = {
  name: 'a public holiday',
  part: 'features/catalogue/hospital-editing/closures-section',
  fill: (page) =>
    button(page, /^Accept /)
      .first()
      .click(),
  there: (page) =>
    button(page, /^Open on /)
      .first()
      .waitFor(),
}
/** The address of a picture, which also needs an alternative text. */
const picture = (within: string, url: string): SubForm => ({
  name: 'the address of a picture',
  part: 'features/catalogue/pictures/address-form',
  async fill(page) {
    await page.locator(within).last().getByRole('button', { name: 'add a URL' }).last().click()
    await page.getByLabel('Image URL').fill(url)
  },
  complete: (page) =>
    page
      .getByLabel(/^Alternative text of picture/)
      .last()
      .fill('The garden'),
  there: (page) =>
    expect
      .poll(() =>
        page
          .getByLabel(/^Alternative text of picture/)
          .last()
          .inputValue(),
      )
      .toBe('The garden'),
})
const leave: SubForm = {
  name: 'leave of the doctor',
  part: 'features/catalogue/doctor-editing/doctor-leave',
  async fill(page) {
    await button(page, 'Add leave').click()
    await page.getByLabel('First day').fill(day(60))
    await page.getByLabel(/^Last day/).fill(day(59))
  },
  complete: (page) => page.getByLabel(/^Last day/).fill(day(61)),
  there: (page) =>
    button(page, /^Withdraw the leave of/)
      .first()
      .waitFor(),
}
const pause: SubForm = {
  name: 'a break of the doctor',
  part: 'features/catalogue/doctor-editing/doctor-week',
  async fill(page) {
    await button(page, 'Add a break').click()
    await page.getByLabel('Day', { exact: true }).selectOption({ label: 'Tuesday' })
    await page.getByLabel('Break from').fill('11:20')
    await page.getByLabel('Break until').fill('11:40')
  },
  there: (page) => page.getByText('Tuesday 11:20–11:40').first().waitFor(),
}
const doneService: SubForm = {
  name: 'a service of the doctor',
  part: 'features/catalogue/doctor-editing/doctor-services',
  fill: (page) => box(page, 'Add a service').fill(`${services.offered} x`),
  complete: (page) => box(page, 'Add a service').fill(services.offered),
  there: (page) => button(page, `Remove ${services.offered}`).waitFor(),
}
const language: SubForm = {
  name: 'a language of the doctor',
  part: 'features/catalogue/doctor-editing/language-rows',
  async fill(page) {
    await button(page, 'Add language').click()
    await box(page, 'Language 2').fill('Kurdish')
  },
  there: (page) => hasValue(page, 'Kurdish'),
}
const chosenHospital: SubForm = {
  name: 'the hospital of the doctor',
  part: 'editing/hospital-choice',
  fill: (page) => box(page, 'Hospital').fill('No such hospital'),
  complete: (page) => box(page, 'Hospital').fill(''),
  there: async () => undefined,
}
const hasValue = (page: Page, value: string) =>
  page.waitForFunction(
    (wanted) => [...document.querySelectorAll('input')].some((input) => input.value === wanted),
    value,
  )

type Editor = { name: string; address: () => string; by: 'admin' | 'owner'; parts: readonly SubForm[] }

const EDITORS: readonly Editor[] = [
  {
    name: 'the settings of the portal',
    address: () => '/hospitalportal/settings',
    by: 'owner',
    parts: [
      closure,
      holiday,
      offeredService,
      ownPrice,
      tag('Insurers', 'Bupa Test'),
      tag('Languages spoken', 'Kurdish'),
      tag('Addresses for notifications', 'desk@parca.example'),
      picture('#images', 'https://pictures.example/garden.jpg'),
    ],
  },
  {
    name: "the administrators' hospital",
    address: () => `/admin/hospitals/${ids.hospital}/edit`,
    by: 'admin',
    parts: [
      { ...closure, there: (page) => page.getByText('Stocktaking').nth(1).waitFor() },
      tag('Insurers', 'Axa Test'),
      picture('#images', 'https://pictures.example/gate.jpg'),
    ],
  },
  {
    name: "the portal's doctor",
    address: () => `/hospitalportal/doctors/${ids.doctor}/edit`,
    by: 'owner',
    parts: [leave, pause, doneService, language, picture('fieldset', 'https://pictures.example/face.jpg')],
  },
  {
    name: "the administrators' doctor",
    address: () => `/admin/doctors/${ids.doctor}/edit`,
    by: 'admin',
    parts: [
      {
        ...leave,
        async fill(page) {
          await button(page, 'Add leave').click()
          await page.getByLabel('First day').fill(day(70))
        },
        complete: undefined,
        there: (page) =>
          button(page, /^Withdraw the leave of/)
            .nth(1)
            .waitFor(),
      },
      chosenHospital,
    ],
  },
]

const partsOf = EDITORS.flatMap(({ parts }) => parts.map(({ part }) => part))

test('every part that Save must take along is tested', () => {
  const root = path.join(projectRoot(), 'web')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const pending = files.filter((file) => /usePendingPart\(/.test(readFileSync(path.join(root, file), 'utf8')))
  expect(pending.map((file) => file.replace('.tsx', '')).filter((file) => !partsOf.includes(file))).toEqual([])
})

describe.each(EDITORS)('$name', ({ address, by, parts }) => {
  test.each(parts)('$name is saved without a button of its own, or Save stops at it', async (part) => {
    const page = by === 'admin' ? await adminPage(browser, admin) : await browser.newPage()
    if (by === 'owner') await signedIn(page, owner)
    await page.goto(address())
    await page.getByRole('heading', { level: 1 }).waitFor()
    await part.fill(page)
    await page.keyboard.press('Control+s')
    if (part.complete) {
      await isFocusedInvalid(page)
      expect(await page.getByText('Changes saved successfully.').count()).toBe(0)
      await part.complete(page)
      await page.keyboard.press('Control+s')
    }
    await says(page, 'Changes saved successfully.')
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await part.there(page)
    await page.context().close()
  })
})

test('discarded changes take the open parts along', async () => {
  const page = await browser.newPage()
  await signedIn(page, owner)
  await page.goto('/hospitalportal/settings')
  await button(page, 'Add closure').click()
  await page.getByLabel('First day').fill(day(80))
  await button(page, 'Discard').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Discard/ })
    .click()
  await page.getByLabel('First day').waitFor({ state: 'detached' })
  await page.context().close()
})
