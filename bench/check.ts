/** Check before the measurement: all sides return the same records with the same fields. */
import { isDeepStrictEqual } from 'node:util'
import { callOf, type Material, type Question } from './questions.ts'
import type { Work } from './work.ts'

type Json = null | string | number | boolean | Json[] | { [field: string]: Json }

const SAMPLES = 6
/** Fields that the product derives and that floor and peers lack: the booked visit. */
const ONLY_OURS = ['visit', 'visitType', 'nights', 'stayDays']

/**
 * Normalises an answer: parses instants of any notation, drops choices without results, and keeps
 * the first three services of a list.
 */
function plain(value: Json, field = ''): Json {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return Date.parse(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = value.map((item) => plain(item))
    return field === 'services' ? items : items.filter((item) => !(isChoice(item) && item.count === 0))
  }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !ONLY_OURS.includes(name))
      .map(([name, inner]) => [name, plain(inner, name)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}
const isChoice = (item: Json): item is { value: Json; count: Json } =>
  typeof item === 'object' && item !== null && 'value' in item && 'count' in item

/** Returns the IDs of a page, and the total of the web's documents. */
function idsOf(answer: Json): Json {
  const record = answer as { id?: Json; data?: { results: { total: Json; items: { id: Json }[] } } }
  if (Array.isArray(answer)) return (answer as { id: Json }[]).map(({ id }) => id)
  if (!record.data) return record.id ?? null
  const { total, items } = record.data.results
  return [total, items.map(({ id }) => id)]
}

/** Returns the parts of the answers that must be equal. */
function comparable(question: Question, answer: Json, total: string | null): Json {
  if (question === 'booking') return 'booked'
  if (question === 'sign-in') return (answer as { user: { email: Json } }).user.email
  if (question === 'hospitals' || question === 'featured')
    return [
      total,
      plain(
        (answer as { services: Json[] }[]).map((hospital) => ({
          ...hospital,
          services: hospital.services.slice(0, 3),
        })),
      ),
    ]
  if (question === 'facets') return byValue(plain(answer))
  return [total, plain(answer)]
}

/** Sorts choices by value. */
function byValue(answer: Json): Json {
  if (Array.isArray(answer)) {
    const items = answer.map(byValue)
    const key = (item: Json) => JSON.stringify(isChoice(item) ? item.value : '')
    return items.every(isChoice) ? items.sort((a, b) => (key(a) < key(b) ? -1 : 1)) : items
  }
  if (typeof answer !== 'object' || answer === null) return answer
  return Object.fromEntries(Object.entries(answer).map(([name, inner]) => [name, byValue(inner)]))
}

/** Describes the first difference between two answers. */
function difference(a: Json, b: Json, path = ''): string {
  if (isDeepStrictEqual(a, b)) return ''
  const isObject = (value: Json): value is { [field: string]: Json } => typeof value === 'object' && value !== null
  if (!isObject(a) || !isObject(b)) return `${path}: ${JSON.stringify(a)} and ${JSON.stringify(b)}`
  for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const inner = difference(a[name] ?? null, b[name] ?? null, `${path}.${name}`)
    if (inner) return inner
  }
  return `${path}: other fields: ${Object.keys(a)} and ${Object.keys(b)}`
}

type Asking = { url: string; work: Work; material: Material }

async function ask({ url, work: { question, floor }, material }: Asking, index: number): Promise<Json> {
  const { path, ...call } = callOf(question, material, index)
  const response = await fetch(url + path, call)
  const text = await response.text()
  if (!response.ok || text.startsWith('{"errors"'))
    throw new Error(`${url}${path} answered ${response.status}: ${text.slice(0, 300)}`)
  const total = response.headers.get('x-total-count')
  if (floor && question !== 'booking') return [total, idsOf(JSON.parse(text))]
  return comparable(question, JSON.parse(text), total)
}

/**
 * Number of the next written record. Each write needs its own, in all kinds of work and in a
 * repeated check. The load counts from zero.
 */
let nextWritten = 1_000_000

/** Throws at the first difference. Returns the number of compared requests of each kind. */
export async function checkSame(
  work: Work,
  sides: { name: string; url: string }[],
  material: Material,
): Promise<number> {
  const [first, ...others] = sides
  if (!first) return 0
  for (let sample = 0; sample < SAMPLES; sample++) {
    const number = () => (work.writes ? nextWritten++ : sample)
    const expected = await ask({ url: first.url, work, material }, number())
    for (const side of others) {
      const answered = await ask({ url: side.url, work, material }, number())
      const fault = difference(expected, answered)
      if (fault)
        throw new Error(
          `${work.name}: ${first.name} and ${side.name} differ in question ${sample}: ${fault.slice(0, 500)}`,
        )
    }
  }
  return SAMPLES
}
