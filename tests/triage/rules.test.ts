import { expect, test } from 'vitest'
import { COMPOSED } from '#triage/findings.ts'
import { FINDING_NAMES, partsOf } from '#triage/reading.ts'
import { RULES } from '#triage/triage.ts'

const namesIn = (text: string) => partsOf(text.replaceAll(/@\d+/g, '')).flat(2)

test('rules and compositions use existing findings', () => {
  const asked = [
    ...RULES.flatMap(({ id, when, unless = '' }) => [...namesIn(when), ...namesIn(unless)].map((name) => [id, name])),
    ...Object.entries(COMPOSED).flatMap(([id, text]) => namesIn(text).map((name) => [id, name])),
  ]
  expect(asked.filter(([, name]) => name && !FINDING_NAMES.has(name))).toEqual([])
})

test('each rule has its own id and a source', () => {
  expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length)
  for (const { id, source, version } of RULES) {
    expect(source, id).toMatch(/\S/)
    expect(version, id).toBeGreaterThan(0)
  }
})
