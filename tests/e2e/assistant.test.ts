import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf } from '#tests/support/booking-screens.ts'
import { openBrowser, widths } from '#tests/support/browser.ts'
import { expectAccessible, newPatient, placeToBook, signedIn } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const conversation = (page: Page) => page.getByRole('list', { name: 'Conversation' })
const field = (page: Page) => page.getByLabel('Describe your symptoms')
const open = async (options = {}) => {
  const page = await browser.newPage(options)
  await page.goto('/ai-chat')
  await field(page).waitFor()
  return page
}
async function say(page: Page, text: string) {
  await field(page).fill(text)
  await field(page).press('Enter')
}
const isFocused = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector)

describe('from the home page to a hospital', () => {
  test.each([
    ['English', 'for two weeks my right knee hurts in Istanbul', /right doctors are in/, 'ltr'],
    ['Arabic', 'ركبتي تؤلمني منذ أسبوعين في اسطنبول', /التخصص المناسب/, 'rtl'],
  ])('in %s', async (_language, text, answer, direction) => {
    const page = await browser.newPage()
    await page.goto('/')
    const box = page.getByLabel('Your symptoms')
    await box.fill(text)
    await box.press('Enter')
    await page.waitForURL(/\/ai-chat$/)
    const said = conversation(page).getByText(answer)
    await said.waitFor()
    // The paragraph in progress may be replaced by the finished one.
    await expect.poll(() => said.evaluate((paragraph) => getComputedStyle(paragraph).direction)).toBe(direction)
    const hospitals = conversation(page).getByRole('region', { name: 'Hospitals' })
    const card = hospitals.getByRole('link').first()
    const search = conversation(page).getByRole('link', { name: 'Search hospitals' })
    const { searchParams } = new URL((await search.getAttribute('href')) ?? '', browser.url)
    expect(Object.fromEntries(searchParams)).toMatchObject({ q: 'Orthopedics', location: 'İstanbul', urgency: 'soon' })
    const name = (await card.textContent()) ?? ''
    await card.click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.goBack()
    await conversation(page).getByText(text).waitFor()
    await page.context().close()
  })
})

describe('an emergency', () => {
  test.each([
    [
      'en',
      'My father has a tight pain in his chest and his left arm, he is sweating',
      'Call 112 now',
      'tight pain in his chest',
    ],
    ['tr', 'babamın göğsünde baskı var, sol koluna vuruyor, terliyor', 'Şimdi 112’yi arayın', 'göğsünde baskı'],
    ['ru', 'у отца давит в груди и отдает в левую руку, холодный пот', 'Позвоните 112 сейчас', 'давит в груди'],
    ['ar', 'ضغط قوي بصدري وينزل على يدي اليسار وعرقان', 'اتصل بالرقم 112 الآن', 'بصدري'],
  ])(
    'comes first, in the language of the message, with its words and no booking: %s',
    async (language, text, title, words) => {
      const page = await open({ viewport: language === 'tr' || language === 'ru' ? widths.desktop : widths.phone })
      await say(page, text)
      const card = conversation(page).getByRole('region', { name: title })
      await card.waitFor()
      await isFocused(page, `section[lang="${language}"]`)
      await expect.poll(() => card.getByRole('link', { name: /112/ }).getAttribute('href')).toBe('tel:112')
      await expect
        .poll(() => card.locator('mark').allTextContents())
        .toEqual(expect.arrayContaining([expect.stringContaining(words)]))
      await expect
        .poll(() =>
          conversation(page).locator('a[href^="/hospitals"], a[href^="/search"], a[href^="/doctors"]').count(),
        )
        .toBe(0)
      await expectAccessible(page)
      const overflow = () => document.documentElement.scrollWidth - innerWidth
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
      const rules = card.getByRole('link').last()
      await rules.click()
      await page.waitForURL(/\/ai\?rule=/)
      await page.locator('details[open]').waitFor()
      await page.context().close()
    },
  )
})

test('works by keyboard, asks with buttons, and puts nothing into the address', async () => {
  const page = await open()
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await expect.poll(() => send.isDisabled()).toBe(true)
  await field(page).fill('   ')
  await expect.poll(() => send.isDisabled()).toBe(true)
  await say(page, 'i have pain')
  await isFocused(page, 'textarea')
  const where = page.getByRole('group', { name: 'Where does it hurt, or what bothers you most?' })
  await where.getByRole('button', { name: 'My knee hurts' }).focus()
  await page.keyboard.press('Enter')
  await conversation(page)
    .getByText(/right doctors are in Orthopedics/)
    .waitFor()
  await page.getByText('The built-in guide answers.').waitFor()
  await field(page).fill('one')
  await field(page).press('Shift+Enter')
  await expect.poll(() => field(page).inputValue()).toBe('one\n')
  await expectAccessible(page)
  expect(new URL(page.url()).search).toBe('')
  await page.reload()
  await conversation(page).getByText('My knee hurts').waitFor()
  await page.goto(addressOf('checkout', await placeToBook(browser.url, 3)))
  await page.getByRole('button', { name: 'Include what I told the assistant' }).click()
  await expect.poll(() => page.getByLabel('Notes').inputValue()).toMatch(/– My knee hurts\n[\s\S]*Orthopedics/)
  await page.goto('/ai-chat')
  await page.getByRole('button', { name: 'New conversation' }).click()
  await page.waitForURL(/\/$/)
  await isFocused(page, 'section[aria-labelledby="assistant"] textarea')
  await page.goto('/ai-chat')
  await expect.poll(() => conversation(page).getByRole('listitem').count()).toBe(0)
  await page.context().close()
})

