import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openGallery } from '#tests/support/gallery.ts'
import { expectForEveryone } from '#tests/support/looking.ts'

let gallery: Awaited<ReturnType<typeof openGallery>>
beforeAll(async () => {
  gallery = await openGallery()
})
afterAll(() => gallery?.close())

const viewer = {
  __typename: 'User',
  id: '0190d5d4-0000-7000-8000-000000000001',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Yılmaz',
  role: 'admin',
  roles: ['admin'],
  hospitalId: null,
}
const remembered = [
  { name: 'hekima.token', value: 'a-token' },
  { name: 'hekima.user', value: JSON.stringify(viewer) },
]

const rates = Object.entries({ EUR: 0.86, GBP: 0.75, TRY: 44.1 })
const SiteSettings = {
  siteSettings: {
    __typename: 'SiteSettings',
    ...Object.fromEntries(
      ['companyName', 'tradeRegistry', 'mersis', 'phone', 'email', 'statusPageUrl', 'footerNote'].map((name) => [
        name,
        '',
      ]),
    ),
    certificates: [],
    offices: [],
    exchangeRates: rates.map(([currency, perDollar]) => ({
      __typename: 'ExchangeRate',
      currency,
      perDollar,
      date: '2026-11-02',
    })),
  },
}

test.each(['/gallery', '/no-such-page'])(
  'axe finds nothing on %s in either theme, on a desktop and a phone, and nothing overflows',
  async (path) => {
    const { page, problems, close } = await gallery.newPage()
    await page.goto(path, { waitUntil: 'networkidle' })
    await expectForEveryone(page)
    expect(problems).toEqual([])
    await close()
  },
  60_000,
)

describe('Combobox', () => {
  test('finds İstanbul by "istanbul", keeps typed text, marks the letters', async () => {
    const { page, problems, violations, close } = await gallery.newPage()
    await page.goto('/gallery')
    const city = page.getByLabel('City')
    await city.focus()
    await city.pressSequentially('ISTAN')
    const option = page.getByRole('option', { name: 'İstanbul' })
    await option.waitFor()
    expect(await option.locator('mark').textContent()).toBe('İstan')
    // The open list hides the rest from screen readers on purpose, so only its own parts are
    // checked.
    expect(await violations('[role=listbox]')).toEqual([])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await city.inputValue()).toBe('İstanbul')
    await city.fill('Nowhere')
    await page.getByText('No results found').nth(0).waitFor()
    await page.keyboard.press('Tab')
    expect(await city.inputValue()).toBe('Nowhere')
    expect(problems).toEqual([])
    await close()
  })
})

describe('DatePicker', () => {
  test('offers neither past nor blocked days', async () => {
    const { page, close } = await gallery.newPage()
    await page.goto('/gallery')
    const day = (number: string) =>
      page
        .locator('[role=grid] [role=button]')
        .filter({ hasText: new RegExp(`^${number}$`) })
        .first()
    await day('15').waitFor()
    for (const blocked of ['2', '6', '13']) {
      await day(blocked).click({ force: true })
      expect(await page.locator('[role=grid] [data-selected]').textContent()).toBe('15')
    }
    await day('16').click()
    await page.locator('[role=grid] [data-selected]').getByText('16', { exact: true }).waitFor()
    await close()
  })
})

