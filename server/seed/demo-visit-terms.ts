/** Stays, terms of consultations and parts of prices of the demo data. */
import { inPartOrder, NOTHING_STATED, type PricePart, type StatedParts } from '#domain/price-parts.ts'
import type { Channel, ConsultationTerms, VisitType } from '#domain/visit-types.ts'
import { bookableVisit, visitTypeByName } from '#domain/visit-types.ts'
import type { DemoService } from './demo-services.ts'

/** Nights in hospital and days in Türkiye. */
const STAYS: Record<string, readonly [nights: number, days: number]> = {
  'Dental Implants': [0, 4],
  'Cataract Surgery': [0, 3],
  'Knee Replacement': [5, 12],
  'Heart Bypass Surgery': [7, 14],
  'Heart Valve Repair': [6, 14],
  'Coronary Angiography': [0, 2],
  'Hip Replacement': [5, 12],
  'Knee Arthroscopy': [1, 5],
  'Spine Surgery': [3, 10],
  'IVF Treatment': [0, 18],
  'Laser Eye Surgery': [0, 3],
  'Hair Transplant': [0, 3],
  Rhinoplasty: [1, 8],
  'Eyelid Surgery': [0, 6],
  'Sleep Study': [1, 2],
  'Gallbladder Surgery': [1, 5],
  'Gastric Sleeve Surgery': [3, 7],
  'Hernia Repair': [1, 5],
}

/** Returns the length of stay of a treatment. Unknown for treatments of a single visit. */
export function stayOf({ name }: Pick<DemoService, 'name'>) {
  const [nights = null, stayDays = null] = STAYS[name] ?? []
  return { nights, stayDays }
}

const REMOTE_ONLY = ['Treatment Planning Call', 'Second Opinion']
const NO_TERMS: ConsultationTerms = {
  channels: null,
  consultationPrice: null,
  consultationCurrency: null,
  consultationMinutes: null,
}

/** Terms of first consultations, assigned to hospitals in turn. */
const FIRST_CONSULTATIONS: readonly ConsultationTerms[] = [
  { ...NO_TERMS, channels: ['in_person', 'video'], consultationPrice: 0, consultationCurrency: 'USD' },
  {
    channels: ['in_person', 'video', 'phone'],
    consultationPrice: 60,
    consultationCurrency: 'USD',
    consultationMinutes: 40,
  },
  { ...NO_TERMS, channels: ['video'], consultationPrice: 0, consultationCurrency: 'USD', consultationMinutes: 20 },
  // States neither price nor length.
  NO_TERMS,
]

const visitTypeOf = (service: Pick<DemoService, 'name' | 'category'>): VisitType => visitTypeByName(service)

/** Returns the terms of a treatment at the nth hospital. */
export function termsAt(nth: number, service: Pick<DemoService, 'name' | 'category'>): ConsultationTerms {
  const type = visitTypeOf(service)
  if (type === 'procedure') return FIRST_CONSULTATIONS[nth % FIRST_CONSULTATIONS.length] ?? NO_TERMS
  if (type === 'examination') return NO_TERMS
  if (REMOTE_ONLY.includes(service.name)) return { ...NO_TERMS, channels: ['video', 'phone'] }
  const isRemote = nth % 2 === 0 || service.category === 'Mental Health'
  return isRemote ? { ...NO_TERMS, channels: ['in_person', 'video'] } : NO_TERMS
}

const TREATED: readonly PricePart[] = ['surgeon', 'anaesthesia', 'medicine', 'follow_up']
const TRAVEL: readonly PricePart[] = ['transfer', 'hotel', 'interpreter']
const HAS_IMPLANT = /implants|replacement|cataract|valve/i

/** Parts of the prices of operations, assigned to hospitals in turn. The fourth states nothing. */
const PACKAGES: readonly { includes: readonly PricePart[]; excludes: readonly PricePart[] }[] = [
  { includes: [...TREATED, 'test', ...TRAVEL], excludes: [] },
  { includes: [...TREATED, 'test', 'transfer'], excludes: ['hotel'] },
  { includes: TREATED, excludes: ['test', ...TRAVEL] },
]

/** Returns what the nth hospital states about its price of a treatment. */
export function partsAt(nth: number, service: Pick<DemoService, 'name' | 'category'>): StatedParts {
  const stated = PACKAGES[nth % (PACKAGES.length + 1)]
  if (!stated || visitTypeOf(service) !== 'procedure') return NOTHING_STATED
  const { nights } = stayOf(service)
  const own: PricePart[] = [
    ...(nights ? ['stay' as const] : []),
    ...(HAS_IMPLANT.test(service.name) ? ['implant' as const] : []),
  ]
  return { priceIncludes: inPartOrder([...stated.includes, ...own]), priceExcludes: inPartOrder(stated.excludes) }
}

/** Returns the visit of an appointment: type, channel, and the price of a first consultation. */
export function visitAt(service: DemoService, terms: ConsultationTerms, { byVideo }: { byVideo: boolean }) {
  const treatment = { visitType: visitTypeOf(service), minutes: service.duration, price: service.price }
  const visit = bookableVisit({ ...treatment, currency: 'USD' }, terms)
  const isVideo = visit.channels.includes('video') && (byVideo || !visit.channels.includes('in_person'))
  const channel: Channel = isVideo ? 'video' : 'in_person'
  const price = visit.isFirstConsultation ? visit.price : null
  return {
    visitType: visit.visitType,
    channel,
    durationMinutes: visit.minutes,
    consultationPrice: price,
    consultationCurrency: price === null ? null : visit.currency,
  }
}
