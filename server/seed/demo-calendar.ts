import { addDays, dateIn, instantOf, SUNDAY, weekdayOf } from '#domain/availability.ts'
import type { CatalogueHospital } from './demo-catalogue.ts'
import type { Random } from './random.ts'

export type Slot = { date: string; time: string; startsAt: Date }
type SlotRequest = { hospital: CatalogueHospital; minutes: number; keys: string[]; days: () => number }

const MINUTE_MS = 60_000

/**
 * Returns a function that finds and reserves times when a hospital is open and all participants
 * (doctor, service, patient: `keys`) are free.
 */
export function makeCalendar(random: Random, now: Date) {
  const today = dateIn(now)
  const taken = new Map<string, [from: number, to: number][]>()

  const isBusy = (key: string, from: number, to: number) =>
    (taken.get(key) ?? []).some(([start, end]) => from < end && start < to)

  function tryOnce({ hospital, minutes, keys, days }: SlotRequest): Slot | undefined {
    const ahead = days()
    const date = addDays(today, ahead)
    const weekday = weekdayOf(date)
    const times = weekday === SUNDAY ? [] : (hospital.opening[weekday] ?? [])
    if (times.length === 0) return undefined
    if (hospital.closures.some(({ startsOn, endsOn }) => startsOn <= date && date <= endsOn)) return undefined
    const time = random.pick(times)
    const startsAt = instantOf(date, time)
    const from = startsAt.getTime()
    const to = from + minutes * MINUTE_MS
    // Today may have times on both sides of now. Other days are on one side.
    if (ahead < 0 && to >= now.getTime()) return undefined
    if (ahead > 0 && from <= now.getTime()) return undefined
    if (keys.some((key) => isBusy(key, from, to))) return undefined
    for (const key of keys) taken.set(key, [...(taken.get(key) ?? []), [from, to]])
    return { date, time, startsAt }
  }

  /**
   * Finds a free slot on one of the days that `days` proposes (relative to today, negative for past
   * ones). Returns undefined if almost none is free.
   */
  return function findSlot(requested: SlotRequest): Slot | undefined {
    for (let tries = 0; tries < 300; tries++) {
      const slot = tryOnce(requested)
      if (slot) return slot
    }
    return undefined
  }
}
export type FindSlot = ReturnType<typeof makeCalendar>
