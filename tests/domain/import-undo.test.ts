import { expect, test } from 'vitest'
import { canUndoImport } from '#domain/import-lists.ts'

const finished = { kind: 'hospital', state: 'done', startedAt: '2026-03-04', added: 2, changed: 0 } as const

test.each([
  ['has only added records', {}, true],
  ['was cancelled after its first records', { state: 'cancelled' }, true],
  ['was only checked', { state: 'ready', startedAt: null }, false],
  ['was discarded', { state: 'cancelled', startedAt: null }, false],
  ['still runs', { state: 'running' }, false],
  ['was undone', { state: 'undone' }, false],
  ['has added nothing', { added: 0 }, false],
  ['has also changed records', { changed: 1 }, false],
  ['links hospitals to treatments', { kind: 'hospital_service' }, false],
  ['links doctors to treatments', { kind: 'doctor_service' }, false],
] as const)('an import that %s can be undone: %s', (_name, changes, expected) => {
  expect(canUndoImport({ ...finished, ...changes })).toBe(expected)
})
