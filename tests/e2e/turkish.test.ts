import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '#tests/support/browser.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

async function openInTurkish(path: string): Promise<Page> {
  const page = await browser.newPage()
  await page.addInitScript(() => localStorage.setItem('hekima.language', 'tr'))
  await page.goto(path)
  return page
}

const submit = (page: Page, name: string) => page.locator('form').getByRole('button', { name, exact: true }).click()

describe('in Turkish', () => {
  test('a browser that prefers it gets it from the first visit on, until another choice', async () => {
    const page = await browser.newPage({ locale: 'tr-TR' })
    await page.goto('/search')
    await page.getByText(/^\d+ hastane bulundu$/).waitFor()
    expect(new URL(page.url()).pathname).toBe('/tr/search')
    await page.getByRole('contentinfo').getByLabel('Dil').selectOption('en')
    await page.getByText(/^\d+ hospitals found$/).waitFor()
    await page.goto('/search')
    expect(new URL(page.url()).pathname).toBe('/search')
    await page.getByText(/^\d+ hospitals found$/).waitFor()
    await page.context().close()
  })

  test('a page loads the sentences of its area', async () => {
    const page = await openInTurkish('/search')
    await page.getByText(/^\d+ hastane bulundu$/).waitFor()
    await page.getByRole('link', { name: 'Hizmetler', exact: true }).first().click()
    await page.getByText(/^\d+ hizmet bulundu$/).waitFor()
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('tr')
    await page.context().close()
  })

  test('a form states its requirements with their limits', async () => {
    const page = await openInTurkish('/register')
    await page.getByLabel('Ad', { exact: true }).fill('A'.repeat(61))
    await submit(page, 'Hesap oluştur')
    await page.getByText('Lütfen en fazla 60 karakter kullanın').waitFor()
    await page.getByText('Soyad zorunludur').waitFor()
    await page.context().close()
  })

  test('the server’s refusals are in Turkish too', async () => {
    const page = await openInTurkish('/login')
    await page.getByLabel('E-posta', { exact: true }).fill('nobody@hekima.test')
    await page.getByLabel('Şifre', { exact: true }).fill('wrong-password')
    await submit(page, 'Giriş yap')
    await page.getByText('E-posta veya şifre yanlış.').waitFor()
    await page.context().close()
  })
})
