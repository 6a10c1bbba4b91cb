/** How far a visit has come on its day, as staff mark it: expected, arrived, with the doctor. */
import { z } from 'zod'
import type { AppointmentStatus } from './appointments.ts'
import { dateIn } from './days.ts'
import { sentence } from './sentences.ts'

export const ARRIVALS = ['expected', 'arrived', 'with_doctor'] as const
export type Arrival = (typeof ARRIVALS)[number]

export const arrivalInput = z.object({
  arrival: z
    .enum(ARRIVALS, { error: 'The arrival must be expected, arrived or with_doctor' })
    .meta({ description: '`expected` undoes a mistaken mark' }),
})

/** Times at which staff marked that the patient arrived and was called in. */
export type ArrivalTimes = { arrivedAt: Date | string | null; calledInAt: Date | string | null }

export const arrivalOf = ({ arrivedAt, calledInAt }: ArrivalTimes): Arrival =>
  calledInAt ? 'with_doctor' : arrivedAt ? 'arrived' : 'expected'

/** A confirmed visit is marked on its day. */
export const canMarkArrival = ({ status, date }: { status: AppointmentStatus; date: string }, now: Date): boolean =>
  status === 'confirmed' && date === dateIn(now)

/** Returns the times after a mark. Calling a patient in also marks the arrival. */
export const timesAfter = (
  arrival: Arrival,
  { arrivedAt }: { arrivedAt: Date | null },
  now: Date,
): { arrivedAt: Date | null; calledInAt: Date | null } => ({
  arrivedAt: arrival === 'expected' ? null : (arrivedAt ?? now),
  calledInAt: arrival === 'with_doctor' ? now : null,
})

/** States of a visit on the day board, in their order. */
export const BOARD_STATES = ['waiting', ...ARRIVALS, 'done', 'did_not_come'] as const
export type BoardState = (typeof BOARD_STATES)[number]

/** Display names of these states. */
export const BOARD_STATE_LABELS: Record<BoardState, string> = {
  waiting: sentence('Not confirmed yet'),
  expected: sentence('Expected'),
  arrived: sentence('Arrived'),
  with_doctor: sentence('With the doctor'),
  done: sentence('Finished'),
  did_not_come: sentence('No-show'),
}

export const boardStateOf = (visit: ArrivalTimes & { status: AppointmentStatus }): BoardState => {
  if (visit.status === 'pending') return 'waiting'
  if (visit.status === 'completed') return 'done'
  return visit.status === 'cancelled' ? 'did_not_come' : arrivalOf(visit)
}
