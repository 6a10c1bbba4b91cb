import type { Page } from 'playwright-core'

/**
 * Finds typographic faults of a page in Arabic: touching lines, separated or slanted letters,
 * arrows that point backwards, broken numbers.
 */
export const misset = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ARABIC = /[\u0600-\u06ff]/
    const faults = new Set<string>()
    const isSeen = (element: Element) => element.getBoundingClientRect().width > 2
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim() ?? ''
      const element = texts.currentNode.parentElement
      if (!element || !isSeen(element) || element.closest('script, style, noscript')) continue
      const look = getComputedStyle(element)
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      const height = Number.parseFloat(look.lineHeight) / Number.parseFloat(look.fontSize)
      if (ARABIC.test(text)) {
        if (lines > 1 && height < 1.24) faults.add(`lines touch (${height.toFixed(2)}): ${text}`)
        if (!/^(normal|0px)$/.test(look.letterSpacing)) faults.add(`letters are parted: ${text}`)
        if (look.fontStyle !== 'normal') faults.add(`letters lean: ${text}`)
      }
      // On its own in right-to-left text, its plus sign would follow the number.
      if (/^\+\d/.test(text) && look.direction === 'rtl') faults.add(`a telephone number runs backwards: ${text}`)
    }
    // Drawn by web/ui/icons/arrow-right.ts and chevron-right.ts.
    for (const sign of document.querySelectorAll('svg:has([d="m12 5 7 7-7 7"]), svg:has([d="m9 18 6-6-6-6"])'))
      if (isSeen(sign) && !getComputedStyle(sign).transform.startsWith('matrix(-1')) faults.add('an arrow points back')
    for (const field of document.querySelectorAll('input, textarea')) {
      const { direction } = getComputedStyle(field)
      if (isSeen(field) && field.matches('[type="email"], [type="tel"], [type="url"]') && direction === 'rtl')
        if (!field.matches(':placeholder-shown')) faults.add(`a ${field.getAttribute('type')} is typed from the right`)
      const wished = field.getAttribute('placeholder') ?? ''
      if (field.matches(':placeholder-shown') && ARABIC.test(wished) && direction === 'ltr')
        faults.add(`a placeholder runs backwards: ${wished}`)
    }
    return [...faults]
  })
