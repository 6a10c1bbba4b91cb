import { MAX_COMPARED } from './comparison.ts'

/** Returns the IDs from an address, without duplicates and at most three. */
export const idsFrom = (text: string | null): string[] =>
  [...new Set((text ?? '').split(',').filter(Boolean))].slice(0, MAX_COMPARED)
