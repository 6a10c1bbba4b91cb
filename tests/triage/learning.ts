/** Logistic regression by AdaGrad, with reproducible results. */

/** Rows of features in one array. Row `n` lies from `start[n]` to `start[n + 1]`. */
export type Table = { start: Int32Array; bucket: Int32Array; value: Float32Array }

export function tableOf(rows: readonly (readonly { hash: number; value: number }[])[], bits: number): Table {
  const size = rows.reduce((sum, { length }) => sum + length, 0)
  const table = {
    start: new Int32Array(rows.length + 1),
    bucket: new Int32Array(size),
    value: new Float32Array(size),
  }
  let place = 0
  for (const [row, features] of rows.entries()) {
    for (const { hash, value } of features) {
      table.bucket[place] = hash & ((1 << bits) - 1)
      table.value[place] = value
      place++
    }
    table.start[row + 1] = place
  }
  return table
}

/** Returns a seeded pseudo-random sequence between 0 and 1 (mulberry32). */
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

export type Lesson = { row: number; wanted: readonly number[]; weight: number }

export type Plan = {
  bits: number
  outputs: number
  /** Whether one of several outputs is right (specialties), or each output is independent. */
  isChoice: boolean
  rounds: number
  /** Strength of the pull of weights to zero. */
  shrink?: number
}

export type Model = { weights: Float32Array; biases: Float32Array }

/** Returns the sum of each output, before it becomes a probability. */
export function sumsOf({ weights, biases }: Model, { start, bucket, value }: Table, row: number): Float64Array {
  const outputs = biases.length
  const sums = Float64Array.from(biases)
  for (let place = start[row] ?? 0; place < (start[row + 1] ?? 0); place++) {
    const from = (bucket[place] ?? 0) * outputs
    const by = value[place] ?? 0
    for (let output = 0; output < outputs; output++)
      sums[output] = (sums[output] ?? 0) + (weights[from + output] ?? 0) * by
  }
  return sums
}

function errorsOf(sums: Float64Array, wanted: readonly number[], isChoice: boolean): number[] {
  if (!isChoice) return [...sums].map((sum, output) => 1 / (1 + Math.exp(-sum)) - (wanted[output] ?? 0))
  const highest = Math.max(...sums)
  const shares = [...sums].map((sum) => Math.exp(sum - highest))
  const all = shares.reduce((sum, share) => sum + share, 0)
  const right = shares.reduce((sum, share, output) => sum + share * (wanted[output] ?? 0), 0)
  const count = wanted.reduce((sum, one) => sum + one, 0)
  // Half of the target is the current distribution. The other half is spread over all right
  // answers.
  return shares.map((share, output) => {
    const is = wanted[output] ?? 0
    return share / all - is * (0.5 * (share / right) + 0.5 / count)
  })
}

const RATE = 0.25
/** Smaller errors of an output change nothing. */
const NEGLIGIBLE = 0.001

export function learn(
  table: Table,
  lessons: readonly Lesson[],
  { bits, outputs, isChoice, rounds, shrink = 0 }: Plan,
): Model {
  const { start, bucket, value } = table
  const weights = new Float32Array(outputs << bits)
  const gains = new Float32Array(outputs << bits).fill(1)
  const biases = new Float32Array(outputs)
  const biasGains = new Float32Array(outputs).fill(1)
  const random = seeded(11)
  for (let round = 0; round < rounds; round++)
    for (const { row, wanted, weight } of shuffled(lessons, random)) {
      const errors = errorsOf(sumsOf({ weights, biases }, table, row), wanted, isChoice)
      for (let output = 0; output < outputs; output++) {
        const error = (errors[output] ?? 0) * weight
        if (Math.abs(error) < NEGLIGIBLE) continue
        biasGains[output] = (biasGains[output] ?? 1) + error * error
        biases[output] = (biases[output] ?? 0) - (RATE * error) / Math.sqrt(biasGains[output] ?? 1)
        for (let place = start[row] ?? 0; place < (start[row + 1] ?? 0); place++) {
          const at = (bucket[place] ?? 0) * outputs + output
          const slope = error * (value[place] ?? 0) + shrink * (weights[at] ?? 0)
          gains[at] = (gains[at] ?? 1) + slope * slope
          weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt(gains[at] ?? 1)
        }
      }
    }
  return { weights, biases }
}
