import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type BrowserContextOptions, chromium } from 'playwright-core'
import { inject } from 'vitest'
import { projectRoot } from '#server/config.ts'

type Answers = Record<string, unknown>

/** Opens the run's gallery of components in its browser. */
export async function openGallery() {
  const { url, browser: address } = inject('gallery')
  const browser = await chromium.connect(address)
  const axe = await readFile(path.join(projectRoot(), 'node_modules/axe-core/axe.min.js'), 'utf8')

  /**
   * Opens a page with its own storage. `answers` are GraphQL responses by operation name, and any
   * other operation fails.
   */
  async function newPage(options: BrowserContextOptions = {}, answers: Answers = {}) {
    const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', locale: 'en-US', ...options })
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
    /** Runs axe on the page, or on a part named by a selector. */
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

  return { newPage, close: () => browser.close() }
}
