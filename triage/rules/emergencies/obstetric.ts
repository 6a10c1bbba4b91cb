import { emergency, type Rule } from '../rule.ts'

/** Red flags of pregnancy and birth. */
export const OBSTETRIC_EMERGENCIES: readonly Rule[] = [
  emergency('pregnancy-bleeding', {
    name: 'Bleeding in pregnancy',
    version: 2,
    source: 'RCOG: Bleeding in pregnancy',
    when: 'pregnant|gestationWeeks + bleeding|heavyBleeding + latePregnancy|pain|abdominalPain|severe|unstoppable|dizzy|fainted|rigidBelly|acute|recent|shoulder|bellyacheWord|belly|labour / miscarry + bleeding + unstoppable|severe|dizzy|fainted',
    unless: 'nosebleed',
  }),
  emergency('ectopic', {
    name: 'Possible pregnancy outside the womb',
    version: 3,
    source: 'NHS: Ectopic pregnancy',
    when: 'missedPeriod|pregnant|positiveTest + abdominalPain|bellyacheWord|severeBelly|rightLow|side|lowSide|groin + bleeding|shoulder|dizzy|fainted|severe|suddenly|sudden|oneSide|pain|pale|white / missedPeriod|positiveTest + pain + dizzy|fainted|severe|shoulder|suddenly / pregnant|missedPeriod|gestationWeeks|positiveTest + pain + fainted|dizzy|suddenly|shoulder / pregnant|gestationWeeks|missedPeriod + oneSide|side|lowSide + pain|severe|cutWound',
    unless: 'headacheWord|latePregnancy',
  }),
  emergency('pre-eclampsia', {
    name: 'Possible pre-eclampsia',
    version: 3,
    source: 'NICE NG133: Hypertension in pregnancy',
    when: 'latePregnancy|lateMonth|monthOfPregnancy + headBursts|headSplits / monthOfPregnancy + bleedsNow|flashes|bloodPressureHigh|swollenHandsFace / pregnant|postpartum|latePregnancy|lateMonth|gestationWeeks + headache|headacheWord|bloodPressureHigh + flashes|swollenHandsFace|visionLost|foggyVision|rightLow|fog|ribs / latePregnancy|lateMonth|postpartum|gestationWeeks + headache|headacheWord|bloodPressureHigh + vomiting|severe|swollen|belly|bloodPressureHigh / pregnant|latePregnancy|gestationWeeks + flashes + swollen|headache|headacheWord / pregnant|latePregnancy|gestationWeeks + bloodPressureHigh + headache|headacheWord|flashes|fog|foggyVision|eye|see',
  }),
  emergency('baby-not-moving', {
    isGrave: true,
    name: 'Baby moving less in the womb',
    version: 2,
    source: 'RCOG: Reduced fetal movements',
    when: 'fewerKicks + pregnant|latePregnancy|gestationWeeks|baby|belly / noMovement + pregnant|latePregnancy|gestationWeeks',
  }),
  emergency('waters-cord', {
    name: 'Premature birth',
    version: 2,
    source: 'NHS: Premature labour',
    when: 'waters / labour + latePregnancy|pregnant|gestationWeeks|bleeding',
  }),
  emergency('postpartum-bleeding', {
    isGrave: true,
    name: 'Bleeding after birth',
    version: 4,
    source: 'NHS: Postpartum haemorrhage; RCOG: Heavy bleeding after birth',
    when: 'postpartum|birthLately + padsSoaked / postpartum + bleeding|heavyBleeding|unstoppable + unstoppable|dizzy|fainted|severe|pale|heavyBleeding',
  }),
]
