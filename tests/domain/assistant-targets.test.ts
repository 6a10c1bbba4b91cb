import { expect, test } from 'vitest'
import { HALVES, type Score, scoresOf, spreadOf, totalsOf } from '../assistant/evaluation.ts'

/** Names what is wrong in the half that is built on; the other half is only counted. */
const named = (scores: readonly Score[], isWrong: (score: Score) => boolean) =>
  scores.filter(isWrong).map(({ case: one }) => `${one.id} ${one.language}: ${one.turns.join(' | ')}`)

for (const half of HALVES) {
  const scores = await scoresOf(half)
  test.runIf(scores.length > 0)(`the rules meet the targets on the half ${half}`, () => {
    if (half === 'build') expect(named(scores, ({ missed }) => missed)).toEqual([])
    const { missed, falseAlarms, top3, unsafe } = totalsOf(scores)
    expect(missed, 'missed emergencies').toBe(0)
    expect(falseAlarms, 'false alarms').toBeLessThanOrEqual(0.1)
    expect(top3, 'the right specialty among three').toBeGreaterThanOrEqual(0.9)
    expect(1 - unsafe, 'safe urgency').toBeGreaterThanOrEqual(0.97)
    const apart = spreadOf(scores)
    expect(apart.top3, 'languages apart in specialty').toBeLessThanOrEqual(0.05)
    expect(apart.safe, 'languages apart in safety').toBeLessThanOrEqual(0.05)
  })
}
