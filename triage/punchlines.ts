/** Jokes over two turns: an opening, and a punchline whose complaint is nobody's. */
import { isToldJoke } from './beside.ts'
import { judgeByRules } from './triage.ts'

/** Whether a turn laughs like a punchline and names no danger. */
function isPunchline(turn: string): boolean {
  const isLaughed =
    /\p{Extended_Pictographic}|\){2,}|(?<!\p{L})(?:lol|lmao|(?:ha){2,}h?|(?:ah|ax){2,}|(?:ха|ах){2,}|ه{3,}|баян)(?!\p{L})/iu.test(
      turn,
    )
  return isLaughed && !judgeByRules([turn]).emergency
}

/** Removes turns that end the joke of the turn before. */
export function withoutPunchlines(written: readonly string[]): { turns: string[]; endsJoke: boolean } {
  const ends = written.map((turn, place) => {
    const before = written[place - 1]
    return before !== undefined && isToldJoke(before) && isPunchline(turn)
  })
  return { turns: written.map((turn, place) => (ends[place] ? '' : turn)), endsJoke: ends.at(-1) === true }
}
