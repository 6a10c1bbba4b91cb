/**
 * /test-backend and /debug-auth in each of their states, and the forms of public pages while the
 * server fails.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { button, field } from '#tests/support/account-screens.ts'
import { adminPage, says, signInAdmin, sticksOut } from '#tests/support/admin-screens.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { ask, expectAccessible, newPatient, signedIn } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

/** Returns the value of a term in a description list. */
const fact = (page: Page, term: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: term }) })
    .locator('dd')
    .first()

describe('/test-backend', () => {
  test('tests the connection and one address, only of this server, and shows the result', async () => {
    const page = await browser.newPage({ viewport: widths.phone })
    const ingrid = await newPatient(browser.url)
    await signedIn(page, ingrid)
    await page.goto('/test-backend')
    const asked: { path: string; method: string; session: boolean }[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      const session = request.headers().authorization === `Bearer ${ingrid.token}`
      // The page itself requests the schema, follows its session, and checks whether it is offered.
      const own = request.method() === 'HEAD' || /^\/graphql$|\/stream$/.test(url.pathname)
      if (request.resourceType() === 'fetch' && !own)
        asked.push({ path: url.origin === browser.url ? url.pathname : url.href, method: request.method(), session })
    })
    await says(page, 'Not tested yet.')
    await button(page, 'Test Connection').press('Enter')
    const connection = page.getByRole('list', { name: 'Connection' })
    await connection.getByText('200', { exact: true }).waitFor()
    await expect.poll(() => connection.textContent()).toMatch(/GET \/.*\d+ ms · [\d,]+ B/)

    for (const foreign of ['https://example.org/api', '//example.org/', 'javascript:alert(1)', '']) {
      await field(page, 'Custom endpoint').fill(foreign)
      await button(page, 'Test Endpoint').click()
      await says(page, 'Only addresses of this server can be tested.')
    }
    for (const path of ['/api/Auth/me', '/api/Hospitals/nobody', '/robots.txt']) {
      await field(page, 'Custom endpoint').fill(path)
      await field(page, 'Custom endpoint').press('Enter')
      await page.getByRole('list', { name: 'Results' }).getByText(path).first().waitFor()
    }
    expect(asked).toEqual([
      { path: '/', method: 'GET', session: false },
      { path: '/api/Auth/me', method: 'GET', session: true },
      { path: '/api/Hospitals/nobody', method: 'GET', session: true },
      { path: '/robots.txt', method: 'GET', session: false },
    ])
    for (const [term, count] of [
      ['Total', '3'],
      ['Successful', '2'],
      ['Failed', '1'],
    ] as const)
      await expect.poll(() => fact(page, term).textContent()).toBe(count)
    await page
      .getByRole('list', { name: 'Results' })
      .locator('summary')
      .filter({ hasText: '/api/Auth/me' })
      .press('Enter')
    await page.getByText(`"email":"${ingrid.email}"`).waitFor()
    await expect.poll(() => fact(page, 'Sent with your session').first().textContent()).toBeTruthy()
    await expectAccessible(page)
    expect(await sticksOut(page)).toBe(false)
    await page.context().close()
  })

  test('calls every documented GET that a visitor may, names the others, and reports missing responses', async () => {
    const page = await browser.newPage()
    await page.goto('/test-backend')
    const { paths } = (await (await fetch(`${browser.url}/api/openapi.json`)).json()) as {
      paths: Record<string, object>
    }
    const documented = Object.values(paths).filter((methods) => 'get' in methods).length
    const numberOf = async (term: string) => Number(await fact(page, term).textContent())
    const failed = () => page.getByRole('list', { name: 'Results' }).locator('summary').filter({ hasNotText: /^200/ })
    await button(page, 'Run All Tests').click()
    await expect.poll(async () => (await numberOf('Total')) + (await numberOf('Not asked'))).toBe(documented)
    await page.getByText('Any signed-in user may call it.').first().waitFor()
    await expect.poll(() => failed().allTextContents()).toEqual([])
    const total = await numberOf('Total')
    expect([await numberOf('Successful'), await numberOf('Failed')]).toEqual([total, 0])
    expect(total).toBeGreaterThan(15)
    await page.route('**/api/openapi.json', (route) => route.abort())
    await button(page, 'Run All Tests').click()
    await says(page, 'The list of endpoints could not be loaded.')
    await page.route(
      (url) => url.pathname === '/',
      (route) => route.abort(),
    )
    await button(page, 'Test Connection').click()
    await page.getByRole('list', { name: 'Connection' }).getByText('No answer').waitFor()
    await page.context().close()
  })
})

