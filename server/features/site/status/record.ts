import type { SystemState } from '#domain/dashboard.ts'
import type { StatusPart } from '#domain/status.ts'
import type { ColumnsOf } from '#server/database/record.ts'
import { statusDays } from './table.ts'

/** Numbers of check results of a part on one day. */
export type StatusDay = { day: string; operational: number; degraded: number; down: number }

export const statusDayColumns = {
  day: statusDays.day,
  operational: statusDays.operational,
  degraded: statusDays.degraded,
  down: statusDays.down,
} satisfies ColumnsOf<StatusDay>

export type PartStatus = {
  part: StatusPart
  /** Null without a recent check. */
  state: SystemState | null
  checkedAt: string | null
  /** Days with a check, oldest first. */
  days: StatusDay[]
}
