import { expect, test } from 'vitest'
import { readDocument } from '#tests/support/markdown.ts'
import { MEASURED } from '#triage/measured.ts'
import { EMERGENCY_RULES } from '#triage/rules/emergencies.ts'

const page = readDocument('docs/clinical-safety.md')
const cellsOf = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
const rows = page
  .split('\n')
  .filter((line) => /^\| H\d\d \|/.test(line))
  .map(cellsOf)
/** Rows about missed emergencies end with the rules that detect them. */
const byRules = rows.filter((cells) => cells.length === 4)
const rulesOf = (cells: string[]) => [...(cells[3] ?? '').matchAll(/`([^`]+)`/g)].map(([, id = '']) => id)
const ids = EMERGENCY_RULES.map(({ id }) => id)

test('hazards have unique numbers and a severity', () => {
  expect(rows.length).toBeGreaterThan(20)
  expect(new Set(rows.map(([number]) => number)).size).toBe(rows.length)
  for (const cells of rows) expect(cells[cells.length === 4 ? 2 : 3]).toMatch(/^[345]$/)
})

test('every rule that a hazard names exists', () => {
  expect(byRules.flatMap(rulesOf).filter((id) => !ids.includes(id))).toEqual([])
  for (const cells of byRules) expect(rulesOf(cells), cells[0]).not.toEqual([])
})

test('every emergency rule belongs to exactly one hazard', () => {
  const covered = byRules.flatMap(rulesOf)
  expect(ids.length).toBeGreaterThan(100)
  expect(ids.filter((id) => covered.filter((named) => named === id).length !== 1)).toEqual([])
})

test('every other hazard names the test of its control', () => {
  const others = rows.filter((cells) => cells.length === 6)
  expect(others.length).toBe(rows.length - byRules.length)
  for (const cells of others) expect(cells[5]).toMatch(/`tests\/[\w/-]+\.test\.ts`/)
})

test('the figures equal the measured ones', () => {
  const { conversations, emergencies, missed, asked, lookalikes, falseAlarms, ordinary, ordinaryAlarms } = MEASURED
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  expect(page).toContain(`| conversations | ${conversations.toLocaleString('en')} |`)
  expect(page).toContain(
    `| ${emergencies}: ${emergencies - missed - asked} with an alarm, ${asked} with the question about signs of danger, ${missed} missed |`,
  )
  expect(page).toContain(`| ${lookalikes}, with ${falseAlarms} false alarms |`)
  expect(page).toContain(`| ${ordinary}, with ${ordinaryAlarms} alarms |`)
  expect(page).toContain(percent(MEASURED.safeUrgency))
  expect(page).toContain(percent(MEASURED.rightSpecialty))
})
