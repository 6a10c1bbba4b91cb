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
  /** Smaller text beside the label. */
  note?: string
  Icon: IconComponent
  keys?: string
  /** Target address. An entry without one performs an action. */
  to?: string
  run?: () => void
  /** True if the action asks for confirmation first. */
  asks?: boolean
  record?: FoundRecord
}
export type Section = { id: string; title: string; items: readonly Item[] }

/** Section title and the kinds of records below it. */
export type RecordSection = { id: string; title: string; kinds: readonly FoundKind[] }

export type FoundRecords = {
  matches: readonly FoundRecord[]
  /** Sections in display order. */
  sections: readonly RecordSection[]
  searching: boolean
  failed: boolean
  /** Returns the page on which the record is edited. */
  addressOf: (record: FoundRecord) => string
  /** Returns the actions on the record in the current context. */
  actionsFor: (record: FoundRecord) => Item[]
}
/**
 * Hook that finds records for typed text, or nothing for null: all records for administrators,
 * those of their hospital for staff.
 */
export type UseRecords = (words: string | null, options: { onSuspend: (record: FoundRecord) => void }) => FoundRecords

export const KIND_ICONS: Record<FoundKind, IconComponent> = {
  hospital: Hospital,
  doctor: Stethoscope,
  health_service: HeartPulse,
  user: UserRound,
  appointment: CalendarCheck2,
}
