import type { ReactNode } from 'react'

/** A cell, and the text by which it is compared with the others of its row. */
export type Cell = { key: string; content: ReactNode }

export type CompareRow = { name: string; note?: ReactNode; cells: Cell[] }
export type CompareGroup = { name: string; icon: ReactNode; note?: ReactNode; rows: CompareRow[] }

/** Whether the cells of a row differ. */
export const isDifferent = ({ cells }: CompareRow): boolean => new Set(cells.map(({ key }) => key)).size > 1

/** Whether a cell alone differs, and at least two others agree. */
export function standsOut(cells: readonly Cell[], at: number): boolean {
  const others = cells.filter((_, index) => index !== at).map(({ key }) => key)
  return others.length > 1 && new Set(others).size === 1 && others[0] !== cells[at]?.key
}
