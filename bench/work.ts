/** Measured work, its comparisons, and the aims of PERFORMANCE. */
import type { Question } from './questions.ts'

/** `cold` is the product without its in-memory cache. */
export type SideName = 'floor' | 'slim' | 'fastify-pg' | 'mercurius-drizzle' | 'hekima' | 'cold'
export type Aim = {
  /** Minimum share of the floor's requests per second. */
  floor?: number
  /** Minimum share of the best peer's requests per second. */
  peer?: number
  /** Maximum processor time per request in milliseconds, server and database together. */
  processor?: number
}
export type Work = {
  name: string
  question: Question
  peer?: 'fastify-pg' | 'mercurius-drizzle'
  aim?: Aim
  /** Aim without the in-memory cache, for answers that can be cached. */
  cold?: Aim
  /** Floor that the row is measured against. Default: `floor`. */
  floor?: 'slim'
  /**
   * True if every request is sent once before the measurement, so the in-memory cache answers, as
   * it does for frequent requests.
   */
  again?: true
  /** True if no two sides may send the same request, because the row would already exist. */
  writes?: true
}

const inMemory = { aim: { floor: 2 }, cold: { floor: 0.6 } }

export const WORK: Work[] = [
  { name: 'Hospital by id, with services', question: 'hospital', peer: 'fastify-pg', again: true, ...inMemory },
  { name: 'Featured hospitals', question: 'featured', peer: 'fastify-pg', ...inMemory },
  { name: 'GraphQL: home', question: 'home', peer: 'mercurius-drizzle', ...inMemory },
  {
    name: 'Hospital search, exact total',
    question: 'hospitals',
    peer: 'fastify-pg',
    aim: { floor: 0.8, processor: 3 },
  },
  { name: 'Doctor search', question: 'doctors', peer: 'fastify-pg', aim: { floor: 0.9 } },
  { name: 'GraphQL: search, nested', question: 'search', peer: 'mercurius-drizzle', aim: { floor: 0.77, peer: 1 } },
  { name: 'GraphQL: counts of the filters', question: 'facets' },
  { name: 'Booking', question: 'booking', peer: 'fastify-pg', aim: { floor: 0.45, processor: 1.5 }, writes: true },
  { name: 'Slim: hospital by id', question: 'hospital', floor: 'slim', again: true, aim: { floor: 1 } },
  { name: 'Slim: hospital search, word and place', question: 'word', floor: 'slim', aim: { floor: 0.8 } },
  { name: 'Slim: hospital search, four filters', question: 'filters', floor: 'slim', aim: { floor: 0.8 } },
  { name: 'Slim: hospital search, one service (broad)', question: 'broad', floor: 'slim' },
  { name: 'Slim: doctor search, word and place', question: 'doctor-word', floor: 'slim', aim: { floor: 0.8 } },
  { name: 'Slim: doctor search, three filters', question: 'doctor-filters', floor: 'slim', aim: { floor: 0.8 } },
  { name: 'Slim: the web’s hospital search', question: 'web-hospitals', floor: 'slim', aim: { processor: 2.4 } },
  { name: 'Slim: the web’s doctor search', question: 'web-doctors', floor: 'slim', aim: { processor: 2.4 } },
  { name: 'Slim: booking', question: 'booking', floor: 'slim', aim: { floor: 0.45, processor: 1.8 }, writes: true },
  { name: 'Sign-in (bcrypt, cost 10)', question: 'sign-in', peer: 'fastify-pg', aim: { floor: 0.9 } },
]
