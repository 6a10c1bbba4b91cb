import type { Page } from 'playwright-core'

type FocusState = { called: string; faults: string[] }
type Eyes = { now: () => FocusState; walk: (without: readonly string[]) => Promise<string[]> }
type WithEyes = { eyes?: Eyes }

/**
 * Runs in the page and examines the focused element. WCAG 2.4.7, 2.4.11 and 1.4.11: a focus mark
 * with a contrast of 3:1 to its surroundings, not covered by a bar. 2.1.2 and 2.4.3: every element
 * takes the focus in reading order and releases it.
 */
function open() {
  const kept = globalThis as WithEyes
  if (kept.eyes) return
  const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const colors = new Map<string, number[]>()
  const rgba = (color: string): number[] => {
    const known = colors.get(color)
    if (known || !brush) return known ?? []
    brush.clearRect(0, 0, 1, 1)
    brush.fillStyle = color
    brush.fillRect(0, 0, 1, 1)
    const parts = [...brush.getImageData(0, 0, 1, 1).data]
    colors.set(color, parts)
    return parts
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
  /** Returns the colour painted behind an element, or null for a picture. */
  const behind = (element: Element | null): number[] | null => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at)
      if (backgroundImage !== 'none') return null
      const color = rgba(backgroundColor)
      if (color[3] === 255) return color
    }
    return [255, 255, 255, 255]
  }
  /** Returns the visible part of an element: CodeMirror's own field is outside the painted area. */
  const shownOf = (at: Element) =>
    (at.matches('[type="radio"], [type="checkbox"], [type="file"]') && at.closest('label')) ||
    at.closest('.CodeMirror') ||
    at
  /** Returns the elements that may carry a focus mark: the element itself, or its container. */
  const around = (at: Element): Element[] => {
    const above: Element[] = []
    for (let one: Element | null = shownOf(at); one && above.length < 6; one = one.parentElement) above.push(one)
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
    for (const x of [0.5, 0.05, 0.95])
      for (const y of [0.5, 0.05, 0.95]) {
        const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)
        if (hit && (shown.contains(hit) || hit.contains(shown))) return null
      }
    return 'out of sight'
  }
  const isInWindow = (at: Element) => {
    const { left, right, top, bottom } = shownOf(at).getBoundingClientRect()
    return Math.max(left, 0) < Math.min(right, innerWidth) && Math.max(top, 0) < Math.min(bottom, innerHeight)
  }
  const nameOf = (at: Element) => at.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 150)

  /** Returns the tab stops in order. For radio buttons with one name it is the chosen one. */
  function places(without: readonly string[]): HTMLElement[] {
    const groups = new Map<string, HTMLInputElement>()
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]',
      ),
    ].filter(
      (at) =>
        at.tabIndex >= 0 &&
        !at.matches(':disabled, [type="hidden"]') &&
        !at.closest('[inert]') &&
        at.checkVisibility({ visibilityProperty: true }) &&
        !without.some((selector) => at.closest(selector)),
    )
    const groupOf = (at: HTMLElement) =>
      at instanceof HTMLInputElement && at.type === 'radio' && at.name ? `${at.form?.id} ${at.name}` : ''
    for (const at of all as HTMLInputElement[]) {
      const group = groupOf(at)
      if (group && (at.checked || !groups.has(group))) groups.set(group, at)
    }
    return all.filter((at) => !groupOf(at) || groups.get(groupOf(at)) === at)
  }
  /** Returns the fixed part of the window that contains an element. */
  const barOf = (at: Element): Element | null => {
    let one: Element | null = at
    while (one && !['fixed', 'sticky'].includes(getComputedStyle(one).position)) one = one.parentElement
    return one
  }
  const scrollerOf = (at: Element): Element | null => {
    let one = at.parentElement
    while (one && getComputedStyle(one).overflowY === 'visible') one = one.parentElement
    return one
  }
  /** Containers in which buttons may precede their content. */
  const ROWS = 'li, tr, article, fieldset'
  /** Returns whether readers would reach the second element before the first. */
  function isBefore(now: HTMLElement, last: HTMLElement): boolean {
    if (last.closest(ROWS) && last.closest(ROWS) === now.closest(ROWS)) return false
    if (barOf(now) !== barOf(last) || scrollerOf(now) !== scrollerOf(last)) return false
    const [from, to] = [shownOf(last).getBoundingClientRect(), shownOf(now).getBoundingClientRect()]
    const across = Math.min(from.right, to.right) - Math.max(from.left, to.left)
    if (to.bottom < from.top - 4 && across > Math.min(from.width, to.width) / 2) return true
    const [middle, next] = [(from.top + from.bottom) / 2, (to.top + to.bottom) / 2]
    const isOneLine = middle > to.top && middle < to.bottom && next > from.top && next < from.bottom
    // The words of a sentence follow the order of its own language.
    if (!isOneLine || getComputedStyle(now).display === 'inline') return false
    const { direction } = getComputedStyle(now.parentElement ?? now)
    return direction === 'rtl' ? to.left > from.right - 4 : to.right < from.left + 4
  }

  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const looks = new Set<string>()
  /** Returns true for the first of several equal looks, the only one that is examined. */
  const isNewLook = (at: Element) => {
    const { dataset, dir } = document.documentElement
    const look = `${dataset.theme} ${dir} ${at.localName} ${at.className} ${at.getAttribute('type')} ${at.parentElement?.className}`
    return looks.size < looks.add(look).size
  }
  async function goTo(at: HTMLElement, isMarked: boolean): Promise<string | null> {
    if (!at.isConnected || !at.checkVisibility({ visibilityProperty: true })) return null
    const before = isMarked ? around(at).map(lookOf) : []
    const faultOf = () => {
      if (document.activeElement !== at) return 'does not take the focus'
      return (isMarked && markFault(at, before)) || coverFault(at)
    }
    at.focus()
    // Content that opens with the focus and closes without it takes a moment.
    for (let frames = 0; frames < 20 && faultOf(); frames++) await nextFrame()
    return faultOf()
  }
  /** Presses Tab in the element, because content that is open may close with the key. */
  async function leave(at: HTMLElement, shiftKey: boolean): Promise<string | null> {
    const init = { key: 'Tab', code: 'Tab', keyCode: 9, shiftKey, bubbles: true, cancelable: true }
    const goesOn = at.dispatchEvent(new KeyboardEvent('keydown', init))
    await null
    return goesOn ? null : 'no way on from'
  }

  kept.eyes = {
    now() {
      const at = document.activeElement as HTMLInputElement | null
      const text = at?.getAttribute('aria-label') ?? at?.labels?.[0]?.textContent ?? at?.textContent ?? ''
      const called = at === document.body ? 'nothing' : text.trim()
      // Elements that the page itself focuses, such as the heading of a new page, are not tab
      // stops.
      if (!at || at.tabIndex < 0 || at.localName === 'iframe') return { called, faults: [] }
      const fault = markFault(at, []) ?? (isInWindow(at) ? coverFault(at) : null)
      return { called, faults: fault ? [`${fault}: ${nameOf(at)}`] : [] }
    },
    async walk(without) {
      const faults: string[] = []
      const note = (fault: string | null | false | undefined, at: Element) =>
        fault && faults.push(`${fault}: ${nameOf(at)}`)
      const found = places(without)
      for (const [index, at] of found.entries()) {
        const last = found[index - 1]
        note(at.tabIndex > 0 && 'jumps the queue', at)
        note(last && isBefore(at, last) && `is read before ${nameOf(last)}`, at)
      }
      for (const isBack of [false, true])
        for (const at of isBack ? found.reverse() : found) {
          if (faults.length > 5) break
          note(await goTo(at, !isBack && isNewLook(at)), at)
          note(await leave(at, isBack), at)
        }
      ;(document.activeElement as HTMLElement | null)?.blur()
      scrollTo(0, 0)
      return [...new Set(faults)]
    },
  }
}

/** Returns the name of the focused element and the faults of its focus mark. */
export async function lookAtFocus(page: Page): Promise<FocusState> {
  const look = () => (globalThis as WithEyes).eyes?.now()
  const seen = await page.evaluate(look)
  if (seen) return seen
  await page.evaluate(open)
  return lookAtFocus(page)
}
export const unseenFocus = async (page: Page): Promise<string[]> => (await lookAtFocus(page)).faults

/**
 * Walks through all tab stops forwards and backwards, and returns their faults and those of their
 * order.
 */
export async function walkFocus(page: Page, without: readonly string[] = []): Promise<string[]> {
  await page.evaluate(open)
  return page.evaluate((parts) => (globalThis as WithEyes).eyes?.walk(parts) ?? [], without)
}
