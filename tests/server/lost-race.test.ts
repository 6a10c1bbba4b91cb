import { expect, test } from 'vitest'
import { retryLostRace } from '#server/database/lost-race.ts'

const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' })
const slot = new Error('another booking has the slot')
const isLost = (error: unknown) => error === slot

/** Returns work that fails with these errors in turn and then succeeds. */
function failing(...errors: Error[]) {
  let calls = 0
  const work = async () => {
    const error = errors[calls++]
    if (error) throw error
    return calls
  }
  return { work, calls: () => calls }
}

test('retries deadlocks and the errors that count as lost races', async () => {
  expect(await retryLostRace(failing(deadlock).work)).toBe(2)
  expect(await retryLostRace(failing(slot, deadlock, slot).work, { isLost })).toBe(4)
})

test('throws any other error at once', async () => {
  const { work, calls } = failing(slot)
  await expect(retryLostRace(work)).rejects.toBe(slot)
  expect(calls()).toBe(1)
})

test('gives up after five attempts', async () => {
  const { work, calls } = failing(...Array.from({ length: 9 }, () => slot))
  await expect(retryLostRace(work, { isLost })).rejects.toBe(slot)
  expect(calls()).toBe(5)
})
