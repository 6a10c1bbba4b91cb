/** Findings whose state differs in jest, in the past or under a condition. */

/** Idioms and names of illnesses that people also use for prices, queues and work. */
export const FIGURATIVE = new Set<string>(
  'heartAttackNamed strokeNamed choking suicide fainted severe headache headacheWord bleeding seizure dizzy chestPain vomiting notBreathing breathlessness cannotBreathe head burnInjury burning harmOthers heavyBleeding visionLost worstHeadache toxin overdose breathingStuck cannot breathe stabbed nowHaving tooManyPills heavyBleeding electricShock venom chestPressure suddenly tearing amputated heart chest pain pressure noAir bursting killSelf farewell bloodLoss noReaction legsDead wordsGone dying strangled aflame crushed deathPlan'.split(
    ' ',
  ),
)
/** Figures of speech only beside laughter. Signs hold beside it: "haha, my chest is tight". */
export const LAUGHED_AWAY = new Set<string>(
  'heartAttackNamed strokeNamed choking seizure harmOthers toxin venom amputated tearing bursting dying strangled aflame crushed farewell legsDead wordsGone noReaction burning burnInjury'.split(
    ' ',
  ),
)
/** Chronic findings: an illness or a permanent medicine. They hold although they began long ago. */
export const LASTING = new Set<string>(
  'diabetic bloodThinner wheeze chemo pregnant elderly child baby operation flight postpartum aneurysm adrenal plasterCast menopauseWord allergyTrigger missedPeriod positiveTest partner hitsMe homeViolence birthLately bowelSeen'.split(
    ' ',
  ),
)

/** Findings of sons and daughters, who accompany their parents and speak for them. */
export const OF_CHILDREN = new Set(['child', 'childSick'])

/** Wishes by grammar: "better off if I died" is neither past nor supposed. */
export const WISHES = new Set(['wishesDeath', 'ownWishNow'])

/** Findings that a condition does not weaken: "if it gets no better I will kill myself". */
export const OF_DEATH = new Set(['wantsToDie', 'wishesDeath', 'killSelf', 'suicide', 'deathPlan', 'allPills'])

/** Findings of circumstance: "only if I press on it" is not supposed. */
export const LIMITING = new Set<string>(['onTouch', 'afterMeal', 'stoodUp', 'atRest', 'exercise', 'stairs'])
