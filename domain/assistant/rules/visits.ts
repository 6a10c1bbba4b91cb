import { type Rule, routine, soon, urgent } from './rule.ts'

/** What needs a doctor, how soon, and which. Words for treatments and plain complaints stand in domain/concepts. */
export const VISIT_RULES: readonly Rule[] = [
  urgent('chest-pain', {
    source: 'NHS: Chest pain',
    when: 'chestPain|chestPressure',
    unless: 'onTouch|afterMeal|chronic|cough',
    specialties: ['Cardiology', 'Emergency Medicine', 'Internal Medicine'],
  }),
  soon('breathless', {
    source: 'NHS: Shortness of breath',
    when: 'cannotBreathe|wheeze',
    specialties: ['Pulmonology', 'Cardiology', 'Internal Medicine'],
  }),
  soon('palpitations', {
    source: 'NHS: Heart palpitations',
    when: 'heartSkips',
    specialties: ['Cardiology'],
  }),
  urgent('renal-colic', {
    source: 'NHS: Kidney stones',
    when: 'flankPain',
    specialties: ['Urology', 'Emergency Medicine', 'Nephrology'],
  }),
  urgent('urine-infection', {
    source: 'NHS: Urinary tract infections',
    when: 'burnsUrine',
    specialties: ['Urology', 'Family Medicine', 'Internal Medicine'],
  }),
  urgent('tooth-abscess', {
    source: 'NHS: Dental abscess',
    when: 'toothPain|toothSwollenFace + swollen|severe|fever|night',
    specialties: ['Dentistry'],
  }),
  soon('breast-lump', {
    source: 'NHS: Breast lump',
    when: 'lumpBreast',
    specialties: ['Surgery', 'Oncology', 'Obstetrics and Gynecology'],
  }),
  soon('diabetes-signs', {
    source: 'NHS: Type 2 diabetes',
    when: 'thirst + oftenUrine|weightLoss|toilet',
    specialties: ['Endocrinology', 'Internal Medicine', 'Family Medicine'],
  }),
  soon('mole', {
    source: 'NHS: Melanoma',
    when: 'moleChange',
    specialties: ['Dermatology', 'Oncology', 'Plastic Surgery'],
  }),
  soon('low-mood', {
    source: 'NHS: Depression in adults',
    when: 'lowMood',
    specialties: ['Psychiatry'],
  }),
  urgent('child-ear', {
    source: 'NHS: Earache',
    when: 'earPain + child|fever',
    specialties: ['Ear Nose and Throat', 'Family Medicine'],
  }),
  soon('morning-stiffness', {
    source: 'NHS: Rheumatoid arthritis',
    when: 'jointSwollen|morningStiff + swollen|hand|joint',
    specialties: ['Rheumatology', 'Internal Medicine', 'Orthopedics'],
  }),
  routine('veins', {
    source: 'NHS: Varicose veins',
    when: 'legVeins',
    specialties: ['Cardiovascular Surgery', 'Surgery', 'Dermatology'],
  }),
  routine('prostate', {
    source: 'NHS: Enlarged prostate',
    when: 'weakUrine|nightUrine',
    specialties: ['Urology'],
  }),
]
