import { BYSTANDER_RULES } from './bystanders.ts'
import { CRISIS_RULES } from './crisis.ts'
import { ABDOMINAL_EMERGENCIES } from './emergencies/abdominal.ts'
import { CARDIAC_EMERGENCIES } from './emergencies/cardiac.ts'
import { GENERAL_EMERGENCIES } from './emergencies/general.ts'
import { INFECTION_EMERGENCIES } from './emergencies/infection.ts'
import { MENTAL_HEALTH_EMERGENCIES } from './emergencies/mental-health.ts'
import { NEUROLOGICAL_EMERGENCIES } from './emergencies/neurological.ts'
import { OBSTETRIC_EMERGENCIES } from './emergencies/obstetric.ts'
import { RESPIRATORY_EMERGENCIES } from './emergencies/respiratory.ts'
import { SIGHT_EMERGENCIES } from './emergencies/sight.ts'
import { TOXICOLOGY_EMERGENCIES } from './emergencies/toxicology.ts'
import { TRAUMA_EMERGENCIES } from './emergencies/trauma.ts'
import { DEVICE_EMERGENCIES, MISSED_TREATMENT_EMERGENCIES } from './emergencies/treatment.ts'
import { LAY_DANGER_RULES } from './lay-dangers.ts'
import { ONSET_RULES } from './onset.ts'
import { PLAIN_DANGER_RULES } from './plain-dangers.ts'
import { PLAIN_EMERGENCY_RULES } from './plain-emergencies.ts'
import { PLAIN_INJURY_RULES } from './plain-injuries.ts'
import { PLAIN_SIGN_RULES } from './plain-signs.ts'
import type { Rule } from './rule.ts'

/**
 * Red flags. A match is an emergency, whatever else the message says. Answers name equally
 * supported conditions in this order.
 */
export const EMERGENCY_RULES: readonly Rule[] = [
  ...CRISIS_RULES,
  ...CARDIAC_EMERGENCIES,
  ...RESPIRATORY_EMERGENCIES,
  ...NEUROLOGICAL_EMERGENCIES,
  ...MISSED_TREATMENT_EMERGENCIES,
  ...INFECTION_EMERGENCIES,
  ...OBSTETRIC_EMERGENCIES,
  ...DEVICE_EMERGENCIES,
  ...ABDOMINAL_EMERGENCIES,
  ...TRAUMA_EMERGENCIES,
  ...TOXICOLOGY_EMERGENCIES,
  ...SIGHT_EMERGENCIES,
  ...MENTAL_HEALTH_EMERGENCIES,
  ...GENERAL_EMERGENCIES,
  ...BYSTANDER_RULES,
  ...PLAIN_EMERGENCY_RULES,
  ...PLAIN_SIGN_RULES,
  ...PLAIN_INJURY_RULES,
  ...PLAIN_DANGER_RULES,
  ...LAY_DANGER_RULES,
  ...ONSET_RULES,
]
