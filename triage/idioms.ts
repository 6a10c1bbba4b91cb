/** Removes figures of speech from a text, so that "dying to see you" is no danger. */
import { fromArabizi } from './arabizi.ts'
import { cuesOf } from './cue-places.ts'
import { piecesOf, tokensOf } from './text.ts'
import { IDIOMS } from './words/idioms.ts'
import { LAY_DANGER_FAMILIES } from './words/lay-dangers.ts'

type Idiom = keyof typeof IDIOMS
const placesIn = cuesOf<Idiom>(IDIOMS)
const NAMES = Object.keys(IDIOMS) as Idiom[]
/** Means at hand. Beside them "dying of shame" is no figure of speech. */
const meansIn = cuesOf<'pillsLaidOut' | 'allPills' | 'onTheEdge'>({
  pillsLaidOut: LAY_DANGER_FAMILIES.pillsLaidOut,
  allPills: LAY_DANGER_FAMILIES.allPills,
  onTheEdge: LAY_DANGER_FAMILIES.onTheEdge,
})
const MEANS = ['pillsLaidOut', 'allPills', 'onTheEdge'] as const

const cleaned = new Map<string, string>()

/**
 * Returns a turn in its own script without its figures of speech. Those about prices stay if
 * `keepsPrices` is set, so that the guide can answer them.
 */
export function withoutIdioms(written: string, { keepsPrices = false } = {}): string {
  const turn = fromArabizi(written)
  const key = `${keepsPrices}:${turn}`
  const known = cleaned.get(key)
  if (known !== undefined) return known
  const tokens = tokensOf([turn])
  const hasMeans = MEANS.some((name) => meansIn(tokens, name).length > 0)
  const isLeftOut = (name: Idiom) => (name === 'price' ? !keepsPrices : name !== 'feeling' || !hasMeans)
  const left = new Set(
    NAMES.filter(isLeftOut).flatMap((name) =>
      placesIn(tokens, name).flatMap(({ words }) => (name === 'pain' ? words.slice(-1) : words)),
    ),
  )
  const text = left.size === 0 ? turn : rest(turn, left)
  if (cleaned.size > 2000) cleaned.clear()
  cleaned.set(key, text)
  return text
}

/** Returns the text without the words at these places. */
function rest(turn: string, left: ReadonlySet<number>): string {
  const { text, pieces } = piecesOf(turn)
  let kept = ''
  let end = 0
  let place = 0
  for (const { piece, index, isWord } of pieces) {
    kept += text.slice(end, index)
    if (!isWord || !left.has(place)) kept += piece
    if (isWord) place++
    end = index + piece.length
  }
  return (kept + text.slice(end)).replace(/\s+/g, ' ').trim()
}
