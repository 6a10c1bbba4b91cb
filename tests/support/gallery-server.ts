import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import executable from '@sparticuz/chromium'
import { chromium } from 'playwright-core'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import { projectRoot } from '#server/config.ts'
import { drawArt } from '#web/art/draw.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Addresses of the web client with the gallery of its components, and of the browser for
     * playwright.
     */
    gallery: { url: string; browser: string }
  }
}

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

/**
 * Builds the web client with the gallery of components beside it, serves both, and starts a
 * browser. No server, no database.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const root = projectRoot()
  const folder = await mkdtemp(path.join(tmpdir(), 'hekima-gallery-'))
  // Each by itself: what two entries share would bring one's start along with the other's.
  for (const entry of ['index.html', 'tests/web/gallery/index.html'])
    await build({
      root,
      configFile: path.join(root, 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: false, rolldownOptions: { input: path.join(root, entry) } },
    })
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const [, kind] = /^\/art\/(\w+)\.svg$/.exec(pathname) ?? []
    const file =
      pathname === '/gallery' ? 'tests/web/gallery/index.html' : path.extname(pathname) ? pathname : 'index.html'
    const body = kind ? drawArt(kind, searchParams) : await readFile(path.join(folder, file)).catch(() => null)
    response.writeHead(body ? 200 : 404, {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'content-security-policy': POLICY,
    })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const browser = await chromium.launchServer({
    executablePath: await executable.executablePath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--font-render-hinting=none'],
  })
  project.provide('gallery', { url, browser: browser.wsEndpoint() })

  return async () => {
    await browser.close()
    await new Promise((resolve) => server.close(resolve))
    await rm(folder, { recursive: true, force: true })
  }
}
