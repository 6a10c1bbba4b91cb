import { expect, test } from 'vitest'
import { FIRST_STEPS, needsFirstSteps } from '#domain/portal.ts'

const stepsWithout = (missing: readonly string[]) => FIRST_STEPS.map((key) => ({ key, isDone: !missing.includes(key) }))

test.each([
  ['nothing is missing', [], false],
  ['only a colleague and an address are missing', ['team', 'notices'], false],
  ['a licence is missing', ['licence'], true],
  ['everything is missing', FIRST_STEPS, true],
])('the first steps are shown if %s: %s', (_name, missing, expected) => {
  expect(needsFirstSteps(stepsWithout(missing))).toBe(expected)
})
