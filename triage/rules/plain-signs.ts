import { emergency, type Rule } from './rule.ts'

/** Red flags in plain words that no combination of general findings covers. */
export const PLAIN_SIGN_RULES: readonly Rule[] = [
  emergency('clothes-aflame', {
    name: 'Severe burn',
    source: 'NHS: Burns and scalds',
    when: 'clothesAflame',
    unless: 'fireOut|wellNow',
  }),
  emergency('airway-blocked', {
    name: 'Not breathing',
    source: 'NTSP: Tracheostomy emergencies',
    isPlain: true,
    when: 'airwayBlocked',
    unless: 'wellNow|chronic',
  }),
  emergency('acid-on-face', {
    name: 'Severe burn',
    version: 4,
    source: 'NHS: Acid and chemical burns',
    when: 'acidThrown / acidOnFace / scald + skinPeel|face / scald|boilingLiquid + skinComesOff / scaldPoured + face',
    unless: 'wellNow|chronic|scar|weightLoss|bodyWish',
  }),
  emergency('belly-not-touched', {
    name: 'Emergency in the abdomen',
    source: 'NHS: Peritonitis',
    when: 'rigidBelly + guards|shiver|scoped / belly|abdominalPain + guards + severe|fever|highFever|vomiting|pale|suddenly',
    unless: 'chronic|pregnant|latePregnancy|wellNow',
  }),
  emergency('gasps-unanswering', {
    name: 'Not breathing',
    source: 'RCUK: Basic life support (agonal breathing)',
    when: 'agonal + noAnswer|noReaction|unconscious|foundDown',
    unless: 'wellNow|chronic',
  }),
  emergency('collapsed-now', {
    name: 'Fainting with heart symptoms',
    source: 'RCUK: Basic life support',
    when: 'collapsedNow + someone',
    unless: 'wellNow|chronic',
  }),
  emergency('chokes-on', {
    name: 'Choking',
    source: 'NHS: What should I do if someone is choking?',
    when: 'chokesOn + someone|child|baby|under5Years|cannot|blue',
    unless: 'wellNow|chronic',
  }),
  emergency('chest-and-blue', {
    name: 'Several signs of danger together',
    source: 'NHS: Blue skin or lips (cyanosis); NICE CG95: Recent-onset chest pain',
    when: 'chestPain|chestPressure|breathlessness|cannotBreathe + blueWithCold|blueLimbs',
    unless: 'hit|fall|accident|wound|onTouch|operation|legVeins|chronic|wellNow',
  }),
  emergency('eye-dark', {
    name: 'Sight at risk',
    source: 'NHS: Sudden vision loss',
    when: 'eyeDark + recent|acute|suddenly|sudden|morning|wokeWith',
    unless: 'chronic|stoodUp|bornWith|weeks|longerThanDays|eyeSwollen',
  }),
  emergency('half-body', {
    name: 'Possible stroke',
    source: 'NHS: Stroke (FAST)',
    when: 'halfDead',
    unless: 'chronic|weeks|longerThanDays|rehab|sleptOn|bornWith|wellNow',
  }),
  emergency('pressure-crisis', {
    name: 'Several signs of danger together',
    source: 'NICE NG136: Hypertension (same-day assessment)',
    when: 'crisisPressure + headache|headacheWord|head|chestPain + flashes|fog|dizzy|dizzySpin|foggyVision|visionLost|vomiting|confused|nosebleed|weak|numb / crisisPressure + chestPain|chestPressure|cannotBreathe|confused|slurred',
    unless: 'wellNow|weeks|longerThanDays',
  }),
  emergency('pulse-racing', {
    name: 'Fainting with heart symptoms',
    source: 'NHS: Heart palpitations',
    when: 'fastPulse + aboutToDrop',
    unless: 'exercise|wellNow|chronic',
  }),
  emergency('waters-gush', {
    name: 'Premature birth',
    source: 'NHS: Premature labour',
    when: 'watersGush + pregnant|gestationWeeks|latePregnancy',
  }),
  emergency('dose-multiplied', {
    name: 'Overdose',
    source: 'NPIS; NHS: Poisoning',
    when: 'multipliedDose + bloodThinner|diabetic|pills|byMistake',
    unless: 'wellNow|chronic',
  }),
  emergency('drowned-nearly', {
    name: 'Electric shock or near drowning',
    source: 'RCUK: Drowning',
    version: 2,
    when: 'nearDrowned + cough|foam|drowsy|vomiting|breathlessness|cannotBreathe|confused|dizzy|weak|pale|blue|shiver|chestPain|unconscious|fainted',
    unless: 'wellNow|chronic',
  }),
  emergency('armed-and-hunted', {
    name: 'At risk of harming someone',
    source: 'NICE CG178: Psychosis',
    when: 'hunted + blade',
    unless: 'wellNow|chronic',
  }),
  emergency('stroke-feared', {
    name: 'Possible stroke',
    source: 'NHS: Stroke (FAST)',
    when: 'strokeFeared + limbDisobeys / limbDisobeys + suddenly|sudden|acute|recent|morning',
    unless: 'chronic|weeks|longerThanDays|rehab|sleptOn|bornWith|wellNow',
  }),
  emergency('under-a-car', {
    name: 'Severe injury',
    source: 'ATLS; NICE NG39: Major trauma',
    when: 'carJack + carOnTop',
    unless: 'wellNow|chronic',
  }),
  emergency('skin-mottled', {
    name: 'Possible sepsis',
    source: 'NHS: Sepsis',
    version: 2,
    when: 'mottled|marbled + confused|shiver|drowsy|rapidBreath',
    unless: 'wellNow|chronic',
  }),
  emergency('dialysis-skipped', {
    name: 'Missed dialysis',
    source: 'NHS: Dialysis; KDIGO 2020: Potassium',
    when: 'dialysisSkipped + weak|tired|heartSkips|palpitation|breathlessness|vomiting|confused|swollen|dizzy',
    unless: 'wellNow',
  }),
  emergency('meter-hi', {
    name: 'Dangerous blood sugar',
    source: 'NHS: Diabetic ketoacidosis',
    when: 'hiShown + meterWords|diabetic',
  }),
]
