/**
 * Addresses with readable names: `/hospitals/{id}/{name}`. The ID finds the record, and the name is
 * for readers.
 */
import { fold } from './fold.ts'

const LONGEST = 80

/**
 * Returns `Özel Şişli Hastanesi` as `ozel-sisli-hastanesi`, or an empty text for a name without
 * Latin letters.
 */
export const nameInAddress = (name: string): string =>
  fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')

/** Returns the address of a record (`/hospitals/:id`) followed by its name, if it has one. */
export function readableAddress(
  address: string,
  { id, name }: { id: string; name?: string | null | undefined },
): string {
  const words = nameInAddress(name ?? '')
  const short = address.replace(':id', encodeURIComponent(id))
  return words ? `${short}/${words}` : short
}
