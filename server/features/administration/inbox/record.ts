import type { InboxKind } from '#domain/inbox.ts'
import type { Appointment } from '#server/features/visits/appointments/record.ts'
import type { Proposal } from '#server/features/visits/proposals/record.ts'
import type { Review } from '#server/features/visits/reviews/record.ts'

/** Staff member who can work on items. */
export type Colleague = { id: string; firstName: string; lastName: string }

/** Pending item. `id` is unique among all kinds. */
export type InboxItem = {
  id: string
  kind: InboxKind
  /** Start of the waiting time. */
  since: string
  /** True for a request for today. */
  isToday: boolean
  /** Time until which it is snoozed. */
  snoozedUntil: string | null
  assignee: Colleague | null
  appointment: Appointment | null
  proposal: Proposal | null
  review: Review | null
}

export type Inbox = {
  counts: { kind: InboxKind; total: number }[]
  items: InboxItem[]
  colleagues: Colleague[]
}
