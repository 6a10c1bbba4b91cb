import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '#tests/support/browser.ts'
import { expectAccessible } from '#tests/support/patient.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

describe('words that mean a treatment', () => {
  test('show the recognised treatment, find it, and can be searched literally', async () => {
    const page = await browser.newPage()
    await page.goto('/search?q=knee+pain')
    const shown = page.getByRole('list', { name: 'Showing' })
    await shown.getByText('Orthopedic Consultation').waitFor()
    await page.getByRole('article').first().waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Search these exact words instead' }).click()
    await page.getByRole('heading', { name: '0 hospitals found' }).waitFor()
    await page.getByRole('button', { name: 'Search by meaning' }).click()
    await shown.getByText('Orthopedic Consultation').waitFor()
    await page.context().close()
  })

  test('can be removed one by one', async () => {
    const page = await browser.newPage()
    await page.goto('/search?q=knee+pain')
    await page.getByRole('button', { name: 'Remove Orthopedic Consultation' }).click()
    await page.waitForURL(/services=/)
    await page.getByRole('button', { name: 'Remove Knee Replacement' }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Remove Orthopedic Consultation' }).count()).toBe(0)
    await page.getByRole('heading', { name: /^[1-9]\d* hospitals? found/ }).waitFor()
    await page.context().close()
  })
})

test('a city, a price limit and a language in the words are chips, removed one by one', async () => {
  const page = await browser.newPage()
  await page.goto(`/search?q=${encodeURIComponent('veneers in Antalya under $500')}`)
  const shown = page.getByRole('list', { name: 'Showing' })
  await shown.getByText('Dental Veneers').waitFor()
  await shown.getByText('Antalya').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove up to $500' }).click()
  await page.waitForURL((url) => url.searchParams.get('q') === 'veneers in Antalya')
  await page.getByRole('button', { name: 'Remove Antalya' }).click()
  await page.waitForURL((url) => url.searchParams.get('q') === 'veneers')
  await page.goto(`/search?type=doctors&q=${encodeURIComponent('cardiologist who speaks Arabic')}`)
  await page.getByRole('button', { name: 'Remove Arabic' }).waitFor()
  await page.getByRole('article').first().waitFor()
  await page.context().close()
})

test('a word that is left out is named, and a near spelling is one press away', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto('/search?type=doctors&q=best+cardiologist+karayl')
  await page.getByText('Left out: best, karayl').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'best cardiologist Karayel' }).click()
  await page.waitForURL((url) => url.searchParams.get('q') === 'best cardiologist Karayel')
  await page.getByText('Left out: best', { exact: true }).waitFor()
  await page.goto('/search?type=doctors&q=karayl')
  await page.getByText('Nothing matches “karayl”. Results for Karayel').waitFor()
  await page.context().close()
})

test('the treatments that the text means are ticked, and the whole text is no second chip', async () => {
  const page = await browser.newPage()
  await page.goto('/search?q=knee+replacement')
  const box = page.getByRole('checkbox', { name: /^Knee Replacement/ })
  await expect.poll(() => box.isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Remove Knee Replacement' }).waitFor()
  expect(await page.getByRole('button', { name: 'Remove “knee replacement”' }).count()).toBe(0)
  // Without its only treatment nothing is left of the text.
  await box.uncheck()
  await page.waitForURL((url) => url.pathname === '/search' && !url.searchParams.has('q'))
  await expect.poll(() => box.isChecked()).toBe(false)
  await page.context().close()
})

test('a treatment that no hospital lists is named above the nearest', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto('/search?q=botox')
  await page.getByText('No hospital lists Botox and Fillers yet. These treatments are the nearest.').waitFor()
  await page.getByRole('list', { name: 'Showing' }).getByText('Dermatology').waitFor()
  expect(await page.getByRole('button', { name: 'Remove Rhinoplasty' }).count()).toBe(0)
  await expectAccessible(page)
  await page.context().close()
})

