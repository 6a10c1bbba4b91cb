import type { Concept } from '#domain/concepts/concept.ts'
import { recognise } from '#domain/concepts/recognise.ts'
import type { Reading } from './reading.ts'

/** Greetings that resemble words of the table: "привет" looks like a form of "vaccinated". */
const GREETINGS = new Set(['hello', 'merhaba', 'selam', 'привет', 'здравствуйте', 'مرحبا'])

/**
 * Returns clauses without denied words, short enough for the table of concepts. Supposed clauses
 * count only if nothing else is said.
 */
function clausesOf({ tokens, states }: Reading, { supposed }: { supposed: boolean }): string[] {
  const clauses = new Map<number, string[]>()
  tokens.forEach(({ raw, sentence }, index) => {
    const state = states[index]
    if (GREETINGS.has(raw.toLowerCase())) return
    if (state && (state.deniedBy.length > 0 || (state.supposed && !supposed))) return
    clauses.set(sentence, [...(clauses.get(sentence) ?? []), raw])
  })
  const LONGEST = 9
  return [...clauses.values()].flatMap((words) => {
    const pieces: string[] = []
    for (let start = 0; start < Math.max(1, words.length - 2); start += LONGEST - 3)
      pieces.push(words.slice(start, start + LONGEST).join(' '))
    return pieces
  })
}

const WEIGHTS: Record<Concept['kind'], number> = {
  treatment: 3,
  specialty: 3,
  subspecialty: 3,
  complaint: 2,
  body: 1,
}

/** Concepts by the states of a message's words. */
const cached = new WeakMap<Reading['states'], Concept[]>()

/** Returns the concepts that a message names, most telling first. */
export function conceptsIn(reading: Reading): Concept[] {
  const known = cached.get(reading.states)
  if (known) return known
  const concepts = findConcepts(reading)
  cached.set(reading.states, concepts)
  return concepts
}

function findConcepts(reading: Reading): Concept[] {
  const read = (clauses: readonly string[], slips: boolean) =>
    clauses.flatMap((clause) => recognise(clause, { slips }).concepts)
  const clauses = clausesOf(reading, { supposed: false })
  let found = read(clauses, false)
  if (found.length === 0) found = read(clausesOf(reading, { supposed: true }), false)
  if (found.length === 0) found = read(clauses, true)
  const scores = new Map<Concept, number>()
  for (const concept of found) scores.set(concept, (scores.get(concept) ?? 0) + WEIGHTS[concept.kind])
  return [...scores].sort((a, b) => b[1] - a[1]).map(([concept]) => concept)
}
