import { emergency, type Rule } from '../rule.ts'

/** Red flags after missed treatment. */
export const MISSED_TREATMENT_EMERGENCIES: readonly Rule[] = [
  emergency('dialysis-missed', {
    name: 'Missed dialysis',
    source: 'NHS: Dialysis; KDIGO 2020: Potassium',
    when: 'missedDialysis + weak|heartSkips|palpitation|heart|cannotBreathe|breathlessness|vomiting|confused|swollen|dizzy',
  }),
]

/** Red flags of devices: defibrillators, tracheostomy tubes, casts. */
export const DEVICE_EMERGENCIES: readonly Rule[] = [
  emergency('device-heart', {
    name: 'Fainting with heart symptoms',
    source: 'BHF: Implantable cardioverter defibrillator',
    when: 'deviceShock',
  }),
  emergency('airway-lost', {
    name: 'Not breathing',
    source: 'NTSP: Tracheostomy emergencies',
    when: 'tubeOut',
  }),
  emergency('tight-limb', {
    name: 'Possible blocked artery in an arm or leg',
    version: 2,
    source: 'NICE NG38: Fractures; compartment syndrome',
    when: 'plasterCast + numb|blue|white|cold + severe|pressure|outOfProportion|pain / broken|plasterCast|fall + outOfProportion + arm|hand|leg|foot|limbPain / arm|leg|foot|hand + outOfProportion + swollen|pressure|numb',
  }),
]
