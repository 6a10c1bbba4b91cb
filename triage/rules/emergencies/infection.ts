import { emergency, type Rule } from '../rule.ts'

/** Red flags of allergy and infection. */
export const INFECTION_EMERGENCIES: readonly Rule[] = [
  emergency('anaphylaxis', {
    name: 'Severe allergic reaction',
    version: 6,
    source: 'NHS: Anaphylaxis',
    when: 'allergyTrigger + tongue + rash|hives|swollen|huge / allergyTrigger|hives + swollenThroat|swollenFace + cannotBreathe|throat|hives|dizzy|fainted|vomiting|cannotSwallow|lips|wheeze|hoarse|itchy|recent|acute|cough / allergyTrigger + cannotBreathe + hives|dizzy|fainted|vomiting|swollenThroat|suddenly|acute|recent|throat|rash|itchy / allergyTrigger + wheeze + hives|rash|itchy|swollen|suddenly|dizzy / hives + cannotBreathe|fainted / swollenThroat + cannotBreathe|hives|cannotSwallow|wheeze / allergyTrigger + hives|rash|itchy + dizzy|fainted|vomiting|pale|hoarse / swollenThroat|swollenFace|cannotSwallow + rash|hives|itchy|wheeze + throat|lips|cannotSwallow|allergyTrigger|afterMeal|recent|skinRash / allergyTrigger + cannotSwallow|swollenThroat + fainted|dizzy|suddenly|recent|acute / allergyTrigger + rash|hives|lump|swollen|itchy + hoarse|slurred|dizzy|fainted / allergyTrigger + swollenFace|swollenThroat + stridor|firstEver|suddenly|acute|recent|breathlessness / grownLips + chokesUp|throatShuts|hoarse|dizzy|stridor|fainted / faceGrows + allergyTrigger + chokesUp / allergenMet + grownLips|throatShuts',
    unless: 'chronic|tooth|wellNow|shingles',
  }),
  emergency('fever-young-infant', {
    isGrave: true,
    name: 'Fever in a young baby',
    version: 3,
    source: 'NICE NG143: Fever in under 5s',
    when: 'under3Months|newborn + fever|highFever|lowTemperature|hot|cold / under3Months|newborn + burning|shiver|drowsy|notFeeding|greenVomit|stridor|blue|pale|breathlessness + under3Months|newborn|baby|recent|everything|hot|burning|fever|drowsy|vomiting',
    unless: 'breastInflamed',
  }),
  emergency('baby-ill', {
    isGrave: true,
    name: 'Seriously ill baby or child',
    version: 2,
    source: 'NICE NG143: Fever in under 5s',
    when: 'baby|child|under5Years|under3Months + fever|highFever|vomiting|diarrhoea|cough|breathe|notFeeding + drowsy|blueLips|stridor|seizure|purpleRash|neckStiff|weak|chestDrawnIn / baby|under3Months|under5Years + notFeeding + drowsy|cannotBreathe|fever|stridor|weak|pale|vomiting|scalp / baby|child|under5Years + stridor|chestDrawnIn + cannotBreathe|breathe|blueLips|notFeeding|nose|chestDrawnIn|fever|baby / baby|under3Months + cannotBreathe / softSpot / scalp + fever|vomiting|drowsy|swollen|cry / baby|under3Months|newborn|under5Years + greenVomit / under3Months|newborn + notFeeding|drowsy|dehydrated|stridor|pale|blueLips|breathe / baby|child|under5Years + dehydrated + vomiting|diarrhoea|drowsy|recent|night|eye|dehydrated / baby|under5Years|child + stridor + cough|breathe|severe|cannot|throat|neck / baby|child|under5Years + dehydrated',
    unless: 'breathHolding',
  }),
  emergency('sepsis', {
    name: 'Possible sepsis',
    version: 2,
    source: 'NHS: Sepsis',
    when: 'fever|highFever|lowTemperature|shiver|infection + confused|drowsy|cannotBreathe|rapidBreath|purpleRash|blueLips|fainted|slurred|mottled|feelDying|cannotUrinate / highFever + cannotUrinate|feelDying|mottled|dehydrated / redLine + fever|shiver|highFever / woundBad + highFever|shiver|confused|fever / operation|postpartum + fever|highFever|shiver + woundBad|confused|shiver|smell|severe|abdominalPain|highFever|dizzy|cannotBreathe|swollen|red|heartSkips|worse|fastPulse / operation|postpartum|wound + shiver + operation|wound|postpartum|acute|recent|lately|woundOpen',
    unless: 'chronic|wellNow',
  }),
  emergency('fever-after-operation', {
    name: 'Fever after an operation',
    version: 2,
    source: 'NICE NG125 and NHS: Sepsis',
    when: 'operation|postpartum + fever|highFever / operation + fastPulse|heartSkips + pain|shoulder|abdominalPain|cannotBreathe|shiver',
    unless: 'chronic|wellNow',
  }),
  emergency('fever-chemo', {
    name: 'Fever with a weak immune system',
    source: 'NICE CG151: Neutropenic sepsis',
    when: 'chemo + fever|highFever|shiver',
  }),
  emergency('spreading-infection', {
    name: 'Fast-spreading infection',
    version: 2,
    source: 'NHS: Necrotising fasciitis',
    when: 'severe|worse + skin|leg|arm|wound|foot + black|blue|swollen|red + fever|shiver|confused|black|highFever / eyeSwollen + fever|highFever|bulge / eye + bulge + fever|highFever|cannot / behindEar + swollen|red|fever + fever|highFever|pain|child|ear / woundOpen + bleeding|smell|pain|operation',
  }),
  emergency('tooth-airway', {
    name: 'Swelling of the airway',
    version: 2,
    source: 'NHS: Dental abscess',
    when: 'toothSwollenFace|tooth|toothPain + cannotBreathe|cannotSwallow|drool|eye|neckSwell|trismus / swollen + jaw|neck + cannotSwallow|cannotBreathe|trismus',
    unless: 'teething|playful',
  }),
]
