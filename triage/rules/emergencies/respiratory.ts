import { emergency, type Rule } from '../rule.ts'

/** Red flags of breathing. */
export const RESPIRATORY_EMERGENCIES: readonly Rule[] = [
  emergency('lung-clot', {
    name: 'Possible clot in the lung',
    version: 2,
    source: 'NICE NG158: Venous thromboembolism',
    when: 'calfSwollen|swollenLeg + cannotBreathe|chestPain|bloodCough|fainted|painBreathing / cannotBreathe|chestPain|painBreathing|bloodCough + flight|operation|postpartum|pregnant|cancer + suddenly|sudden|bloodCough|calf|swollen|acute|recent|lately|worse|confused|fainted / bloodCough + cannotBreathe|chestPain|painBreathing + suddenly|sudden|recent|acute|leg / calf|swollenLeg|calfSwollen + breathe + pain|bother|severe / calf|leg + swollen + breathe + pain / painBreathing + fainted|calf / calfSwollen|swollenLeg + breathlessness',
    unless: 'chronic',
  }),
  emergency('cannot-breathe', {
    name: 'Severe trouble breathing',
    version: 2,
    source: 'NHS: Shortness of breath',
    when: 'cannotBreathe + blueLips|cannotSpeakSentence|cannotSpeak|confused|drowsy|choking|drool|swollenThroat|coughBlood|chestPressure|chestPain|atRest|chestDrawnIn|lowOxygen|feelDying / rapidBreath + child|baby|under5Years|ribs|confused|drowsy|shiver|pale|chest|fever|night|recent / breathlessness + tooth|neck|jaw + swollen',
    unless: 'chronic|nose|wellNow|snoring|sinus',
  }),
  emergency('cannot-breathe-suddenly', {
    name: 'Severe trouble breathing',
    version: 2,
    source: 'NHS: Shortness of breath',
    when: 'cannotBreathe + severe|suddenly|sudden|pale|sweating|acute|recent|worse|night / cannot + breathe + acute|recent|suddenly|child|severe|worse',
    unless: 'chronic|nose|wellNow|snoring|sinus|stairs|weeks|longerThanDays|anxiety',
  }),
  emergency('cannot-breathe-now', {
    name: 'Severe trouble breathing',
    source: 'NHS: Shortness of breath',
    when: 'breathingStuck',
    unless: 'chronic|nose|sinus|wellNow|stairs|weeks|longerThanDays|snoring|exercise|anxiety|sadness|testsClear',
  }),
  emergency('asthma-attack', {
    name: 'Severe asthma attack',
    version: 3,
    source: 'NHS: Asthma attack',
    when: 'inhalerFails + breathe|ribs|sentence|cannotSpeak|chestDrawnIn / wheeze + cannotSpeakSentence|cannotSpeak|blueLips|inhalerFails|confused|drowsy|chestDrawnIn|atRest / inhalerFails + cannotBreathe|cough|wheeze|chestPressure|cannot / wheeze + cannotBreathe + severe|acute|recent|worse|child / wheeze + cannot + speak|sentence / lowOxygen',
  }),
  emergency('blue-lips', {
    name: 'Severe trouble breathing',
    version: 2,
    source: 'NHS: Blue skin or lips (cyanosis)',
    when: 'blueLips + cannotBreathe|cough|wheeze|cannot|baby|child|drowsy|confused|chestPain|choking|seizure|cannotSpeakSentence|cannotSpeak|breathe|suddenly|recent|elderly',
    unless: 'breathHolding',
  }),
  emergency('choking', {
    name: 'Choking',
    version: 2,
    source: 'NHS: What should I do if someone is choking?',
    when: 'choking + cannotBreathe|blueLips|cannot|drool|cough|breathe|child|blue|cannotSwallow|swallow|baby / swallowedThing + drool|cannotSwallow|cough|pain|vomiting|cannotBreathe|bleeding',
  }),
  emergency('throat-swelling', {
    name: 'Swelling of the airway',
    version: 2,
    source: 'NICE NG84 and NHS: Epiglottitis',
    when: 'drool + fever|throat|cannotBreathe|cannotSwallow|stridor / throat + cannotSwallow + drool|cannotBreathe|stridor|trismus / throat|throatPain + trismus / stridor + cannotBreathe|baby|child + breathe|cannotBreathe|blueLips|notFeeding|drool|chestDrawnIn / stridor + fever + drool|cannotSwallow',
    unless: 'teething',
  }),
  emergency('cough-blood', {
    name: 'Coughing up a lot of blood',
    version: 2,
    source: 'NHS: Coughing up blood',
    when: 'bloodCough + unstoppable|heavyBleeding|manyOf|cannotBreathe|chestPain|dizzy|fainted|severe|painBreathing|operation|reshape|flight',
  }),
]
