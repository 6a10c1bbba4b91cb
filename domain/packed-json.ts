/**
 * Compact form of JSON for rendered documents. Objects with the same keys name them once, and
 * GraphQL's type counts as a key with one value. It takes a third less of a hospital's document and
 * half of a search's.
 */

/** `__typename` of the objects, or 0 without one, and their other keys. */
type Shape = [typename: unknown, ...keys: string[]]

/** Each list starts with 0. Each object is a list of values that starts with its shape's number. */
export type PackedJson = { shapes: Shape[]; value: unknown }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Packs a value. Undefined values are left out, as JSON leaves them out. */
export function packJson(value: unknown): PackedJson {
  const shapes: Shape[] = []
  const numbers = new Map<string, number>()
  function pack(from: unknown): unknown {
    if (Array.isArray(from)) return [0, ...from.map(pack)]
    if (!isObject(from)) return from
    const keys = Object.keys(from).filter((key) => key !== '__typename' && from[key] !== undefined)
    const shape: Shape = [from.__typename ?? 0, ...keys]
    const name = shape.join('\n')
    const number = numbers.get(name) ?? shapes.push(shape)
    numbers.set(name, number)
    return [number, ...keys.map((key) => pack(from[key]))]
  }
  return { value: pack(value), shapes }
}

/** Returns the value that was packed. */
export function unpackJson<T>({ shapes, value }: PackedJson): T {
  function unpack(from: unknown): unknown {
    if (!Array.isArray(from)) return from
    const [number, ...packed] = from
    const values = packed.map(unpack)
    if (number === 0) return values
    const [typename, ...keys] = shapes[number - 1] ?? []
    const object = Object.fromEntries(keys.map((key, at) => [key, values[at]]))
    return typename ? { __typename: typename, ...object } : object
  }
  return unpack(value) as T
}
