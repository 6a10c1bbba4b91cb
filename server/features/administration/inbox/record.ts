import type { InboxKind } from '#domain/inbox.ts'
import type { Appointment } from '#server/features/visits/appointments/record.ts'
import type { Proposal } from '#server/features/visits/proposals/record.ts'
import type { Review } from '#server/features/visits/reviews/record.ts'

/** One thing that waits. `id` is unique among all kinds. */
export type InboxItem = {
  id: string
  kind: InboxKind
  /** Time from which it waits. */
  since: string
  /** Whether it is a request for today. */
  isToday: boolean
  appointment: Appointment | null
  proposal: Proposal | null
  review: Review | null
}

export type Inbox = { counts: { kind: InboxKind; total: number }[]; items: InboxItem[] }
