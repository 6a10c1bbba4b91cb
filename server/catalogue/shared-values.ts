import { LRUCache } from 'lru-cache'

/** Number of different values that are known at once. */
const MOST = 1000

/**
 * Returns a function that returns one value for all that have the same text, so that cached records
 * share what many of them have in common. Shared values must not be changed.
 */
export function sharedValues<Value extends object | string>(textOf: (value: Value) => string) {
  const shared = new LRUCache<string, Value>({ max: MOST })
  return (value: Value): Value => {
    const text = textOf(value)
    const equal = shared.get(text)
    if (equal !== undefined) return equal
    shared.set(text, value)
    return value
  }
}
