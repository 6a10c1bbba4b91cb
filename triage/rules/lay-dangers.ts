import { emergency, type Rule } from './rule.ts'

/** Red flags in hints: a farewell that does not mention death, delusions, violence. */
export const LAY_DANGER_RULES: readonly Rule[] = [
  emergency('farewell-unnamed', {
    isPlain: true,
    name: 'Thoughts of suicide',
    source: 'NHS: Help for suicidal thoughts; Samaritans: Warning signs',
    version: 4,
    when: 'pillsLaidOut|pillsReady + affairsSettled / blade|weapon|readyToDie + selfHarmUrge / ropeReady + giveUp|saysWillDie|goodbyeToAll|othersBetter|goneSelf|itsOver|bareEnd|wantsToDie / blade|weapon + wishesDeath|itsOver|bareEnd + giveUp|recent|noUseInWorld|goodbyeToAll / onTheEdge|highPlace|windowOpen + bareEnd / onTheEdge + giveUp|saysWillDie|asksPardon / windowOpen + highFloor + giveUp|saysWillDie|goodbyeToAll|othersBetter|goneSelf|farewell|itsOver|bareEnd / windowOpen + goodbyeToAll|othersBetter|goneSelf / affairsSettled + goneSelf|othersBetter|goodbyeToAll / othersBetter + goneSelf|goodbyeToAll / goneSelf + goodbyeToAll / onTheEdge + itsOver|goneSelf|othersBetter|goodbyeToAll / allPills + giveUp|sadness|othersBetter|goneSelf|goodbyeToAll|affairsSettled / goodbyeSent + pardonAsked|asksPardon|goodbyeToAll|phoneOff / pardonAsked + phoneOff',
    unless: 'hair|wellNow',
  }),
  emergency('pills-in-mind', {
    isPlain: true,
    name: 'Thoughts of suicide',
    source: 'NHS: Help for suicidal thoughts; NICE NG225: Self-harm',
    version: 3,
    when: 'allPills / pillsReady + goodbyeToAll|othersBetter|goneSelf / pillsLaidOut + saysWillDie|wantsToDie|figureOfDeath|giveUp|goneSelf|goodbyeToAll|othersBetter',
    unless: 'wellNow|fever|headacheWord|flu',
  }),
  emergency('wishes-too', {
    isPlain: true,
    name: 'Thoughts of suicide',
    source: 'NHS: Help for suicidal thoughts; Samaritans: Media guidelines',
    when: 'ownWishNow',
  }),
  emergency('birth-psychosis', {
    isPlain: true,
    name: 'Possible psychosis after birth',
    source: 'NHS: Postpartum psychosis; NICE CG192: Antenatal and postnatal mental health',
    when: 'birthLately|postpartum + delusion',
    unless: 'wellNow',
  }),
  emergency('wound-burst', {
    isPlain: true,
    name: 'Severe injury',
    source: 'WHO: Surgical care at the district hospital (burst abdomen)',
    when: 'bowelSeen',
    unless: 'chronic|wellNow',
  }),
  emergency('shock-after-operation', {
    name: 'Severe bleeding',
    source: 'NICE NG24: Blood transfusion; NHS: Shock (first aid)',
    when: 'operation|postpartum|wound|pregnant + pressureFalls + pale|swollen|bleeding|dizzy|weak|sweating|fainted|cold|drowsy',
    unless: 'chronic|wellNow|weeks|longerThanDays',
  }),
  emergency('pesticide', {
    name: 'Poisoning',
    source: 'WHO: Pesticide poisoning; NPIS',
    when: 'pesticideWork + vomiting|drool|sweating|confused|drowsy|breathlessness|cannotBreathe|seizure|weak|fainted|foam|dizzy',
    unless: 'chronic|wellNow|weeks|longerThanDays',
  }),
  emergency('violence-at-home', {
    isPlain: true,
    name: 'Violence at home',
    source: 'NHS: Domestic abuse; WHO: Responding to intimate partner violence',
    version: 3,
    when: 'homeViolence / blade|weaponHeld + atMyDoor|hidesFrom / partner|someone + blade|weapon|weaponHeld + atMyDoor|hidesFrom / partner|someone + atMyDoor + hidesFrom',
    unless: 'hitsInPlay|longOver|wellNow',
  }),
]
