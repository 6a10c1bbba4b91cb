import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { projectRoot } from '#server/config.ts'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What a theme or a direction can change; all else is the same of one document. */
const OF_LOOKS = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable']

let axe: string | undefined
export async function bringAxe(page: Page): Promise<void> {
  axe ??= await readFile(path.join(projectRoot(), 'node_modules/axe-core/axe.min.js'), 'utf8')
  await page.evaluate(axe)
}

/** What axe finds against WCAG 2.2 AA; `looksOnly` asks for what a theme or a direction can change. */
export const faultsOf = (page: Page, { looksOnly = false } = {}): Promise<string[]> =>
  page.evaluate(
    async ([tags, rules, alone]) => {
      const runner = (globalThis as unknown as { axe: typeof import('axe-core') }).axe
      const runOnly = alone ? ({ type: 'rule', values: rules } as const) : ({ type: 'tag', values: tags } as const)
      const { violations } = await runner.run(document, { resultTypes: ['violations'], runOnly })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
    },
    [WCAG, OF_LOOKS, looksOnly] as const,
  )

/** Turns the page as it stands: nothing is loaded anew. */
export const turn = (page: Page, { theme, dir }: { theme: string; dir: string }) =>
  page.evaluate(
    (look) => {
      localStorage.setItem('hekima.theme', look.theme)
      dispatchEvent(new StorageEvent('storage', { key: 'hekima.theme' }))
      document.documentElement.dir = look.dir
    },
    { theme, dir },
  )

/** What reaches past the window, where something does: the outermost elements that do, and that nothing cuts or scrolls. */
export const sidewaysIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement
    if (root.scrollWidth <= root.clientWidth) return []
    const isOut = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (right > root.clientWidth + 1 || left < -1)
    }
    const isHeld = (element: Element): boolean => {
      for (let above = element.parentElement; above && above !== document.body; above = above.parentElement)
        if (getComputedStyle(above).overflowX !== 'visible') return true
      return false
    }
    const found = [...document.body.querySelectorAll('*')].filter(
      (element) => isOut(element) && !isHeld(element) && !(element.parentElement && isOut(element.parentElement)),
    )
    return found.slice(0, 4).map((element) => element.outerHTML.slice(0, 120))
  })
