import { expect, test } from 'vitest'
import { MEASURED } from '#triage/measured.ts'
import { type Score, scoresOf, spreadOf, totalsOf } from './evaluation.ts'
import { labelledMessages } from './messages.ts'

/** Names what is wrong in the half that is built on; the other half is only counted. */
const named = (scores: readonly Score[], isWrong: (score: Score) => boolean) =>
  scores.filter(isWrong).map(({ case: one }) => `${one.id} ${one.language}: ${one.turns.join(' | ')}`)

const [build, held, unseen] = [await scoresOf('build'), await scoresOf('held'), await scoresOf('unseen')]

test('the rules meet the targets on the half that they were built on', () => {
  expect(named(build, ({ missed }) => missed)).toEqual([])
  const { askedOnly, askedElsewhere, falseAlarms, top3, unsafe } = totalsOf(build)
  expect(askedOnly, 'emergencies asked about, not alarmed, of 945').toBeLessThanOrEqual(1)
  expect(askedElsewhere, 'others asked for signs of danger').toBeLessThanOrEqual(0.05)
  expect(falseAlarms, 'false alarms').toBeLessThanOrEqual(0.1)
  expect(top3, 'the right specialty among three').toBeGreaterThanOrEqual(0.9)
  expect(1 - unsafe, 'safe urgency').toBeGreaterThanOrEqual(0.97)
  const apart = spreadOf(build)
  expect(apart.top3, 'languages apart in specialty').toBeLessThanOrEqual(0.05)
  expect(apart.safe, 'languages apart in safety').toBeLessThanOrEqual(0.05)
})

/** The half that nobody who wrote rules or taught weights has read. */
test('the rules meet the targets on the half that is only run', () => {
  expect(held).toHaveLength(480)
  const { missed, askedOnly, falseAlarms, falseElsewhere, top3, unsafe } = totalsOf(held)
  expect(missed, 'missed emergencies').toBe(0)
  expect(askedOnly, 'emergencies asked about, not alarmed, of 160').toBeLessThanOrEqual(14)
  expect(falseAlarms, 'false alarms').toBeLessThanOrEqual(0.1)
  expect(falseElsewhere, 'alarms on ordinary visits, of 240').toBeLessThanOrEqual(24)
  expect(top3, 'the right specialty among three').toBeGreaterThanOrEqual(0.9)
  expect(1 - unsafe, 'safe urgency').toBeGreaterThanOrEqual(0.97)
  const apart = spreadOf(held)
  expect(apart.top3, 'languages apart in specialty').toBeLessThanOrEqual(0.05)
  expect(apart.safe, 'languages apart in safety').toBeLessThanOrEqual(0.05)
})

/**
 * Written last, by people who knew nothing of rules and vignettes. Two targets are not met there.
 * Of 180 emergencies 2 are missed; 24 that only learned weights know get the question about signs
 * of danger instead of an alarm. One look-alike more than one in ten raises an alarm, because
 * context lowers no alarm. The reached figures are kept, and improvements raise them here.
 */
test('the rules become no worse on what was written last', () => {
  expect(unseen).toHaveLength(600)
  const { missed, askedOnly, falseAlarms, falseElsewhere, top3, unsafe } = totalsOf(unseen)
  expect(missed, 'missed emergencies').toBeLessThanOrEqual(2)
  expect(askedOnly, 'emergencies asked about, not alarmed').toBeLessThanOrEqual(24)
  expect(falseAlarms, 'false alarms').toBeLessThanOrEqual(0.11)
  expect(falseElsewhere, 'alarms on ordinary visits, of 320').toBeLessThanOrEqual(19)
  expect(top3, 'the right specialty among three').toBeGreaterThanOrEqual(0.89)
  expect(1 - unsafe, 'safe urgency').toBeGreaterThanOrEqual(0.97)
})

test('what /ai tells of it is what is measured', async () => {
  const run = [...held, ...unseen]
  const of = (kind: Score['case']['kind']) => run.filter((score) => score.case.kind === kind)
  const { top3, unsafe } = totalsOf(run)
  const { rightSpecialty, safeUrgency, ...counts } = MEASURED
  expect(counts).toEqual({
    messages: (await labelledMessages()).length,
    conversations: run.length,
    emergencies: of('emergencies').length,
    missed: run.filter(({ missed }) => missed).length,
    asked: run.filter(({ askedOnly }) => askedOnly).length,
    lookalikes: of('lookalikes').length,
    falseAlarms: of('lookalikes').filter(({ falseAlarm }) => falseAlarm).length,
    ordinary: of('visits').length + of('vague').length,
    ordinaryAlarms: [...of('visits'), ...of('vague')].filter(({ falseAlarm }) => falseAlarm).length,
  })
  expect(rightSpecialty).toBeCloseTo(top3, 3)
  expect(safeUrgency).toBeCloseTo(1 - unsafe, 3)
})
