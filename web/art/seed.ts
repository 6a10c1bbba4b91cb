/** Seeded random numbers: rng('hospital:h-102').int(0, 5) always returns the same value. */

export type Rng = {
  /** Number in [0, 1). */
  (): number
  int(min: number, max: number): number
  range(min: number, max: number): number
  pick<T>(list: readonly T[]): T
  chance(p: number): boolean
}

export function hash(seed: string): number {
  let h = 1779033703 ^ seed.length
  for (let i = 0; i < seed.length; i++) {
    h = Math.imul(h ^ seed.charCodeAt(i), 3432918353)
    h = (h << 13) | (h >>> 19)
  }
  h = Math.imul(h ^ (h >>> 16), 2246822507)
  h = Math.imul(h ^ (h >>> 13), 3266489909)
  return (h ^ (h >>> 16)) >>> 0
}

export function rng(seed: string): Rng {
  let a = hash(seed)
  const f = (() => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }) as Rng
  f.range = (min, max) => min + f() * (max - min)
  f.int = (min, max) => Math.floor(f.range(min, max + 1))
  f.pick = (list) => list[Math.floor(f() * list.length)] as (typeof list)[number]
  f.chance = (p) => f() < p
  return f
}
