/**
 * Every public page reachable from the home page: read without scripts as search engines do, then
 * in a browser.
 */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { PAGES, type PageName, pageAt } from '#domain/pages.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { faultsIn } from '#tests/support/schema-org.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

/** Number of visited addresses of one page that differ in record or query. */
const MOST_OF_A_KIND = 2

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
const withSigns = (text = '') => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
const one = (html: string, pattern: RegExp) => withSigns(pattern.exec(html)?.[1])

type VisitedAddress = { address: string; page: PageName | undefined; html: string; status: number }
const isPublic = ({ page }: VisitedAddress) => page !== undefined && Boolean(PAGES[page].inSitemap)
const canonicalOf = ({ html }: VisitedAddress) => one(html, /<link rel="canonical" href="([^"]*)"/)

/** Returns the links of a document to this server. Browser-only ones begin with #. */
const linksIn = (html: string) =>
  [...html.matchAll(/<a\s[^>]*?href="(\/[^"/][^"]*|\/)"/g)].map(([, href]) => withSigns(href).replace(/#.*/, ''))

/**
 * Follows every link from `/` and from hospitals with treatments, which the featured ones may not
 * have. Visits only some of the addresses that differ in record or query.
 */
async function crawl(): Promise<VisitedAddress[]> {
  const visited: VisitedAddress[] = []
  const known = new Set(['/'])
  const counts = new Map<string, number>()
  let next = [
    '/',
    ...inject('product')
      .hospitals.slice(0, 2)
      .map((id) => `/hospitals/${id}`),
  ]
  const visit = async (address: string) => {
    const answer = await fetch(browser.url + address, { headers: { accept: 'text/html,*/*' } })
    const isPage = answer.headers.get('content-type')?.startsWith('text/html')
    const { pathname } = new URL(answer.url)
    const html = await answer.text()
    visited.push({
      address,
      page: isPage ? pageAt(pathname) : undefined,
      html: isPage ? html : '',
      status: answer.status,
    })
    return isPage ? linksIn(html) : []
  }
  while (next.length > 0) {
    const found: string[] = []
    // Four at a time, because the server renders at most six at once.
    while (next.length > 0) found.push(...(await Promise.all(next.splice(0, 4).map(visit))).flat())
    next = [...new Set(found)].filter((address) => {
      if (known.has(address)) return false
      known.add(address)
      const path = address.replace(/\?.*/, '')
      const page = pageAt(path)
      const kind = page ?? path
      const count = counts.get(kind) ?? 0
      counts.set(kind, count + 1)
      return count < MOST_OF_A_KIND
    })
  }
  return visited
}

let visited: VisitedAddress[]
beforeAll(async () => {
  visited = await crawl()
})

describe('without scripts', () => {
  test('no link is broken, and every page of the sitemap is reachable', () => {
    expect(visited.filter(({ status }) => status >= 400).map(({ address }) => address)).toEqual([])
    const reached = new Set(visited.map(({ page }) => page))
    const names = (Object.keys(PAGES) as PageName[]).filter((name) => PAGES[name].inSitemap)
    expect(names.filter((name) => !reached.has(name))).toEqual([])
  })

  test('each has one h1, a canonical address, and a description', () => {
    const faults = visited.filter(isPublic).flatMap((one) => {
      const headings = one.html.match(/<h1[\s>]/g)?.length ?? 0
      const said = {
        h1: headings === 1,
        title: /<title>[^<]+ \| /.test(one.html),
        description: /<meta name="description" content="[^"]{20,}"/.test(one.html),
        canonical: canonicalOf(one) !== '',
        alternate: /<link rel="alternate" hreflang="x-default"/.test(one.html),
        picture: /<meta property="og:image" content="[^"]+\/og\/[^"]+\.png"/.test(one.html),
      }
      return Object.entries(said).flatMap(([what, isThere]) =>
        isThere ? [] : [`${one.address}: ${what} (${headings})`],
      )
    })
    expect(faults).toEqual([])
  })

  test('no two pages share a title or a description', () => {
    for (const pattern of [/<title>([^<]*)/, /<meta name="description" content="([^"]*)"/]) {
      const byText = new Map<string, Set<string>>()
      for (const page of visited.filter(isPublic)) {
        const text = one(page.html, pattern)
        byText.set(text, (byText.get(text) ?? new Set()).add(canonicalOf(page)))
      }
      expect([...byText].filter(([, addresses]) => addresses.size > 1).map(([text, all]) => [text, ...all])).toEqual([])
    }
  })

  test('their structured data conforms to schema.org', () => {
    const types = new Set<string>()
    const faults = visited.flatMap(({ address, html }) =>
      [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, text = '']) => {
        const statement = JSON.parse(text) as Record<string, unknown>
        for (const [, type = ''] of text.matchAll(/"@type":"(\w+)"/g)) types.add(type)
        if (text.includes('"MedicalProcedure"')) types.add('MedicalProcedure')
        return faultsIn(statement).map((fault) => `${address}: ${fault}`)
      }),
    )
    expect(faults).toEqual([])
    for (const type of [
      'Organization',
      'WebSite',
      'SearchAction',
      'Hospital',
      'Physician',
      'MedicalProcedure',
      'Offer',
      'BreadcrumbList',
      'FAQPage',
    ])
      expect([...types]).toContain(type)
    // The check itself detects faults.
    expect(
      faultsIn({ '@type': 'Hospital', medicalSpecialty: 'Hearts', wings: 2, address: { '@type': 'Offer' } }),
    ).toHaveLength(3)
    expect(faultsIn({ '@type': 'Hospitel' })).toHaveLength(1)
  })
})

test('in a browser no page logs errors, and each has one h1 and its own title', async () => {
  const pages = visited.filter(({ page, html }) => page && html && !PAGES[page].guard)
  const seen = new Map<PageName, string>()
  for (const { page, address } of pages) if (page && !seen.has(page)) seen.set(page, address)
  expect(seen.size).toBeGreaterThan(30)
  const queue = [...seen]
  const told: string[] = []
  const titles = new Map<string, string>()
  const walk = async () => {
    const tab = await browser.newPage()
    let at = ''
    tab.on('pageerror', (error) => told.push(`${at}: ${error.message}`))
    tab.on('console', (message) => {
      if (message.type() === 'error') told.push(`${at}: ${message.text()}`)
    })
    for (let next = queue.shift(); next; next = queue.shift()) {
      at = next[1]
      await tab.goto(at, { waitUntil: 'load' })
      await tab.getByRole('heading', { level: 1 }).first().waitFor()
      const headings = await tab.locator('h1').count()
      if (headings !== 1) told.push(`${at}: ${headings} h1`)
      const title = await tab.title()
      if (titles.has(title)) told.push(`${at}: is called ${title} like ${titles.get(title)}`)
      titles.set(title, at)
    }
    await tab.context().close()
  }
  await Promise.all([walk(), walk()])
  expect(told).toEqual([])
})
