/** Public history of the product's status. */
import { sentence } from './sentences.ts'

export const STATUS_PARTS = ['search', 'database', 'mail', 'assistant'] as const
export type StatusPart = (typeof STATUS_PARTS)[number]

export const STATUS_LABELS: Record<StatusPart, string> = {
  search: sentence('Website, search and APIs'),
  database: sentence('Database and bookings'),
  mail: sentence('Emails'),
  assistant: sentence('Assistant'),
}

/** Number of stored and shown days. */
export const STATUS_DAYS = 90
/** Minutes after which a check is too old for the current state. */
export const STATUS_FRESH_MINUTES = 5
