import { emergency, type Rule } from '../rule.ts'

/** Red flags of injuries. */
export const TRAUMA_EMERGENCIES: readonly Rule[] = [
  emergency('heavy-bleeding', {
    name: 'Severe bleeding',
    version: 3,
    source: 'NHS: First aid, severe bleeding',
    when: 'spurtingWound / spurting + cutWound|pale|blade|amputated / heavyBleeding + cutWound|wound|arm|leg|neck|hand|fall|accident|dizzy|pale|fainted|head|foot|knee|face|unstoppable|bloodThinner|periods|saddle|weak / bleeding + bloodThinner + unstoppable / bleeding + unstoppable + dizzy|fainted|pale|weak|confused|postpartum|pregnant|operation / bleeding + bloodThinner + recent|acute',
    unless: 'chronic|piles',
  }),
  emergency('stab-amputation', {
    name: 'Severe injury',
    version: 2,
    source: 'ATLS; NHS: When to call 999',
    when: 'stabbed / amputated + hand|arm|leg|foot|ear|nose|bleeding|head / bone / cutWound + chest|belly|neck|back + bleeding|pain|cannotBreathe|wound / cutVeins',
    unless: 'hair|chronic|operation|hepatitis|periods',
  }),
  emergency('major-accident', {
    name: 'Severe injury',
    version: 2,
    source: 'ATLS; NICE NG39: Major trauma',
    when: 'accident + pain|cannot|bleeding|fainted|confused|cannotBreathe|numb|chest|belly|neck|broken|vomiting|severe|head|bone|clearFluid|amnesia / fall|hit + legNumbness|legWeak',
    unless: 'chronic',
  }),
  emergency('electric-drowning', {
    name: 'Electric shock or near drowning',
    version: 2,
    source: 'NHS: First aid',
    when: 'electricShock / electric + cough|cannotBreathe|fainted|chestPain|burning|palpitation|heartSkips|drowsy|confused|hand|numb|child|vomiting|blueLips|breathe|baby',
  }),
  emergency('large-burn', {
    name: 'Severe burn',
    version: 2,
    source: 'NHS: Burns and scalds',
    when: 'burnLarge + burnInjury|burning|electric / burnInjury + baby|child|under5Years|underAge + skin|face|chest|hand|arm|leg|belly|severe|skinPeel|largeBurn|foot / burnInjury|chemical|burning + face|neck + hand|severe|skinPeel|chest|arm / electric + burning / burnInjury|splash + rash|skinPeel|severe + face|chest|hand|eye|largeBurn',
    unless: 'sunburnt|small|scar|reflux|afterMeal|burnsUrine|dysuria|hepatitis',
  }),
]
