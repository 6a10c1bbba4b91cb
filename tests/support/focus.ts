import type { Page } from 'playwright-core'

type Asked = {
  /** Every place that Tab reaches in turn; else the one that has the focus. */
  walk: boolean
  /** Whether something lies over it, too. Else places that look like one that was seen before are left out. */
  covered: boolean
  backwards: boolean
  without: readonly string[]
}

/** Runs in the page: what is wrong with how the focus can be seen. WCAG 2.4.7, 2.4.11 and 1.4.11: a mark, of 3:1 beside what is around it, and not under a bar. */
async function judge({ walk, covered, backwards, without }: Asked): Promise<string[]> {
  const kept = globalThis as unknown as { looksSeen?: Set<string> }
  kept.looksSeen ??= new Set()
  const seen = kept.looksSeen
  const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const rgba = (color: string): number[] => {
    if (!brush) return []
    brush.clearRect(0, 0, 1, 1)
    brush.fillStyle = color
    brush.fillRect(0, 0, 1, 1)
    return [...brush.getImageData(0, 0, 1, 1).data]
  }
  const luminance = (color: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = color.map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (one: readonly number[], other: readonly number[]) => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  }
  /** What is painted behind an element; null where that is a picture. */
  const behind = (element: Element | null): number[] | null => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at)
      if (backgroundImage !== 'none') return null
      const color = rgba(backgroundColor)
      if (color[3] === 255) return color
    }
    return [255, 255, 255, 255]
  }
  const shownOf = (at: Element) => (at.matches('[type="radio"], [type="checkbox"]') && at.closest('label')) || at
  /** Where a mark may stand: on the place itself, or on what it is a part of. */
  const around = (at: Element): Element[] => {
    const shown = shownOf(at)
    const above: Element[] = []
    for (let one: Element | null = shown; one && above.length < 6; one = one.parentElement) above.push(one)
    return [at, ...(at.nextElementSibling ? [at.nextElementSibling] : []), ...above]
  }
  type Look = { outline: string; shadow: string }
  const lookOf = (element: Element): Look => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element)
    const isThere = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    return { outline: isThere ? outlineColor : '', shadow: boxShadow.includes('inset') ? boxShadow : '' }
  }
  const NONE: Look = { outline: '', shadow: '' }
  function markFault(at: Element, before: readonly Look[]): string | null {
    let best = 0
    for (const [index, element] of around(at).entries()) {
      const now = lookOf(element)
      const then = before[index] ?? NONE
      const isInside = Number.parseFloat(getComputedStyle(element).outlineOffset) < 0
      const marks: [string, Element | null][] = []
      if (now.outline && now.outline !== then.outline)
        marks.push([now.outline, isInside ? element : element.parentElement])
      const ofShadow = /(?:rgba?|color|oklch|oklab|hsla?)\([^)]*\)/.exec(now.shadow)?.[0]
      if (ofShadow && now.shadow !== then.shadow) marks.push([ofShadow, element])
      for (const [color, beside] of marks) {
        const paper = behind(beside)
        best = Math.max(best, paper ? contrast(rgba(color), paper) : 21)
      }
    }
    if (best === 0) return 'no mark'
    return best < 3 ? `a mark of ${best.toFixed(1)}:1` : null
  }
  function coverFault(at: Element): string | null {
    const shown = shownOf(at)
    const box = shown.getBoundingClientRect()
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
    // What came above it has moved it out of the window.
    if (!walk && (left >= right || top >= bottom)) return null
    const places = [0.05, 0.5, 0.95].flatMap((x) =>
      [0.05, 0.5, 0.95].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
    )
    const isSeen = places.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (shown.contains(hit) || hit.contains(shown))
    })
    return isSeen ? null : 'out of sight'
  }
  const faultOf = (at: Element, before: readonly Look[]) => markFault(at, before) ?? (covered ? coverFault(at) : null)
  const nameOf = (at: Element) => at.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 150)

  if (!walk) {
    const at = document.activeElement
    // What the page itself gave the focus to, such as the heading of a page that opens, is no place of the keys.
    const isPlace = at instanceof HTMLElement && at.tabIndex >= 0 && at.localName !== 'iframe'
    const fault = isPlace ? faultOf(at, []) : null
    return at && fault ? [`${fault}: ${nameOf(at)}`] : []
  }
  const faults: string[] = []
  const places = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
  ].filter(
    (at) =>
      at.tabIndex >= 0 &&
      !at.matches(':disabled, [type="hidden"]') &&
      at.checkVisibility({ visibilityProperty: true }) &&
      !without.some((selector) => at.closest(selector)),
  )
  const settled = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  for (const at of backwards ? places.reverse() : places) {
    const { theme } = document.documentElement.dataset
    const look = `${theme} ${at.localName} ${at.className} ${at.getAttribute('type')} ${at.parentElement?.className}`
    if (!covered && seen.has(look)) continue
    seen.add(look)
    const before = around(at).map(lookOf)
    at.focus()
    await null
    // What opens with the focus and closes without it takes a moment.
    if (document.activeElement !== at || faultOf(at, before)) await settled()
    if (document.activeElement !== at) continue
    const fault = faultOf(at, before)
    if (fault) faults.push(`${fault}: ${nameOf(at)}`)
  }
  return faults.slice(0, 6)
}

const NOWHERE: readonly string[] = []

/** What is wrong with how the place that has the focus can be seen; nothing where it can. */
export const unseenFocus = (page: Page): Promise<string[]> =>
  page.evaluate(judge, { walk: false, covered: true, backwards: false, without: NOWHERE })

/** Places whose mark cannot be seen; of those that look the same the first that the page has shown. */
export const unmarkedPlaces = (page: Page, without: readonly string[] = NOWHERE): Promise<string[]> =>
  page.evaluate(judge, { walk: true, covered: false, backwards: false, without })

/** Places that lie under a bar once they have the focus, there and back. */
export async function coveredPlaces(page: Page, without: readonly string[] = NOWHERE): Promise<string[]> {
  const there = await page.evaluate(judge, { walk: true, covered: true, backwards: false, without })
  const back = await page.evaluate(judge, { walk: true, covered: true, backwards: true, without })
  return [...new Set([...there, ...back])]
}
