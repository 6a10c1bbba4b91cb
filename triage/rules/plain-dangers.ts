import { emergency, type Rule } from './rule.ts'

/** Red flags in words of bystanders: a missing battery, a meal missed after insulin. */
export const PLAIN_DANGER_RULES: readonly Rule[] = [
  emergency('battery-missing', {
    name: 'Swallowed battery or magnets',
    source: 'RCEM: Button batteries; NHS: Swallowed objects',
    when: 'batteryGone + child|baby|under5Years|underAge|someone + mouth|drank|swallow|drool|cough|vomiting|choking',
    unless: 'wellNow',
  }),
  emergency('insulin-unfed', {
    name: 'Dangerous blood sugar',
    source: 'NHS: Low blood sugar (hypoglycaemia)',
    when: 'insulinTaken + mealMissed|lowSugar|laughsForNothing + sweating|confused|drowsy|shiver|slurred|pale|weak|laughsForNothing',
    unless: 'wellNow|chronic',
  }),
  emergency('passes-nothing', {
    name: 'Cannot pass urine',
    source: 'NHS: Urinary retention; NHS: Cauda equina syndrome',
    when: 'passesNothing + belly|pain|swollen|severe|numb|saddle|legWeak|legsDead|backPain',
    unless: 'chronic|wellNow|dysuria|weeks|longerThanDays',
  }),
  emergency('wandering-mind', {
    name: 'Possible sepsis',
    source: 'NHS: Sepsis; NHS: Sudden confusion (delirium)',
    when: 'namesWrongly + shiver|fever|highFever|drowsy|marbled|mottled|burnsUrine|infection',
    unless: 'chronic|wellNow|weeks|longerThanDays',
  }),
  emergency('at-the-edge', {
    isGrave: true,
    name: 'Thoughts of suicide',
    source: 'NHS: Help for suicidal thoughts; Samaritans: Warning signs',
    when: 'atTheEdge|highPlace + easierForAll|noUseInWorld|endsItAll|willWritten|asksPardon|notNeeded',
    unless: 'wellNow',
  }),
  emergency('ends-it-all', {
    isGrave: true,
    name: 'Thoughts of suicide',
    source: 'NICE NG225: Self-harm; Samaritans: Warning signs',
    when: 'endsItAll|willWritten + noUseInWorld|asksPardon|easierForAll|farewell|saidFarewell / endsItAll + willWritten / noUseInWorld + asksPardon|easierForAll',
    unless: 'hair|wellNow',
  }),
  emergency('eye-splashed', {
    name: 'Chemical in the eye',
    source: 'NHS: Acid and chemical burns; RCOphth: Chemical eye injury',
    when: 'eyeSplashed + opensNot',
    unless: 'mildLiquid|wellNow|chronic|weeks|longerThanDays',
  }),
]
