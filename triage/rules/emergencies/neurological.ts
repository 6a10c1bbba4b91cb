import { emergency, type Rule } from '../rule.ts'

/** Red flags of the brain, nerves and spine. */
export const NEUROLOGICAL_EMERGENCIES: readonly Rule[] = [
  emergency('stroke', {
    name: 'Possible stroke',
    version: 4,
    source: 'NHS: Stroke (FAST)',
    when: 'faceDroop|slurred / oneSideNumb|cannotSpeak + armWeak|faceDroop|cannotSpeak|suddenly|sudden|recent|acute|oneSide|confused|visionLost|dizzy|headache / faceDroop + armWeak|cannotSpeak|mouth / armWeak + suddenly|sudden + cannotSpeak|oneSide|faceDroop|confused|visionLost / armWeak + limbsBoth + cannot / cannotSpeak + suddenly|sudden|acute|recent / oneSideNumb + suddenly|sudden|acute|recent|face / armWeak + legWeak + suddenly|sudden|recent|acute|morning|limbsBoth|oneSide / armWeak + suddenly|sudden|slurred + weak|numb|cannot / armWeak + morning + weak|cannot|oneSide|slurred / armWeak + morning + numb + wokeWith|recent|acute / face + numb + suddenly|sudden|recent|acute|flashes|slurred|arm|morning / visionLost|flashes + face|armWeak|cannotSpeak + numb|weak|droop / cannotSpeakSentence + suddenly|recent|acute|confused|oneSide|weak|numb / oneSide + numb|weak + suddenly|sudden|recent|acute / armWeak + speak|sentence|slurred + recent|acute|suddenly|cannot|foundDown',
    unless: 'chronic|childGrowth|onTouch|tooth|bodyWish|bodyReshape|teethWish|rehab|sleptOn|bornWith',
  }),
  emergency('stroke-named', {
    name: 'Possible stroke',
    source: 'NHS: Stroke (FAST)',
    when: 'strokeNamed + acute|recent|faceDroop|armWeak|cannotSpeak|nowHaving',
    unless: 'wellNow',
  }),
  emergency('worst-headache', {
    name: 'Possible bleeding in the head',
    version: 2,
    source: 'NICE CG230: Subarachnoid haemorrhage',
    when: 'worstHeadache|headache|headacheWord + suddenly|sudden|worstHead + severe|stiffNeck|vomiting|fainted|confused|worstHead|dizzy|visionLost|weak / worstHead / headache|headacheWord + stiffNeck|confused|seizure|fainted|drowsy + vomiting|fever|lightHurts|suddenly|severe / suddenHeadache + severe|worstHead|hit / headache|headacheWord|head + exertion + vomiting|suddenly|severe|worstHead / head + suddenly + vomiting|fainted|neckStiff',
    unless: 'chronic',
  }),
  emergency('seizure', {
    name: 'Seizure',
    version: 2,
    source: 'NHS: What to do if someone has a seizure (fit)',
    when: 'seizure + inARow / seizure + foam|acute|recent|unstoppable|baby|child|pregnant|headInjury|blueLips|drowsy|fever|fainted|suddenly|confused|fall|weak|firstEver|tongueBite|incontinent|morning|unconscious / tongueBite + incontinent|fainted|seizure|recent|morning',
    unless: 'chronic',
  }),
  emergency('meningitis', {
    name: 'Possible meningitis',
    version: 3,
    source: 'NHS: Meningitis',
    when: 'neckStiff + lightHurts / nonfading + hot|burning|shiver|lightHurts / purpleRash + fever|highFever|drowsy|vomiting|headache|neckStiff|child|baby|confused|lightHurts / fever|highFever + neckStiff / fever + lightHurts + headache|rash|vomiting|drowsy|confused / headache + neckStiff + lightHurts|fever|vomiting|confused|drowsy|rash / highFever + headache + child + vomiting|lightHurts|drowsy / fever|highFever + lightHurts + stiffNeck|headache|neck',
    unless: 'chronic',
  }),
  emergency('head-injury', {
    name: 'Serious head injury',
    version: 2,
    source: 'NICE NG232: Head injury',
    when: 'headInjury + bloodThinner|vomiting|drowsy|confused|fainted|seizure|numb|cannotSpeak|visionLost|unstoppable|weak|severe|cannotWalk|dizzy|baby|amnesia|clearFluid / head + fall|hit|accident + bloodThinner|vomiting|drowsy|confused|fainted|seizure|amnesia|baby / fall|hit|accident + bloodThinner + head|drowsy|headache|confused|headacheWord / fall|hit|accident + amnesia|clearFluid',
    unless: 'chronic',
  }),
  emergency('cauda-equina', {
    name: 'Pressure on the nerves in the back',
    version: 2,
    source: 'NHS: Cauda equina syndrome',
    when: 'backPain|legWeak|legNumbness|back|spineWords + saddleNumb|cannotUrinate|incontinent + saddleNumb|cannotUrinate|incontinent|legWeak|numb|weak / saddleNumb + cannotUrinate|incontinent|legWeak|backPain|back|spineWords / backPain + saddleNumb / legWeak|legNumbness|limbsBoth + cannotUrinate|retention|incontinent|saddleNumb / numb + incontinent + urine|toilet|saddle|back|spineWords',
  }),
  emergency('spine-injury', {
    name: 'Possible spine injury',
    source: 'NICE NG41: Spinal injury',
    when: 'neck|back + fall|accident|hit + numb|weak|cannotWalk / legWeak|legNumbness + fall|accident',
    unless: 'chronic',
  }),
  emergency('confused-suddenly', {
    name: 'Sudden confusion',
    version: 2,
    source: 'NHS: Sudden confusion (delirium)',
    when: 'confused + suddenly|sudden|fever|highFever|diabetic|fainted|headInjury|elderly|acute|recent|worse|night|over60|infection',
    unless: 'chronic|sadness',
  }),
  emergency('cannot-wake', {
    name: 'Cannot be woken',
    version: 5,
    source: 'NHS: When to call 999',
    when: 'unconscious / drowsy + fainted|fall|elderly|shiver|child|baby|diabetic|overdose|pills|headInjury|fever|breathe|toxin|drank|notFeeding|vomiting|blueLips|pale|diarrhoea / drowsy + someone + acute|recent|suddenly|sudden / foundDown + fainted|cold|slurred|confused|elderly|breathe|drowsy|weak / foundDown + weak|armWeak|cannotSpeak|noAnswer',
    unless: 'wellNow|sleepyOfMedicine|snoring|sadness|prostateWords|weakUrine|insomnia|sleepsBadly',
  }),
  emergency('nerves-ascending', {
    name: 'Weakness that rises from the feet',
    version: 2,
    source: 'NHS: Guillain-Barré syndrome',
    when: 'climbedTo + weak|numb|legWeak|legNumbness|tingling / ascending + numb|weak|tingling + cannotWalk|cannotSwallow|cannotBreathe|armWeak / legWeak|legNumbness|tingling + cannotSwallow + cannotWalk|stairs|armWeak|weak',
    unless: 'chronic',
  }),
]
