import { emergency, type Rule } from './rule.ts'

/** Red flags: a hit is an emergency, whatever else is said. */
export const EMERGENCY_RULES: readonly Rule[] = [
  // Heart and vessels
  emergency('chest-pressure', {
    name: 'Possible heart attack',
    source: 'NHS: Heart attack',
    when: 'chestPressure',
    unless: 'chronic|onTouch|afterMeal|cough|sadness|wheeze|under5Years',
  }),
  emergency('chest-pain-spreading', {
    name: 'Possible heart attack',
    source: 'NHS: Heart attack',
    when: 'chestPain|chestPressure + armJaw|spreadPain|sweating|cannotBreathe|vomiting|fainted|dizzy|pale|tearing|blueLips',
    unless: 'onTouch|chronic',
  }),
  emergency('chest-pain-severe', {
    name: 'Possible heart attack',
    source: 'NICE CG95: Recent-onset chest pain',
    when: 'chestPain + severe|suddenly|sudden + acute|recent|over40|suddenly|sudden|elderly',
    unless: 'onTouch|chronic|afterMeal',
  }),
  emergency('chest-pain-older', {
    name: 'Possible heart attack',
    source: 'NICE CG95: Recent-onset chest pain',
    when: 'chestPain|chestPressure + over60|elderly|diabetic + acute|recent|suddenly|pressure|sweating',
    unless: 'onTouch|afterMeal',
  }),
  emergency('arm-jaw-sweating', {
    name: 'Possible heart attack',
    source: 'NHS: Heart attack',
    when: 'jaw + arm|shoulder|neck|back + sweating|cannotBreathe|vomiting|pressure|dizzy / armJaw + sweating + vomiting|pale|cannotBreathe|dizzy',
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
    unless: 'snoring',
  }),
  emergency('collapse-heart', {
    name: 'Collapse with signs of the heart',
    source: 'NICE CG109: Transient loss of consciousness',
    when: 'fainted + palpitation|chestPain|chestPressure|exercise|cannotBreathe|over60|elderly|headInjury|severe / faintedExercise',
    unless: 'chronic',
  }),
  emergency('palpitations-collapse', {
    name: 'Collapse with signs of the heart',
    source: 'NHS: Heart palpitations',
    when: 'heartSkips + chestPain|chestPressure|cannotBreathe|fainted|blueLips / heartSkips + dizzy|sweating + acute|recent',
    unless: 'chronic',
  }),
  emergency('aorta', {
    name: 'Possible tear of the main artery',
    source: 'NICE NG156: Abdominal aortic aneurysm',
    when: 'tearing + belly|back|chest / abdominalPain + backPain + fainted|pale|dizzy|sweating + suddenly|sudden|over60|elderly|fainted|severe',
    unless: 'chronic',
  }),
  emergency('cold-limb', {
    name: 'Possible blocked artery of a limb',
    source: 'NICE NG147: Peripheral arterial disease (acute limb ischaemia)',
    when: 'coldLeg + pain|numb|weak + suddenly|sudden|acute|recent|severe|pale|blue|cannot',
    unless: 'chronic',
  }),
  // Lungs
  emergency('lung-clot', {
    name: 'Possible clot in the lung',
    source: 'NICE NG158: Venous thromboembolism',
    when: 'calfSwollen + cannotBreathe|chestPain|coughBlood|fainted / cannotBreathe|chestPain + flight|operation|postpartum + suddenly|sudden|coughBlood|calf|swollen|acute|recent|lately',
    unless: 'chronic',
  }),
  emergency('cannot-breathe', {
    name: 'Severe trouble breathing',
    source: 'NHS: Shortness of breath',
    when: 'cannotBreathe + blueLips|cannotSpeakSentence|confused|drowsy|choking|drool|swollenThroat|coughBlood|chestPressure|chestPain',
    unless: 'chronic|nose|wellNow|snoring|sinus',
  }),
  emergency('cannot-breathe-suddenly', {
    name: 'Severe trouble breathing',
    source: 'NHS: Shortness of breath',
    when: 'cannotBreathe + severe|suddenly|sudden|pale|sweating|acute|recent / cannot + breathe + acute|recent|suddenly|child|severe',
    unless: 'chronic|nose|wellNow|snoring|sinus|stairs|weeks|longerThanDays|anxiety',
  }),
  emergency('cannot-breathe-now', {
    name: 'Severe trouble breathing',
    source: 'NHS: Shortness of breath',
    when: 'breathingStuck',
    unless: 'chronic|nose|sinus|wellNow|stairs|weeks|longerThanDays|snoring|exercise|anxiety|sadness',
  }),
  emergency('asthma-attack', {
    name: 'Severe asthma attack',
    source: 'NHS: Asthma attack',
    when: 'wheeze + cannotSpeakSentence|blueLips|inhalerFails|confused|drowsy / inhalerFails + cannotBreathe|cough|wheeze|chestPressure|cannot / wheeze + cannotBreathe + severe|acute|recent|worse',
  }),
  emergency('blue-lips', {
    name: 'Severe trouble breathing',
    source: 'NHS: Blue skin or lips (cyanosis)',
    when: 'blueLips + cannotBreathe|cough|wheeze|cannot|baby|child|drowsy|confused|chestPain|choking|seizure|cannotSpeakSentence',
  }),
  emergency('choking', {
    name: 'Choking',
    source: 'NHS: What should I do if someone is choking?',
    when: 'choking + cannotBreathe|blueLips|cannot|drool|cough|breathe|child / swallowedThing + drool|cannotSwallow|cough|pain|vomiting|cannotBreathe|bleeding',
  }),
  emergency('throat-swelling', {
    name: 'Swelling of the airway',
    source: 'NICE NG84 and NHS: Epiglottitis',
    when: 'drool + fever|throat|cannotBreathe|cannotSwallow|stridor / throat + cannotSwallow + drool|cannotBreathe|stridor / stridor + cannotBreathe|baby|child + breathe|cannotBreathe|blueLips|notFeeding|drool',
  }),
  emergency('cough-blood', {
    name: 'Coughing up much blood',
    source: 'NHS: Coughing up blood',
    when: 'coughBlood + unstoppable|cannotBreathe|chestPain|dizzy|fainted|severe',
  }),
  // Brain and nerves
  emergency('stroke', {
    name: 'Possible stroke',
    source: 'NHS: Stroke (FAST)',
    when: 'faceDroop|oneSideNumb|cannotSpeak + armWeak|faceDroop|cannotSpeak|suddenly|sudden|recent|acute|oneSide|confused|visionLost|dizzy|headache / faceDroop + armWeak|cannotSpeak|mouth / armWeak + suddenly|sudden + cannotSpeak|oneSide|faceDroop|confused|visionLost / cannotSpeak + suddenly|sudden|acute|recent / oneSideNumb + suddenly|sudden|acute|recent|face',
    unless: 'chronic|wellNow',
  }),
  emergency('stroke-named', {
    name: 'Possible stroke',
    source: 'NHS: Stroke (FAST)',
    when: 'strokeNamed + acute|recent|faceDroop|armWeak|cannotSpeak|nowHaving',
    unless: 'wellNow',
  }),
  emergency('worst-headache', {
    name: 'Possible bleeding in the head',
    source: 'NICE CG230: Subarachnoid haemorrhage',
    when: 'worstHeadache|headache|headacheWord + suddenly|sudden|worstHead + severe|stiffNeck|vomiting|fainted|confused|worstHead|dizzy|visionLost|weak / worstHead / headache|headacheWord + stiffNeck|confused|seizure|fainted|drowsy + vomiting|fever|lightHurts|suddenly|severe / suddenHeadache + severe|worstHead|hit',
    unless: 'chronic',
  }),
  emergency('seizure', {
    name: 'Seizure',
    source: 'NHS: What to do if someone has a seizure (fit)',
    when: 'seizure + foam|acute|recent|unstoppable|baby|child|pregnant|headInjury|blueLips|drowsy|fever|fainted|suddenly|confused|fall|weak',
    unless: 'chronic|wellNow',
  }),
  emergency('meningitis', {
    name: 'Possible meningitis',
    source: 'NHS: Meningitis',
    when: 'purpleRash + fever|highFever|drowsy|vomiting|headache|neckStiff|child|baby|confused|lightHurts / fever + neckStiff + lightHurts|headache|rash|vomiting|drowsy|confused / headache + neckStiff + lightHurts + fever|vomiting|confused|drowsy / highFever + neckStiff',
  }),
  emergency('head-injury', {
    name: 'Serious head injury',
    source: 'NICE NG232: Head injury',
    when: 'headInjury + bloodThinner|vomiting|drowsy|confused|fainted|seizure|numb|cannotSpeak|visionLost|unstoppable|weak|severe|cannotWalk|dizzy|baby / head + fall|hit|accident + bloodThinner|vomiting|drowsy|confused|fainted|seizure / fall|hit|accident + bloodThinner + head|drowsy|headache|confused|headacheWord',
    unless: 'chronic',
  }),
  emergency('cauda-equina', {
    name: 'Pressure on the nerves of the back',
    source: 'NHS: Cauda equina syndrome',
    when: 'backPain|legWeak|legNumbness|back + saddleNumb|cannotUrinate|incontinent + saddleNumb|cannotUrinate|incontinent|legWeak|numb|weak / saddleNumb + cannotUrinate|incontinent|legWeak|backPain|back / backPain + saddleNumb',
  }),
  emergency('spine-injury', {
    name: 'Possible injury of the spine',
    source: 'NICE NG41: Spinal injury',
    when: 'neck|back + fall|accident|hit + numb|weak|cannotWalk / legWeak|legNumbness + fall|accident',
    unless: 'chronic',
  }),
  emergency('confused-suddenly', {
    name: 'Sudden confusion',
    source: 'NHS: Sudden confusion (delirium)',
    when: 'confused + suddenly|sudden|fever|highFever|diabetic|fainted|headInjury|elderly|acute|recent',
    unless: 'chronic|sadness',
  }),
  emergency('cannot-wake', {
    name: 'Cannot be woken',
    source: 'NHS: When to call 999',
    when: 'drowsy + fainted|fall|elderly|shiver|child|baby|diabetic|overdose|pills|headInjury|fever|breathe|toxin|drank|notFeeding|vomiting|blueLips|pale|acute|recent',
    unless: 'wellNow|snoring',
  }),
  // Allergy, infection
  emergency('anaphylaxis', {
    name: 'Severe allergic reaction',
    source: 'NHS: Anaphylaxis',
    when: 'allergyTrigger|hives + swollenThroat|swollenFace + cannotBreathe|throat|hives|dizzy|fainted|vomiting|cannotSwallow|lips / allergyTrigger + cannotBreathe + hives|dizzy|fainted|vomiting|swollenThroat|suddenly|acute|recent|throat / hives + cannotBreathe|fainted / swollenThroat + cannotBreathe|hives|cannotSwallow / allergyTrigger + hives + dizzy|fainted|vomiting|pale',
    unless: 'chronic|tooth|wellNow',
  }),
  emergency('fever-young-infant', {
    name: 'Fever in a young baby',
    source: 'NICE NG143: Fever in under 5s',
    when: 'under3Months|newborn + fever|highFever|lowTemperature|hot',
  }),
  emergency('baby-ill', {
    name: 'Seriously ill baby or child',
    source: 'NICE NG143: Fever in under 5s',
    when: 'baby|child|under5Years|under3Months + fever|highFever|vomiting|diarrhoea|cough|breathe + drowsy|blueLips|stridor|seizure|purpleRash|neckStiff|weak / baby|under3Months|under5Years + notFeeding + drowsy|cannotBreathe|fever|stridor|weak|pale|vomiting|scalp / baby|child + stridor + cannotBreathe|breathe|blueLips|notFeeding / baby|under3Months + cannotBreathe / child|baby|under5Years + scalp + fever|vomiting|drowsy|swollen|cry',
  }),
  emergency('sepsis', {
    name: 'Possible sepsis',
    source: 'NHS: Sepsis',
    when: 'fever|highFever|lowTemperature|shiver + confused|drowsy|cannotBreathe|purpleRash|blueLips|fainted|slurred / woundBad + highFever|shiver|confused|fever / operation|postpartum + fever|highFever|shiver + woundBad|confused|shiver|smell|severe|abdominalPain|highFever|dizzy|cannotBreathe|swollen|red|heartSkips|worse',
    unless: 'chronic|wellNow',
  }),
  emergency('fever-after-operation', {
    name: 'Fever after an operation',
    source: 'NICE NG125 and NHS: Sepsis',
    when: 'operation|postpartum + fever|highFever',
    unless: 'chronic|wellNow',
  }),
  emergency('fever-chemo', {
    name: 'Fever with weak defences',
    source: 'NICE CG151: Neutropenic sepsis',
    when: 'chemo + fever|highFever|shiver',
  }),
  emergency('spreading-infection', {
    name: 'Fast spreading infection',
    source: 'NHS: Necrotising fasciitis',
    when: 'severe|worse + skin|leg|arm|wound|foot + black|blue|swollen|red + fever|shiver|confused|black|highFever',
  }),
  emergency('tooth-airway', {
    name: 'Swelling of the airway',
    source: 'NHS: Dental abscess',
    when: 'toothSwollenFace|tooth|toothPain + cannotBreathe|cannotSwallow|drool|eye|neckSwell',
  }),
  // Pregnancy and birth
  emergency('pregnancy-bleeding', {
    name: 'Bleeding in pregnancy',
    source: 'RCOG: Bleeding in pregnancy',
    when: 'pregnant + bleeding + latePregnancy|pain|abdominalPain|severe|unstoppable|dizzy|fainted|rigidBelly|acute|recent|shoulder|bellyacheWord|belly',
    unless: 'nosebleed',
  }),
  emergency('ectopic', {
    name: 'Possible pregnancy outside the womb',
    source: 'NHS: Ectopic pregnancy',
    when: 'missedPeriod|pregnant + abdominalPain|bellyacheWord|severeBelly|rightLow|side + bleeding|shoulder|dizzy|fainted|severe|suddenly|sudden|oneSide',
  }),
  emergency('pre-eclampsia', {
    name: 'Possible pre-eclampsia',
    source: 'NICE NG133: Hypertension in pregnancy',
    when: 'pregnant|postpartum|latePregnancy + headache|headacheWord|bloodPressureHigh + flashes|swollenHandsFace|visionLost|foggyVision|rightLow / latePregnancy|postpartum + headache|headacheWord|bloodPressureHigh + vomiting|severe|swollen|belly / pregnant|latePregnancy + flashes + swollen / pregnant|latePregnancy + bloodPressureHigh + headache|headacheWord',
  }),
  emergency('baby-not-moving', {
    name: 'Baby in the womb moves less',
    source: 'RCOG: Reduced fetal movements',
    when: 'noMovement + pregnant|latePregnancy|baby|child|belly',
  }),
  emergency('waters-cord', {
    name: 'Birth before its time',
    source: 'NHS: Premature labour',
    when: 'waters',
  }),
  emergency('postpartum-bleeding', {
    name: 'Bleeding after birth',
    source: 'NHS: Postpartum haemorrhage',
    when: 'postpartum + bleeding + unstoppable|dizzy|fainted|severe|pale',
  }),
  // Belly
  emergency('blood-from-gut', {
    name: 'Bleeding in stomach or bowel',
    source: 'NHS: Vomiting blood; NICE CG141',
    when: 'vomitBlood / blackStool + dizzy|fainted|pale|weak|palpitation|bloodThinner|vomiting|abdominalPain|cannotBreathe|sweating / bloodyStool + unstoppable|dizzy|fainted|pale|severe',
    unless: 'chronic',
  }),
  emergency('acute-belly', {
    name: 'Emergency in the belly',
    source: 'NHS: Stomach ache; Peritonitis',
    when: 'rigidBelly + pain|fever|vomiting|severe|cannot|swollen / severeBelly|abdominalPain + severe|suddenly|sudden + vomiting|fever|fainted|rigidBelly|highFever|pale|sweating|swollen|cannotWalk|dizzy / rightLowPain + fever|highFever|vomiting|severe|cannotWalk|worse',
    unless: 'chronic|longerThanDays|diarrhoea|gallstones|kidneyStone|periods|flankPain',
  }),
  emergency('strangulated-hernia', {
    name: 'Trapped hernia',
    source: 'NHS: Hernia',
    when: 'lumpNeck|hernia|groinLump + groin|belly + vomiting|severe|cannot|stiff|blue|red + pain|vomiting|severe / hernia + vomiting|stiff|severe|pressure|red + pain|vomiting|severe',
    unless: 'chronic',
  }),
  emergency('baby-bowel', {
    name: 'Emergency in the belly of a child',
    source: 'NHS: Intussusception',
    when: 'baby|under5Years|child + jellyStool|jelly + cry|vomiting|pain|pale|drowsy|belly',
  }),
  emergency('testicle', {
    name: 'Possible twisted testicle',
    source: 'NHS: Testicular torsion',
    when: 'testiclePain + suddenly|sudden|severe|vomiting|acute|recent|swollen',
    unless: 'chronic|longerThanDays',
  }),
  emergency('retention', {
    name: 'Cannot pass urine',
    source: 'NHS: Urinary retention',
    when: 'cannotUrinate + pain|severe|swollen|recent|acute|belly',
    unless: 'chronic',
  }),
  emergency('diabetes-ketoacidosis', {
    name: 'Dangerous blood sugar',
    source: 'NHS: Diabetic ketoacidosis',
    when: 'diabetic|highSugar|oddSugar + acetone|vomiting|confused|cannotBreathe|drowsy|rapidBreath|fainted + highSugar|oddSugar|acetone|vomiting|cannotBreathe|rapidBreath|drowsy|confused|fainted / acetone + vomiting|cannotBreathe|thirsty|drowsy|confused',
  }),
  emergency('hypoglycaemia', {
    name: 'Dangerous blood sugar',
    source: 'NHS: Low blood sugar (hypoglycaemia)',
    when: 'lowSugar|diabetic + confused|drowsy|fainted|seizure|shiver|sweating + confused|drowsy|fainted|seizure|lowSugar',
  }),
  // Injury and poison
  emergency('heavy-bleeding', {
    name: 'Severe bleeding',
    source: 'NHS: First aid, severe bleeding',
    when: 'spurtingWound / heavyBleeding + cutWound|wound|arm|leg|neck|hand|fall|accident|dizzy|pale|fainted|head|foot|knee|face|unstoppable / bleeding + bloodThinner + unstoppable',
    unless: 'chronic',
  }),
  emergency('stab-amputation', {
    name: 'Severe injury',
    source: 'ATLS; NHS: When to call 999',
    when: 'stabbed / amputated + hand|arm|leg|foot|ear|nose|bleeding / bone / cutWound + chest|belly|neck|back + bleeding|pain|cannotBreathe|wound',
    unless: 'hair|chronic|operation',
  }),
  emergency('major-accident', {
    name: 'Severe injury',
    source: 'ATLS; NICE NG39: Major trauma',
    when: 'accident + pain|cannot|bleeding|fainted|confused|cannotBreathe|numb|chest|belly|neck|broken|vomiting|severe|head',
    unless: 'chronic',
  }),
  emergency('electric-drowning', {
    name: 'Electric shock or near drowning',
    source: 'NHS: First aid',
    when: 'electricShock / electric + cough|cannotBreathe|fainted|chestPain|burning|palpitation|heartSkips|drowsy|confused|hand|numb|child|vomiting|blueLips|breathe',
  }),
  emergency('large-burn', {
    name: 'Severe burn',
    source: 'NHS: Burns and scalds',
    when: 'burnInjury + burnLarge|baby|child + skin|face|chest|hand|arm|leg|belly|severe|baby|child|largeBurn / electric + burning',
    unless: 'chronic|small',
  }),
  emergency('swallowed-battery', {
    name: 'Swallowed battery or magnets',
    source: 'RCEM: Button batteries',
    when: 'swallowedObject / battery + choking|child + drank|cough|drool|vomiting|nose|ear',
  }),
  emergency('poisoning', {
    name: 'Poisoning',
    source: 'NHS: Poisoning',
    when: 'venom / drankChemical / toxin + drank|vomiting|dizzy|headache|confused|drowsy|cannotBreathe|fainted|bite|swollen|headacheWord|breathe|burning|pain / chemical + breathe + cannotBreathe|cough|dizzy',
    unless: 'chronic|wellNow',
  }),
  emergency('overdose', {
    name: 'Overdose',
    source: 'NHS: Poisoning; NICE NG225',
    when: 'overdose / childPills / overdoseMade',
  }),
  emergency('chemical-eye', {
    name: 'Chemical in the eye',
    source: 'RCOphth: Chemical eye injury',
    when: 'chemicalEye',
  }),
  emergency('eye-emergency', {
    name: 'Sight in danger',
    source: 'NHS: Eye injuries; Sudden vision loss',
    when: 'visionLost + suddenly|sudden|acute|recent|headache|eyePain|flashes|eye / eyeInjury + visionLost|bleeding|severe|pain + cutWound|poked|visionLost / eyePain + vomiting|severe + fog|flashes|redEye|headache|headacheWord|visionLost',
    unless: 'chronic',
  }),
  emergency('suicide', { name: 'Thoughts of suicide', source: 'NHS: Help for suicidal thoughts', when: 'suicide' }),
  emergency('harm-others', {
    name: 'In danger of harming somebody',
    source: 'NICE CG178: Psychosis',
    when: 'harmOthers',
  }),
  emergency('heatstroke', {
    name: 'Heatstroke',
    source: 'NHS: Heat exhaustion and heatstroke',
    when: 'heatstroke + confused|drowsy|fainted|seizure|highFever|vomiting|cannotBreathe',
  }),
]