test.each(['patient', 'hospital', 'admin'])(
  'no documented GET fails on a healthy server for the demo %s',
  async (name) => {
    const page = await browser.newPage()
    const { data } = await ask<{ login: { token: string; user: object } }>(
      browser.url,
      'mutation ($input: LoginInput!) { login(input: $input) { token user { id email firstName lastName role roles } } }',
      { input: { email: `${name}@hekima.test`, password: `${name[0]?.toUpperCase()}${name.slice(1)}123!` } },
    )
    await page.addInitScript(
      ([token, user]) => {
        localStorage.setItem('hekima.token', String(token))
        localStorage.setItem('hekima.user', String(user))
      },
      [data.login.token, JSON.stringify(data.login.user)],
    )
    await page.goto('/test-backend')
    await button(page, 'Run All Tests').click()
    const numberOf = async (term: string) => Number(await fact(page, term).textContent())
    const { paths } = (await (await fetch(`${browser.url}/api/openapi.json`)).json()) as {
      paths: Record<string, object>
    }
    const documented = Object.values(paths).filter((methods) => 'get' in methods).length
    // A hundred requests, one at a time.
    await expect
      .poll(async () => (await numberOf('Total')) + (await numberOf('Not asked')), { timeout: 110_000 })
      .toBe(documented)
    const failed = page
      .getByRole('list', { name: 'Results' })
      .locator('summary')
      .filter({ hasNotText: /^2\d\d/ })
    await expect.poll(() => failed.allTextContents()).toEqual([])
    expect(await numberOf('Failed')).toBe(0)
    expect(await numberOf('Successful')).toBeGreaterThan(25)
    await page.context().close()
  },
)

describe('/debug-auth', () => {
  const opened = async (page: Page) => {
    await page.goto('/debug-auth')
    await page.getByRole('heading', { level: 1, name: 'Debug authentication' }).waitFor()
    await page.locator('dl').first().waitFor()
  }
  const flags = async (page: Page) =>
    Promise.all(['Authenticated', 'Administrator', 'Has the role admin'].map((term) => fact(page, term).textContent()))

  test('shows a visitor, a patient and an administrator their own session', async () => {
    const visitor = await browser.newPage({ viewport: widths.phone })
    await opened(visitor)
    expect(await flags(visitor)).toEqual(['No', 'No', 'No'])
    await expect.poll(() => visitor.getByText('There is none.').count()).toBe(2)
    await says(visitor, 'No token is stored: /admin leads to the login page.')
    await expectAccessible(visitor)
    expect(await sticksOut(visitor)).toBe(false)

    const ingrid = await newPatient(browser.url)
    const patient = await browser.newPage()
    await signedIn(patient, ingrid)
    await opened(patient)
    expect(await flags(patient)).toEqual(['Yes', 'No', 'No'])
    await says(patient, 'The admin panel stays closed.')
    await says(patient, `${ingrid.token.slice(0, 50)}…`)
    expect(await patient.content()).not.toContain(ingrid.token.slice(0, 51))
    const { sub, iss } = JSON.parse(atob(ingrid.token.split('.')[1] ?? ''))
    expect([await fact(patient, 'sub').textContent(), await fact(patient, 'iss').textContent()]).toEqual([sub, iss])
    await expect.poll(() => fact(patient, 'exp').textContent()).toMatch(/202\d/)
    await expect.poll(() => fact(patient, 'http://schemas.microsoft.com').textContent()).toBe('Not in the token')
    await patient
      .locator('pre')
      .filter({ hasText: `"email": "${ingrid.email}"` })
      .waitFor()

    await patient
      .getByRole('banner')
      .getByRole('button', { name: /Ingrid/ })
      .press('Enter')
    await patient.getByRole('link', { name: 'Settings' }).press('Enter')
    await patient.getByRole('link', { name: 'API keys and webhooks' }).press('Enter')
    await patient.waitForURL('**/developers/keys')

    const admin = await adminPage(browser, await signInAdmin(browser.url))
    await opened(admin)
    expect(await flags(admin)).toEqual(['Yes', 'Yes', 'Yes'])
    await says(admin, 'The admin panel opens.')
    await admin.getByRole('link', { name: 'Go to the admin panel' }).press('Enter')
    await admin.waitForURL('**/admin')
    for (const page of [visitor, patient, admin]) await page.context().close()
  })

  test.each([
    ['not a token at all', 'Invalid token format', 'It is not a token: the server refuses it.'],
    ['a.bm90IGpzb24.c', 'Invalid token format', 'It is not a token: the server refuses it.'],
    [
      `e30.${btoa(JSON.stringify({ sub: 'somebody', exp: 1_700_000_000, role: 'admin' }))}.c`,
      'somebody',
      'It has expired: the server refuses it.',
    ],
  ])('explains what is wrong with a stored token: %s', async (token, shown, why) => {
    const page = await browser.newPage()
    await page.addInitScript((text) => localStorage.setItem('hekima.token', text), token)
    await opened(page)
    await says(page, shown)
    await says(page, why)
    expect(await flags(page)).toEqual(['No', 'No', 'No'])
    await says(page, 'The admin panel stays closed.')
    await page.context().close()
  })
})

