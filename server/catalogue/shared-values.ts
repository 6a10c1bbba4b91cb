import { LRUCache } from 'lru-cache'

/**
 * Returns a function that returns one value for all that have the same text, so that cached records
 * share what many of them have in common. It knows `most` different values at once. Shared values
 * must not be changed.
 */
export function sharedValues<Kind extends object | string>(textOf: (value: Kind) => string, most = 1000) {
  const shared = new LRUCache<string, Kind>({ max: most })
  return <Value extends Kind>(value: Value): Value => {
    const text = textOf(value)
    const equal = shared.get(text)
    if (equal !== undefined) return equal as Value
    shared.set(text, value)
    return value
  }
}
