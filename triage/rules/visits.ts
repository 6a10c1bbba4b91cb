import type { Rule } from './rule.ts'
import { LEARNED_RULES } from './visits/learned.ts'
import { ROUTINE_RULES } from './visits/routine.ts'
import { SOON_RULES } from './visits/soon.ts'
import { URGENT_RULES } from './visits/urgent.ts'

/**
 * Rules for visits: findings, urgency and specialty. Words of treatments and plain complaints are
 * in domain/concepts. Answers name equally suitable specialties in this order.
 */
export const VISIT_RULES: readonly Rule[] = [...URGENT_RULES, ...SOON_RULES, ...ROUTINE_RULES, ...LEARNED_RULES]
