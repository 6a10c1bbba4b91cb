import { emergency, type Rule } from '../rule.ts'

/** Red flags of heat, cold and combined signs. */
export const GENERAL_EMERGENCIES: readonly Rule[] = [
  emergency('heatstroke', {
    name: 'Heatstroke',
    source: 'NHS: Heat exhaustion and heatstroke',
    when: 'heatstroke + confused|drowsy|fainted|seizure|highFever|vomiting|cannotBreathe / heatstroke + burning|hot + sweating|confused|dizzy',
  }),
  emergency('danger-signs', {
    name: 'Several signs of danger together',
    version: 2,
    source: 'NHS: When to call 999; Manchester Triage: general discriminators',
    when: 'cannotBreathe|rapidBreath + fainted|pale|confused|unconscious|slurred|sweating / confused|unconscious|slurred + fever|highFever|vomiting|pale|sweating|fainted|headache|shiver|seizure / sweating|pale + pain|chest|jaw|abdominalPain|vomiting + severe|suddenly|elderly|over60|confused|diabetic|fainted / severe + suddenly|sudden + pain|headache|abdominalPain + vomiting|dizzy|fainted|numb|weak|pale|sweating / pregnant|postpartum|gestationWeeks|latePregnancy + fainted|seizure|confused|visionLost|cannotBreathe|chestPain|highFever|heavyBleeding / chemo|bloodThinner|operation + fainted|confused|cannotBreathe|unconscious|heavyBleeding|bloodVomit',
    unless: 'chronic|tooth|wellNow|snoring|sadness|anxiety|hair|bornWith|stairs|weightWish',
  }),
  emergency('hypothermia', {
    name: 'Dangerously low body temperature',
    version: 2,
    source: 'NHS: Hypothermia',
    when: 'hypothermia|cold + slurred|cannotSpeak|drowsy|confused|foundDown|unconscious + elderly|foundDown|baby|child|cold|hypothermia|shiver / hypothermia + cannotSpeak|drowsy|confused|unconscious|slurred|mumbles',
    unless: 'chronic',
  }),
  emergency('said-yes', {
    name: 'Several signs of danger together',
    source: 'NHS 111: signs for which an ambulance is called',
    when: 'saidYes',
  }),
]
