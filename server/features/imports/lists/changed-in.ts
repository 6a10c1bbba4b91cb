import { isDeepStrictEqual } from 'node:util'

/** What of these values a record holds otherwise. */
export const changedIn = <Row extends object>(row: Row, values: Record<string, unknown>): Partial<Row> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isDeepStrictEqual(row[name as keyof Row] ?? null, value ?? null)),
  ) as Partial<Row>
