import type { FoundKind } from '#domain/palette.ts'
import type { IconComponent } from '#web/ui/icon.ts'
import { CalendarCheck2 } from '#web/ui/icons/calendar-check-2.ts'
import { HeartPulse } from '#web/ui/icons/heart-pulse.ts'
import { Hospital } from '#web/ui/icons/hospital.ts'
import { Stethoscope } from '#web/ui/icons/stethoscope.ts'
import { UserRound } from '#web/ui/icons/user-round.ts'

/** A record as the palette shows it. */
export type FoundRecord = {
  id: string
  kind: FoundKind
  name: string
  detail: string | null
  place: string | null
  state: string
}

/** One line of the palette. */
export type Item = {
  id: string
  label: string
  /** Stands smaller beside it. */
  note?: string
  Icon: IconComponent
  keys?: string
  /** Target address. An entry without one performs an action. */
  to?: string
  run?: () => void
  /** It asks before it does what it says. */
  asks?: boolean
  record?: FoundRecord
}
export type Section = { id: string; title: string; items: readonly Item[] }

/** Records of these kinds stand under this title. */
export type RecordSection = { id: string; title: string; kinds: readonly FoundKind[] }

export type FoundRecords = {
  matches: readonly FoundRecord[]
  /** In the order in which they stand. */
  sections: readonly RecordSection[]
  searching: boolean
  failed: boolean
  /** Page on which the record is edited. */
  addressOf: (record: FoundRecord) => string
  /** Actions on the record in the current context. */
  actionsFor: (record: FoundRecord) => Item[]
}
/**
 * A hook that finds records for what somebody has typed, null for nothing: those of the house for
 * administrators, of their hospital for staff.
 */
export type UseRecords = (words: string | null, options: { onSuspend: (record: FoundRecord) => void }) => FoundRecords

export const KIND_ICONS: Record<FoundKind, IconComponent> = {
  hospital: Hospital,
  doctor: Stethoscope,
  health_service: HeartPulse,
  user: UserRound,
  appointment: CalendarCheck2,
}
