/**
 * Public advice on flights after an operation. Hospitals may ask for more days, and for fewer only
 * with a reason.
 */
import { sentence } from '../sentences.ts'

export type FlightRule = {
  id: string
  /** IDs of treatments in `domain/concepts`. */
  concepts: readonly string[]
  /** Fewest days between the operation and a flight. */
  days: number
  /** Advice of the source, in its own ranges. */
  advice: string
  /** The title is not translated. */
  source: { title: string; url: string }
  /** Day on which the source was compared with the rule. */
  comparedOn: string
}

const BAPRAS = {
  title: 'BAPRAS, Cosmetic Surgery Abroad',
  url: 'https://www.bapras.org.uk/public/patient-information/cosmetic-surgery/cosmetic-surgery-abroad',
}
/** Repeats the advice of the Civil Aviation Authority. */
const NHS = {
  title: 'NHS, When can I fly after surgery?',
  url: 'https://www.nhs.uk/common-health-questions/accidents-first-aid-and-treatments/when-can-i-fly-after-surgery/',
}
const comparedOn = '2026-11-30'

/**
 * Treatments without a rule have no public advice: hair, teeth, joints, spine, fertility, heart
 * rhythm. Their flights follow the surgeon's advice.
 */
export const FLIGHT_RULES: readonly FlightRule[] = [
  {
    id: 'bapras-breast',
    concepts: ['breast-surgery'],
    days: 5,
    advice: sentence('5 to 7 days after breast surgery'),
    source: BAPRAS,
    comparedOn,
  },
  {
    // The concept also stands for tummy tucks and facelifts.
    id: 'bapras-body',
    concepts: ['liposuction'],
    days: 5,
    advice: sentence('5 to 7 days after liposuction, 7 to 10 days after a tummy tuck or facelift'),
    source: BAPRAS,
    comparedOn,
  },
  {
    id: 'bapras-face',
    concepts: ['rhinoplasty', 'eyelid-surgery'],
    days: 7,
    advice: sentence('7 to 10 days after cosmetic surgery of the face'),
    source: BAPRAS,
    comparedOn,
  },
  {
    id: 'nhs-eye',
    concepts: ['cataract', 'laser-eye'],
    days: 1,
    advice: sentence('1 day after simple cataract or corneal laser surgery, 7 days after more complicated eye surgery'),
    source: NHS,
    comparedOn,
  },
  {
    id: 'nhs-abdomen',
    concepts: ['gastric-sleeve', 'gastric-bypass', 'bariatric-surgery', 'gallbladder', 'hernia'],
    days: 1,
    advice: sentence(
      '1 to 2 days after keyhole surgery, 4 to 5 days after simple and 10 days after more complicated abdominal surgery',
    ),
    source: NHS,
    comparedOn,
  },
  {
    id: 'nhs-chest',
    concepts: ['heart-bypass', 'heart-valve'],
    days: 10,
    advice: sentence('10 to 14 days after chest surgery or a coronary bypass'),
    source: NHS,
    comparedOn,
  },
]

export const findFlightRule = (id: string | null | undefined): FlightRule | undefined =>
  FLIGHT_RULES.find((rule) => rule.id === id)

/** Returns the strictest rule for these treatments. */
export const flightRuleFor = (concepts: readonly string[]): FlightRule | undefined =>
  FLIGHT_RULES.filter((rule) => rule.concepts.some((concept) => concepts.includes(concept))).sort(
    (a, b) => b.days - a.days,
  )[0]
