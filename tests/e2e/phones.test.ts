/**
 * Features of phones: installation, visits offline, notifications, and a warning before the session
 * ends.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { PRODUCT_NAME } from '#domain/product.ts'
import type { PushNotice } from '#domain/push.ts'
import { MAIL_TEXTS } from '#server/features/accounts/outbox/texts.ts'
import { sayIn } from '#server/features/accounts/outbox/words.ts'
import { signToken } from '#server/http/tokens.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { bookDirectly, freeSlots, newPatient, placeToBook, signedIn } from '#tests/support/patient.ts'
import { queryProduct } from '#tests/support/product-database.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

async function booked() {
  const patient = await newPatient(browser.url)
  const place = await placeToBook(browser.url, 11)
  const [slot] = await freeSlots(browser.url, place)
  if (!slot) throw new Error('The hospital has no free time.')
  return { patient, place, ...(await bookDirectly(browser.url, patient, place, slot)) }
}

const keptNames = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('hekima-offline')).keys()
    return requests.map(({ url }) => new URL(url).pathname)
  })

test('an opened visit can be read offline, and is removed at sign-out', async () => {
  const { patient, id, bookingId } = await booked()
  const page = await browser.newPage({ serviceWorkers: 'allow' })
  await signedIn(page, patient)
  await page.goto(`/my-appointments/${id}`)
  await page.getByRole('heading', { name: 'Arrival card' }).waitFor()
  await expect.poll(() => keptNames(page)).toContain('/offline')
  // Files of the product, and pictures that are equal for all users.
  const ofAll = /^\/(assets|icons)\/|^\/(offline|head\.js|icon\.svg|art\/(frieze|gap|fallen)\.svg)$/
  expect((await keptNames(page)).filter((name) => !ofAll.test(name))).toEqual([])

  await page.context().setOffline(true)
  await page.goto(`/my-appointments/${id}`)
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor()
  await page.getByText(bookingId).first().waitFor()
  await page.getByText('Lütfen beni bu adrese götürün:').waitFor()
  await page.context().setOffline(false)
  await page.waitForURL(`**/my-appointments/${id}`)
  await page.getByRole('heading', { name: 'Arrival card' }).waitFor()

  await page.getByRole('banner').getByRole('button', { name: 'Ingrid' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('kept'))))
    .toEqual([])
  await page.context().close()
})

test('a page without network follows the session once it is back', async () => {
  const { patient } = await booked()
  const page = await browser.newPage()
  await signedIn(page, patient)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    // Counts the pages' listeners for the end of this state.
    const listen = window.addEventListener.bind(window)
    window.addEventListener = (...args: Parameters<typeof listen>) => {
      listen(...args)
      if (args[0] === 'online') document.documentElement.dataset.waits = 'yes'
    }
  })
  await page.goto('/')
  await page.locator('html[data-waits]').waitFor({ state: 'attached' })
  const followed = page.waitForRequest('**/api/Auth/sessions/current/stream')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await followed
  await page.context().close()
})

test('the product can be installed, in the language of the page', async () => {
  const page = await browser.newPage()
  await page.goto('/ar/services')
  const address = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = await (await fetch(browser.url + address)).json()
  expect(manifest).toMatchObject({ lang: 'ar', dir: 'rtl', start_url: '/ar', display: 'standalone' })
  const sizes = await Promise.all(
    manifest.icons.map(async ({ src, sizes: said, type }: { src: string; sizes: string; type: string }) => {
      const answer = await fetch(browser.url + src)
      const bytes = Buffer.from(await answer.arrayBuffer())
      return [
        answer.headers.get('content-type') === type,
        `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}` === said,
      ]
    }),
  )
  expect(sizes).toEqual(manifest.icons.map(() => [true, true]))
  await page.context().close()
})

test('notifications are turned on in the profile, and end with the session', async () => {
  const patient = await newPatient(browser.url)
  const page = await browser.newPage({ serviceWorkers: 'allow' })
  await signedIn(page, patient)
  // The test browser has no push service, so a fake one answers.
  await page.addInitScript(() => {
    Notification.requestPermission = async () => 'granted'
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    }
    PushManager.prototype.subscribe = async () =>
      ({ toJSON: () => ({ endpoint: 'https://93.184.216.34/one', keys }), unsubscribe: async () => true }) as never
  })
  await page.goto('/profile')
  const notices = page.getByRole('switch', { name: 'Notifications in this browser' })
  await notices.click()
  await expect.poll(() => notices.isChecked()).toBe(true)
  const mine = page.getByRole('group', { name: 'Which notifications you get' })
  await mine.getByRole('switch', { name: 'Reminders 48 and 3 hours before' }).click()
  const count = async () => {
    const text =
      'select count(*)::int as n from push_subscriptions s join users u on u.id = s.user_id where u.email = $1'
    return (await queryProduct<{ n: number }>(text, [patient.email]))[0]?.n
  }
  await expect.poll(count).toBe(1)
  await page.getByRole('banner').getByRole('button', { name: 'Ingrid' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect.poll(count).toBe(0)
  await page.context().close()
})

/**
 * The test browser cannot show notifications, so the worker records those it requests, and may
 * focus a window.
 */
const WITHOUT_SCREEN = `
  globalThis.shown = []
  ServiceWorkerRegistration.prototype.showNotification = async (title, asked) => void shown.push({ title, ...asked })
  WindowClient.prototype.focus = async function () { return this }`
/** Simulates a press on the first notification, as the browser reports it to the worker. */
const PRESS = `
  dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), {
    notification: { ...shown[0], close: () => void shown.shift() },
    waitUntil: () => undefined,
  }))`

test('a notification is shown in the user’s language, and a press on it opens its subject', async () => {
  const { patient, id } = await booked()
  const page = await browser.newPage({ serviceWorkers: 'allow' })
  await signedIn(page, patient)
  const tools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    tools.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations: [one] }) => one && resolve(one.registrationId),
    ),
  )
  await tools.send('ServiceWorker.enable')
  const [worker] = await Promise.all([page.context().waitForEvent('serviceworker'), page.goto('/services')])
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await worker.evaluate(WITHOUT_SCREEN)
  const notice: PushNotice = {
    title: PRODUCT_NAME,
    body: sayIn.ar(MAIL_TEXTS['appointment.confirmed'].subject),
    url: `/my-appointments/${id}`,
    language: 'ar',
    tag: id,
  }
  await tools.send('ServiceWorker.deliverPushMessage', {
    origin: browser.url,
    registrationId: await registered,
    data: JSON.stringify(notice),
  })
  const { title, body, tag } = notice
  const look = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' }
  const shown = () => worker.evaluate('shown')
  await expect.poll(shown).toEqual([{ title, body, tag, lang: 'ar', dir: 'rtl', data: { url: notice.url }, ...look }])
  expect(body).toMatch(/^[\p{Script=Arabic} ]+$/u)
  await worker.evaluate(PRESS)
  await page.waitForURL(`**/my-appointments/${id}`)
  await page.getByRole('heading', { name: 'Arrival card' }).waitFor()
  expect(await shown()).toEqual([])
  await page.context().close()
})

test('a user is warned before the session ends, and can extend it', async () => {
  const patient = await newPatient(browser.url)
  const jwtSecret = (await readFile(path.join(inject('product').dataDir, 'secret'), 'utf8')).trim()
  const { sid: sessionId, sub: userId } = JSON.parse(atob(patient.token.split('.')[1] ?? ''))
  const token = signToken({ jwtSecret } as never, { userId, sessionId }, new Date(), { seconds: 300 })
  await queryProduct(`update sessions set expires_at = now() + interval '5 min' where id = $1`, [sessionId])
  const page = await browser.newPage()
  await signedIn(page, { ...patient, token })
  await page.goto('/services')
  const warning = page.getByRole('dialog', { name: 'Your session ends soon' })
  await warning.waitFor()
  const stay = warning.getByRole('button', { name: 'Stay signed in' })
  await expect.poll(() => stay.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await warning.waitFor({ state: 'hidden' })
  const [row] = await queryProduct<{ days: number }>(
    'select extract(epoch from expires_at - now()) / 86400 as days from sessions where id = $1',
    [sessionId],
  )
  expect(Number(row?.days)).toBeGreaterThan(6.9)
  expect(await page.evaluate(() => localStorage.getItem('hekima.token'))).not.toBe(token)
  await page.context().close()
})
