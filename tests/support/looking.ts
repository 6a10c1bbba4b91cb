import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { projectRoot } from '#server/config.ts'
import { widths } from './browser.ts'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules affected by theme or direction. All others give equal results for one document. */
export const OF_LOOKS = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable']

let axe: string | undefined
export async function bringAxe(page: Page): Promise<void> {
  axe ??= await readFile(path.join(projectRoot(), 'node_modules/axe-core/axe.min.js'), 'utf8')
  await page.evaluate(axe)
  await page.evaluate(() => {
    const runner = (globalThis as unknown as { axe: typeof import('axe-core') }).axe
    // CodeMirror scrolls with its caret, and its input is beside the scroll container.
    const selector = '*:not(select, textarea, .CodeMirror-scroll)'
    runner.configure({ rules: [{ id: 'scrollable-region-focusable', selector }] })
  })
}

type Look = {
  /** Rules to run. Default: all. */
  rules?: readonly string[]
  /** Parts that are checked on another page and equal here. */
  without?: readonly string[]
}

/** Runs axe for WCAG 2.2 AA once no list is dimmed while its next rows load. */
export async function faultsOf(page: Page, { rules, without = [] }: Look = {}): Promise<string[]> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('div[aria-busy="true"] > *')].every((part) => getComputedStyle(part).opacity === '1'),
  )
  return page.evaluate(
    async ([tags, alone, exclude]) => {
      const runner = (globalThis as unknown as { axe: typeof import('axe-core') }).axe
      const runOnly = alone ? ({ type: 'rule', values: alone } as const) : ({ type: 'tag', values: tags } as const)
      const { violations } = await runner.run(
        { include: [['html']], exclude: exclude.map((one) => [one]) },
        { resultTypes: ['violations'], runOnly: runOnly as never },
      )
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
    },
    [WCAG, rules, without] as const,
  )
}

/**
 * Expects no axe findings on the current page in both themes. Rules that a theme cannot affect run
 * once.
 */
export async function expectBothThemes(page: Page, where = ''): Promise<void> {
  await bringAxe(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor()
    const looked = colorScheme === 'dark' ? { rules: OF_LOOKS } : {}
    expect(await faultsOf(page, looked), `${where} ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

/**
 * Checks that the page has no fault of accessibility and no overflow. Takes a picture of it if
 * `SHOTS` names a folder.
 */
export async function expectUsable(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS) {
    await mkdir(process.env.SHOTS, { recursive: true })
    await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true })
  }
  await bringAxe(page)
  expect(await faultsOf(page)).toEqual([])
  expect(await sidewaysIn(page)).toEqual([])
}

/**
 * Checks the page at these widths for overflow without reloading. tests/e2e/everyone opens every
 * page at 1280 px, so content shown there by itself only needs the phone.
 */
export async function expectForEveryone(
  page: Page,
  devices: readonly (keyof typeof widths)[] = ['desktop', 'phone'],
): Promise<void> {
  for (const device of devices) {
    await page.setViewportSize(widths[device])
    await expectBothThemes(page, device)
    expect(await sidewaysIn(page), device).toEqual([])
  }
}

/** Changes theme and direction without reloading. */
export const turn = (page: Page, { theme, dir }: { theme: string; dir: string }) =>
  page.evaluate(
    (look) => {
      localStorage.setItem('hekima.theme', look.theme)
      dispatchEvent(new StorageEvent('storage', { key: 'hekima.theme' }))
      document.documentElement.dir = look.dir
    },
    { theme, dir },
  )

/**
 * Finds the outermost elements that reach beyond the window and are neither clipped nor scrollable.
 */
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

/** Finds elements that move although the system requests reduced motion. */
export const movingIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120) ?? '')
    const glides = getComputedStyle(document.documentElement).scrollBehavior
    return glides === 'smooth' ? [...faults, 'scrolling glides'] : faults
  })

/**
 * Finds texts that are cut off with the line, letter and word spacing of WCAG 1.4.12, but not
 * without it.
 */
export const cutOffIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut = () =>
      [...document.body.querySelectorAll('*')].filter((element) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element)
        if (clipPath !== 'none' || element.clientWidth < 2 || !element.textContent?.trim()) return false
        const isHidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        return (
          (isHidden(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (isHidden(overflowY) && element.scrollHeight > element.clientHeight + 1)
        )
      })
    const before = new Set(cut())
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
    const faults = cut().filter((element) => !before.has(element))
    document.adoptedStyleSheets.pop()
    return faults.slice(0, 4).map((element) => element.outerHTML.slice(0, 160))
  })

/**
 * Finds links whose target differs from their text, and links that give the opened page a reference
 * to this one.
 */
export const faultyLinksIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => {
        const isElsewhere = /^https?:$/.test(link.protocol) && link.origin !== location.origin
        const isBroken = link.origin === location.origin && /[a-z]+:\/|mailto:|tel:/i.test(link.pathname)
        const isOpen = isElsewhere && !link.relList.contains('noopener')
        return isBroken || isOpen
      })
      .map((link) => link.outerHTML.slice(0, 200)),
  )

/** Finds cut text in fields: placeholders of empty ones, and selected values. */
export const cutInFields = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')
    const widthOf = (text: string, { fontWeight, fontSize, fontFamily }: CSSStyleDeclaration) => {
      if (!canvas) return 0
      canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`
      return canvas.measureText(text).width
    }
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')]
    return fields
      .filter((field) => field.getClientRects().length > 0 && field.clientWidth > 2)
      .flatMap((field) => {
        const look = getComputedStyle(field)
        const room = field.clientWidth - Number.parseFloat(look.paddingLeft) - Number.parseFloat(look.paddingRight)
        const isChoice = field instanceof HTMLSelectElement
        const text = (isChoice ? field.selectedOptions[0]?.text : field.placeholder) ?? ''
        const width = widthOf(text, isChoice ? look : getComputedStyle(field, '::placeholder'))
        return width > room + 1 ? [`${text} (${Math.round(width)} in ${Math.round(room)})`] : []
      })
  })
