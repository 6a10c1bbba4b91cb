import { isDeepStrictEqual } from 'node:util'

/** Returns the values that differ from the record. */
export const changedIn = <Row extends object>(row: Row, values: Record<string, unknown>): Partial<Row> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isDeepStrictEqual(row[name as keyof Row] ?? null, value ?? null)),
  ) as Partial<Row>
