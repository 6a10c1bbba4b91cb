import { expect, test } from 'vitest'
import { type Score, scoresOf, spreadOf, totalsOf } from '../assistant/evaluation.ts'

/** Names what is wrong in the half that is built on; the other half is only counted. */
const named = (scores: readonly Score[], isWrong: (score: Score) => boolean) =>
  scores.filter(isWrong).map(({ case: one }) => `${one.id} ${one.language}: ${one.turns.join(' | ')}`)

const [build, held] = [await scoresOf('build'), await scoresOf('held')]

test('the rules meet the targets on the half that they were built on', () => {
  expect(named(build, ({ missed }) => missed)).toEqual([])
  const { falseAlarms, top3, unsafe } = totalsOf(build)
  expect(falseAlarms, 'false alarms').toBeLessThanOrEqual(0.1)
  expect(top3, 'the right specialty among three').toBeGreaterThanOrEqual(0.9)
  expect(1 - unsafe, 'safe urgency').toBeGreaterThanOrEqual(0.97)
  const apart = spreadOf(build)
  expect(apart.top3, 'languages apart in specialty').toBeLessThanOrEqual(0.05)
  expect(apart.safe, 'languages apart in safety').toBeLessThanOrEqual(0.05)
})

/**
 * The half that nobody who writes rules has read does not meet the targets yet: 14 of its 80 emergencies are missed. What is reached
 * there is kept; whoever makes the rules better writes the better figures here.
 */
test('the rules become no worse on the half that is only run', () => {
  expect(held).toHaveLength(240)
  const { missed, falseAlarms, falseElsewhere, top3, unsafe } = totalsOf(held)
  expect(missed, 'missed emergencies').toBeLessThanOrEqual(14)
  expect(falseAlarms, 'false alarms').toBeLessThanOrEqual(0.325)
  expect(falseElsewhere, 'alarms on ordinary visits').toBeLessThanOrEqual(11)
  expect(top3, 'the right specialty among three').toBeGreaterThanOrEqual(0.781)
  expect(1 - unsafe, 'safe urgency').toBeGreaterThanOrEqual(0.912)
})
