import type { Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '#tests/support/browser.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

describe('a first visit is light', () => {
  /** Bytes as they are sent. The aim for scripts is 150 kB: React, Apollo Client and i18next alone take 120, home's assistant the validator. */
  const MOST = { scripts: 206_000, scriptsOfHome: 235_000, scriptFiles: 14, fonts: 100_000, requests: 34 }

  async function idOfFirst(list: string): Promise<string> {
    const [record] = (await (await fetch(`${browser.url}/api/${list}/search?limit=1`)).json()) as { id: string }[]
    return record?.id ?? ''
  }

  test.each([
    ['/', null],
    ['/search?q=cardiology', null],
    ['/services', null],
    ['/hospitals/', 'Hospitals'],
    ['/doctors/', 'Doctor'],
  ])('%s', async (start, list) => {
    const address = list ? start + (await idOfFirst(list)) : start
    const page = await browser.newPage()
    const finished: Request[] = []
    page.on('requestfinished', (request) => finished.push(request))
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    const sizesOf = (type: string) =>
      Promise.all(
        finished
          .filter((request) => request.resourceType() === type)
          .map(async (request) => (await request.sizes()).responseBodySize),
      )
    const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)
    const scripts = await sizesOf('script')
    const fonts = sum(await sizesOf('font'))
    expect(sum(scripts)).toBeLessThanOrEqual(start === '/' ? MOST.scriptsOfHome : MOST.scripts)
    expect(scripts.length).toBeLessThanOrEqual(MOST.scriptFiles)
    expect(fonts).toBeGreaterThan(0)
    expect(fonts).toBeLessThanOrEqual(MOST.fonts)
    expect(finished.length).toBeLessThanOrEqual(MOST.requests)
  })
})
