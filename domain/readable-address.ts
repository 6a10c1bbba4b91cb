/**
 * Addresses with readable names: `/hospitals/{id}/{name}`. The ID finds the record, and the name is
 * for readers.
 */
import { fold } from './fold.ts'

const LONGEST = 80

const written = (name: string): string =>
  fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')

/** The last name, because a card has nine links to one record. */
let last = { name: '', words: '' }

/**
 * Returns `Özel Şişli Hastanesi` as `ozel-sisli-hastanesi`, or an empty text for a name without
 * Latin letters.
 */
export function nameInAddress(name: string): string {
  if (name !== last.name) last = { name, words: written(name) }
  return last.words
}

/** Returns the address of a record (`/hospitals/:id`) followed by its name, if it has one. */
export function readableAddress(
  address: string,
  { id, name }: { id: string; name?: string | null | undefined },
): string {
  const words = nameInAddress(name ?? '')
  const short = address.replace(':id', encodeURIComponent(id))
  return words ? `${short}/${words}` : short
}
