/**
 * Positions of times in a day column, in minutes since midnight and steps of a quarter of an hour.
 */
import type { Place } from './calendar-fields.ts'

export const STEP = 15
/** Assumed length of a free time with an unknown treatment, in minutes. */
export const FREE_MINUTES = 30
/** Maximum distance from a free slot at which a visit can be dropped, in minutes. */
const REACH = 45

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
export const endOf = ({ time, durationMinutes }: { time: string; durationMinutes: number }): string =>
  timeOf(minutesOf(time) + durationMinutes)

/** First and last full hour of the drawn days. */
export type Frame = { from: number; to: number }

type Span = { from: string; to: string }
type TimeSpan = { time: string; durationMinutes: number }
type FrameContent = {
  days: readonly { times: readonly { time: string }[]; breaks: readonly Span[]; closures: readonly Span[] }[]
  appointments: readonly TimeSpan[]
  held: readonly TimeSpan[]
}

export function frameOf({ days, appointments, held }: FrameContent): Frame {
  const spans = [
    ...[...appointments, ...held].map(({ time, durationMinutes }) => [
      minutesOf(time),
      minutesOf(time) + durationMinutes,
    ]),
    ...days.flatMap(({ times }) => times.map(({ time }) => [minutesOf(time), minutesOf(time) + FREE_MINUTES])),
    ...days.flatMap(({ breaks, closures }) =>
      [...breaks, ...closures].map(({ from, to }) => [minutesOf(from), minutesOf(to)]),
    ),
  ]
  const first = Math.min(9 * 60, ...spans.map(([start = 0]) => start))
  const last = Math.max(18 * 60, ...spans.map(([, end = 0]) => end))
  return { from: Math.floor(first / 60) * 60, to: Math.min(24 * 60, Math.ceil(last / 60) * 60) }
}

/**
 * Lays overlapping items out side by side. Returns the column and the number of columns of each.
 */
export function sideBySide<Item extends { time: string; durationMinutes: number }>(
  items: readonly Item[],
): { item: Item; at: number; of: number }[] {
  const placed: { item: Item; at: number; of: number; group: number }[] = []
  let group = 0
  let ends: number[] = []
  for (const item of [...items].sort((a, b) => minutesOf(a.time) - minutesOf(b.time))) {
    const start = minutesOf(item.time)
    // All earlier items have ended, so the next group begins.
    if (ends.every((end) => end <= start)) {
      group += 1
      ends = []
    }
    const free = ends.findIndex((end) => end <= start)
    const at = free < 0 ? ends.length : free
    ends[at] = start + item.durationMinutes
    placed.push({ item, at, of: 1, group })
  }
  const widthOf = new Map<number, number>()
  for (const placement of placed)
    widthOf.set(placement.group, Math.max(widthOf.get(placement.group) ?? 1, placement.at + 1))
  return placed.map(({ item, at, group: whose }) => ({ item, at, of: widthOf.get(whose) ?? 1 }))
}

/** Returns the free place nearest to the drag position within a column, if one is near. */
export function placeNear(places: readonly Place[], column: string, minutes: number): Place | null {
  const near = places
    .filter((place) => place.column === column)
    .map((place) => ({ place, distance: Math.abs(minutesOf(place.time) - minutes) }))
    .sort((a, b) => a.distance - b.distance)[0]
  return near && near.distance <= REACH ? near.place : null
}

export const isSame = (a: Place | null, b: Place | null): boolean => a?.column === b?.column && a?.time === b?.time

type ArrowMove = { key: string; columns: readonly string[] }

/**
 * Returns the place that an arrow key leads to: up and down through all of them, left and right to
 * the nearest time of another column. The places are in the order of the columns, then of time.
 */
export function placeBy(places: readonly Place[], at: Place, { key, columns }: ArrowMove): Place | null {
  const index = places.findIndex((place) => isSame(place, at))
  const orderOf = ({ column, time }: Place) => columns.indexOf(column) * 24 * 60 + minutesOf(time)
  const later = (place: Place) => orderOf(place) > orderOf(at)
  if (key === 'ArrowDown') return (index >= 0 ? places[index + 1] : places.find(later)) ?? null
  if (key === 'ArrowUp') return (index >= 0 ? places[index - 1] : places.findLast((place) => !later(place))) ?? null
  const own = columns.indexOf(at.column)
  const isThere = (column: string) => places.some((place) => place.column === column)
  const next =
    key === 'ArrowRight'
      ? columns.find((column, order) => order > own && isThere(column))
      : columns.findLast((column, order) => order < own && isThere(column))
  if (!next) return null
  const minutes = minutesOf(at.time)
  return (
    places
      .filter(({ column }) => column === next)
      .sort((a, b) => Math.abs(minutesOf(a.time) - minutes) - Math.abs(minutesOf(b.time) - minutes))[0] ?? null
  )
}
