import { emergency, type Rule } from '../rule.ts'

/** Red flags of poisons, overdoses and caustics. */
export const TOXICOLOGY_EMERGENCIES: readonly Rule[] = [
  emergency('swallowed-battery', {
    name: 'Swallowed battery or magnets',
    version: 3,
    source: 'RCEM: Button batteries',
    when: 'swallowedObject / battery + nose / battery + choking|child|baby|under5Years|underAge + drank|cough|drool|vomiting|nose|ear|mouth|swallow',
  }),
  emergency('poisoning', {
    name: 'Poisoning',
    version: 2,
    source: 'NHS: Poisoning',
    when: 'venomBite / drankChemical / carbonMonoxide / toxin + drank|vomiting|dizzy|headache|confused|drowsy|cannotBreathe|fainted|bite|swollen|headacheWord|breathe|burning|pain|everyone / chemical + breathe + cannotBreathe|cough|dizzy / drank + thoughtItWas + chemical|object|child|burning|toxin / drank + thoughtItWas / venomous + foot|leg|hand|arm|swollen|pain|child|stung',
    unless: 'chronic|wellNow',
  }),
  emergency('overdose', {
    name: 'Overdose',
    version: 3,
    source: 'NHS: Poisoning; NICE NG225',
    unless: 'hairLoss|oneTooMany',
    when: 'tooManyPills / childPills / overdoseMade / child|baby|under5Years|underAge + drank + pills / pills + drank + byMistake',
  }),
  emergency('chemical-eye', {
    name: 'Chemical in the eye',
    version: 2,
    source: 'RCOphth: Chemical eye injury',
    when: 'chemicalEye',
    unless: 'pool',
  }),
]