describe('while the server fails, no input is lost', () => {
  const person = { 'Your name': 'Ada Lovelace', Email: 'ada@mail.example' }
  const forms: [address: string, button: string, typed: Record<string, string>][] = [
    [
      '/contact',
      'Send the message',
      { ...person, Subject: 'Insurers', Message: 'Do you work with Norwegian insurers?' },
    ],
    ['/accessibility', 'Send the request', { ...person, 'What is difficult to use?': 'The map on my phone' }],
    ['/compliance', 'Send the request', { Company: 'Fjord AS', Email: person.Email, 'What is it for?': 'Our audit' }],
    [
      '/for-clinics',
      'Send the application',
      {
        'Hospital or clinic': 'Deva',
        'Contact person': 'Ada',
        Email: person.Email,
        Phone: '+90 212 000 00 00',
        City: 'İzmir',
      },
    ],
    ['/careers/data-engineer/apply', 'Send the application', { ...person, 'Why you, why here?': 'I sail.' }],
  ]

  test('in any form', async () => {
    const walks = forms.map(async ([address, send, typed], place) => {
      const page = await browser.newPage({ viewport: place % 2 ? widths.phone : widths.desktop })
      await page.route('**/graphql', async (route) => {
        if (route.request().postDataJSON().operationName !== 'SendRequest') return route.fallback()
        if (place % 2) return route.abort()
        await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })
      })
      await page.goto(address)
      const form = page.locator('#content form')
      const values = () => Promise.all(Object.keys(typed).map((label) => form.getByLabel(label).inputValue()))
      for (const [label, value] of Object.entries(typed)) await form.getByLabel(label).fill(value)
      if (address === '/compliance') await form.getByLabel('Which document?').selectOption('Pen test summary')
      if (address.startsWith('/careers')) {
        const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }
        await page.route('**/api/Requests/files', (route) => route.abort())
        await form.locator('input[type=file]').setInputFiles(cv)
        await form.getByText('The file did not arrive in full. Please try again.').waitFor()
        await page.unroute('**/api/Requests/files')
        await form.locator('input[type=file]').setInputFiles(cv)
        await form.getByText('cv.pdf', { exact: true }).waitFor()
      }
      await form.getByRole('button', { name: send }).click()
      await page
        .getByRole('alert')
        .getByText(/What you wrote is still here/)
        .waitFor()
      expect(await values(), address).toEqual(Object.values(typed))
      await page.reload()
      await expect.poll(values, { message: address }).toEqual(Object.values(typed))
      if (address.startsWith('/careers')) await form.getByText('cv.pdf', { exact: true }).waitFor()
      await page.context().close()
    })
    await Promise.all(walks)
  })

  test('in the field of the newsletter', async () => {
    const page = await browser.newPage()
    await page.goto('/news')
    await page.context().setOffline(true)
    const address = page.getByRole('contentinfo').getByLabel('Email address')
    await address.fill('ada@mail.example')
    await address.press('Enter')
    await page.getByText('Something went wrong. Please try again.').first().waitFor()
    await expect.poll(() => address.inputValue()).toBe('ada@mail.example')
    await page.context().close()
  })
})
