/**
 * Addresses that say what they show: `/hospitals/{id}/{name}`. The id alone finds the record, the
 * name is for readers.
 */
import { fold } from './fold.ts'

const LONGEST = 80

/** `Özel Şişli Hastanesi` as `ozel-sisli-hastanesi`; empty where a name has no Latin letter. */
export const nameInAddress = (name: string): string =>
  fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '')

/** The address of a record (`/hospitals/:id`) with its name behind it, as far as it has one. */
export function readableAddress(
  address: string,
  { id, name }: { id: string; name?: string | null | undefined },
): string {
  const words = nameInAddress(name ?? '')
  const short = address.replace(':id', encodeURIComponent(id))
  return words ? `${short}/${words}` : short
}
