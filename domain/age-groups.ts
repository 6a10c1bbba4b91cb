/** Ages that a sub-specialty treats. */
import { sentence } from './sentences.ts'

export const AGE_GROUPS = ['newborns', 'children', 'adults', 'older', 'all'] as const
export type AgeGroup = (typeof AGE_GROUPS)[number]

export const AGE_GROUP_LABELS: Record<AgeGroup, string> = {
  newborns: sentence('Newborns'),
  children: sentence('Children up to 17'),
  adults: sentence('Adults'),
  older: sentence('People from 65'),
  all: sentence('Every age'),
}
