import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { button, toast } from '#tests/support/account-screens.ts'
import { openAdminPage, says, signInAdmin } from '#tests/support/admin-screens.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { makeDataFolder } from '#tests/support/data-folder.ts'
import { expectBothThemes } from '#tests/support/looking.ts'
import { ask } from '#tests/support/patient.ts'
import { startProduct } from '#tests/support/product.ts'

// The rules apply to the whole product, so these tests have one of their own.
let dataDir: string
let product: Awaited<ReturnType<typeof startProduct>>
let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  dataDir = await makeDataFolder()
  product = await startProduct(dataDir)
  browser = await openBrowser(product.url)
  const admin = await signInAdmin(product.url)
  const { errors } = await ask(
    product.url,
    'mutation { decideRule(id: "tr-2025-turkish", isOn: true, reason: "These hospitals exist.") { isOn } }',
    {},
    admin.token,
  )
  expect(errors).toBeUndefined()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
  if (dataDir) await rm(dataDir, { recursive: true, force: true })
})

const NOTICE = 'burada gösterilmeyenler'
const TITLE = 'Promotion directed abroad is not in Turkish'

async function bodyOf(address: string, language: string) {
  const page = await browser.newPage({ locale: language, viewport: widths.phone })
  await page.goto(address)
  await page.getByRole('contentinfo').waitFor()
  const body = (await page.locator('#root').textContent()) ?? ''
  await page.context().close()
  return body
}

test('a page in Turkish says what it leaves out until an administrator switches the rule off', async () => {
  const turkish = '/tr/search?q=kardiyoloji'
  expect(await bodyOf(turkish, 'tr')).toContain(NOTICE)
  expect(await bodyOf(turkish, 'tr')).not.toMatch(/[$₺€]\s?\d/)
  expect(await bodyOf('/search?q=cardiology', 'en')).toMatch(/\$\d/)

  const admin = await signInAdmin(browser.url)
  const page = await openAdminPage(browser, admin, { address: '/admin/rules', viewport: widths.desktop })
  await page.getByText(TITLE).waitFor()
  await expectBothThemes(page)
  await page.setViewportSize(widths.phone)
  await expectBothThemes(page)
  await page.setViewportSize(widths.desktop)
  await button(page, `Switch off: ${TITLE}`).click()
  await button(page, 'Switch off').click()
  await says(page, 'Please say why you switch this rule.')
  await page.getByRole('textbox', { name: 'Reason' }).fill('Our lawyers have confirmed it.')
  await button(page, 'Switch off').click()
  await toast(page, 'The rule is switched off.')
  await page.getByText('Our lawyers have confirmed it.').waitFor()
  expect(await bodyOf(turkish, 'tr')).not.toContain(NOTICE)

  await button(page, `Switch on: ${TITLE}`).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('They have thought again.')
  await button(page, 'Switch on').click()
  await toast(page, 'The rule is switched on.')
  expect(await bodyOf(turkish, 'tr')).toContain(NOTICE)
  await page.context().close()
})

test('no page in Turkish says that there are no reviews, and a hospital gives the reason', async () => {
  const { data } = await ask<{ hospitals: { items: { id: string; reviewCount: number }[] } }>(
    browser.url,
    '{ hospitals(limit: 40) { items { id reviewCount } } }',
  )
  const reviewed = data.hospitals.items.find(({ reviewCount }) => reviewCount > 0)
  if (!reviewed) throw new Error('No hospital has reviews.')
  const claim = /Henüz değerlendirme yok|\b0 değerlendirme/
  const page = await browser.newPage({ locale: 'tr', viewport: widths.phone })
  await page.goto(`/tr/hospitals/${reviewed.id}`)
  await page.getByText('Değerlendirmeler burada gösterilmiyor.').waitFor()
  await page.getByText('Türkçe dışındaki diller').waitFor()
  await expectBothThemes(page)
  expect(await page.locator('#root').textContent()).not.toMatch(claim)
  await page.context().close()
  expect(await bodyOf('/tr/search', 'tr')).not.toMatch(claim)
  expect(await bodyOf('/tr/search?type=doctors', 'tr')).not.toMatch(claim)
  expect(await bodyOf(`/hospitals/${reviewed.id}`, 'en')).not.toContain('Reviews are not shown here.')
})

test('the comparison in Turkish gives the reason instead of the table', async () => {
  const found = (await (await fetch(`${browser.url}/api/Hospitals/search?limit=2`)).json()) as { id: string }[]
  const address = `compare?hospitals=${found.map(({ id }) => id).join(',')}`
  const page = await browser.newPage({ locale: 'tr', viewport: widths.phone })
  await page.goto(`/tr/${address}`)
  await page.getByText('Burada karşılaştırma gösterilmiyor').waitFor()
  await page.getByText('Türkçe dışındaki diller').waitFor()
  expect(await page.getByRole('table').count()).toBe(0)
  await expectBothThemes(page)
  await page.context().close()
  const english = await browser.newPage({ locale: 'en', viewport: widths.phone })
  await english.goto(`/${address}`)
  await english.getByRole('table').waitFor()
  await english.context().close()
})
