/** How findings hold in jest, in the past, and under a condition. */

/** Idioms and names of illnesses that are said of prices, queues and work, too. */
export const FIGURATIVE = new Set<string>(
  'heartAttackNamed strokeNamed choking suicide fainted severe headache headacheWord bleeding seizure dizzy chestPain vomiting notBreathing breathlessness cannotBreathe head burnInjury burning harmOthers heavyBleeding visionLost worstHeadache toxin overdose breathingStuck cannot breathe stabbed nowHaving tooManyPills heavyBleeding electricShock venom chestPressure suddenly tearing amputated heart chest pain pressure noAir bursting killSelf farewell bloodLoss noReaction legsDead wordsGone dying strangled aflame crushed deathPlan'.split(
    ' ',
  ),
)
/**
 * Figures of speech that laughter alone reveals. Signs hold beside it: "haha, my chest is tight".
 */
export const LAUGHED_AWAY = new Set<string>(
  'heartAttackNamed strokeNamed choking seizure harmOthers toxin venom amputated tearing bursting dying strangled aflame crushed farewell legsDead wordsGone noReaction burning burnInjury'.split(
    ' ',
  ),
)
/**
 * Chronic findings: an illness, or a medicine taken for good. They hold although they began long
 * ago.
 */
export const LASTING = new Set<string>(
  'diabetic bloodThinner wheeze chemo pregnant elderly child baby operation flight postpartum aneurysm adrenal plasterCast menopauseWord allergyTrigger missedPeriod positiveTest partner hitsMe homeViolence birthLately bowelSeen'.split(
    ' ',
  ),
)

/** Sons and daughters go with their parents, and speak for them. */
export const OF_CHILDREN = new Set(['child', 'childSick'])

/** Wishes by their grammar: "better off if I died" is neither past nor supposed. */
export const WISHES = new Set(['wishesDeath', 'ownWishNow'])

/** "If it gets no better I will kill myself": the condition lowers nothing. */
export const OF_DEATH = new Set(['wantsToDie', 'wishesDeath', 'killSelf', 'suicide', 'deathPlan', 'allPills'])

/** When something comes: "only if I press on it" supposes nothing. */
export const LIMITING = new Set<string>(['onTouch', 'afterMeal', 'stoodUp', 'atRest', 'exercise', 'stairs'])
