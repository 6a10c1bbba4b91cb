/**
 * readRecord<Sent>(text, { hospitalId: isUuid, … }) — reads a record that a tab has stored, given
 * as text or as a parsed part of one. Returns only the listed fields, or null if one of them is
 * invalid. Written by hand because the first booking screen must not load the validator for it.
 */

type Check = (value: unknown) => boolean

export const isText: Check = (value) => typeof value === 'string'
export const isFlag: Check = (value) => typeof value === 'boolean'
export const nullOr =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return null
  }
}

export function readRecord<Fields>(value: unknown, checks: Record<keyof Fields, Check>): Fields | null {
  const record = parsed(value)
  if (typeof record !== 'object' || record === null) return null
  const fields = new Map<string, unknown>(Object.entries(record))
  const names = Object.keys(checks) as (keyof Fields & string)[]
  if (!names.every((name) => checks[name](fields.get(name)))) return null
  return Object.fromEntries(names.map((name) => [name, fields.get(name)])) as Fields
}
