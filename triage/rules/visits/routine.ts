import { type Rule, routine, soon, urgent } from '../rule.ts'

/** Rules for normal appointments, with more urgent forms of their complaints. */
export const ROUTINE_RULES: readonly Rule[] = [
  routine('muscle-chest', {
    source: 'NHS: Chest pain (musculoskeletal)',
    when: 'chestPain|chestPressure|chest + onTouch',
    specialties: ['Orthopedics', 'Physical Medicine and Rehabilitation', 'Family Medicine'],
  }),
  routine('reflux', {
    source: 'NHS: Heartburn and acid reflux',
    when: 'reflux|afterMeal',
    specialties: ['Gastroenterology', 'Internal Medicine'],
  }),
  routine('bowel', {
    source: 'NHS: Irritable bowel syndrome',
    when: 'bloating|constipation|diarrhoea',
    specialties: ['Gastroenterology', 'Internal Medicine'],
  }),
  routine('piles', {
    source: 'NHS: Piles (haemorrhoids)',
    when: 'piles',
    specialties: ['Surgery', 'Gastroenterology'],
  }),
  routine('gallstones-calm', {
    source: 'NHS: Gallstones',
    when: 'gallstones',
    specialties: ['Surgery', 'Gastroenterology'],
  }),
  routine('hernia', { source: 'NHS: Hernia', when: 'hernia', specialties: ['Surgery'] }),
  routine('vertigo', {
    source: 'NHS: Vertigo',
    when: 'dizzySpin|dizzy',
    specialties: ['Ear Nose and Throat', 'Neurology'],
  }),
  routine('headache', {
    source: 'NHS: Migraine',
    version: 2,
    when: 'headache|headacheWord|headBangs',
    specialties: ['Neurology', 'Internal Medicine'],
  }),
  urgent('hearing-sudden', {
    source: 'NICE NG98: Hearing loss in adults (sudden onset within 30 days)',
    when: 'hearing + suddenly|sudden|acute|morning',
    unless: 'chronic|throatPain',
    specialties: ['Ear Nose and Throat'],
  }),
  soon('hard-stool', {
    source: 'NHS: Constipation',
    when: 'rabbitStool',
    specialties: ['Gastroenterology', 'Internal Medicine'],
  }),
  routine('hearing', { source: 'NHS: Hearing loss; Tinnitus', when: 'hearing', specialties: ['Ear Nose and Throat'] }),
  routine('sinus', {
    source: 'NHS: Sinusitis; Allergic rhinitis',
    version: 2,
    when: 'sinus|runnyNose',
    specialties: ['Ear Nose and Throat'],
  }),
  routine('snoring', {
    source: 'NHS: Sleep apnoea; Snoring',
    when: 'snoring',
    specialties: ['Ear Nose and Throat', 'Pulmonology', 'Neurology'],
  }),
  soon('insomnia', {
    source: 'NHS: Insomnia',
    version: 3,
    when: 'insomnia|sleepsBadly',
    unless: 'pain|cough|itchAlone|snoring',
    specialties: ['Psychiatry', 'Neurology'],
  }),
  soon('anxiety', { source: 'NHS: Generalised anxiety disorder', when: 'anxiety', specialties: ['Psychiatry'] }),
  soon('memory', { source: 'NHS: Dementia', when: 'memory', specialties: ['Neurology', 'Psychiatry'] }),
  soon('tingling', {
    source: 'NHS: Carpal tunnel syndrome',
    when: 'tingling|legNumbness',
    specialties: ['Neurology', 'Orthopedics', 'Neurosurgery'],
  }),
  routine('dry-eyes', {
    source: 'NHS: Dry eyes; Conjunctivitis',
    when: 'eyesGritty|eyesItch',
    unless: 'joint|mouth',
    specialties: ['Ophthalmology'],
  }),
  routine('skin', {
    source: 'NHS: Skin conditions',
    version: 2,
    when: 'skinLong|skinRash|itchAlone|rash|skinChaps',
    unless: 'mole',
    specialties: ['Dermatology'],
  }),
  routine('hair-after-birth', {
    source: 'NHS: Hair loss',
    when: 'hairSheds|hairLoss + sinceBaby|postpartum',
    specialties: ['Dermatology', 'Hair Restoration'],
  }),
  routine('hair-wish', {
    source: 'NHS: Hair transplant',
    when: 'hair|hairLoss + transplantWish',
    specialties: ['Hair Restoration', 'Plastic Surgery', 'Dermatology'],
  }),
  routine('hair', {
    version: 2,
    source: 'NHS: Hair loss',
    when: 'hairLoss',
    unless: 'tired',
    specialties: ['Hair Restoration', 'Dermatology', 'Plastic Surgery'],
  }),
  soon('crown-lost', {
    source: 'NHS: Dental crowns and fillings (lost or broken)',
    when: 'crownLost',
    specialties: ['Dentistry'],
  }),
  routine('nappy-rash', {
    source: 'NHS: Nappy rash',
    when: 'nappyRash',
    specialties: ['Pediatrics', 'Dermatology'],
  }),
  routine('sweaty-hands', {
    source: 'NHS: Excessive sweating (hyperhidrosis)',
    when: 'sweatsOften',
    specialties: ['Dermatology', 'Internal Medicine'],
  }),
  routine('teeth', {
    source: 'NHS: Dental treatments',
    when: 'teethWish|gumTrouble|toothPain',
    specialties: ['Dentistry'],
  }),
  routine('eye-wish', { source: 'NHS: Laser eye surgery', when: 'eyeWish', specialties: ['Ophthalmology'] }),
  routine('weak-sight', {
    source: 'NHS: Short-sightedness (myopia)',
    when: 'blursFar',
    unless: 'suddenly|sudden|acute|recent',
    specialties: ['Ophthalmology'],
  }),
  routine('cloudy-sight', {
    source: 'NHS: Age-related cataracts',
    when: 'eyeCloudy|foggyVision',
    specialties: ['Ophthalmology'],
  }),
  routine('nose-wish', {
    source: 'NHS: Nose job (rhinoplasty)',
    when: 'noseWish',
    specialties: ['Plastic Surgery', 'Ear Nose and Throat'],
  }),
  routine('body-wish', {
    source: 'NHS: Cosmetic procedures',
    when: 'bodyWish|bodyReshape',
    specialties: ['Plastic Surgery', 'Dermatology'],
  }),
  routine('weight-wish', {
    source: 'NHS: Weight loss surgery',
    when: 'weightWish',
    specialties: ['Bariatric Surgery', 'Surgery', 'Endocrinology'],
  }),
  routine('fertility', {
    source: 'NHS: Infertility',
    when: 'fertility',
    specialties: ['Reproductive Medicine', 'Obstetrics and Gynecology', 'Urology'],
  }),
  routine('periods', {
    source: 'NHS: Periods; Menopause',
    when: 'periods|pregnancyCare|missedPeriod|pregnant',
    specialties: ['Obstetrics and Gynecology'],
  }),
  routine('erectile', { source: 'NHS: Erection problems', when: 'erectile', specialties: ['Urology'] }),
  routine('leak', {
    source: 'NHS: Urinary incontinence',
    when: 'leakUrine',
    specialties: ['Urology', 'Obstetrics and Gynecology'],
  }),
  routine('prostate', {
    source: 'NHS: Enlarged prostate',
    when: 'prostateWords|weakUrine|nightUrine',
    specialties: ['Urology'],
  }),
  routine('kidney-stone', {
    source: 'NHS: Kidney stones',
    when: 'kidneyStone',
    specialties: ['Urology', 'Nephrology'],
  }),
  routine('thyroid', {
    source: 'NHS: Thyroid problems',
    when: 'thyroid|hormones',
    specialties: ['Endocrinology', 'Internal Medicine'],
  }),
  routine('diabetes', {
    source: 'NHS: Type 2 diabetes',
    when: 'diabetic|highSugar',
    specialties: ['Endocrinology', 'Internal Medicine'],
  }),
  soon('tired', {
    source: 'NHS: Tiredness and fatigue',
    when: 'tired',
    specialties: ['Internal Medicine', 'Family Medicine', 'Endocrinology'],
  }),
  routine('joints', {
    source: 'NHS: Arthritis',
    when: 'jointWords',
    specialties: ['Rheumatology', 'Orthopedics', 'Internal Medicine'],
  }),
  routine('arthrosis', {
    source: 'NHS: Osteoarthritis',
    when: 'arthrosis|kneePain|knee',
    unless: 'acute',
    specialties: ['Orthopedics', 'Physical Medicine and Rehabilitation'],
  }),
  routine('limbs', {
    source: 'NHS: Shoulder, elbow, hip and foot pain',
    version: 2,
    when: 'limbPain|shoulder|hip|foot|arm|hand|leg + pain|stiff|swollen|limbPain',
    unless: 'skinChaps',
    specialties: ['Orthopedics', 'Physical Medicine and Rehabilitation'],
  }),
  routine('spine', {
    source: 'NHS: Back pain',
    version: 2,
    when: 'spineWords|backPain|muscleSpasm / neck + pain|stiff',
    specialties: ['Orthopedics', 'Physical Medicine and Rehabilitation', 'Neurosurgery'],
  }),
  routine('rehab', {
    source: 'NHS: Stroke recovery',
    when: 'rehab',
    specialties: ['Physical Medicine and Rehabilitation', 'Neurology'],
  }),
  routine('veins', {
    source: 'NHS: Varicose veins',
    when: 'legVeins',
    specialties: ['Cardiovascular Surgery', 'Surgery', 'Dermatology'],
  }),
  routine('heart-check', {
    source: 'NHS: Health check',
    when: 'heartCheck',
    specialties: ['Cardiology', 'Internal Medicine'],
  }),
  routine('allergy', {
    source: 'NHS: Allergies',
    when: 'allergyTest',
    specialties: ['Dermatology', 'Ear Nose and Throat', 'Internal Medicine'],
  }),
  routine('cough', {
    source: 'NHS: Cough',
    when: 'cough|chronicCough|flu',
    specialties: ['Pulmonology', 'Internal Medicine', 'Family Medicine'],
  }),
  routine('throat-mild', {
    source: 'NHS: Sore throat',
    when: 'throatPain',
    specialties: ['Ear Nose and Throat', 'Family Medicine'],
  }),
  routine('belly', {
    source: 'NHS: Stomach ache',
    when: 'abdominalPain|bellyacheWord|vomiting',
    specialties: ['Gastroenterology', 'Internal Medicine', 'Surgery'],
  }),
  routine('vaccine', {
    source: 'NHS: Vaccinations',
    when: 'vaccine',
    specialties: ['Family Medicine', 'Infectious Diseases'],
  }),
  routine('child', { source: 'NHS: Children’s health', when: 'childGrowth + child|baby', specialties: ['Pediatrics'] }),
  routine('small-wound', {
    source: 'NHS: Cuts, burns and bites',
    when: 'smallBurnCut',
    specialties: ['Dermatology', 'Surgery', 'Family Medicine'],
  }),
  routine('checkup', {
    source: 'NHS: Health check',
    when: 'checkup',
    specialties: ['Internal Medicine', 'Family Medicine'],
  }),
]
