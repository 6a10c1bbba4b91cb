/**
 * Complaints with an everyday cause, and complaints of a lively child. Learned weights neither
 * raise their urgency nor ask about signs of danger, unless the message names one.
 */
import { setOf } from './text.ts'
import type { Understanding } from './triage.ts'

/** Findings that no everyday cause explains. */
const ALARMING = setOf(
  `severe suddenly sudden worse confused fainted cannotBreathe breathlessness noAir bleeding heavyBleeding chestPain
   chestPressure chest slurred faceDroop visionLost highFever neckStiff under3Months newborn seizure suicide giveUp
   wantsToDie unconscious bloodVomit blackStool purpleRash dehydrated stridor chestDrawnIn notFeeding swollenThroat
   blueLips pregnant cannotUrinate legWeak cannotWalk oneSideNumb palpitation heartSkips headInjury drowsy vomiting
   burnLarge toxin chemicalEye causticEye drankChemical redEye burning swollenFace sadness voicesHeard delusion hitsMe eyePain`,
)

/** Findings of an everyday cause, or with an obvious one. */
const FRAMES = ['mundane', 'skinChaps', 'hairSheds', 'eyesGritty', 'nappyRash', 'sweatsOften', 'crownLost']

/** Whether a message names an everyday cause or a lively child, and nothing alarming. */
export function isMundane({ reading: { present }, rules }: Understanding): boolean {
  const isChild = ['child', 'baby', 'underAge', 'under5Years'].some((name) => present.has(name))
  const isFramed = FRAMES.some((name) => present.has(name)) || (isChild && present.has('lively'))
  return (
    isFramed &&
    ![...ALARMING].some((name) => present.has(name)) &&
    rules.every(
      ({ id, urgency, when }) =>
        urgency !== 'immediate' && (urgency !== 'urgent' || OF_WEIGHTS.test(when) || OF_FEVER.has(id)),
    )
  )
}
const OF_WEIGHTS = /^learned/
const OF_FEVER = setOf('child-fever child-ear')
