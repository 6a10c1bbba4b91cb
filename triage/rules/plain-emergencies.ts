import { emergency, type Rule } from './rule.ts'

/** Red flags in short messages. */
export const PLAIN_EMERGENCY_RULES: readonly Rule[] = [
  emergency('dived', {
    name: 'Illness after diving',
    source: 'DAN: Decompression illness',
    when: 'dived + numb|weak|tingling|legsDead|legWeak|legNumbness|cannotWalk|joint|shoulder|limbPain|bloodCough|coughBlood|cannotUrinate|confused|fainted|knee|leg',
    unless: 'chronic|wellNow|weeks|longerThanDays',
  }),
  emergency('altitude', {
    name: 'Altitude sickness',
    source: 'UIAA and CDC: High-altitude oedema',
    when: 'altitude + walksDrunk|confused|pinkFoam|coughBlood|bloodCough|cannotBreathe|cannotWalk|blueLips|blue|seesThings|drowsy|unconscious',
    unless: 'chronic|wellNow',
  }),
  emergency('crushed', {
    name: 'Severe injury',
    source: 'ATLS; NICE NG39: Major trauma',
    when: 'crushed + someone|leg|arm|chest|belly|pain|cannot|pale|cold|sweating|thirsty|head|breathe',
    unless: 'chronic|wellNow|weeks|longerThanDays|playful',
  }),
  emergency('aflame', {
    name: 'Severe burn',
    source: 'NHS: Burns and scalds',
    when: 'aflame + someone|hand|face|skin|cannot',
  }),
  emergency('birth-now', {
    name: 'Premature birth',
    source: 'NHS: Labour and birth; RCOG: Breech and retained placenta',
    when: 'birthNow',
    unless: 'wellNow|weeks',
  }),
  emergency('held-by-current', {
    name: 'Electric shock or near drowning',
    source: 'RCUK and NHS: First aid, electric shock',
    when: 'held',
    unless: 'wellNow',
  }),
  emergency('erection-stays', {
    name: 'Erection that won’t go down',
    source: 'NHS: Priapism',
    when: 'staysErect + erectionAid|pain',
    unless: 'chronic|weeks|longerThanDays',
  }),
  emergency('eye-after-operation', {
    name: 'Sight at risk',
    source: 'RCOphth: Endophthalmitis after surgery',
    when: 'eyeOperated + pain|eyePain|red|redEye|lightHurts|swollen|eyeSwollen + fog|foggyVision|visionLost|halfSight|worse|cannot',
    unless: 'chronic|weeks|longerThanDays',
  }),
  emergency('half-sight', {
    name: 'Sight at risk',
    version: 2,
    source: 'NHS: Sudden vision loss; Stroke',
    when: 'halfSight + eye|see|recent|acute|suddenly|sudden|morning|headache|headacheWord|vomiting|diabetic',
    unless: 'chronic|stoodUp|bornWith|weeks|longerThanDays|cataractNamed',
  }),
  emergency('farewell-arranged', {
    isGrave: true,
    name: 'Thoughts of suicide',
    version: 2,
    source: 'NICE NG225; Samaritans',
    when: 'deathPlan / restsForEver + saidFarewell|farewell|gaveAway|giveUp|lastNight|pills / handsOver + notNeeded|farewell|giveUp|lastNight / notNeeded + farewell|giveUp|pills|highPlace|weapon / howMany + pills + lethal',
    unless: 'hair|wellNow',
  }),
  emergency('strangled', {
    name: 'Severe injury',
    source: 'TISP; NICE NG39',
    when: 'strangled / atWall + vomiting|doubleSight|headache|headacheWord|fainted|confused|dizzy|bleeding',
    unless: 'wellNow',
  }),
  emergency('withdrawal', {
    name: 'Several signs of danger together',
    source: 'NICE CG100: Acute alcohol withdrawal',
    when: 'quitDrinking + seesThings|seizure|confused|fever / quitDrinking + shiver + sweating|heartSkips|vomiting',
  }),
  emergency('ovaries-overstimulated', {
    name: 'Several signs of danger together',
    source: 'RCOG: Ovarian hyperstimulation syndrome',
    when: 'eggsTaken + swollen|belly|huge + breathlessness|cannotBreathe|cannotUrinate|nothingPasses|urinate|vomiting',
  }),
  emergency('last-breaths', {
    name: 'Not breathing',
    source: 'RCUK: Basic life support (agonal breathing)',
    when: 'agonal + someone|breathe|noAnswer|unconscious|foundDown',
    unless: 'snoring|wellNow',
  }),
  emergency('turns-blue', {
    name: 'Severe trouble breathing',
    version: 2,
    source: 'NHS: Blue skin or lips (cyanosis)',
    when: 'turnsBlue + someone|baby|child|newborn|breathe|cough|choking|suddenly|recent|foam|seizure|lips',
    unless: 'breathHolding|nail|hand|foot|leg|arm|eye|hit|fall|wound|operation|plasterCast|chronic|wellNow|cold',
  }),
  emergency('dying', {
    name: 'Several signs of danger together',
    source: 'NHS: When to call 999',
    when: 'dying + someone',
    unless: 'cancer|chronic|wellNow',
  }),
  emergency('gas-at-home', {
    name: 'Poisoning',
    source: 'NHS: Carbon monoxide poisoning',
    when: 'gasSource + fainted|noAnswer|noReaction|foundDown|unconscious|everyone|fall + headache|headacheWord|vomiting|dizzy|fainted|noAnswer|noReaction|foundDown|unconscious|confused|drowsy',
    unless: 'chronic',
  }),
  emergency('off-the-scale', {
    name: 'Dangerous blood sugar',
    source: 'NHS: Diabetic ketoacidosis; UKKA: Hyperkalaemia',
    when: 'offScale + meterWords',
  }),
]
