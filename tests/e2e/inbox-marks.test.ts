/** Marks on items of the inbox, and its appearance on touch screens and for viewers. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { says } from '#tests/support/admin-screens.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { isActive, line, makeInbox, NAMES } from '#tests/support/inbox-screens.ts'
import { expectAccessible } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let inbox: Awaited<ReturnType<typeof makeInbox>>
beforeAll(async () => {
  browser = await openBrowser()
  inbox = await makeInbox(browser)
})
afterAll(() => browser?.close())

test('an item is assigned and snoozed by keys, colleagues see it, and it returns', async () => {
  await inbox.putRequests(['Mine', 'Nora'])
  const page = await inbox.open(inbox.owner)
  await isActive(page, 'Mine')
  const colleague = await inbox.open(inbox.owner)
  await isActive(colleague, 'Mine')

  await page.keyboard.press('a')
  const assignment = page.getByRole('dialog', { name: 'Assign to' })
  await expectAccessible(page)
  await assignment.getByRole('button', { name: /^Suna Kaya/ }).press('Enter')
  await assignment.waitFor({ state: 'hidden' })
  await line(page, 'Mine').getByText('Assigned to Suna Kaya').waitFor()
  await line(colleague, 'Mine').getByText('Assigned to Suna Kaya').waitFor()
  await page.getByRole('switch', { name: 'Assigned to me only' }).click()
  await expect.poll(() => line(page, 'Nora').count()).toBe(0)
  await page.getByRole('switch', { name: 'Assigned to me only' }).click()
  await line(page, 'Nora').waitFor()

  await line(page, 'Mine').click()
  await page.keyboard.press('h')
  const snoozing = page.getByRole('dialog', { name: 'Snooze' })
  await expectAccessible(page)
  await snoozing.getByRole('button', { name: /^Until tomorrow morning/ }).press('Enter')
  await snoozing.waitFor({ state: 'hidden' })
  for (const opened of [page, colleague]) {
    await opened.getByRole('heading', { name: 'Snoozed 1' }).waitFor()
    await opened.getByRole('heading', { name: 'Requests 1' }).waitFor()
  }
  await says(page, '1 item is waiting for you.')
  await line(page, 'Mine').click()
  await page.getByRole('button', { name: 'Bring back' }).click()
  for (const opened of [page, colleague]) {
    await opened.getByRole('heading', { name: 'Requests 2' }).waitFor()
    await expect.poll(() => opened.getByRole('heading', { name: /^Snoozed/ }).count()).toBe(0)
  }
  for (const opened of [page, colleague]) await opened.context().close()
})

test('phones confirm by touch, and viewers have no actions', async () => {
  await inbox.putRequests(NAMES.slice(0, 2))
  const phone = await inbox.open(inbox.owner, { viewport: widths.phone, hasTouch: true })
  await phone.getByRole('button', { name: 'Confirm', exact: true }).tap()
  await isActive(phone, 'Bea')
  await phone.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).tap()
  await line(phone, 'Ada').waitFor()
  const reader = await inbox.open(inbox.viewer)
  await isActive(reader, 'Ada')
  for (const name of ['Confirm', 'Decline', 'Propose another time', 'Reply'])
    expect(await reader.getByRole('main').getByRole('button', { name }).count(), name).toBe(0)
  expect(await reader.getByRole('checkbox').count()).toBe(0)
  await reader.keyboard.press('c')
  await reader.getByRole('button', { name: 'Open' }).waitFor()
  expect(await inbox.statuses()).toEqual({ Ada: 'pending', Bea: 'pending' })
  for (const opened of [phone, reader]) await opened.context().close()
})
