/** Booking rules of the demo hospitals, and the decision on rules of the land. */
import type { BookingRules } from '#domain/availability.ts'
import type { StoredSwitches } from '#server/features/accounts/rules/reading.ts'
import type { bookingRules } from '#server/features/catalogue/hospitals/table.ts'

const HOUR = 60
const DAY = 24 * HOUR

type DemoRules = Pick<BookingRules, 'confirmation' | 'noticeMinutes' | 'procedureNoticeMinutes'>
const WALK_IN: DemoRules = { confirmation: 'instant', noticeMinutes: HOUR, procedureNoticeMinutes: 2 * DAY }
const INSTANT: DemoRules = { confirmation: 'instant', noticeMinutes: 2 * HOUR, procedureNoticeMinutes: 3 * DAY }
const QUICK: DemoRules = { confirmation: 'on_request', noticeMinutes: DAY, procedureNoticeMinutes: 5 * DAY }

/** Other hospitals confirm by hand with the default notice. */
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

/** Demo hospitals do not exist, so their Turkish pages promote nothing and show everything. */
export const makeRuleSwitches = (now: Date): StoredSwitches => ({
  'tr-2025-turkish': {
    isOn: false,
    reason: 'The hospitals of the demo data do not exist. Switch this rule on before you list real ones.',
    decidedAt: now.toISOString(),
  },
})
