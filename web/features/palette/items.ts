import { CalendarCheck2, HeartPulse, Hospital, type LucideIcon, Stethoscope, UserRound } from 'lucide-react'
import type { FoundKind } from '#domain/palette.ts'
import { sentence } from '#domain/sentences.ts'
import { graphql, type ResultOf } from '#web/graphql.ts'

export const FindRecords = graphql(
  `query FindRecords($q: String!) { findRecords(q: $q) { id kind name detail place state } }`,
)
export type FoundRecord = ResultOf<typeof FindRecords>['findRecords'][number]

/** One line of the palette. */
export type Item = {
  id: string
  label: string
  /** Stands smaller beside it. */
  note?: string
  Icon: LucideIcon
  keys?: string
  /** Where it leads; one without it does something. */
  to?: string
  run?: () => void
  /** It asks before it does what it says. */
  asks?: boolean
  record?: FoundRecord
}
export type Section = { id: string; title: string; items: readonly Item[] }

export const KIND_ICONS: Record<FoundKind, LucideIcon> = {
  hospital: Hospital,
  doctor: Stethoscope,
  health_service: HeartPulse,
  user: UserRound,
  appointment: CalendarCheck2,
}

/** In the order in which they stand: an address leads to its user, a name mostly to a hospital or doctor. */
export const RECORD_SECTIONS: readonly { id: string; title: string; kinds: readonly FoundKind[] }[] = [
  { id: 'users', title: sentence('Users'), kinds: ['user'] },
  { id: 'catalogue', title: sentence('Hospitals and doctors'), kinds: ['hospital', 'doctor'] },
  { id: 'services', title: sentence('Services'), kinds: ['health_service'] },
  { id: 'appointments', title: sentence('Appointments'), kinds: ['appointment'] },
]