test('two misspelt words are read as the treatment', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto('/tr/search?q=har+transplnt')
  await page.getByRole('button', { name: 'Saç Ekimi filtresini kaldır' }).waitFor()
  await page.getByRole('article').first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)
  await page.context().close()
})

test('sub-specialties are a filter, by the ages that they treat', async () => {
  const page = await browser.newPage()
  await page.goto('/search?type=doctors')
  await page.getByText('Sub-specialties', { exact: true }).click()
  const children = page.getByRole('group', { name: 'Children up to 17' })
  await children.getByRole('checkbox', { name: /^Pediatric Cardiology/ }).check()
  await page.waitForURL((url) => url.searchParams.get('subspecialties') === 'Pediatric Cardiology')
  await page.getByRole('button', { name: 'Remove Pediatric Cardiology' }).waitFor()
  await page.getByRole('heading', { name: /^[1-9]\d* doctors? found/ }).waitFor()
  await expectAccessible(page)
  await page.context().close()
})

test('a sub-specialty and a treatment that no doctor has together can be searched apart', async () => {
  const page = await browser.newPage()
  await page.goto('/search?type=doctors&q=geriatrics+hair+transplant')
  await page.getByText('No doctor in Geriatrics listed for this search offers Hair Transplant.').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Only Geriatrics' }).click()
  await page.waitForURL((url) => url.searchParams.get('subspecialties') === 'Geriatrics')
  await page.getByRole('heading', { name: /^[1-9]\d* doctors? found/ }).waitFor()
  await page.context().close()
})

describe('a search that finds nothing', () => {
  test('shows the nearest city, and the cost of each filter', async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.goto('/search?service=Hair+Transplant&location=Hakk%C3%A2ri')
    await page.getByRole('heading', { name: '0 hospitals found' }).waitFor()
    const ways = page.getByRole('list', { name: 'How to find more' })
    await ways.getByRole('button', { name: /^Show \d+ hospitals, without Hakk/ }).waitFor()
    await page.getByRole('link', { name: 'Ask the assistant' }).waitFor()
    await page.getByRole('link', { name: 'Contact us' }).waitFor()
    await expectAccessible(page)
    const nearest = page.getByRole('region', { name: 'Nearest city with results' })
    await expect.poll(() => nearest.textContent()).toMatch(/\d+ km away/)
    await nearest.getByRole('button', { name: /^Show \d+ hospital/ }).click()
    await page.getByRole('heading', { name: /^[1-9]\d* hospitals? found/ }).waitFor()
    await page.context().close()
  })

  test('says what each part of its text hides, and each button finds as many as it says', async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const search = '/search?q=veneers+antalya+under+500'
    await page.goto(search)
    const ways = page.getByRole('list', { name: 'How to find more' }).getByRole('button')
    const nearest = page.getByRole('region', { name: 'Nearest city with results' }).getByRole('button')
    await nearest.waitFor()
    const names = await ways.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
    expect(names).toEqual([
      expect.stringMatching(/^Show \d+ hospitals?, without Antalya$/),
      expect.stringMatching(/^Show \d+ hospitals?, without Dental Veneers$/),
    ])
    for (const way of [ways.nth(0), ways.nth(1), nearest]) {
      await way.waitFor()
      const count = /\d+/.exec((await way.textContent()) ?? '')?.[0]
      await way.click()
      await page.getByRole('heading', { name: new RegExp(`^${count} hospitals? found`) }).waitFor()
      await page.goto(search)
    }
    await page.context().close()
  })

  test('leads to the doctors with that name', async () => {
    const page = await browser.newPage()
    await page.goto('/search?q=Defne+Karayel&asText=true')
    await page.getByRole('button', { name: '1 doctor matches' }).click()
    await page.getByRole('heading', { name: '1 doctor found' }).waitFor()
    await page.context().close()
  })
})
