import { afterAll, beforeAll, expect, test } from 'vitest'
import { sticksOut } from '#tests/support/admin-screens.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { ask, expectAccessible, newPatient, signedIn } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

/** Creates a patient with a key. */
async function ownerOfKey() {
  const ingrid = await newPatient(browser.url)
  const { data } = await ask<{ createApiKey: { id: string; secret: string } }>(
    browser.url,
    'mutation ($input: ApiKeyInput!) { createApiKey(input: $input) { id secret } }',
    { input: { name: 'Booking desk', scopes: ['profile:read'], password: ingrid.password } },
    ingrid.token,
  )
  return { ingrid, ...data.createApiKey }
}

test.each(Object.entries(widths))('on a %s, the owner of a key finds a request by its ID', async (name, viewport) => {
  const { ingrid, secret } = await ownerOfKey()
  const page = await browser.newPage({ viewport })
  await signedIn(page, ingrid)
  await page.goto('/developers/keys')
  await page.getByRole('link', { name: 'Requests of Booking desk' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Requests of Booking desk' }).waitFor()
  await page.getByRole('heading', { name: 'No requests yet' }).waitFor()
  await expectAccessible(page)

  const call = (path: string) =>
    fetch(`${browser.url}${path}`, { headers: { authorization: `Bearer ${secret}`, 'user-agent': 'a program' } })
  expect((await call('/api/v1/Auth/me')).status).toBe(200)
  const refused = await call('/api/v1/Appointments/my?limit=5')
  const { requestId } = (await refused.json()) as { requestId: string }
  const refresh = page.getByRole('button', { name: 'Refresh' })
  await refresh.press('Enter')
  await page.getByText('GET /api/v1/Auth/me').waitFor()
  await page.getByText('?limit=5').waitFor()
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Client errors' })
  await page.waitForURL(/outcome=refused/)
  await page.getByText('GET /api/v1/Auth/me').waitFor({ state: 'detached' })
  await expect
    .poll(() => page.getByRole('link', { name: 'insufficient_scope' }).getAttribute('href'))
    .toMatch(/limits#insufficient_scope$/)
  await expectAccessible(page)
  expect(await sticksOut(page)).toBe(false)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/request-log-${name}.png` })

  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'All calls' })
  await page.getByText('GET /api/v1/Auth/me').waitFor()
  await page.getByRole('searchbox', { name: 'Request ID' }).fill('not it')
  await page.getByText('This is not a request ID').waitFor()
  await page.getByRole('searchbox', { name: 'Request ID' }).fill(requestId)
  await page.waitForURL(new RegExp(`request=${requestId}`))
  await page.getByText('GET /api/v1/Auth/me').waitFor({ state: 'detached' })
  await page.getByText('GET /api/v1/Appointments/my').waitFor()
  await page.context().close()
})

test('a key of another account is not shown', async () => {
  const [{ id }, other] = [await ownerOfKey(), await newPatient(browser.url)]
  const page = await browser.newPage()
  await signedIn(page, other)
  await page.goto(`/developers/keys/${id}`)
  await page.getByRole('heading', { level: 1, name: 'There is no such key' }).waitFor()
  await page.context().close()
})
