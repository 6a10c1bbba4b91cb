import { emergency, type Rule } from './rule.ts'

/** Red flags of torn flesh, blocked windpipes and caustics in the eye, in plain words. */
export const PLAIN_INJURY_RULES: readonly Rule[] = [
  emergency('bitten-badly', {
    isGrave: true,
    name: 'Severe injury',
    source: 'NHS: Animal and human bites; NICE NG184: Human and animal bites',
    when: 'mauledBody / bitesFace / biter + deepWound|fleshHangs|gapingWound',
    unless: 'wellNow|chronic|small|scar|weeks|longerThanDays',
  }),
  emergency('wound-gapes', {
    isGrave: true,
    name: 'Severe injury',
    source: 'NHS: Cuts and grazes; St John Ambulance: Severe bleeding',
    when: 'gapingWound / tornFlesh + face|leg|arm|hand|foot|head|neck|bleeding / deepWound + neck|chest|belly|face|heavyBleeding|bleeding / fleshHangs + cutWound|mauls|accident|fall|hit|bleeding',
    unless: 'wellNow|chronic|small|scar|weeks|longerThanDays|operation|bodyWish|bodyReshape',
  }),
  emergency('mouthful-stuck', {
    isGrave: true,
    name: 'Choking',
    source: 'NHS: What should I do if someone is choking?; RCUK: Choking',
    when: 'mouthfulStuck + noVoice',
    unless: 'wellNow|chronic|weeks|longerThanDays|tooth',
  }),
  emergency('caustic-eye', {
    isGrave: true,
    name: 'Chemical in the eye',
    source: 'RCOphth: Chemical eye injury; NHS: Acid and chemical burns',
    when: 'causticEye',
    unless: 'pool|wellNow|chronic|weeks|longerThanDays',
  }),
  emergency('caustic-face', {
    isGrave: true,
    name: 'Severe burn',
    source: 'NHS: Acid and chemical burns',
    when: 'causticFace',
    unless: 'wellNow|chronic|scar|weeks|longerThanDays',
  }),
  emergency('pupils-uneven', {
    isGrave: true,
    name: 'Serious head injury',
    source: 'NICE NG232: Head injury; NHS: Head injury and concussion',
    when: 'pupilsUneven + headInjury|hit|fall|accident|fainted|drowsy|unconscious|confused|vomiting|headache|headacheWord|seizure',
    unless: 'wellNow|bornWith',
  }),
  emergency('eye-open', {
    isGrave: true,
    name: 'Sight at risk',
    source: 'RCOphth: Penetrating eye injury; NHS: Eye injuries',
    when: 'pupilMisshapen',
    unless: 'wellNow|bornWith|chronic|longerThanDays',
  }),
  emergency('caustic-deep', {
    version: 2,
    isGrave: true,
    name: 'Severe burn',
    source: 'NHS: Acid and chemical burns; NHS: Burns and scalds',
    when: 'caustic|chemical|burnInjury|scald + leatheryBurn',
    unless: 'wellNow|chronic|scar|weeks|longerThanDays|tooth',
  }),
]
