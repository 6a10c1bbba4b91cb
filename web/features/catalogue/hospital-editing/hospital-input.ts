import type { BookingRules } from '#domain/availability.ts'
import { withoutAdminFields } from '#domain/hospitals.ts'
import { weekTimes } from '#web/editing/spans.ts'
import { descriptionsOf } from '#web/editing/translated.tsx'
import type { HospitalSent } from './hospital-fields.ts'

/** Returns the input of a new hospital. The rest is edited after creation. */
export function newHospital({
  logo,
  hours,
  rules,
  closures,
  holidays,
  prices,
  texts,
  notifiedEmails,
  insurers,
  ...facts
}: HospitalSent) {
  return {
    ...facts,
    description: facts.description ?? null,
    insurers: insurers.length > 0 ? insurers : null,
    logoUrl: logo[0]?.url ?? null,
    logoAlt: logo[0]?.alt ?? null,
  }
}

export const bookingRulesOf = ({
  noticeHours,
  procedureNoticeHours,
  horizonDays,
  bufferMinutes,
  confirmation,
}: HospitalSent['rules']): BookingRules => ({
  noticeMinutes: Math.round(noticeHours * 60),
  procedureNoticeMinutes: Math.round(procedureNoticeHours * 60),
  horizonDays,
  bufferMinutes,
  confirmation,
})

export const editOfHospital = (sent: HospitalSent) => ({
  ...newHospital(sent),
  openingHours: weekTimes(sent.hours),
  bookingRules: bookingRulesOf(sent.rules),
  closures: sent.closures,
  holidays: sent.holidays,
  texts: descriptionsOf(sent.texts),
  notifiedEmails: sent.notifiedEmails,
  prices: Object.entries(sent.prices).map(([serviceId, terms]) => ({ serviceId, ...terms })),
})

/** Returns the fields that staff may edit. The others follow the licence. */
export const staffEditOf = (sent: HospitalSent) => withoutAdminFields(editOfHospital(sent))
