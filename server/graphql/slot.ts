import { dateIn, timeIn } from '#domain/availability.ts'

/** An instant as a bookable time of the hospital's calendar. */
export function slotAt(startsAt: string | null) {
  if (!startsAt) return null
  const instant = new Date(startsAt)
  return { date: dateIn(instant), time: timeIn(instant), startsAt }
}
