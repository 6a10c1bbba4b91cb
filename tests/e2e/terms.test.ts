import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Admin, openAdminPage, says, signInAdmin, sticksOut } from '#tests/support/admin-screens.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { ask, expectAccessible } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let admin: Admin
beforeAll(async () => {
  browser = await openBrowser()
  admin = await signInAdmin(browser.url)
})
afterAll(() => browser?.close())

const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}`))
const save = (page: Page) => page.getByRole('button', { name: /^Save/ }).click()

type Text = { language: string; name: string; description: string }
type Term = { id: string; value: string; texts: Text[] }
async function termNamed(value: string): Promise<Term> {
  const { data } = await ask<{ managedTerms: Term[] }>(
    browser.url,
    'query { managedTerms { id value texts { language name description } } }',
    {},
    admin.token,
  )
  const term = data?.managedTerms.find((one) => one.value === value)
  if (!term) throw new Error(`There is no ${value}.`)
  return term
}
/** Restores a term to its state before the test. */
const restore = ({ id, texts }: Term) =>
  ask(
    browser.url,
    'mutation ($id: ID!, $input: TermUpdate!) { updateTerm(id: $id, input: $input) { id } }',
    { id, input: { texts: texts.map((text) => ({ ...text, isCurrent: true })) } },
    admin.token,
  )

test('an administrator renames a specialty in Russian, and the Russian visitor reads it and finds it', async () => {
  const before = await termNamed('Rheumatology')
  const { data } = await ask<{ doctors: { items: { id: string; fullName: string }[] } }>(
    browser.url,
    'query { doctors(search: { specialty: "Rheumatology" }, limit: 1) { items { id fullName } } }',
  )
  const [doctor] = data?.doctors.items ?? []
  if (!doctor) throw new Error('Nobody treats rheumatism here.')

  const page = await openAdminPage(browser, admin, { address: '/admin/terms?q=rheuma' })
  await page.getByRole('link', { name: 'Rheumatology', exact: true }).focus()
  await page.keyboard.press('Enter')
  await field(page, 'Name in Russian').fill('Ревматические болезни')
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await page.waitForURL('**/admin/terms')
  await says(page, 'Rheumatology')
  await expectAccessible(page)

  const visitor = await browser.newPage({ viewport: widths.phone, locale: 'ru-RU' })
  const faults: string[] = []
  visitor.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  visitor.on('pageerror', ({ message }) => faults.push(message))
  await visitor.goto(`/ru/doctors/${doctor.id}`)
  await says(visitor, 'Ревматические болезни')
  await says(visitor, before.texts.find(({ language }) => language === 'ru')?.description ?? '')
  expect(await sticksOut(visitor)).toBe(false)
  await expectAccessible(visitor)
  // Typed names are recognised and shown in the same words.
  await visitor.goto('/ru/search?type=doctors')
  const words = visitor.getByRole('main').getByRole('combobox').first()
  await words.fill('ревматические болезни')
  await words.press('Enter')
  await visitor.waitForURL(/q=/)
  await visitor.getByRole('main').getByRole('link', { name: doctor.fullName }).first().waitFor()
  await expect.poll(() => visitor.getByText('Ревматология', { exact: true }).count()).toBe(0)
  expect(faults).toEqual([])
  await visitor.context().close()

  // Visitors who change the language, or open a page that the browser renders, see it too.
  const other = await browser.newPage()
  await other.goto(`/doctors/${doctor.id}`)
  await says(other, 'Rheumatology')
  await other.getByRole('contentinfo').getByLabel('Language').selectOption('ru')
  await says(other, 'Ревматические болезни')
  await other.goto('/login')
  await expect.poll(() => other.locator('#terms').textContent()).toContain('Ревматические болезни')
  await other.context().close()
  await restore(before)
  await page.context().close()
})

test('a category without a text in a language is shown in English, with a mark', async () => {
  const before = await termNamed('Preventive Care')
  const page = await openAdminPage(browser, admin, { address: `/admin/terms/${before.id}`, viewport: widths.phone })
  await field(page, 'Name in Arabic').fill('')
  await field(page, 'Description in Arabic').fill('')
  await says(page, 'Missing: the English text is shown')
  expect(await sticksOut(page)).toBe(false)
  await save(page)
  await page.waitForURL('**/admin/terms')
  await page.getByText('Only what is missing or older than the English text').click()
  await page.waitForURL('**/admin/terms?work=open')
  await says(page, 'Arabic: missing')
  const visitor = await browser.newPage({ viewport: widths.phone })
  await visitor.goto('/ar/services?sort=popular')
  const heading = visitor.getByRole('heading', { level: 2, name: /Preventive Care/ })
  await heading.getByText('بالإنجليزية', { exact: true }).waitFor()
  await expect.poll(() => heading.locator('bdi[lang="en"]').textContent()).toBe('Preventive Care')
  await expectAccessible(visitor)
  await restore(before)
  for (const one of [page, visitor]) await one.context().close()
})

test.each([
  ['ru', 'стамб', 'Стамбул'],
  ['ar', 'اسطنب', 'إسطنبول'],
  ['tr', 'Стамбул', 'İstanbul'],
])('the field for a city (%s) suggests for %s the name %s', async (language, typed, suggested) => {
  const page = await browser.newPage({ viewport: widths.phone })
  await page.goto(`/${language}`)
  const city = page.getByRole('main').locator('input[name="location"]')
  await city.focus()
  await page.getByRole('main').locator('input[name="location"][role="combobox"]').waitFor()
  await city.pressSequentially(typed)
  await page.getByRole('option', { name: suggested }).click()
  await expect.poll(() => city.inputValue()).toBe(suggested)
  await city.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('location') === 'İstanbul')
  await page.context().close()
})
