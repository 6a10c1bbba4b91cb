import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Admin, openAdminPage, signInAdmin } from '#tests/support/admin-screens.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { expectBothThemes } from '#tests/support/looking.ts'
import { ask } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let admin: Admin
beforeAll(async () => {
  browser = await openBrowser()
  admin = await signInAdmin(browser.url)
})
afterAll(() => browser?.close())

async function open(address: string, viewport: { width: number; height: number } = widths.desktop): Promise<Page> {
  const page = await openAdminPage(browser, admin, { address, viewport })
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

const field = (page: Page, label: string | RegExp) =>
  page.getByLabel(label, typeof label === 'string' ? { exact: true } : {})
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: /^Save/ }).click()
const saved = (page: Page) => page.getByText('Changes saved successfully.').waitFor()

/** Types into a combobox, whose list loads at the first focus. */
async function typeInto(page: Page, label: string, text: string) {
  await field(page, label).click()
  await page.getByRole('combobox', { name: label }).fill(text)
}

/** Creates a hospital with one service through the API. */
async function newHospital(name: string): Promise<string> {
  const { data } = await ask<{ createHospital: { id: string } }>(
    browser.url,
    `mutation ($input: HospitalInput!) { createHospital(input: $input) { id } }`,
    { input: { name, address: 'Çınar Caddesi 18', city: 'İstanbul', country: 'Turkey' } },
    admin.token,
  )
  const { data: known } = await ask<{ healthServices: { items: { id: string }[] } }>(
    browser.url,
    '{ healthServices(limit: 1) { items { id } } }',
  )
  await ask(
    browser.url,
    'mutation ($h: ID!, $s: ID!) { linkHealthService(hospitalId: $h, serviceId: $s) { id } }',
    { h: data.createHospital.id, s: known.healthServices.items[0]?.id },
    admin.token,
  )
  return data.createHospital.id
}

describe('a new hospital', () => {
  test('is created with every error beside its field, and asks before leaving', async () => {
    const page = await open('/admin/hospitals/new')
    await field(page, 'Country').fill('')
    await field(page, /^Email/).fill('nowhere')
    await button(page, 'Create Hospital').click()
    for (const sentence of [
      'Hospital name is required',
      'Address is required',
      'City is required',
      'Country is required',
      'Please enter a valid email address',
    ])
      await page.getByText(sentence).waitFor()
    await button(page, 'Cancel').click()
    await page.getByText('Are you sure you want to cancel? Any unsaved changes will be lost.').waitFor()
    await button(page, 'Keep editing').click()
    await field(page, 'Hospital name').fill('Firuze Bahçe Hospital')
    await field(page, 'Address').fill('Çınar Caddesi 18')
    await typeInto(page, 'City', 'İzmir')
    await field(page, 'Country').fill('Turkey')
    await field(page, /^Email/).fill('info@firuze.example')
    await field(page, /^Website/).fill('firuze.example')
    await button(page, 'Create Hospital').click()
    await page.waitForURL(/\/admin\/hospitals\/[\da-f-]+\/edit$/)
    await page.getByRole('heading', { level: 1, name: 'Firuze Bahçe Hospital' }).waitFor()
    await expect.poll(() => field(page, /^Website/).inputValue()).toBe('https://firuze.example')
    await page.context().close()
  })
})

