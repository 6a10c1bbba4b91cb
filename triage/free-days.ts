/** Requested days of a visit, as far as the search has a filter for them. */
import type { Availability } from '#domain/search-choices.ts'
import { plain } from './text.ts'

const TOMORROW = /\b(?:tomorrow|yarin\p{L}*)\b|(?<!\p{L})(?:завтра|غدا|بكره)(?!\p{L})/u
const TODAY = /\b(?:today|bugun\p{L}*)\b|(?<!\p{L})(?:сегодня|اليوم)(?!\p{L})/u
const WEEK = /\b(?:this week|bu hafta)\b|на этои неделе|هذا الاسبوع|هالاسبوع/u

/** Words of a visit. "Today" and "this week" also tell since when something hurts. */
const VISIT =
  /\b(?:appointments?|available|availability|free|slots?|visit|see|book|booking|come|randevu\p{L}*|musait|bos|gelebil\p{L}*|gelmek)\b|(?:запис|прием|свободн|приехать|приити)|(?:موعد|مواعيد|حجز|متاح|متوفر|اجي)/u

function dayIn(turn: string): Availability | undefined {
  const words = plain(turn)
  if (TOMORROW.test(words)) return 'tomorrow'
  if (!VISIT.test(words)) return undefined
  if (TODAY.test(words)) return 'today'
  return WEEK.test(words) ? 'week' : undefined
}

/** Returns the last requested day. */
export const freeDayIn = (turns: readonly string[]): Availability | undefined => {
  for (const turn of [...turns].reverse()) {
    const day = dayIn(turn)
    if (day) return day
  }
  return undefined
}
