import { MAX_COMPARED } from './comparison.ts'

/** Ids from an address: each once, three at most. */
export const idsFrom = (text: string | null): string[] =>
  [...new Set((text ?? '').split(',').filter(Boolean))].slice(0, MAX_COMPARED)
