import { v7 } from 'uuid'

/**
 * Reproducible random numbers: equal seeds give equal numbers, choices and IDs on every machine.
 */
export class Random {
  #state: number
  #msecs: number

  constructor(seed: number, startsAt = Date.UTC(2026, 0, 5)) {
    this.#state = seed >>> 0
    this.#msecs = startsAt
  }

  /**
   * Returns a number from 0 (inclusive) to 1 (exclusive). The generator is mulberry32: small, fast
   * and even enough for demo data.
   */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = this.#state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** Returns a whole number, both ends included. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(choices: readonly T[]): T {
    if (choices.length === 0) throw new RangeError('nothing to pick from')
    return choices[Math.floor(this.next() * choices.length)] as T
  }

  /** Returns one of the values by its weight. */
  weighted<T>(choices: readonly (readonly [value: T, weight: number])[]): T {
    let left = this.next() * choices.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [value, weight] of choices) {
      left -= weight
      if (left < 0) return value
    }
    return this.pick(choices)[0]
  }

  /** Returns `count` different choices (all if there are fewer), in random order. */
  sample<T>(choices: readonly T[], count: number): T[] {
    const left = [...choices]
    const taken: T[] = []
    while (taken.length < count && left.length > 0) taken.push(...left.splice(this.int(0, left.length - 1), 1))
    return taken
  }

  bytes(length: number): Uint8Array {
    return Uint8Array.from({ length }, () => this.int(0, 255))
  }

  /** Returns a UUID v7 made only from this generator. Later ones sort after earlier ones. */
  id(): string {
    return v7({ msecs: this.#msecs++, random: this.bytes(16), seq: 0 })
  }
}
