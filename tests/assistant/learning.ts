/** Logistic regression by AdaGrad; the same numbers come out each time. */

/** Weights that are looked up by bucket. */
export type Sparse = readonly { bucket: number; value: number; isFinding: boolean }[]
export type Example = { features: Sparse; wanted: readonly number[]; weight: number }

/** A sequence of numbers between 0 and 1 that looks random (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const mixed = [...items]
  for (let index = mixed.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    ;[mixed[index], mixed[other]] = [mixed[other] as Item, mixed[index] as Item]
  }
  return mixed
}

export type Plan = {
  buckets: number
  outputs: number
  /** One right answer of several (specialties), or each output for itself. */
  isChoice: boolean
  rounds: number
  decay: number
  /** So many findings are left out at random, as unknown wordings leave them out. */
  dropped: number
  rate?: number
}

export type Model = { weights: Float64Array; biases: Float64Array }

/** What each output says, before it is made a probability. */
export function sumsOf({ weights, biases }: Model, features: Sparse): Float64Array {
  const outputs = biases.length
  const sums = Float64Array.from(biases)
  for (const { bucket, value } of features)
    for (let output = 0; output < outputs; output++)
      sums[output] = (sums[output] ?? 0) + (weights[bucket * outputs + output] ?? 0) * value
  return sums
}

function errorsOf(sums: Float64Array, wanted: readonly number[], isChoice: boolean): number[] {
  if (!isChoice) return [...sums].map((sum, output) => 1 / (1 + Math.exp(-sum)) - (wanted[output] ?? 0))
  const highest = Math.max(...sums)
  const shares = [...sums].map((sum) => Math.exp(sum - highest))
  const all = shares.reduce((sum, share) => sum + share, 0)
  const right = shares.reduce((sum, share, output) => sum + share * (wanted[output] ?? 0), 0)
  const count = wanted.reduce((sum, one) => sum + one, 0)
  // Half of the aim lies where it is already, half is spread over all right answers.
  return shares.map((share, output) => {
    const is = wanted[output] ?? 0
    return share / all - is * (0.5 * (share / right) + 0.5 / count)
  })
}

export function learn(examples: readonly Example[], plan: Plan): Model {
  const { buckets, outputs, isChoice, rounds, decay, dropped, rate = 0.25 } = plan
  const weights = new Float64Array(buckets * outputs)
  const gains = new Float64Array(buckets * outputs).fill(1)
  const biases = new Float64Array(outputs)
  const biasGains = new Float64Array(outputs).fill(1)
  const random = seeded(11)
  for (let round = 0; round < rounds; round++)
    for (const { features, wanted, weight } of shuffled(examples, random)) {
      const kept = features.filter(({ isFinding }) => !isFinding || random() >= dropped)
      const errors = errorsOf(sumsOf({ weights, biases }, kept), wanted, isChoice)
      errors.forEach((error, output) => {
        const slope = error * weight
        biasGains[output] = (biasGains[output] ?? 1) + slope * slope
        biases[output] = (biases[output] ?? 0) - (rate * slope) / Math.sqrt(biasGains[output] ?? 1)
      })
      for (const { bucket, value } of kept)
        for (let output = 0; output < outputs; output++) {
          const place = bucket * outputs + output
          const slope = (errors[output] ?? 0) * weight * value + decay * (weights[place] ?? 0)
          gains[place] = (gains[place] ?? 1) + slope * slope
          weights[place] = (weights[place] ?? 0) - (rate * slope) / Math.sqrt(gains[place] ?? 1)
        }
    }
  return { weights, biases }
}
