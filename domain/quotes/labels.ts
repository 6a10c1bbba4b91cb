/** Labels of coded facts of quote requests and quotes, for patients and hospitals. */
import { sentence } from '../sentences.ts'

export const LINE_KIND_LABELS = {
  surgeon: sentence('Surgeon and treatment'),
  anaesthesia: sentence('Anaesthesia'),
  theatre: sentence('Operating theatre'),
  stay: sentence('Stay in hospital'),
  implant: sentence('Implant'),
  test: sentence('Tests'),
  medicine: sentence('Medicine'),
  garment: sentence('Compression garment'),
  transfer: sentence('Transfers'),
  hotel: sentence('Hotel'),
  interpreter: sentence('Interpreter'),
  follow_up: sentence('Follow-ups'),
  revision: sentence('Revision'),
  other: sentence('Other costs'),
} as const

export const LINE_UNIT_LABELS = {
  each: sentence('Piece'),
  night: sentence('Night'),
  hour: sentence('Hour'),
  graft: sentence('Graft'),
  tooth: sentence('Tooth'),
  eye: sentence('Eye'),
  side: sentence('Side'),
  trip: sentence('Trip'),
} as const

export const LINE_STATUS_LABELS = {
  included: sentence('Included'),
  optional: sentence('Optional'),
  excluded: sentence('Not included'),
} as const

/** Labels of the points that every quote has to state. */
export const POINT_LABELS = {
  surgeon: sentence('Name of the surgeon'),
  anaesthesia: sentence('Kind of anaesthesia'),
  implant: sentence('Maker and model of the implant'),
  nights_in_hospital: sentence('Nights in hospital'),
  days_in_country: sentence('Days in Türkiye'),
  earliest_flight: sentence('Earliest flight home'),
  tests_before: sentence('Tests before treatment'),
  medicine_after: sentence('Medicine after treatment'),
  follow_ups: sentence('Follow-ups'),
  price_changes: sentence('Reasons for a price change'),
  complications: sentence('Treatment of complications'),
  revision: sentence('Revision policy'),
  care_at_home: sentence('Aftercare at home'),
  interpreter: sentence('Interpreter'),
  companion_stay: sentence('Stay of a companion'),
  valid_until: sentence('Valid until'),
  deposit: sentence('Deposit'),
} as const

/** Labels of everything that a patient can ask a hospital to state. */
export const FACT_LABELS = {
  ...POINT_LABELS,
  plan: sentence('Plan'),
  payment: sentence('When and how you pay'),
} as const

export const ANAESTHESIA_LABELS = {
  none: sentence('No anaesthesia'),
  local: sentence('Local anaesthesia'),
  sedation: sentence('Local anaesthesia with sedation'),
  regional: sentence('Regional anaesthesia'),
  general: sentence('General anaesthesia'),
} as const

export const NEED_LABELS = {
  wheelchair: sentence('Wheelchair'),
  help_walking: sentence('Help with walking'),
  hearing: sentence('Hard of hearing'),
  sight: sentence('Impaired sight'),
  special_diet: sentence('Special diet'),
} as const

export const PREGNANCY_LABELS = {
  no: sentence('Not pregnant'),
  yes: sentence('Pregnant'),
  possible: sentence('Pregnancy is possible'),
} as const

export const SMOKING_LABELS = {
  never: sentence('Never smoked'),
  former: sentence('Stopped smoking'),
  current: sentence('Smokes'),
} as const
