import { emergency, type Rule } from '../rule.ts'

/** Red flags of the belly, urinary tract and diabetes. */
export const ABDOMINAL_EMERGENCIES: readonly Rule[] = [
  emergency('blood-from-gut', {
    name: 'Bleeding in the stomach or bowel',
    version: 2,
    source: 'NHS: Vomiting blood; NICE CG141',
    when: 'bloodVomit / blackStool + dizzy|fainted|pale|weak|palpitation|bloodThinner|vomiting|abdominalPain|cannotBreathe|sweating / bloodyStool|rectalBleed + unstoppable|dizzy|fainted|pale|severe|heavyBleeding / bleeding + toilet|stool|rectalBleed + fainted|dizzy / blackStool + cannotWalk|tired|elderly|bloodThinner',
    unless: 'chronic|nosebleed|gumTrouble',
  }),
  emergency('acute-belly', {
    name: 'Emergency in the abdomen',
    version: 2,
    source: 'NHS: Stomach ache; Peritonitis',
    when: 'rigidBelly + pain|fever|vomiting|severe|cannot|swollen / severeBelly|abdominalPain + severe|suddenly|sudden + vomiting|fever|fainted|rigidBelly|highFever|pale|sweating|swollen|cannotWalk|dizzy / rightLowPain|rightLow + fever|highFever|vomiting|severe|cannotWalk|worse|cannot / noStoolGas|constipation + vomiting + belly|swollen|pain|greenVomit|days / greenVomit + swollen|severe|abdominalPain|belly',
    unless: 'chronic|longerThanDays|diarrhoea|gallstones|kidneyStone|periods|flankPain|burnsUrine',
  }),
  emergency('bowel-blocked', {
    name: 'Emergency in the abdomen',
    source: 'NHS: Bowel obstruction',
    when: 'noStoolGas|constipation + vomiting + swollen|belly|greenVomit|severe',
    unless: 'pregnant',
  }),
  emergency('strangulated-hernia', {
    name: 'Trapped hernia',
    version: 2,
    source: 'NHS: Hernia',
    when: 'hernia + wontGoBack|blue|turnsBlue|red + vomiting|pain|severe|blue|turnsBlue / lumpNeck|hernia|groinLump + groin|belly + vomiting|severe|cannot|stiff|blue|red + pain|vomiting|severe / hernia + vomiting|stiff|severe|pressure|red + pain|vomiting|severe',
    unless: 'chronic',
  }),
  emergency('baby-bowel', {
    name: 'Emergency in a child’s abdomen',
    source: 'NHS: Intussusception',
    when: 'baby|under5Years|child + jellyStool|jelly + cry|vomiting|pain|pale|drowsy|belly',
  }),
  emergency('testicle', {
    name: 'Possible twisted testicle',
    version: 3,
    source: 'NHS: Testicular torsion',
    when: 'testiclePain + suddenly|sudden|severe|vomiting|acute|recent|swollen|underAge|child / saddle|oneSide + pain + suddenly|sudden + swollen + vomiting|child|severe / testicle + vomiting + stiff|pain|swollen|red|morning',
    unless: 'chronic|longerThanDays',
  }),
  emergency('priapism', {
    name: 'Erection that won’t go down',
    source: 'NHS: Priapism',
    when: 'erectile + acute|recent + pain|cannot|severe',
    unless: 'chronic|childGrowth',
  }),
  emergency('retention', {
    name: 'Cannot pass urine',
    version: 3,
    source: 'NHS: Urinary retention',
    when: 'cannotPassUrine + pain|severe|swollen|recent|acute|belly|night|lowSide',
    unless: 'chronic',
  }),
  // "Cannot go to the toilet" for days means constipation.
  emergency('retention-toilet', {
    name: 'Cannot pass urine',
    source: 'NHS: Urinary retention',
    when: 'cannotUrinate + pain|severe|swollen|recent|acute|belly|night|lowSide',
    unless: 'chronic|days|weeks|longerThanDays|ofStool',
  }),
  emergency('diabetes-ketoacidosis', {
    name: 'Dangerous blood sugar',
    version: 2,
    source: 'NHS: Diabetic ketoacidosis',
    when: 'diabetic|highSugar|oddSugar + acetone|vomiting|confused|cannotBreathe|drowsy|rapidBreath|fainted + highSugar|oddSugar|acetone|vomiting|cannotBreathe|rapidBreath|drowsy|confused|fainted|thirsty|noInsulin|breathe / acetone + vomiting|cannotBreathe|thirsty|drowsy|confused|diabetic / noInsulin + vomiting|thirsty|drowsy|confused|highSugar|rapidBreath / adrenal + vomiting|fainted|confused|drowsy|fever|dizzy',
  }),
  emergency('hypoglycaemia', {
    name: 'Dangerous blood sugar',
    version: 2,
    source: 'NHS: Low blood sugar (hypoglycaemia)',
    when: 'lowSugar|diabetic + confused|drowsy|fainted|seizure|shiver|sweating + confused|drowsy|fainted|seizure|lowSugar / diabetic + sweating|shiver + pale|weak|slurred|speak|dizzy|confused / diabetic + pale + confused|slurred|drowsy / diabetic + unconscious / diabetic + fainted + sweating|drank|recent|lost|confused',
  }),
]
