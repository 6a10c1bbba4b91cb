/** A part of a message that is split at the phrases that triggered a rule. */
export type Piece = { text: string; marked: boolean }

/**
 * Maximum number of unmarked words between two marked ones within one phrase: "pain in his chest".
 */
const MOST_BETWEEN = 2

const same = (a: string, b: string) => a.toLocaleLowerCase() === b.toLocaleLowerCase()

export function piecesOf(text: string, words: readonly string[]): Piece[] {
  const parts = text.split(/([\p{L}\p{M}\p{N}]+)/u)
  // Odd indexes are words, even ones are separators.
  const marked = parts.map((part, place) => place % 2 === 1 && words.some((word) => same(word, part)))
  const pieces: Piece[] = []
  let start = 0
  const cut = (end: number, isMarked: boolean) => {
    const piece = parts.slice(start, end).join('')
    if (piece) pieces.push({ text: piece, marked: isMarked })
    start = end
  }
  for (let place = marked.indexOf(true); place !== -1; place = marked.indexOf(true, start)) {
    cut(place, false)
    let end = place
    for (;;) {
      const next = marked.indexOf(true, end + 1)
      const between = parts.slice(end + 1, next).join('')
      if (next === -1 || next - end > 2 * (MOST_BETWEEN + 1) || /[.!?؟\n]/.test(between)) break
      end = next
    }
    cut(end + 1, true)
  }
  cut(parts.length, false)
  return pieces
}
