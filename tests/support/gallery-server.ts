import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import executable from '@sparticuz/chromium'
import { chromium } from 'playwright-core'
import { build, type InlineConfig, loadConfigFromFile, mergeConfig } from 'vite'
import type { TestProject } from 'vitest/node'
import { projectRoot } from '#server/config.ts'
import { drawArt } from '#web/art/draw.ts'
import { buildProduct } from './build.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Addresses of the web client with the gallery of its components, and of the browser for
     * playwright.
     */
    gallery: { url: string; browser: string }
  }
}

/** The product's content security policy, so that violations fail here too. */
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
 * Builds the gallery into a folder. It is neither minified nor compressed, which would take longer
 * than the build itself and which no test of the gallery needs.
 */
async function buildGallery(outDir: string): Promise<void> {
  const root = projectRoot()
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, path.join(root, 'vite.config.ts'))
  if (!loaded) throw new Error('vite.config.ts is missing')
  const plugins = (loaded.config.plugins ?? []).filter((plugin) => !isNamed(plugin, 'precompress'))
  const own: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir, minify: false, rolldownOptions: { input: path.join(root, 'tests/web/gallery/index.html') } },
  }
  await build(mergeConfig({ ...loaded.config, plugins }, own))
}

const isNamed = (plugin: unknown, name: string) => (plugin as { name?: string } | undefined)?.name === name

/**
 * Serves the gallery of components with the product's web client, and starts a browser. Needs no
 * server and no database.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hekima-gallery-'))
  await Promise.all([buildProduct(), buildGallery(folder)])
  const folders = [folder, path.join(projectRoot(), 'dist/web')]
  const read = async (file: string) => {
    for (const place of folders) {
      const content = await readFile(path.join(place, file)).catch(() => null)
      if (content) return content
    }
    return null
  }
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const [, kind] = /^\/art\/(\w+)\.svg$/.exec(pathname) ?? []
    const file =
      pathname === '/gallery' ? 'tests/web/gallery/index.html' : path.extname(pathname) ? pathname : 'index.html'
    const body = kind ? drawArt(kind, searchParams) : await read(file)
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
