import { describe, expect, test } from 'vitest'
import { overlaps, proposalInput } from '#domain/proposals.ts'

const at = (time: string, doctorId: string | null = 'a') => ({ date: '2026-12-01', time, doctorId, minutes: 60 })

describe('overlaps', () => {
  test.each([
    ['one after the other', [at('09:00'), at('10:00'), at('11:00')], false],
    ['half an hour apart', [at('09:00'), at('11:00'), at('11:30')], true],
    ['the same time', [at('09:00'), at('09:00')], true],
    ['the same time of two doctors', [at('09:00'), at('09:00', 'b')], false],
    ['the same time without a doctor', [at('09:00', null), at('09:00', null)], true],
    ['the same time on another day', [at('09:00'), { ...at('09:00'), date: '2026-12-02' }], false],
    ['a single time', [at('09:00')], false],
  ])('%s', (_name, slots, expected) => {
    expect(overlaps(slots)).toBe(expected)
  })
})

test('a proposal has one to three times', () => {
  const slot = { date: '2026-12-01', time: '09:00' }
  expect(proposalInput.safeParse(slot).success).toBe(true)
  expect(proposalInput.safeParse({ ...slot, alternatives: [slot, slot] }).success).toBe(true)
  const { error } = proposalInput.safeParse({ ...slot, alternatives: [slot, slot, slot] })
  expect(error?.issues[0]?.message).toBe('Please propose at most three times.')
})
