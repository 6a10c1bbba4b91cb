/** Measured work, its comparisons, and the aims of PERFORMANCE. */
import type { Question } from './questions.ts'

/** `cold` is the product with nothing kept in memory. */
export type SideName = 'floor' | 'slim' | 'fastify-pg' | 'mercurius-drizzle' | 'hekima' | 'cold'
export type Aim = {
  /** At least this share of the floor's requests a second. */
  floor?: number
  /** At least this share of the best peer's. */
  peer?: number
  /** At most so many milliseconds of processor for a request, server and database together. */
  processor?: number
}
export type Work = {
  name: string
  question: Question
  peer?: 'fastify-pg' | 'mercurius-drizzle'
  aim?: Aim
  /** Aim without memory, where the answer can come from memory. */
  cold?: Aim
  /** The floor that the row is measured against; `floor` unless specified. */
  floor?: 'slim'
  /**
   * Everything has been asked for once before it is measured: memory answers, as it does what is
   * asked for often.
   */
  again?: true
  /** No two sides may ask the same: the row would be there already. */
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
