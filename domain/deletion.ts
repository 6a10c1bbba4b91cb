/** What may refer to a record of the catalogue and has to stay: it is then deactivated, not erased. */
export const DELETION_HOLDERS = ['appointments', 'reviews', 'staff'] as const
export type DeletionHolder = (typeof DELETION_HOLDERS)[number]
