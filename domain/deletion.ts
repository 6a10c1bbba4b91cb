/**
 * Records that may refer to a catalogue record and must stay. The record is then deactivated
 * instead of deleted.
 */
export const DELETION_HOLDERS = ['appointments', 'reviews', 'staff'] as const
export type DeletionHolder = (typeof DELETION_HOLDERS)[number]