test('the whole form of a hospital is filled in by keyboard only', async () => {
  const page = await open('/admin/hospitals/new')
  const { keyboard } = page
  for (const [label, text] of [
    ['Hospital name', 'Menekşe Hospital'],
    ['Address', 'Gül Sokak 4'],
    ['City', 'Bursa'],
  ] as const) {
    await tabTo(page, label)
    await keyboard.type(text)
  }
  await keyboard.press('Escape')
  await tabTo(page, 'Email')
  await keyboard.type('info@menekse.example')
  await tabTo(page, 'Create Hospital')
  await keyboard.press('Enter')
  await page.waitForURL(/\/edit$/)
  await page.getByRole('heading', { level: 1, name: 'Menekşe Hospital' }).waitFor()
  await tabTo(page, /^(Pin at|The position)/)
  await keyboard.press('Shift+ArrowUp')
  await tabTo(page, 'Monday')
  await tabTo(page, /^Monday.*: first visit/)
  await keyboard.press('Control+a')
  await keyboard.type('830')
  await tabTo(page, 'Languages spoken')
  await keyboard.type('German')
  await keyboard.press('Enter')
  await tabTo(page, 'Insurers')
  await keyboard.type('Allianz')
  await keyboard.press('Enter')
  await tabTo(page, 'Add closure')
  await keyboard.press('Enter')
  await tabTo(page, 'Cancel')
  await keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Add closure')
  // Logo first, then pictures.
  await tabTo(page, 'add a URL')
  await tabTo(page, 'add a URL')
  await keyboard.press('Enter')
  await keyboard.type('/icon.svg')
  await keyboard.press('Enter')
  await tabTo(page, 'Alternative text of picture 1', 'Shift+Tab')
  await keyboard.type('The sign over the door')
  await keyboard.press('Control+s')
  await saved(page)
  const { data } = await ask<{ hospital: { languages: string[]; insurers: string[]; imageUrls: string[] } }>(
    browser.url,
    'query ($id: ID!) { hospital(id: $id) { languages insurers imageUrls } }',
    { id: page.url().split('/').at(-2) },
  )
  expect(data.hospital).toEqual({ languages: ['German'], insurers: ['Allianz'], imageUrls: ['/icon.svg'] })
  await expect
    .poll(() =>
      page
        .getByLabel(/^Monday.*: first visit/)
        .first()
        .inputValue(),
    )
    .toBe('08:30')
  await page.context().close()
})

test('the pin and the pictures are dragged', async () => {
  const page = await open(`/admin/hospitals/${await newHospital('Papatya Hospital')}/edit`)
  const latitude = field(page, /^Latitude/)
  const pin = page.getByRole('button', { name: /^(Pin at|The position)/ })
  const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 4 })
    await page.mouse.up()
  }
  const middleOf = async (one: typeof pin) => {
    await one.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    return { x: x + width / 2, y: y + height / 2 }
  }
  const before = Number(await latitude.inputValue())
  const at = await middleOf(pin)
  await drag(at, { x: at.x, y: at.y + 60 })
  expect(Number(await latitude.inputValue())).toBeLessThan(before)
  for (const address of ['/icon.svg', 'https://pictures.example/garden.jpg']) {
    await page.locator('#images').getByRole('button', { name: 'add a URL' }).last().click()
    await field(page, 'Image URL').fill(address)
    await field(page, 'Image URL').press('Enter')
  }
  await field(page, 'Alternative text of picture 1').fill('The sign')
  await field(page, 'Alternative text of picture 2').fill('The garden')
  const handle = (number: number) => page.getByRole('button', { name: new RegExp(`^Move picture ${number}`) })
  const [second, first] = [await middleOf(handle(2)), await middleOf(handle(1))]
  await drag(second, { x: first.x, y: first.y - 10 })
  await page.getByText('Picture 2 is now number 1.').waitFor({ state: 'attached' })
  await expect.poll(() => field(page, 'Alternative text of picture 1').inputValue()).toBe('The garden')
  await button(page, 'Put picture 2 one place higher').click()
  await expect.poll(() => field(page, 'Alternative text of picture 1').inputValue()).toBe('The sign')
  await page.context().close()
})

