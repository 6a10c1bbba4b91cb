/** Compares the responses that clients received with the rows of the database. */
import type { BookingReceipt } from './load.ts'
import type { PgNode } from './node.ts'

export type Verdict = {
  acknowledged: number
  rows: number
  /** Acknowledged bookings without their row. */
  lost: number
  /** Rows that match several responses or none, and times of two visits. */
  doubled: number
}

type Row = { id: string; patient: string; hospital: string; date: string; time: string }

const keyOf = (...words: string[]) => words.join(' ')

export async function judge(primary: PgNode, acknowledged: readonly BookingReceipt[]): Promise<Verdict> {
  const rows = await primary.ask<Row>(
    `select id, patient_id as patient, hospital_id as hospital, date::text as date, to_char(time, 'HH24:MI') as time
      from appointments where status <> 'cancelled'`,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const lost = acknowledged.filter(({ id, patientId, wish }) => {
    const row = byId.get(id)
    return !row || row.patient !== patientId || row.hospital !== wish.hospitalId || row.date !== wish.date
  })
  const answers = new Map<string, number>()
  for (const { id } of acknowledged) answers.set(id, (answers.get(id) ?? 0) + 1)
  const times = new Set(rows.map(({ hospital, date, time }) => keyOf(hospital, date, time)))
  const unexplained = rows.filter(({ id }) => answers.get(id) !== 1)
  return {
    acknowledged: acknowledged.length,
    rows: rows.length,
    lost: lost.length,
    doubled: unexplained.length + (rows.length - times.size),
  }
}
