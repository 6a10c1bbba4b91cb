import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { button, field, isSignedIn, openUserMenu, typeSignIn } from '#tests/support/account-screens.ts'
import { openBrowser } from '#tests/support/browser.ts'
import {
  ask,
  bookDirectly,
  freeSlots,
  newPatient,
  type Patient,
  type Place,
  placeToBook,
  type Slot,
} from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let place: Place
let alice: Patient
let bob: Patient
beforeAll(async () => {
  browser = await openBrowser()
  place = await placeToBook(browser.url, 14)
})
afterAll(() => browser?.close())

beforeEach(async () => {
  alice = await newPatient(browser.url, 'Alice')
  bob = await newPatient(browser.url, 'Bob')
})

/** Writes the storage entries of a tab that signs a user in. */
const store = (page: Page, { token, user }: Patient) =>
  page.evaluate(
    ([tokenText, userText]) => {
      localStorage.setItem('hekima.user', userText ?? '')
      localStorage.setItem('hekima.token', tokenText ?? '')
    },
    [token, JSON.stringify(user)] as const,
  )
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('hekima.token'))
const banner = (page: Page) => page.getByRole('banner')

/** Opens two tabs of one browser, in the first of which Alice signs in. */
async function twoTabs() {
  const first = await browser.newPage()
  await first.goto('/')
  await store(first, alice)
  const second = await first.context().newPage()
  return { first, second }
}

/** A background tab may receive another tab's storage event late. This one never receives it. */
/** Blocks messages from the other tabs and from the server. */
async function makeDeaf(page: Page) {
  await page.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation(), true))
  await page.route('**/api/Auth/sessions/current/stream', (route) => route.abort())
}

describe('when another tab signs in another user', () => {
  test('nothing of the previous user stays on the page', async () => {
    const [slot] = await freeSlots(browser.url, place)
    await bookDirectly(browser.url, alice, place, slot as Slot)
    const { first, second } = await twoTabs()
    await second.goto('/my-appointments')
    await second.getByText(place.hospitalName).first().waitFor()
    await store(first, bob)
    await banner(second).getByRole('button', { name: 'Bob' }).waitFor()
    await second.getByRole('heading', { name: 'No appointments yet' }).waitFor()
    await expect.poll(() => second.getByText(place.hospitalName).count()).toBe(0)
    await first.context().close()
  })

  test('the user is stored before the token that notifies the other tabs', async () => {
    const page = await browser.newPage()
    await page.addInitScript(() => {
      const set = Storage.prototype.setItem
      Storage.prototype.setItem = function (key: string, value: string) {
        if (key === 'hekima.token') sessionStorage.setItem('user-then', localStorage.getItem('hekima.user') ?? 'nobody')
        set.call(this, key, value)
      }
    })
    await page.goto('/login')
    await typeSignIn(page, alice.email, alice.password)
    await banner(page).getByRole('button', { name: 'Alice' }).waitFor()
    expect(await page.evaluate(() => sessionStorage.getItem('user-then'))).toContain(alice.email)
    await page.context().close()
  })
})

describe('a tab that has not received the newer session', () => {
  test('does not end it when its own token is refused', async () => {
    const { first, second } = await twoTabs()
    await makeDeaf(second)
    await second.goto('/')
    await banner(second).getByRole('button', { name: 'Alice' }).waitFor()
    await second.waitForLoadState('networkidle')
    await openUserMenu(second, 'Alice')
    await ask(browser.url, 'mutation { logout }', {}, alice.token)
    await store(first, bob)
    await banner(second).getByRole('link', { name: 'My Appointments' }).click()
    await banner(second).getByRole('button', { name: 'Bob' }).waitFor()
    expect(await storedToken(first)).toBe(bob.token)
    await first.context().close()
  })

  test('does not end it by a failed sign-in', async () => {
    const page = await browser.newPage()
    await makeDeaf(page)
    await page.goto('/login')
    await field(page, 'Email').waitFor()
    const other = await page.context().newPage()
    await other.goto('/')
    await store(other, bob)
    await typeSignIn(page, alice.email, 'not the password')
    await page.getByRole('alert').filter({ hasText: 'Sign in failed' }).waitFor()
    expect(await storedToken(other)).toBe(bob.token)
    await page.context().close()
  })

  test('ends only its own session when it signs out', async () => {
    const { first, second } = await twoTabs()
    await makeDeaf(second)
    await second.goto('/')
    await banner(second).getByRole('button', { name: 'Alice' }).waitFor()
    await store(first, bob)
    await openUserMenu(second, 'Alice')
    await button(second, 'Sign Out').click()
    await banner(second).getByRole('button', { name: 'Bob' }).waitFor()
    expect(await isSignedIn(browser.url, alice)).toBe(false)
    expect(await isSignedIn(browser.url, bob)).toBe(true)
    expect(await storedToken(first)).toBe(bob.token)
    await first.context().close()
  })
})
