import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import executable from '@sparticuz/chromium'
import { type BrowserContextOptions, chromium } from 'playwright-core'
import { build } from 'vite'
import { projectRoot } from '#server/config.ts'

/** The product's policy: what breaks it breaks here too. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; font-src 'self'; img-src 'self' data: https:"

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

type Answers = Record<string, unknown>

/** Builds the web client with the gallery of components beside it, serves both, and opens a browser. No server, no database. */
export async function openGallery() {
  const root = projectRoot()
  const folder = await mkdtemp(path.join(tmpdir(), 'hekima-gallery-'))
  // Each by itself: what two entries share would bring one's start along with the other's.
  for (const entry of ['index.html', 'tests/web/gallery/index.html'])
    await build({
      root,
      configFile: path.join(root, 'vite.config.ts'),
      logLevel: 'warn',
      build: { outDir: folder, emptyOutDir: false, rolldownOptions: { input: path.join(root, entry) } },
    })
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file =
      pathname === '/gallery' ? 'tests/web/gallery/index.html' : path.extname(pathname) ? pathname : 'index.html'
    const body = await readFile(path.join(folder, file)).catch(() => null)
    response.writeHead(body ? 200 : 404, {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'content-security-policy': POLICY,
    })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const browser = await chromium.launch({
    executablePath: await executable.executablePath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--font-render-hinting=none'],
  })
  const axe = await readFile(path.join(root, 'node_modules/axe-core/axe.min.js'), 'utf8')

  /** A page with its own storage; `answers` are GraphQL answers by operation name, any other operation fails. */
  async function newPage(options: BrowserContextOptions = {}, answers: Answers = {}) {
    const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', locale: 'en-GB', ...options })
    const page = await context.newPage()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !/^Failed to load resource/.test(message.text()))
        problems.push(message.text())
    })
    await page.route('**/graphql', async (route) => {
      const { operationName } = route.request().postDataJSON() as { operationName: string }
      const data = answers[operationName]
      await route.fulfill({ json: data ? { data } : { errors: [{ message: 'Not answered here.' }] } })
    })
    /** What axe finds in the page, or in the part a selector names. */
    const violations = async (part?: string) => {
      await page.evaluate(axe)
      return page.evaluate(async (selector) => {
        const runner = (globalThis as unknown as { axe: typeof import('axe-core') }).axe
        const { violations: found } = await runner.run(selector ?? document, { resultTypes: ['violations'] })
        return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
      }, part)
    }
    return { page, problems, violations, close: () => context.close() }
  }

  const close = async () => {
    await browser.close()
    await new Promise((resolve) => server.close(resolve))
    await rm(folder, { recursive: true, force: true })
  }
  return { newPage, close }
}
