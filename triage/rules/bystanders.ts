import { emergency, type Rule } from './rule.ts'

const SEVERAL = 'Several signs of danger together'

/** Red flags in words of bystanders: no response, no air, a limb that does not obey, a farewell. */
export const BYSTANDER_RULES: readonly Rule[] = [
  emergency('no-reaction', {
    name: 'Cannot be woken',
    source: 'RCUK: Basic life support',
    when: 'pulseless / noReaction + pale|cold|fainted|noAnswer|snoring|breathe|fall|foundDown|blueLips|blue|elderly|accident|drank|stridor|recent|acute|vomiting|droop|shiver / noAnswer + pale|fainted|fall|foundDown|droop|eye',
    unless: 'wellNow|pregnant|latePregnancy|sadness',
  }),
  emergency('collapse-unwarned', {
    name: 'Fainting with heart symptoms',
    source: 'NICE CG109: Transient loss of consciousness',
    when: 'blackedOut + fainted|fall|palpitation|heart|heartSkips|exercise|foundDown|eye|chest',
    unless: 'chronic|stoodUp|wellNow|weeks|longerThanDays',
  }),
  emergency('device-fired', {
    name: 'Fainting with heart symptoms',
    source: 'BHF: Implantable cardioverter defibrillator',
    when: 'deviceFired / slowPulse + dizzy|fainted|pills|wrongDose|weak|cannotBreathe|drank|elderly',
  }),
  emergency('foam-pink', {
    name: 'Severe trouble breathing',
    source: 'NICE NG187: Acute heart failure',
    when: 'pinkFoam + cough|cannotBreathe|chest|lips|breathe|cannot|foam',
    unless: 'chronic',
  }),
  emergency('tongue-swollen', {
    name: 'Swelling of the airway',
    source: 'NHS: Anaphylaxis; Angioedema',
    when: 'tongueSwollen / neckBalloon + operation|thyroid + cannotBreathe|throat|recent|acute',
    unless: 'chronic|wellNow|lumpNeck',
  }),
  emergency('stroke-told', {
    name: 'Possible stroke',
    source: 'AHA: BE-FAST; NHS: Stroke (FAST)',
    when: 'faceTwisted / wordsGone + suddenly|sudden|recent|acute|limbUnruly|droop|oneSide|leg|arm|hand|face / limbUnruly + suddenly|sudden|recent|acute|morning|speak|wordsGone|slurred|droop|confused|oneSide / doubleSight|visionLost + walksDrunk|suddenly|sudden|recent|acute|numb|slurred|limbUnruly / walksDrunk + suddenly|sudden|recent|acute|slurred|confused|droop|wordsGone',
    unless: 'chronic|weeks|longerThanDays|onTouch|rehab|sleptOn|bornWith|bodyWish|tooth|childGrowth|drank',
  }),
  emergency('urine-none', {
    name: 'Cannot pass urine',
    source: 'NHS: Urinary retention',
    when: 'nothingPasses + belly|pain|swollen|severe|recent|acute|morning|fever|highFever|shiver|leg|cold',
    unless: 'chronic|burnsUrine|weeks|longerThanDays|prostateWords',
  }),
  emergency('blood-lost', {
    name: 'Severe bleeding',
    source: 'NHS: First aid, severe bleeding; NICE CG141',
    when: 'bloodLoss + bloodThinner|dizzy|fainted|pale|weak|postpartum|pregnant|operation|tooth|nose|vomiting|leg|arm|hand|severe|acute / bleedBelow + bloodThinner|dizzy|fainted|pale|heavyBleeding|weak',
    unless: 'chronic|piles|gumTrouble|periods|weeks|longerThanDays',
  }),
  emergency('farewell', {
    isGrave: true,
    name: 'Thoughts of suicide',
    source: 'NHS: Help for suicidal thoughts; Samaritans',
    when: 'killSelf / farewell + highPlace|pills|readyToDie|weapon|ready|giveUp|drank / gaveAway + lastNight / lastNight + farewell / highPlace + suicide|giveUp',
  }),
  emergency('shot-or-fallen', {
    name: 'Severe injury',
    source: 'ATLS; NICE NG39: Major trauma',
    when: 'shotWound / fromHeight + fall|accident',
    unless: 'chronic|wellNow',
  }),
  emergency('tetanus', {
    name: SEVERAL,
    source: 'NHS: Tetanus',
    when: 'rusty + jawSpasm|seizure|trismus',
  }),
  emergency('dose-wrong', {
    name: 'Overdose',
    version: 2,
    source: 'NPIS; NHS: Poisoning',
    when: 'wrongDose + diabetic|heart|slowPulse|child|baby|drowsy|elderly|bloodThinner',
    unless: 'wellNow',
  }),
  emergency('legs-dead', {
    name: 'Pressure on the nerves in the back',
    version: 2,
    source: 'NICE NG234: Spinal cord compression',
    when: 'legsDead / cancer + legWeak|legNumbness|cannotWalk + recent|suddenly|sudden|acute|cannot|backPain|incontinent',
    unless: 'chronic|rehab|wellNow|restHelps',
  }),
  emergency('liver-fails', {
    name: 'Sudden confusion',
    source: 'NHS: Cirrhosis (hepatic encephalopathy)',
    when: 'cirrhosis + confused|drowsy|bloodVomit|blackStool|slurred',
  }),
  emergency('head-bursts', {
    name: 'Possible bleeding in the head',
    source: 'NICE CG230: Subarachnoid haemorrhage',
    when: 'headBursts + vomiting|neckStiff|stiffNeck|lightHurts|exertion|fainted|suddenly|sudden|confused|severe|worse|exercise / headache|headacheWord + bursting + neck|vomiting',
    unless: 'chronic',
  }),
  emergency('nappy-blood', {
    name: 'Emergency in a child’s abdomen',
    source: 'NHS: Intussusception',
    when: 'nappyBlood + cry|leg|knee|pale|belly|baby|vomiting|white',
  }),
  emergency('child-struggles', {
    isGrave: true,
    name: 'Seriously ill baby or child',
    source: 'NICE NG9: Bronchiolitis',
    when: 'chestCavesIn + baby|child|small|breathe|under5Years|stridor / breathPauses + baby|newborn|under3Months|blue|blueLips|child',
    unless: 'breathHolding|snoring|playful',
  }),
  emergency('armed-and-ill', {
    name: 'At risk of harming someone',
    source: 'NICE CG178: Psychosis',
    when: 'weaponHeld + voicesTell|paranoid|insomnia|suicide|noAnswer / voicesTell + weapon|harmOthers|child|paranoid',
    unless: 'chronic|wellNow',
  }),
  emergency('scalded', {
    name: 'Severe burn',
    version: 2,
    source: 'NHS: Burns and scalds',
    when: 'scald + bodyFront + child|baby|skinPeel|face|largeBurn|severe|rash|skin|leg|chest|acute|recent|under5Years',
    unless: 'small|scar|chronic|reflux|weightLoss|bodyWish',
  }),
  emergency('eye-bleeds', {
    name: 'Sight at risk',
    source: 'NHS: Eye injuries (hyphaema)',
    when: 'eyeBlood + hit|splash|poked|eyeInjury',
    unless: 'chronic|onTouch',
  }),
  emergency('drowned', {
    name: 'Electric shock or near drowning',
    source: 'RCUK: Drowning',
    when: 'seaWater + blue|breathe|cannotBreathe|drowsy|cough|foam|vomiting|swallow|drank',
    unless: 'wellNow|chronic',
  }),
  emergency('doom', {
    name: 'Possible heart attack',
    source: 'NHS: Heart attack',
    when: 'feelDying + sweating|pale + pain|tooth|vomiting|weak|cold|diabetic',
    unless: 'chronic|anxiety|testsClear',
  }),
  emergency('kidney-infected', {
    name: 'Possible sepsis',
    source: 'NICE NG118: Renal and ureteric stones',
    when: 'kidneyStone + highFever|shiver',
    unless: 'chronic',
  }),
  emergency('skin-dying', {
    name: 'Fast-spreading infection',
    source: 'NHS: Necrotising fasciitis',
    when: 'leg|arm|foot|hand|wound|skin + black + fever|highFever',
    unless: 'chronic|scar|hair',
  }),
  emergency('pregnancy-sight', {
    name: 'Possible pre-eclampsia',
    version: 2,
    source: 'NICE NG133: Hypertension in pregnancy',
    when: 'gestationWeeks|latePregnancy|lateMonth + flashes|fog|foggyVision + ribs|rightLow|abdominalPain|swollen|headache|headBangs',
  }),
  emergency('wound-septic', {
    name: 'Possible sepsis',
    source: 'NICE NG253: Suspected sepsis',
    when: 'woundBad + shiver|heartSkips|palpitation + operation|dizzy|wound',
    unless: 'chronic|wellNow',
  }),
  emergency('belly-guarded', {
    name: 'Emergency in the abdomen',
    source: 'NHS: Peritonitis',
    when: 'rigidBelly + onTouch|knee|pale',
    unless: 'chronic|pregnant|latePregnancy|constipation',
  }),
]
