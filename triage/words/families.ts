import type { Family } from '../stems.ts'
import { BODY_FAMILIES } from './body.ts'
import { CALM_FAMILIES } from './calm.ts'
import { CANCER_FAMILIES } from './cancer.ts'
import { CARDIAC_FAMILIES } from './cardiac.ts'
import { COSMETIC_FAMILIES } from './cosmetic.ts'
import { CRISIS_FAMILIES } from './crisis.ts'
import { DENTAL_FAMILIES } from './dental.ts'
import { DIGESTIVE_FAMILIES } from './digestive.ts'
import { GENERAL_FAMILIES } from './general.ts'
import { INFECTION_FAMILIES } from './infection.ts'
import { LAY_DANGER_FAMILIES } from './lay-dangers.ts'
import { MENTAL_HEALTH_FAMILIES } from './mental-health.ts'
import { METABOLIC_FAMILIES } from './metabolic.ts'
import { MUSCULOSKELETAL_FAMILIES } from './musculoskeletal.ts'
import { NEUROLOGICAL_FAMILIES } from './neurological.ts'
import { OBSTETRIC_FAMILIES } from './obstetric.ts'
import { ONSET_FAMILIES } from './onset.ts'
import { PAEDIATRIC_FAMILIES } from './paediatric.ts'
import { PEOPLE_FAMILIES } from './people.ts'
import { PLAIN_DANGER_FAMILIES } from './plain-dangers.ts'
import { PLAIN_EMERGENCY_FAMILIES } from './plain-emergencies.ts'
import { PLAIN_INJURY_FAMILIES } from './plain-injuries.ts'
import { PLAIN_SIGN_FAMILIES } from './plain-signs.ts'
import { PLAIN_VISIT_FAMILIES } from './plain-visits.ts'
import { RESPIRATORY_FAMILIES } from './respiratory.ts'
import { SIGHT_FAMILIES } from './sight.ts'
import { SKIN_FAMILIES } from './skin.ts'
import { TOXICOLOGY_FAMILIES } from './toxicology.ts'
import { TRAUMA_FAMILIES } from './trauma.ts'
import { URINARY_FAMILIES } from './urinary.ts'

const families = {
  ...BODY_FAMILIES,
  ...CARDIAC_FAMILIES,
  ...RESPIRATORY_FAMILIES,
  ...NEUROLOGICAL_FAMILIES,
  ...SIGHT_FAMILIES,
  ...TRAUMA_FAMILIES,
  ...MUSCULOSKELETAL_FAMILIES,
  ...OBSTETRIC_FAMILIES,
  ...MENTAL_HEALTH_FAMILIES,
  ...TOXICOLOGY_FAMILIES,
  ...PAEDIATRIC_FAMILIES,
  ...DIGESTIVE_FAMILIES,
  ...URINARY_FAMILIES,
  ...METABOLIC_FAMILIES,
  ...INFECTION_FAMILIES,
  ...CANCER_FAMILIES,
  ...SKIN_FAMILIES,
  ...DENTAL_FAMILIES,
  ...COSMETIC_FAMILIES,
  ...GENERAL_FAMILIES,
  ...PEOPLE_FAMILIES,
  ...CALM_FAMILIES,
  ...CRISIS_FAMILIES,
  ...PLAIN_SIGN_FAMILIES,
  ...PLAIN_EMERGENCY_FAMILIES,
  ...PLAIN_INJURY_FAMILIES,
  ...PLAIN_DANGER_FAMILIES,
  ...PLAIN_VISIT_FAMILIES,
  ...LAY_DANGER_FAMILIES,
  ...ONSET_FAMILIES,
} satisfies Record<string, Family>

export type FamilyName = keyof typeof families

/** Word families of all findings, by name. */
export const FAMILIES: Readonly<Record<string, Family>> = families