describe('overlays', () => {
  test('a dialog takes the focus, closes on Escape and restores the focus', async () => {
    const { page, violations, close } = await gallery.newPage()
    await page.goto('/gallery')
    const opener = page.getByRole('button', { name: 'Open dialog' })
    await opener.click()
    await page.getByRole('dialog', { name: 'Cancel appointment?' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
    expect(await violations()).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
    await close()
  })

  test('a drawer closes by its button and the page scrolls again', async () => {
    const { page, violations, close } = await gallery.newPage({ viewport: { width: 390, height: 800 } })
    await page.goto('/gallery')
    await page.getByRole('button', { name: 'Open drawer' }).click()
    await page.getByRole('dialog', { name: 'Filters' }).waitFor()
    expect(await violations()).toEqual([])
    await page.getByRole('button', { name: 'Close' }).click()
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('')
    await close()
  })

  test('a toast is announced and can be dismissed', async () => {
    const { page, violations, close } = await gallery.newPage()
    await page.goto('/gallery')
    await page.getByRole('button', { name: 'Show toast' }).click()
    await page.getByRole('region', { name: 'Notifications' }).getByText('Booking sent').waitFor()
    expect(await page.locator('[aria-live=polite]', { hasText: 'BK-2025AB' }).count()).toBe(1)
    expect(await violations()).toEqual([])
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await page.getByRole('button', { name: 'Dismiss' }).waitFor({ state: 'detached' })
    await close()
  })
})

describe('shell', () => {
  test('remembers theme and language, and mirrors the page for Arabic', async () => {
    const { page, problems, close } = await gallery.newPage({ colorScheme: 'light' })
    await page.goto('/no-such-page')
    await page.getByRole('button', { name: 'Switch to dark theme' }).click()
    await page.getByLabel('Language', { exact: true }).and(page.locator('select')).selectOption('ar')
    await page.reload()
    const root = page.locator('html')
    expect(await root.getAttribute('data-theme')).toBe('dark')
    await expect.poll(() => root.getAttribute('dir')).toBe('rtl')
    expect(await root.getAttribute('lang')).toBe('ar')
    expect(problems).toEqual([])
    await close()
  })

  test('on a phone the menu sheet navigates and closes', async () => {
    const { page, violations, close } = await gallery.newPage({ viewport: { width: 390, height: 800 } })
    await page.goto('/no-such-page')
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
    await page.getByRole('button', { name: 'Menu' }).click()
    const sheet = page.getByRole('dialog', { name: 'Menu' })
    await sheet.getByRole('link', { name: 'Login' }).waitFor()
    expect(await violations()).toEqual([])
    await sheet.getByRole('link', { name: 'Login' }).click()
    await page.waitForURL('**/login')
    await sheet.waitFor({ state: 'hidden' })
    await page.waitForFunction(() => document.activeElement?.localName === 'h1')
    await close()
  })

  test('shows the signed-in user and signs out to the home page', async () => {
    const { page, violations, close } = await gallery.newPage({}, { Viewer: { viewer }, Logout: { logout: true } })
    await page.goto('/no-such-page')
    await page.evaluate((pairs) => {
      for (const { name, value } of pairs) localStorage.setItem(name, value)
    }, remembered)
    await page.reload()
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
    await page.getByRole('button', { name: 'Ada' }).click()
    const menu = page.getByRole('region', { name: 'Account' })
    await menu.getByText('ada@example.com').waitFor()
    await menu.getByRole('link', { name: 'Admin Panel' }).waitFor()
    expect(await violations()).toEqual([])
    await menu.getByRole('button', { name: 'Sign Out' }).click()
    await page.waitForURL('**/')
    expect(await page.evaluate(() => localStorage.getItem('hekima.token'))).toBeNull()
    await close()
  })

  test('a refused token ends the session, a network error keeps it', async () => {
    const { page, close } = await gallery.newPage()
    await page.goto('/no-such-page')
    await page.evaluate((pairs) => {
      for (const { name, value } of pairs) localStorage.setItem(name, value)
    }, remembered)
    await page.route('**/graphql', (route) => route.abort())
    await page.reload()
    await page.getByRole('button', { name: 'Ada' }).waitFor()
    await page.route('**/graphql', (route) =>
      route.fulfill({ json: { errors: [{ message: 'Please sign in.', extensions: { code: 'unauthenticated' } }] } }),
    )
    await page.reload()
    await page.getByRole('link', { name: 'Login' }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('hekima.token'))).toBeNull()
    await close()
  })

  test('Access Denied shows reason and role, and offers both ways out', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, violations, close } = await gallery.newPage({ colorScheme }, { Viewer: { viewer } })
      await page.goto('/gallery#denied')
      await page.evaluate((pairs) => {
        for (const { name, value } of pairs) localStorage.setItem(name, value)
      }, remembered)
      await page.reload({ waitUntil: 'networkidle' })
      await page.getByRole('heading', { name: 'Access Denied' }).waitFor()
      await page.getByText("You don't have permission to access this page.").waitFor()
      await page.getByText('This page requires admin role access.').waitFor()
      await page.getByText('ada@example.com').waitFor()
      expect(await page.getByRole('button').allTextContents()).toEqual(['Go Back', 'Sign Out'])
      expect(await violations()).toEqual([])
      await close()
    }
  })

  test('redirects an anonymous visitor from My Appointments to the login page', async () => {
    const { page, close } = await gallery.newPage()
    await page.goto('/my-appointments')
    await page.waitForURL('**/login')
    expect(await page.evaluate(() => history.state.usr.from.pathname)).toBe('/my-appointments')
    await close()
  })
})

describe('Price', () => {
  test('shows the binding price, and its conversion to the visitor’s currency', async () => {
    const { page, problems, close } = await gallery.newPage({}, { SiteSettings })
    await page.goto('/gallery')
    const prices = page.getByRole('region', { name: 'Prices' })
    await prices.getByText('(≈ $2,442)').waitFor()
    expect(await prices.getByText('$2,100').textContent()).toBe('$2,100')
    expect(await prices.textContent()).toContain('from €2,100.50 (≈ $2,442)')
    expect(await prices.textContent()).toContain('Price on request')
    expect(await prices.getByText(/converted at the rates of/i).count()).toBe(0)
    await page.evaluate(() => localStorage.setItem('hekima.currency', 'EUR'))
    await page.reload()
    await prices.getByText('(≈ €1,806)').waitFor()
    expect(await prices.textContent()).toContain('$2,100 (≈ €1,806)')
    expect(await prices.getByText('from €2,100.50').textContent()).toBe('from €2,100.50')
    await prices.getByText(/converted at the rates of/i).waitFor()
    expect(problems).toEqual([])
    await close()
  })
})

describe('NextTimes', () => {
  const open = async (timezoneId: string) => {
    const { page, close } = await gallery.newPage({ timezoneId })
    await page.goto('/gallery')
    return { page, close, times: page.getByRole('group', { name: 'Next free times: Firuze Park Hospital' }) }
  }

  test('are links with the hospital’s clock and the visitor’s, also if the day differs', async () => {
    const { page, close, times } = await open('Europe/London')
    const first = times.getByRole('link').first()
    expect(await first.getAttribute('href')).toBe('/checkout?date=2031-03-03&time=00:30')
    await times.getByRole('link', { name: /^Mon,? 3 Mar 00:30 Sun 21:30 London$/ }).waitFor()
    expect(await times.getByRole('link', { name: 'More times: Firuze Park Hospital' }).getAttribute('href')).toBe(
      '/hospitals/1',
    )
    await page.getByText('your time in London').waitFor()
    await page.getByText('Contact for info').waitFor()
    await page.getByText('No times can be booked online at the moment.').waitFor()
    await close()
  })

  test('have one clock if both agree', async () => {
    const { page, close, times } = await open('Europe/Istanbul')
    await times.getByRole('link', { name: /^Tue,? 4 Mar 14:00$/ }).waitFor()
    await page.getByText('Times are in Türkiye time (GMT+3), the same as yours.').waitFor()
    await close()
  })
})
