import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { reviewChosen } from '#tests/support/booking-screens.ts'
import { closeAfterEach, openBrowser, widths } from '#tests/support/browser.ts'
import { expectForEveryone } from '#tests/support/looking.ts'
import { expectAccessible } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
closeAfterEach(() => browser)
afterAll(() => browser?.close())

const open = async (options = {}): Promise<Page> => {
  const page = await browser.newPage(options)
  await page.goto('/')
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .waitFor()
  return page
}
const addressOf = (page: Page) => {
  const { pathname, searchParams } = new URL(page.url())
  return { pathname, ...Object.fromEntries(searchParams) }
}

test('axe finds nothing on a phone in either theme, nothing overflows', async () => {
  const page = await open()
  await expectForEveryone(page, ['phone'])
  await page.context().close()
})

describe('the finder', () => {
  test('sends only filled fields', async () => {
    const page = await open()
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.waitForURL(/\/search/)
    expect(addressOf(page)).toEqual({ pathname: '/search', type: 'hospitals' })
  })

  test('passes kind, service, city, urgency and words to the search, by keyboard', async () => {
    const page = await open()
    await page.getByLabel('Doctors', { exact: true }).focus()
    await page.keyboard.press('Space')
    await page.getByLabel('Service', { exact: true }).selectOption('Cardiology')
    const city = page.getByLabel('City')
    await city.focus()
    await page.getByRole('combobox', { name: 'City' }).pressSequentially('IST')
    await page.getByRole('option', { name: 'İstanbul' }).waitFor()
    await expect.poll(() => page.getByRole('option').allTextContents()).toEqual(['İstanbul'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => city.inputValue()).toBe('İstanbul')
    await page.getByLabel('Urgency').selectOption('Soon (3 days)')
    await page.getByLabel('Treatment, symptom, hospital or doctor').fill('  heart ')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/search/)
    expect(addressOf(page)).toEqual({
      pathname: '/search',
      q: 'heart',
      type: 'doctors',
      service: 'Cardiology',
      location: 'İstanbul',
      urgency: 'soon',
    })
  })

  test('on a phone the search button is on the first screen, and service and urgency expand', async () => {
    const page = await open({ viewport: widths.phone })
    const button = page.getByRole('button', { name: 'Search', exact: true })
    const box = await button.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(widths.phone.height)
    await expect.poll(() => page.getByLabel('Urgency').isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Service and urgency' }).click()
    await page.getByLabel('Urgency').selectOption('Routine')
    await button.click()
    await page.waitForURL(/\/search/)
    expect(addressOf(page)).toEqual({ pathname: '/search', type: 'hospitals', urgency: 'routine' })
  })

  test('the city list closes on Escape and contains all provinces', async () => {
    const page = await open()
    const city = page.getByRole('combobox', { name: 'City' })
    await page.getByLabel('City').focus()
    await city.press('ArrowDown')
    await page.getByRole('listbox').waitFor()
    await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(0)
    const height = await page.getByRole('listbox').evaluate((list) => list.getBoundingClientRect().height)
    expect(height).toBeLessThanOrEqual(15 * 16)
    await city.press('Escape')
    await page.getByRole('listbox').waitFor({ state: 'detached' })
  })
})

describe('popular services and featured hospitals', () => {
  test('six services lead to their hospitals', async () => {
    const page = await open()
    const tiles = page.getByRole('region', { name: 'Popular Services' }).getByRole('listitem').getByRole('link')
    await expect.poll(() => tiles.count()).toBe(6)
    const [first = ''] = await tiles.allInnerTexts()
    const [name] = first.split('\n')
    await tiles.first().click()
    await page.waitForURL(/\/search/)
    expect(addressOf(page)).toEqual({ pathname: '/search', type: 'hospitals', service: name })
  })

  test('three hospitals lead to their pages, with pictures', async () => {
    const page = await open()
    const cards = page.getByRole('region', { name: 'Featured Hospitals' }).getByRole('article')
    await expect.poll(() => cards.count()).toBe(3)
    const name = (await cards.first().getByRole('heading').getByRole('link').textContent()) ?? ''
    await cards.first().getByRole('img', { includeHidden: true }).first().scrollIntoViewIfNeeded()
    await cards
      .first()
      .getByRole('link', { name: `View Details: ${name}` })
      .click()
    await page.waitForURL(/\/hospitals\//)
    await page.getByRole('heading', { level: 1, name }).waitFor()
  })

  test('View all leads to the services', async () => {
    const page = await open()
    await page.getByRole('link', { name: 'View all services' }).click()
    await page.getByRole('heading', { level: 1, name: 'Browse Health Services' }).waitFor()
  })
})

describe('suggestions', () => {
  const words = (page: Page) => page.getByRole('combobox', { name: 'Treatment, symptom, hospital or doctor' })

  const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')

  test('show treatments with their prices from three letters on, and open the active option', async () => {
    const page = await open()
    await words(page).pressSequentially('kn')
    await expect.poll(() => words(page).getAttribute('aria-expanded')).toBe('false')
    await words(page).pressSequentially('ee repl')
    const option = page.getByRole('group', { name: 'Treatments' }).getByRole('option', { name: /^Knee Replacement/ })
    await option.waitFor()
    await expect.poll(() => option.textContent()).toMatch(/\d+ hospitals · from \$[\d,]+/)
    await expectAccessible(page)
    await words(page).press('ArrowDown')
    await expect.poll(() => words(page).getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'))
    await expect.poll(() => option.getAttribute('aria-selected')).toBe('true')
    await words(page).press('Escape')
    await option.waitFor({ state: 'detached' })
    await expect.poll(() => words(page).inputValue()).toBe('knee repl')
    await words(page).press('ArrowDown')
    await option.waitFor()
    await words(page).press('ArrowDown')
    await words(page).press('Enter')
    await page.waitForURL(/\/search/)
    expect(addressOf(page)).toEqual({ pathname: '/search', type: 'hospitals', service: 'Knee Replacement' })
  })

  test('find doctors and hospitals by name, also with the mouse, and Enter without a choice searches the words', async () => {
    const page = await open()
    await words(page).fill('karayel')
    const doctor = page.getByRole('group', { name: 'Doctors' }).getByRole('option').first()
    await doctor.waitFor()
    const name = (await doctor.locator('bdi').textContent()) ?? ''
    await doctor.click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.goto('/')
    await words(page).fill('karayel')
    await suggestions(page).first().waitFor()
    await words(page).press('Enter')
    await page.waitForURL(/\/search\?q=karayel/)
  })

  test('discard the response to an older text', async () => {
    const page = await open()
    await page.route('**/graphql', async (route) => {
      // The response to the first text never arrives.
      if (route.request().postDataJSON().variables?.q !== 'knee') await route.continue()
    })
    const isAboutKnees = (request: Request) => (request.postData() ?? '').includes('"q":"knee"')
    const asked = page.waitForRequest(isAboutKnees)
    await words(page).fill('knee')
    await asked
    const givenUp = page.waitForEvent('requestfailed', isAboutKnees)
    await words(page).fill('hair')
    await givenUp
    await suggestions(page).filter({ hasText: 'Hair Transplant' }).waitFor()
    await expect.poll(() => suggestions(page).filter({ hasText: 'Knee' }).count()).toBe(0)
  })

  test.each(['light', 'dark'] as const)(
    'fill the screen of a phone in %s, and close by the arrow',
    async (colorScheme) => {
      const page = await open({ viewport: widths.phone, colorScheme, hasTouch: true })
      await words(page).fill('dental')
      const option = suggestions(page).first()
      await option.waitFor()
      const back = page.getByRole('button', { name: 'Close the suggestions' })
      expect((await back.boundingBox())?.y).toBeLessThan(64)
      await expectAccessible(page)
      await back.tap()
      await option.waitFor({ state: 'detached' })
      await words(page).press('ArrowDown')
      await option.tap()
      await page.waitForURL(/\/search\?type=hospitals&service=/)
    },
  )
})

describe('the assistant box', () => {
  test('sends only text that is not blank, on Enter without Shift', async () => {
    const page = await open()
    const symptoms = page.getByLabel('Your symptoms')
    const send = page.getByRole('button', { name: 'Get Recommendations' })
    await expect.poll(() => send.isDisabled()).toBe(true)
    await symptoms.fill('   ')
    await expect.poll(() => send.isDisabled()).toBe(true)
    await symptoms.press('Enter')
    await page.getByText('Please describe how you feel').waitFor()
    expect(addressOf(page)).toEqual({ pathname: '/' })
    await symptoms.fill('My knee hurts')
    await expect.poll(() => send.isEnabled()).toBe(true)
    await symptoms.press('Shift+Enter')
    await expect.poll(() => symptoms.inputValue()).toBe('My knee hurts\n')
    expect(addressOf(page)).toEqual({ pathname: '/' })
    await symptoms.press('Enter')
    await page.waitForURL(/\/ai-chat$/)
    const conversation = page.getByRole('list', { name: 'Conversation' })
    await conversation.getByText('My knee hurts').waitFor()
    await conversation.getByText('Answered by the built-in guide.').waitFor()
    await page.goBack()
    await page.getByRole('list', { name: 'Conversation' }).getByText('My knee hurts').waitFor()
    await expect.poll(() => symptoms.inputValue()).toBe('')
  })

  test('a suggested prompt fills the field', async () => {
    const page = await open()
    await page.getByRole('button', { name: 'I need a health checkup' }).click()
    await expect.poll(() => page.getByLabel('Your symptoms').inputValue()).toBe('I need a health checkup')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
  })
})

test('looks the same after visiting the booking pages', async () => {
  const page = await open()
  const looks = () =>
    page.evaluate(() => {
      const of = (element: Element) => {
        const { width, height } = element.getBoundingClientRect()
        const { display, borderTopWidth, borderRadius } = getComputedStyle(element)
        return { width, height, display, borderTopWidth, borderRadius }
      }
      const steps = document.querySelectorAll('section[aria-labelledby="how"] :is(ol, li)')
      const assistant = document.querySelectorAll('section[aria-labelledby="assistant"] :is(form, textarea)')
      return [...steps, ...assistant].map(of)
    })
  const before = await looks()
  expect(before).toHaveLength(7)
  // Hospitals that other tests have made may have nothing to book.
  const bookable = inject('product').hospitals.map((id) => `[href*="${id}"]`)
  await page
    .getByRole('link', { name: /^View Details/ })
    .and(page.locator(bookable.join(',')))
    .first()
    .click()
  await page.getByRole('heading', { name: 'Select a Service' }).waitFor()
  await page.getByRole('radio').first().check()
  await reviewChosen(page)
  await page.getByRole('complementary').first().waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Hekima' }).click()
  await page.getByRole('heading', { name: 'How booking works' }).waitFor()
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .waitFor()
  expect(await looks()).toEqual(before)
})
