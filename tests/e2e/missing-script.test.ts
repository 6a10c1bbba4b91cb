/** A script that cannot be loaded, in both panels and on a public page. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInAdmin } from '#tests/support/admin-screens.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { type Patient, signedIn } from '#tests/support/patient.ts'
import { signInStaff } from '#tests/support/portal-screens.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let people: Record<string, { token: string; user: object }>
beforeAll(async () => {
  browser = await openBrowser()
  people = { '/admin': await signInAdmin(browser.url), '/hospitalportal': await signInStaff(browser.url) }
})
afterAll(() => browser?.close())

/** Opens a public page for a signed-in user and returns its loaded scripts. */
async function openPublic(address: string) {
  const page = await browser.newPage({ fresh: true })
  await signedIn(page, people[address] as Patient)
  const loaded = new Set<string>()
  page.on('requestfinished', (request) => request.resourceType() === 'script' && loaded.add(request.url()))
  await page.goto('/help')
  return { page, loaded: new Set(loaded) }
}

/** Aborts requests for scripts that are not loaded yet: up to a number, or all of them. */
async function cutScripts(page: Page, { loaded, most }: { loaded: ReadonlySet<string>; most: number }) {
  const cut: string[] = []
  await page.route('**/*.js', (route) => {
    const url = route.request().url()
    if (loaded.has(url) || cut.length >= most) return route.continue()
    cut.push(url)
    return route.abort()
  })
  return cut
}

const goTo = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' })
const reloadButton = (page: Page) => page.getByRole('button', { name: 'Reload' })

describe.each(['/admin', '/hospitalportal'])('a script of %s', (address) => {
  test('that fails once is loaded again', async () => {
    const { page, loaded } = await openPublic(address)
    const cut = await cutScripts(page, { loaded, most: 1 })
    await goTo(page, address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('navigation').first().waitFor()
    expect(cut).toHaveLength(1)
    await expect.poll(() => reloadButton(page).count()).toBe(0)
    await page.context().close()
  })

  test('that never loads leaves a page with a button, which works once it loads', async () => {
    const { page, loaded } = await openPublic(address)
    const cut = await cutScripts(page, { loaded, most: Number.POSITIVE_INFINITY })
    await goTo(page, address)
    await reloadButton(page).waitFor()
    expect(cut.length).toBeGreaterThan(0)
    await page.getByText('Please check your connection').first().waitFor()
    await page.unrouteAll()
    await reloadButton(page).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => reloadButton(page).count()).toBe(0)
    await page.context().close()
  })
})

test('a page without its first script offers to load it again', async () => {
  const page = await browser.newPage({ fresh: true })
  await signedIn(page, people['/admin'] as Patient)
  await page.route('**/assets/**/*.js', (route) => route.abort())
  await goTo(page, '/admin')
  await reloadButton(page).waitFor()
  await page.unrouteAll()
  await reloadButton(page).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.context().close()
})
