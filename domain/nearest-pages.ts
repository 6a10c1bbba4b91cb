/** Suggestions for an address without a page. */
import { fold } from './fold.ts'
import { PAGES, type PageName } from './pages.ts'

/** Number of wrong, missing or extra letters tolerated per five. */
const WRONG_OF_FIVE = 2
const MOST = 4

/** Returns the number of changed, added or omitted letters (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...a].entries()) {
    const next = [at + 1]
    for (const [place, word] of [...b].entries())
      next.push(
        Math.min((next[place] ?? 0) + 1, (row[place + 1] ?? 0) + 1, (row[place] ?? 0) + (letter === word ? 0 : 1)),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

/** Returns `/Clinics/knee-surgery.html` as `clinics knee surgery`, at most six words. */
export function wordsOfAddress(pathname: string): string {
  let path = pathname
  try {
    path = decodeURIComponent(pathname)
  } catch {
    // The address is malformed.
  }
  return path
    .replace(/\.\w+$/, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)
    .slice(0, 6)
    .join(' ')
}

/** Words of addresses that occur in the names of many records and identify none. */
const GENERIC = new Set(
  'care center centre clinic clinics doctor doctors health hospital hospitals medical page service services treatment treatments'.split(
    ' ',
  ),
)

/**
 * Returns true if the name contains every significant word of an address, so that it may be the
 * intended record.
 */
export function isNamedBy(name: string, words: string): boolean {
  const telling = fold(words)
    .split(' ')
    .filter((word) => word !== '' && !GENERIC.has(word))
  const nameWords = fold(name).split(/[^\p{L}]+/u)
  return telling.length > 0 && telling.every((word) => nameWords.some((nameWord) => nameWord.startsWith(word)))
}

/** Returns the public pages with the most similar addresses, nearest first. */
export function nearestPages(pathname: string): PageName[] {
  const path = fold(wordsOfAddress(pathname)).replaceAll(' ', '')
  if (path === '') return []
  return (Object.keys(PAGES) as PageName[])
    .filter((name) => PAGES[name].inSitemap && PAGES[name].title && !PAGES[name].address.includes(':'))
    .map((name) => {
      const address = PAGES[name].address.replaceAll(/[^a-z]/g, '')
      const within = path.length > 3 && address.length > 3 && (address.includes(path) || path.includes(address))
      return { name, far: within ? 0.5 : distance(path, address), length: Math.max(path.length, address.length) }
    })
    .filter(({ far, length }) => far * 5 <= length * WRONG_OF_FIVE)
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST)
    .map(({ name }) => name)
}