describe('a hospital', () => {
  test('gets new hours, closures, prices and pictures, and patients see them', async () => {
    const id = await newHospital('Lale Hospital')
    const page = await open(`/admin/hospitals/${id}/edit`)
    await field(page, 'Monday 1: first visit').fill('10:00')
    await button(page, 'Copy Monday to all').click()
    await button(page, 'Add closure').click()
    const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
    await field(page, 'First day').fill(day)
    await button(page, 'Add to the list').click()
    await page.getByText('No visits then').waitFor()
    await page.getByLabel(/^Own price of /).fill('180')
    await page
      .locator('#images input[type="file"]')
      .last()
      .setInputFiles({
        name: 'front.png',
        mimeType: 'image/png',
        buffer: await sharp({ create: { width: 400, height: 300, channels: 3, background: 'teal' } })
          .png()
          .toBuffer(),
      })
    await page.keyboard.press('Control+s')
    await page.getByText('Alternative text is required').waitFor()
    const uploaded = page.waitForResponse('**/api/Pictures')
    await page.getByLabel('Alternative text of picture 1').fill('The front of Lale Hospital')
    expect((await uploaded).status()).toBe(201)
    await page.locator('#images img[src^="/pictures/"]').waitFor()
    await page.keyboard.press('Control+s')
    await saved(page)
    await page.goto(`/hospitals/${id}`)
    await page.getByRole('img', { name: 'The front of Lale Hospital' }).waitFor()
    await page.getByText('$180').first().waitFor()
    const { data } = await ask<{ hospital: { openingHours: { times: string[] }[] } }>(
      browser.url,
      'query ($id: ID!) { hospital(id: $id) { openingHours { times } } }',
      { id },
    )
    for (const { times } of data.hospital.openingHours) expect(times[0]).toBe('10:00')
    await page.context().close()
  })

  test('gains and loses services at once', async () => {
    const page = await open(`/admin/hospitals/${await newHospital('Nar Hospital')}`)
    // The search finds services beyond the first hundred of the list.
    await field(page, 'Find a service to add').fill('cardiology')
    await expect.poll(() => field(page, 'Add a service').getByRole('option').allTextContents()).toContain('Cardiology')
    await expect.poll(() => field(page, 'Add a service').getByText('Dental Implants').count()).toBe(0)
    await field(page, 'Add a service').selectOption({ index: 1 })
    await page.locator('#services').getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByText('Service added successfully.').waitFor()
    // The user's own actions beside the form are no conflict.
    await page
      .getByLabel(/^Own price of /)
      .last()
      .fill('180')
    await save(page)
    await saved(page)
    await page
      .locator('#services')
      .getByRole('button', { name: /^Remove / })
      .first()
      .click()
    await page.getByText('Service removed successfully.').waitFor()
    await page.context().close()
  })

  test('edited by two administrators at once loses nothing silently', async () => {
    const id = await newHospital('Çınar Hospital')
    const [one, other] = [await open(`/admin/hospitals/${id}/edit`), await open(`/admin/hospitals/${id}/edit`)]
    await field(one, /^Phone/).fill('+90 212 000 00 24')
    await save(one)
    await saved(one)
    await field(other, /^Phone/).fill('+90 212 000 00 20')
    await field(other, 'Saturday 1: first visit').fill('10:00')
    await save(other)
    await other.getByText(/saved this record/).waitFor()
    await other.getByRole('button', { name: 'All theirs' }).click()
    await field(other, 'Saturday 1: first visit').fill('11:00')
    await save(other)
    await saved(other)
    await expect.poll(() => field(other, /^Phone/).inputValue()).toBe('+90 212 000 00 24')
    for (const page of [one, other]) await page.context().close()
  })

  test('is edited on a phone and by keyboard, and axe finds nothing', async () => {
    const id = await newHospital('Zambak Hospital')
    const page = await open(`/admin/hospitals/${id}/edit`, widths.phone)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectBothThemes(page)
    const latitude = field(page, /^Latitude/)
    const before = Number(await latitude.inputValue())
    await page.getByRole('button', { name: /^Pin at/ }).focus()
    await page.keyboard.press('ArrowUp')
    expect(Number(await latitude.inputValue())).toBeGreaterThan(before)
    await page.getByRole('switch', { name: 'Active' }).first().uncheck()
    await page.keyboard.press('Control+s')
    await saved(page)
    await page.goto('/admin/hospitals')
    await page.getByRole('searchbox').fill('zambak')
    await page.waitForURL(/q=zambak/)
    const row = page.getByRole('row').filter({ hasText: 'Zambak Hospital' }).filter({ hasText: 'Inactive' })
    await row.first().getByRole('link', { name: 'Zambak Hospital', exact: true }).click()
    await button(page, 'Delete').click()
    await page.getByText('It will be erased').waitFor()
    await page.getByText('No upcoming appointments.').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.waitForURL(/\/admin\/hospitals$/)
    await page.context().close()
  })
})
