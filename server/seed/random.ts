import { v7 } from 'uuid'

/** Chance that repeats: the same seed gives the same numbers, choices and ids on every machine. */
export class Random {
  #state: number
  #msecs: number

  constructor(seed: number, startsAt = Date.UTC(2026, 0, 5)) {
    this.#state = seed >>> 0
    this.#msecs = startsAt
  }

  /**
   * From 0 (inclusive) to 1 (exclusive). The generator is mulberry32: small, fast, even enough for
   * demo data.
   */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = this.#state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** A whole number, both ends included. */
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

  /** One of the pairs' values, as often as its weight says. */
  weighted<T>(choices: readonly (readonly [value: T, weight: number])[]): T {
    let left = this.next() * choices.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [value, weight] of choices) {
      left -= weight
      if (left < 0) return value
    }
    return this.pick(choices)[0]
  }

  /** `count` different choices (all of them when there are fewer), in random order. */
  sample<T>(choices: readonly T[], count: number): T[] {
    const left = [...choices]
    const taken: T[] = []
    while (taken.length < count && left.length > 0) taken.push(...left.splice(this.int(0, left.length - 1), 1))
    return taken
  }

  bytes(length: number): Uint8Array {
    return Uint8Array.from({ length }, () => this.int(0, 255))
  }

  /** A UUID v7 from this generator alone; later ones sort after earlier ones. */
  id(): string {
    return v7({ msecs: this.#msecs++, random: this.bytes(16), seq: 0 })
  }
}
