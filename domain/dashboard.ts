/** Dashboard of administrators. */
import { z } from 'zod'

/** Periods in days, each compared with the previous one. */
export const PERIODS = [7, 30, 90] as const
export const DEFAULT_PERIOD = 30

export const dashboardSearch = z.object({
  days: z
    .preprocess(
      (value) => (value === undefined || value === null || value === '' ? DEFAULT_PERIOD : Number(value)),
      z.literal([...PERIODS], 'Please choose 7, 30 or 90 days'),
    )
    .meta({ description: 'Length of the period in days: 7, 30 (default) or 90.' }),
})

/** Hours after which a duration is shown in days. */
const MOST_HOURS = 48

/**
 * Returns the whole days of a duration that is too long to be shown in hours, or null for a shorter
 * one.
 */
export const daysOf = (hours: number): number | null => (hours > MOST_HOURS ? Math.floor(hours / 24) : null)

export const SYSTEM_PARTS = ['api', 'database', 'catalogue', 'mail', 'assistant'] as const
export const SYSTEM_STATES = ['operational', 'degraded', 'down'] as const
export type SystemState = (typeof SYSTEM_STATES)[number]
