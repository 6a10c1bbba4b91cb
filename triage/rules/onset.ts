import { emergency, type Rule } from './rule.ts'

/** Red flags in the onset, movement or spread of a complaint, or in means at hand. */
export const ONSET_RULES: readonly Rule[] = [
  emergency('fall-and-unwell', {
    name: 'Serious head injury',
    source: 'NICE NG232: Head injury; NHS: Head injury and concussion',
    when: 'baby|child|under5Years|elderly|over60|bloodThinner + fall|accident + vomiting|drowsy|confused|fainted|seizure|unconscious',
    unless: 'chronic|wellNow|playful|weeks|longerThanDays',
  }),
  emergency('appendix', {
    name: 'Emergency in the abdomen',
    source: 'NHS: Appendicitis',
    when: 'painMoved + fever|highFever|vomiting|severe|cannotWalk|stiff|walk|cannot',
    unless: 'chronic|wellNow|weeks|pregnant|periods',
  }),
  emergency('redness-spreads', {
    name: 'Fast-spreading infection',
    source: 'NHS: Necrotising fasciitis; NHS: Cellulitis',
    when: 'redSpreads + severe|outOfProportion|fever|highFever|shiver|black|blue|confused|drowsy|pain',
    unless: 'chronic|wellNow|weeks|longerThanDays',
  }),
  emergency('tonsils-bleed', {
    name: 'Severe bleeding',
    source: 'NHS: Tonsillitis (bleeding after a tonsillectomy); ENT UK',
    when: 'tonsilsOut + bleeding|bleedsNow|bloodLoss|heavyBleeding|vomitBlood',
    unless: 'chronic|wellNow',
  }),
  emergency('opioids', {
    name: 'Overdose',
    source: 'WHO: Opioid overdose; NHS: Naloxone',
    when: 'pinPupils + breathlessness|cannotBreathe|drowsy|drank|unconscious|snoring|breathe|noAnswer|noReaction|blueLips|blue|agonal',
    unless: 'wellNow',
  }),
  emergency('tropical-fever', {
    name: 'Several signs of danger together',
    source: 'NHS: Malaria; UKHSA: Malaria treatment guidelines',
    when: 'tropics + fever|highFever + shiver|jaundice|confused|vomiting|headache|headacheWord|drowsy',
    unless: 'chronic|wellNow|vaccine',
  }),
  emergency('jump-threat', {
    isPlain: true,
    name: 'Thoughts of suicide',
    source: 'NHS: Help for suicidal thoughts; Samaritans: Warning signs',
    when: 'highPlace|atTheEdge|onTheEdge|windowOpen + threatensJump',
    unless: 'wellNow|hitsInPlay|pool',
  }),
  emergency('set-alight', {
    isPlain: true,
    name: 'Thoughts of suicide',
    source: 'WHO: Preventing suicide; NHS: Help for suicidal thoughts',
    when: 'fuel + lighter',
    unless: 'wellNow|chronic',
  }),
  emergency('pain-like-a-blow', {
    name: 'Possible bleeding in the head',
    source: 'NICE CG230: Subarachnoid haemorrhage; NHS: Subarachnoid haemorrhage',
    when: 'hitsLike + head|headache|headacheWord + suddenly|sudden|vomiting|neckStiff|severe|firstEver|worstHead|fainted|lightHurts|dizzy',
    unless: 'chronic|wellNow|weeks|longerThanDays',
  }),
  emergency('pregnant-injured', {
    name: 'Bleeding in pregnancy',
    source: 'RCOG: Antepartum haemorrhage; NHS: Injuries in pregnancy',
    when: 'pregnant|gestationWeeks|latePregnancy|lateMonth|monthOfPregnancy + hit|fall|accident + rigidBelly|bleeding|bleedsNow|noMovement|fewerKicks|abdominalPain|fainted|belly',
    unless: 'wellNow|chronic',
  }),
  emergency('packets-empty', {
    name: 'Overdose',
    source: 'NICE NG225: Self-harm; NHS: Poisoning',
    when: 'emptyPacket + drowsy|slowPulse|child|baby|underAge|someone|sadness|vomiting|confused|foundDown|noAnswer|unconscious',
    unless: 'wellNow|chronic',
  }),
  emergency('sepsis-after-birth', {
    name: 'Possible sepsis',
    source: 'RCOG: Sepsis following pregnancy; NHS: Sepsis',
    when: 'birthLately|postpartum + fever|highFever|shiver + smell|confused|abdominalPain|fastPulse|heartSkips|weak|seesThings|severe|mottled|cannotBreathe',
    unless: 'wellNow|chronic|breastInflamed',
  }),
  emergency('hernia-trapped', {
    name: 'Trapped hernia',
    source: 'NHS: Hernia',
    when: 'wontGoBack + stiff|blue|red|severe|pain + vomiting|greenVomit|severe|blue',
    unless: 'wellNow',
  }),
  emergency('chest-clutched', {
    name: 'Possible heart attack',
    source: 'NHS: Heart attack',
    when: 'clutch + chest|heart + pale|blue|sweating|fall|fainted|breathlessness|drowsy / jaw|armJaw + pressure + pale|sweating|blue',
    unless: 'chronic|onTouch|testsClear|wellNow|tooth',
  }),
  emergency('speaks-no-sound', {
    name: 'Choking',
    source: 'NHS: What should I do if someone is choking?; RCUK: Choking',
    when: 'noVoice + clutch|choking|blueLips|mouthful',
    unless: 'hoarse|throatPain|flu|chronic|wellNow|weeks|longerThanDays',
  }),
  // Pairs of signs that occur in no ordinary visit of the labelled messages.
  emergency('signs-together', {
    name: 'Several signs of danger together',
    source: 'NHS: When to call 999; RCP: National Early Warning Score (NEWS2)',
    when: 'pale + sweating / pale + dizzy|weak|cold + pain|vomiting|breathlessness|chest|belly|back|jaw|arm|bleeding / belly|abdominalPain|bellyacheWord + pale / sweating + wheeze|slurred / diabetic + pressure + sweating / back + sweating + severe|suddenly|pale / operation + fastPulse / fall|accident + vomiting / fog|foggyVision + vomiting / handUnruly + numb|slurred / doubleSight + cannotSwallow|cannotWalk|slurred / chemical + cough + breathe|cannotBreathe|breathlessness / drool + jaw|tooth + opensNot / baby + ribs + breathe / shadowSight + recent|suddenly|sudden|acute / testicle + cry + child|baby|underAge / bleeding + swallow + throat|operation',
    unless: 'chronic|wellNow|weeks|longerThanDays|testsClear|anxiety|periods|exercise|mundane|playful|tired',
  }),
]