test.each(Object.entries(widths))('shows each answer from its beginning, on a %s', async (_, viewport) => {
  const page = await open({ viewport })
  const asked = ['my knee hurts', 'for a few weeks', 'how much does it cost?']
  for (const [place, words] of asked.entries()) {
    await say(page, words)
    await conversation(page).getByText('Answered by the built-in guide.').nth(place).waitFor()
    const bubble = conversation(page).getByText(words)
    // Below the bar at the top, by no more than a few lines.
    await expect.poll(async () => (await bubble.boundingBox())?.y ?? 0).toBeGreaterThan(64)
    await expect.poll(async () => (await bubble.boundingBox())?.y ?? 0).toBeLessThan(200)
  }
  // Equal cards appear once, under the last answer that has them.
  await expect.poll(() => conversation(page).getByRole('region', { name: 'Hospitals' }).count()).toBe(1)
  await page.context().close()
})

test('leaves a touch screen to the answer, without the keyboard', async () => {
  const page = await open({ viewport: widths.phone, hasTouch: true, isMobile: true })
  await say(page, 'my knee hurts')
  await conversation(page).getByText('Answered by the built-in guide.').waitFor()
  await page.getByRole('button', { name: 'For a few days' }).tap()
  await conversation(page).getByText('Answered by the built-in guide.').nth(1).waitFor()
  expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(false)
  await page.context().close()
})

test('reports a missing answer, keeps the question, retries, and can be stopped', async () => {
  const page = await open()
  await page.route('**/api/Chat', (route) => route.fulfill({ status: 500, body: '{}' }))
  await say(page, 'my knee hurts')
  await conversation(page)
    .getByText("I'm sorry, I'm having trouble connecting right now. Please try again in a moment.")
    .waitFor()
  await page.unroute('**/api/Chat')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await conversation(page)
    .getByText(/right doctors are in/)
    .waitFor()
  await expect.poll(() => conversation(page).getByText('my knee hurts').count()).toBe(1)
  await page.route('**/api/Chat', () => undefined)
  await say(page, 'and my back')
  await conversation(page).getByText('Thinking...').waitFor()
  await expect.poll(() => field(page).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Ask again' }).waitFor()
  await expect.poll(() => field(page).isDisabled()).toBe(false)
  await page.context().close()
})

test('sends nothing to an external model before the user consents', async () => {
  const page = await browser.newPage()
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('query Assistant')) return route.continue()
    const assistant = {
      __typename: 'Assistant',
      answeredBy: 'model',
      service: 'model.example',
      keepsConversations: false,
    }
    await route.fulfill({ json: { data: { assistant } } })
  })
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/Chat')) sent.push(request.postDataJSON().answerBy)
  })
  await page.goto('/ai-chat')
  await page.getByRole('heading', { name: 'May a language model answer?' }).waitFor()
  await expectAccessible(page)
  await say(page, 'my knee hurts')
  await conversation(page)
    .getByText(/right doctors are in/)
    .waitFor()
  // The question is below the answers and covers none of them.
  const consent = await page.getByRole('heading', { name: 'May a language model answer?' }).boundingBox()
  const answered = await conversation(page).boundingBox()
  expect(consent?.y).toBeGreaterThan((answered?.y ?? 0) + (answered?.height ?? 0))
  await page.getByRole('button', { name: 'I agree, let it answer' }).click()
  await page.reload()
  await page.getByText('Powered by medical AI.').waitFor()
  await say(page, 'and it is swollen')
  await expect.poll(() => sent).toEqual(['guide', undefined])
  await page.context().close()
})

test('stores conversations on request, opens and deletes them', async () => {
  const page = await browser.newPage()
  await signedIn(page, await newPatient(browser.url))
  await page.goto('/ai-chat')
  const history = page.getByRole('button', { name: 'History' })
  await history.click()
  await page.getByRole('switch', { name: 'Keep my conversations' }).check()
  await page.getByText('No conversations saved.').waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await say(page, 'my knee hurts')
  await conversation(page)
    .getByText(/right doctors are in/)
    .waitFor()
  await page.getByRole('button', { name: 'New conversation' }).click()
  await page.waitForURL(/\/$/)
  await page.goto('/ai-chat')
  await history.click()
  await page.getByRole('button', { name: /^my knee hurts/ }).click()
  await conversation(page)
    .getByText(/right doctors are in/)
    .waitFor()
  await history.click()
  await page.getByRole('button', { name: 'Delete all conversations' }).click()
  await page.getByRole('button', { name: 'Delete all', exact: true }).click()
  await page.getByText('No conversations saved.').waitFor()
  await page.context().close()
})

test.each(Object.entries(widths))('the rules can be searched, on a %s', async (_, viewport) => {
  const page = await browser.newPage({ viewport })
  await page.goto('/ai')
  await page.getByLabel('Search the rules').fill('stroke')
  const rule = page.getByRole('group').filter({ hasText: 'Possible stroke' }).first()
  await rule.locator('summary').click()
  await rule
    .getByText(/^NHS|^NICE|Stroke/)
    .first()
    .waitFor()
  await rule.getByText('Русский').first().waitFor()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.context().close()
})
