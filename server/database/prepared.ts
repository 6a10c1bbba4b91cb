import type { Queryable } from './client.ts'

/**
 * Returns a function for prepared statements of the query builder, built once for the pool and once
 * for each transaction that uses them. Building the text of a statement takes up to 0.4 ms.
 */
export function prepared<Statements extends object>(
  build: (db: Queryable) => Statements,
): (db: Queryable) => Statements {
  const built = new WeakMap<Queryable, Statements>()
  return (db) => {
    const statements = built.get(db) ?? build(db)
    built.set(db, statements)
    return statements
  }
}
