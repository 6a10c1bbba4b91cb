import { afterAll, beforeAll, expect, test } from 'vitest'
import { button, field, toast } from '#tests/support/account-screens.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { expectBothThemes, expectUsable } from '#tests/support/looking.ts'
import { expectAccessible, newPatient, signedIn } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

test.each(Object.entries(widths))(
  'on a %s, a developer switches test mode on, books with a test key and moves the clock',
  async (name, viewport) => {
    const ingrid = await newPatient(browser.url)
    const page = await browser.newPage({ viewport })
    await signedIn(page, ingrid)
    await page.goto('/developers')
    await page.getByRole('link', { name: 'Open test mode' }).click()
    await page.waitForURL('**/developers/test-mode')
    await page.getByRole('heading', { level: 1, name: 'Test mode' }).waitFor()
    const toggle = page.getByRole('switch', { name: 'Test mode' })
    await toggle.press('Space')
    await page.getByRole('heading', { name: 'Test hospital' }).waitFor()
    await expectAccessible(page)

    await button(page, 'Create test key').click()
    await page.getByText('Please give the key a name').waitFor()
    await field(page, 'Name').fill('Booking desk')
    await field(page, 'Name').press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Your new test key' })
    const key = (await dialog.locator('code').first().textContent()) ?? ''
    expect(key).toMatch(/^hk_test_\w{36}$/)
    await button(page, 'I have copied the key').click()
    const snippet = page.getByRole('heading', { name: 'Quickstart with your key' })
    await snippet.waitFor()
    await expect.poll(() => page.locator('pre').last().textContent()).toContain(key)
    const asProgram = () => fetch(`${browser.url}/api/v1/Auth/me`, { headers: { authorization: `Bearer ${key}` } })
    expect(await (await asProgram()).json()).toMatchObject({ email: 'patient@test-mode.example' })

    await button(page, '+1 week').click()
    await page.getByText('Ahead of the real time.').waitFor()
    await field(page, 'Address').fill('http://127.0.0.1:5432/')
    await button(page, 'Add a test webhook').click()
    await page.getByText('This address is in a private network, where we do not deliver.').waitFor()
    await field(page, 'Address').fill('https://93.184.216.34/hekima')
    await button(page, 'Add a test webhook').click()
    await expect
      .poll(() => page.getByRole('dialog', { name: 'The secret of your webhook' }).locator('code').textContent())
      .toMatch(/^whsec_/)
    await button(page, 'I have copied the secret').click()
    await expectUsable(page, `test-mode-${name}`)
    await expectBothThemes(page)
    await button(page, 'Delete https://93.184.216.34/hekima').click()
    await button(page, 'Empty and refill').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Empty and refill' }).click()
    await toast(page, 'Test mode has been reset.')
    await expectAccessible(page)
    await button(page, 'Revoke Booking desk').click()
    await toast(page, 'The key is revoked.')
    expect((await asProgram()).status).toBe(401)
    await toggle.press('Space')
    await button(page, 'Switch it off').click()
    await toast(page, 'Test mode is off.')
    await page.context().close()
  },
)

test('the switch in the head changes examples, keys and webhooks, and is remembered for the person', async () => {
  const ingrid = await newPatient(browser.url)
  const page = await browser.newPage()
  await signedIn(page, ingrid)
  const mode = page.getByRole('switch', { name: 'Test mode' })
  const isOn = (on: boolean) => expect.poll(() => mode.isChecked()).toBe(on)
  const quickstart = page.locator('pre', { hasText: 'client_secret=' })
  await page.goto('/developers')
  await isOn(true)
  await quickstart.getByText('hk_test_your-key').waitFor()
  await mode.focus()
  await mode.press('Space')
  await isOn(false)
  await quickstart.getByText('hk_live_your-key').waitFor()
  await page.getByText('the last one books at a real hospital').waitFor()
  await expectAccessible(page)

  await page.goto('/developers/keys')
  await isOn(false)
  await page.getByText('No API keys yet').waitFor()
  await mode.press('Space')
  await page.getByText('You have no test hospital yet').waitFor()
  await expectAccessible(page)
  await page.goto('/developers/webhooks')
  await isOn(true)
  await page.getByRole('link', { name: 'Go to your test mode' }).waitFor()
  await page.goto('/developers')
  await isOn(true)

  const bea = await newPatient(browser.url, 'Bea')
  await page.evaluate(
    ([token, user]) => {
      localStorage.setItem('hekima.token', token ?? '')
      localStorage.setItem('hekima.user', user ?? '')
    },
    [bea.token, JSON.stringify(bea.user)] as const,
  )
  await page.goto('/developers/keys')
  await isOn(false)
  await page.context().close()
})
