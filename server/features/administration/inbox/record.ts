import type { InboxKind } from '#domain/inbox.ts'
import type { Appointment } from '#server/features/visits/appointments/record.ts'
import type { Proposal } from '#server/features/visits/proposals/record.ts'
import type { Review } from '#server/features/visits/reviews/record.ts'

/** Staff member who can work on items. */
export type Colleague = { id: string; firstName: string; lastName: string }

/** One thing that waits. `id` is unique among all kinds. */
export type InboxItem = {
  id: string
  kind: InboxKind
  /** Time from which it waits. */
  since: string
  /** Whether it is a request for today. */
  isToday: boolean
  /** Time until which it is put off. */
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
