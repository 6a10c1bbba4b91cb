/**
 * Compact form of JSON for rendered documents. Objects with the same keys name them once, and
 * GraphQL's type counts as a key with one value. Objects and longer texts stand once. It takes two
 * thirds of the answers of a search.
 */

/** `__typename` of the objects, or 0 without one, and their other keys. */
type Shape = [typename: unknown, ...keys: string[]]

/**
 * Each list starts with 0. Each object is a list of values that starts with its shape's number. A
 * list of one negative number repeats an earlier object or text: -1 is the first of them.
 */
export type PackedJson = { shapes: Shape[]; value: unknown }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Returns whether a repetition of a text is shorter than the text. */
const isLong = (value: unknown): value is string => typeof value === 'string' && value.length > 7

/** A packed value, and a text that only equal values have. */
type PackResult = { packed: unknown; key: string }

/** Packs a value. Undefined values are left out, as JSON leaves them out. */
export function packJson(value: unknown): PackedJson {
  const shapes: Shape[] = []
  const numbers = new Map<string, number>()
  /** Positions of objects and texts by their keys, in the order in which they end. */
  const earlier = new Map<string, number>()
  function repeatable(packed: unknown, content: string): PackResult {
    const position = earlier.get(content)
    if (position !== undefined) return { packed: [-1 - position], key: `#${position}` }
    earlier.set(content, earlier.size)
    return { packed, key: `#${earlier.size - 1}` }
  }
  function packList(number: number, values: readonly unknown[]): PackResult {
    const packed: unknown[] = [number]
    let key = `${number}`
    for (const value of values) {
      const entry = pack(value)
      packed.push(entry.packed)
      key += `,${entry.key}`
    }
    return { packed, key: `[${key}]` }
  }
  function packObject(from: Record<string, unknown>): PackResult {
    const keys: string[] = []
    const values: unknown[] = []
    let name = `${from.__typename ?? 0}`
    for (const [key, value] of Object.entries(from)) {
      if (key === '__typename' || value === undefined) continue
      keys.push(key)
      values.push(value)
      name += `\n${key}`
    }
    let number = numbers.get(name)
    if (number === undefined) {
      number = shapes.push([from.__typename ?? 0, ...keys])
      numbers.set(name, number)
    }
    const { packed, key } = packList(number, values)
    return repeatable(packed, key)
  }
  function pack(from: unknown): PackResult {
    if (Array.isArray(from)) return packList(0, from)
    if (isObject(from)) return packObject(from)
    if (isLong(from)) return repeatable(from, `"${from}`)
    return { packed: from, key: typeof from === 'string' ? `${from.length}"${from}` : `${from}` }
  }
  return { value: pack(value).packed, shapes }
}

/** Returns the value that was packed. */
export function unpackJson<T>({ shapes, value }: PackedJson): T {
  const earlier: unknown[] = []
  function unpack(from: unknown): unknown {
    if (isLong(from)) earlier.push(from)
    if (!Array.isArray(from)) return from
    const [number, ...packed] = from
    if (number < 0) return earlier[-1 - number]
    const values = packed.map(unpack)
    if (number === 0) return values
    const [typename, ...keys] = shapes[number - 1] ?? []
    const object = Object.fromEntries(keys.map((key, at) => [key, values[at]]))
    const unpacked = typename ? { __typename: typename, ...object } : object
    earlier.push(unpacked)
    return unpacked
  }
  return unpack(value) as T
}
