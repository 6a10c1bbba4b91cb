import { expect, test } from 'vitest'
import { withTimes } from '#web/features/catalogue/hospitals/bookable.ts'

const at = (date: string, time: string) => ({ date, time })
const times = [at('2026-03-11', '14:00'), at('2026-03-11', '15:00'), at('2026-03-12', '09:00')]

test('a time of the address is shown with the next times of the treatment', () => {
  expect(withTimes(times, at('2026-03-11', '15:00'))).toEqual({ times, slot: times[1] })
  const later = at('2026-03-20', '09:00')
  expect(withTimes(times, later)).toEqual({ times: [later, ...times.slice(0, 2)], slot: later })
})

test('a time inside the notice of the treatment is replaced by its first free time', () => {
  expect(withTimes(times, at('2026-03-06', '14:00'))).toEqual({ times, slot: times[0] })
  expect(withTimes(times, at('2026-03-11', '12:00'))).toEqual({ times, slot: times[0] })
  expect(withTimes(times, null)).toEqual({ times, slot: times[0] })
})
