import type { Bill, BilledLine } from './bill-fields.ts'

/** A row of a bill beside its quote. Null if not in the price, or not charged. */
export type BillRow = { key: string; label: string; quoted: number | null; charged: number | null }

/**
 * Returns the included lines and the charged optional ones with their charges, followed by
 * unplanned charges.
 */
export function billRows(lines: readonly BilledLine[], items: Bill['items']): BillRow[] {
  const planned = lines.flatMap(({ id, label, net, status }): BillRow[] => {
    const item = items.find(({ lineId }) => lineId === id)
    if (!item && status !== 'included') return []
    return [{ key: id, label, quoted: status === 'excluded' ? null : net, charged: item?.net ?? null }]
  })
  const unplanned = items
    .filter(({ lineId }) => !lines.some(({ id }) => id === lineId))
    .map(({ label, quoted, net }, at): BillRow => ({ key: `${at} ${label}`, label, quoted, charged: net }))
  return [...planned, ...unplanned]
}
