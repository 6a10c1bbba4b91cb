import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { REPORT_KINDS } from '#domain/reports.ts'
import { sourcesOf } from '#tests/support/sentences.ts'
import { reportIn, sentenceOf } from '#web/features/administration/activity/action-words.ts'

test('a report is named by its subject and its days', () => {
  const days = { from: '2026-11-01', to: '2026-11-30' }
  const names = REPORT_KINDS.map((kind) => reportIn('report', { kind, ...days })?.name)
  expect(new Set(names.filter(Boolean)).size).toBe(REPORT_KINDS.length)
  expect(reportIn('report', { kind: 'revenue', ...days })).toEqual({
    name: 'Report on revenue, {{from}} to {{to}}',
    ...days,
  })
  expect(reportIn('report', { kind: 'revenue' })).toBeUndefined()
  expect(reportIn('hospital', { kind: 'revenue', ...days })).toBeUndefined()
})

test('every audited action has its own sentence', () => {
  const written = /(?:recordAudits?\(\w+, ctx, |action: )'([a-z_]+\.[a-z_]+)'/g
  const texts = sourcesOf('server/features').map((file) => readFileSync(file, 'utf8'))
  const actions = texts.flatMap((text) => [...text.matchAll(written)].map(([, action = '']) => action))
  expect(actions.length).toBeGreaterThan(50)
  expect(actions.filter((action) => sentenceOf(action, null).includes('{{action}}'))).toEqual([])
})
