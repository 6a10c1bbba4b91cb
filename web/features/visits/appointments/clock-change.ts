const DAY_MS = 86_400_000

/** Returns the offset of a time zone from UTC at an instant, in minutes. */
export function offsetAt(zone: string, at: number): number {
  const name = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}

export type ClockChange = { at: Date; minutes: number }

/**
 * Returns the last clock change of a time zone between two instants, with the minutes by which
 * clocks go forward.
 */
export function lastClockChange(zone: string, from: Date, to: Date): ClockChange | null {
  const after = offsetAt(zone, to.getTime())
  let late = to.getTime()
  while (late > from.getTime()) {
    let early = Math.max(late - DAY_MS, from.getTime())
    const before = offsetAt(zone, early)
    if (before === after) {
      late = early
      continue
    }
    while (late - early > 60_000) {
      const middle = (early + late) / 2
      if (offsetAt(zone, middle) === after) late = middle
      else early = middle
    }
    return { at: new Date(Math.round(late / 60_000) * 60_000), minutes: after - before }
  }
  return null
}
