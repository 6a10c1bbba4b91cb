import { afterAll, beforeAll, expect, test } from 'vitest'
import { button, field } from '#tests/support/account-screens.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { expectAccessible, newPatient, signedIn } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

test.each(Object.entries(widths))(
  'on a %s, a user creates a key by keyboard, uses it and revokes it',
  async (_name, viewport) => {
    const ingrid = await newPatient(browser.url)
    const page = await browser.newPage({ viewport })
    await signedIn(page, ingrid)
    await page.goto('/developers/keys')
    await page.getByRole('heading', { name: 'No API keys yet' }).waitFor()
    await button(page, 'Create key').press('Enter')
    await field(page, 'Name').fill('Booking desk')
    await page.getByRole('checkbox', { name: /^profile:read/ }).press('Space')
    await expect.poll(() => page.getByRole('checkbox', { name: /^portal:/ }).count()).toBe(0)
    await field(page, 'Your password').fill('not it')
    await field(page, 'Your password').press('Enter')
    await page.getByText('The password is wrong.').waitFor()
    await field(page, 'Your password').fill(ingrid.password)
    await field(page, 'Your password').press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Your new API key' })
    const key = (await dialog.locator('code').first().textContent()) ?? ''
    expect(key).toMatch(/^hk_live_\w{36}$/)
    await expectAccessible(page)
    await button(page, 'I have copied the key').press('Enter')
    const asProgram = () => fetch(`${browser.url}/api/Auth/me`, { headers: { authorization: `Bearer ${key}` } })
    expect((await asProgram()).status).toBe(200)
    expect(await page.content()).not.toContain(key)
    await expectAccessible(page)
    await button(page, 'Revoke Booking desk').press('Enter')
    await button(page, 'Revoke the key').press('Enter')
    await page.getByText('Revoked', { exact: true }).waitFor()
    expect((await asProgram()).status).toBe(401)
    await page.context().close()
  },
)

test('a user adds a webhook, and an address inside a network is refused', async () => {
  const ingrid = await newPatient(browser.url)
  const page = await browser.newPage()
  await signedIn(page, ingrid)
  await page.goto('/developers/webhooks')
  await button(page, 'Add a webhook').click()
  await field(page, 'Address').fill('http://127.0.0.1:5432/')
  await button(page, 'Save webhook').click()
  await page.getByText('This address is in a private network, where we do not deliver.').waitFor()
  await field(page, 'Address').fill('https://93.184.216.34/hekima')
  await button(page, 'Save webhook').click()
  const dialog = page.getByRole('dialog', { name: 'The secret of your webhook' })
  await expect.poll(() => dialog.locator('code').textContent()).toMatch(/^whsec_/)
  await button(page, 'I have copied the secret').click()
  await button(page, 'Turn off').click()
  await page.getByText('You have turned it off.').waitFor()
  await button(page, 'Deliveries').click()
  await page.getByText('Nothing was delivered in the last 30 days.').waitFor()
  await expectAccessible(page)
})
