/** Booking rules of the demo hospitals. Other hospitals confirm by hand with the default notice. */
import type { BookingRules } from '#domain/availability.ts'
import type { bookingRules } from '#server/features/catalogue/hospitals/table.ts'

const HOUR = 60
const DAY = 24 * HOUR

type DemoRules = Pick<BookingRules, 'confirmation' | 'noticeMinutes' | 'procedureNoticeMinutes'>
const WALK_IN: DemoRules = { confirmation: 'instant', noticeMinutes: HOUR, procedureNoticeMinutes: 2 * DAY }
const INSTANT: DemoRules = { confirmation: 'instant', noticeMinutes: 2 * HOUR, procedureNoticeMinutes: 3 * DAY }
const QUICK: DemoRules = { confirmation: 'on_request', noticeMinutes: DAY, procedureNoticeMinutes: 5 * DAY }

const RULES: Record<string, DemoRules> = {
  'Poyraz Tepe Hospital': WALK_IN,
  'Üç Martı Hospital': INSTANT,
  'Gelincik Ovası Hospital': INSTANT,
  'Bozkır Kervanı Hospital': INSTANT,
  'Kordon Yelkeni Hospital': INSTANT,
  'Toros Kapısı Hospital': INSTANT,
  'Ulu Çarşı Hospital': INSTANT,
  'Kum Zambağı Hospital': INSTANT,
  'Yayla Suyu Hospital': INSTANT,
  'Kuş Adası Rıhtım Hospital': INSTANT,
  'Kandil Sokak Eye Hospital': QUICK,
  'Asma Altı Dental Clinic': QUICK,
  'Nar Bahçesi Hospital': QUICK,
  'Bakır Usta Hospital': QUICK,
}

export const makeRules = (hospitals: readonly { id: string; name: string }[]): (typeof bookingRules.$inferInsert)[] =>
  hospitals.flatMap(({ id, name }) => (RULES[name] ? [{ hospitalId: id, ...RULES[name] }] : []))
