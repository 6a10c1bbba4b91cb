import { emergency, type Rule } from '../rule.ts'

/** Red flags of the heart and vessels. */
export const CARDIAC_EMERGENCIES: readonly Rule[] = [
  emergency('chest-pressure', {
    name: 'Possible heart attack',
    source: 'NHS: Heart attack',
    when: 'chestPressure',
    unless: 'chronic|onTouch|afterMeal|cough|sadness|wheeze|under5Years|testsClear|easesAtRest|restHelps|pressesSpot',
  }),
  emergency('chest-pain-spreading', {
    name: 'Possible heart attack',
    version: 2,
    source: 'NHS: Heart attack',
    when: 'chestPain|chestPressure + armJaw|spreadPain|sweating|cannotBreathe|vomiting|fainted|dizzy|pale|tearing|blueLips|feelDying|clutch|numb / chest|heart + sweating|pale|blueLips / chest + feelDying / jaw + arm + pain + vomiting|sweating|severe|over40 / arm|jaw + pressure|numb + ribs|chest / pressure + sweating + over60|elderly|over40|sameAs|heartAttackNamed',
    unless: 'onTouch|chronic|pressesSpot|testsClear',
  }),
  emergency('chest-pain-severe', {
    name: 'Possible heart attack',
    source: 'NICE CG95: Recent-onset chest pain',
    when: 'chestPain + severe|suddenly|sudden + acute|recent|over40|suddenly|sudden|elderly',
    unless: 'onTouch|chronic|afterMeal|pressesSpot',
  }),
  emergency('chest-pain-older', {
    name: 'Possible heart attack',
    source: 'NICE CG95: Recent-onset chest pain',
    when: 'chestPain|chestPressure + over60|elderly|diabetic + acute|recent|suddenly|pressure|sweating',
    unless: 'onTouch|afterMeal',
  }),
  emergency('arm-jaw-sweating', {
    name: 'Possible heart attack',
    version: 3,
    source: 'NHS: Heart attack',
    when: 'pale + sweating + reflux|jaw|arm|chest|chestPain|bellyacheWord|abdominalPain|shoulder / jaw + spread + sweating + belly|bellyacheWord|abdominalPain|over40|over60|diabetic / jaw + arm|shoulder|neck|back + sweating|cannotBreathe|vomiting|pressure|dizzy / armJaw + sweating + vomiting|pale|cannotBreathe|dizzy|weak / jaw|armJaw|abdominalPain + sweating|pale + diabetic|over60|elderly|vomiting|weak / sweating + vomiting|weak + diabetic|over60|elderly + pain|pale|cannotBreathe / chest|heart + numb|weak + arm + sweating|suddenly|recent|pressure',
  }),
  emergency('heart-attack-named', {
    name: 'Possible heart attack',
    source: 'NHS: Heart attack',
    when: 'heartAttackNamed + acute|recent|chestPain|chestPressure|sweating|cannotBreathe|severe|nowHaving',
    unless: 'wellNow',
  }),
  emergency('cardiac-arrest', {
    name: 'Not breathing',
    source: 'RCUK: Basic life support',
    when: 'notBreathing / fainted + blueLips|cannotBreathe',
    unless: 'snoring|nose|sinus',
  }),
  emergency('collapse-heart', {
    name: 'Fainting with heart symptoms',
    version: 2,
    source: 'NICE CG109: Transient loss of consciousness',
    when: 'fainted + palpitation|chestPain|chestPressure|chest|clutch|exercise|cannotBreathe|over60|elderly|headInjury|severe / faintedExercise / heartSkips|fastPulse + fainted / heart|palpitation + fainted / heart|palpitation + dizzy + acute|recent|fast / fainted|fall|foundDown + noAnswer|unconscious',
    unless: 'chronic',
  }),
  emergency('palpitations-collapse', {
    name: 'Fainting with heart symptoms',
    version: 2,
    source: 'NHS: Heart palpitations',
    when: 'heartSkips|fastPulse + chestPain|chestPressure|cannotBreathe|fainted|blueLips / heartSkips|fastPulse + dizzy|sweating + acute|recent|fastPulse',
    unless: 'chronic|testsClear',
  }),
  emergency('aorta', {
    name: 'Possible tear in the main artery',
    version: 2,
    source: 'NICE NG156: Abdominal aortic aneurysm',
    when: 'tearing + belly|back|chest|shoulder / aneurysm + pain|abdominalPain|backPain|chestPain|dizzy|fainted|pale / abdominalPain|backPain + backPain|abdominalPain + fainted|pale|dizzy|sweating + suddenly|sudden|over60|elderly|fainted|severe / back + pain + severe|suddenly|sudden + fainted|dizzy|pale|chest',
    unless: 'chronic',
  }),
  emergency('cold-limb', {
    name: 'Possible blocked artery in an arm or leg',
    version: 2,
    source: 'NICE NG147: Peripheral arterial disease (acute limb ischaemia)',
    when: 'coldLeg + pain|numb|weak + suddenly|sudden|acute|recent|severe|pale|blue|cannot|white / plasterCast + severe|worse + numb|blue|cold|white|pale|swollen / coldLeg|leg|foot + cold + white|pale|blue|numb + cannot|severe|numb|suddenly / broken|accident|fall|plasterCast + cold|blue|white + foot|hand|leg|arm',
    unless: 'chronic|legVeins',
  }),
]
