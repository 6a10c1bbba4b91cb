/**
 * Every form shows its errors: beside the fields, with the focus on the first of them, and beside
 * the button if the server refuses.
 */
import { readdir, readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FILE_MESSAGES, MAX_FILE_SIZE } from '#domain/files.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { everyPage } from '#tests/support/every-page.ts'
import { unseenFocus } from '#tests/support/focus.ts'
import { arrived } from '#tests/support/follow.ts'
import {
  CV,
  choose,
  emptyForm,
  FORMS,
  type FormCase,
  fillForm,
  formFaults,
  sendForm,
  takeForm,
} from '#tests/support/forms.ts'
import { type Patient, signedIn } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

test('every form is tested', async () => {
  const files = (await readdir('web', { recursive: true })).filter((file) =>
    /^(features|pages|layouts).*\.tsx$/.test(file),
  )
  const found: string[] = []
  for (const file of files) {
    const text = await readFile(`web/${file}`, 'utf8')
    if (/<(form|Form|EditForm)\s(?!extends)|as="form"/.test(text)) found.push(file.replace('.tsx', ''))
  }
  expect(found.sort()).toEqual(Object.keys(FORMS).sort())
})

const REFUSED = 'The server would rather not.'
const refuseMutations = (page: Page) =>
  page.route('**/graphql', async (route) => {
    if (!/^\s*mutation/.test(route.request().postDataJSON()?.query ?? '')) return route.fallback()
    const errors = [{ message: REFUSED, extensions: { code: 'unavailable' } }]
    await route.fulfill({ status: 200, contentType: 'application/json', body: JSON.stringify({ data: null, errors }) })
  })

/** Waits for a visible alert. */
const isSaid = (page: Page) =>
  page.waitForFunction(
    (sentence) =>
      [...document.querySelectorAll('[role="alert"]')].some((alert) => {
        const { top, bottom } = alert.getBoundingClientRect()
        return alert.textContent?.includes(sentence) && bottom > 0 && top < innerHeight
      }),
    REFUSED,
    { timeout: 20_000 },
  )

async function judge(page: Page, form: FormCase): Promise<string[]> {
  await takeForm(page, form)
  const emptied = await emptyForm(page)
  await sendForm(page, form)
  await page.locator('form[data-judged] [aria-invalid="true"]').first().waitFor({ state: 'attached' })
  await expect
    .poll(() => formFaults(page, emptied))
    .toEqual([])
    .catch(() => undefined)
  const faults = [...(await formFaults(page, emptied)), ...(await unseenFocus(page))]
  await fillForm(page)
  await choose(page, form)
  await refuseMutations(page)
  await sendForm(page, form)
  await isSaid(page).catch(() => faults.push('does not say that the server refused it'))
  await page.unrouteAll()
  return faults
}

test('a form that is sent empty, or refused, shows its errors in place', { timeout: 480_000 }, async () => {
  const pages = await everyPage(browser.url, { bookingDay: 1 })
  const cases = Object.entries(FORMS).flatMap(([name, form]) =>
    typeof form === 'string' ? [] : [form].flat().map((one) => ({ name, form: one as FormCase })),
  )
  const visited = cases.map((one) => {
    const { address, person } = pages.find(({ name }) => name === one.form.page) ?? { address: '', person: undefined }
    return { ...one, person, address: one.form.query ? `${address}?${one.form.query}` : address }
  })
  const people = [...new Set(visited.map(({ person }) => person))]
  const found = await Promise.all(
    people.map(async (person) => {
      const page = await browser.newPage({ viewport: widths.phone })
      if (person) await signedIn(page, person as Patient)
      const faults: string[] = []
      for (const { name, form, address } of visited.filter((one) => one.person === person)) {
        await page.goto(address)
        await arrived(page)
        const found = await judge(page, form).catch((error: Error) => [error.message.slice(0, 300)])
        faults.push(...found.map((fault) => `${name} on ${form.page}: ${fault}`))
      }
      await page.context().close()
      return faults
    }),
  )
  expect(found.flat().join('\n')).toBe('')
})

test('a CV that does not arrive is named with the reason, and no input is lost', async () => {
  const page = await browser.newPage({ viewport: widths.phone })
  await page.goto('/careers/data-engineer/apply')
  const form = page.locator('form', { has: page.locator('input[type=file]') })
  const name = form.getByLabel('Your name', { exact: true })
  await name.fill('Ingrid Solvang')
  const choice = form.getByRole('button', { name: 'Your CV' })
  const add = async (file: Partial<typeof CV>, reason: string) => {
    await form.locator('input[type=file]').setInputFiles({ ...CV, ...file })
    await form.getByText(reason).waitFor()
    await form
      .getByRole('status')
      .filter({ hasText: `${file.name} was not added.` })
      .waitFor()
    await expect.poll(() => choice.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => name.inputValue()).toBe('Ingrid Solvang')
  }
  await add({ name: 'large.pdf', buffer: Buffer.alloc(MAX_FILE_SIZE + 1) }, FILE_MESSAGES.tooLarge)
  await add({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes') }, 'Please choose a PDF')
  await page.route('**/api/Requests/files', (route) => route.abort())
  await add({ name: 'lost.pdf' }, FILE_MESSAGES.broken)

  // The network is back, and a retry sends the same file without choosing it again.
  await page.unrouteAll()
  await form.getByRole('button', { name: 'Try Again' }).click()
  await form.getByText('lost.pdf', { exact: true }).waitFor()
  await expect.poll(() => form.getByText('was not added').count()).toBe(0)

  // The next one is refused, and the uploaded one stays, also after a reload.
  await add({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes') }, 'Please choose a PDF')
  await form.getByText('lost.pdf', { exact: true }).waitFor()
  await page.reload()
  await form.getByText('lost.pdf', { exact: true }).waitFor()
  await expect.poll(() => name.inputValue()).toBe('Ingrid Solvang')
  await page.context().close()
})
