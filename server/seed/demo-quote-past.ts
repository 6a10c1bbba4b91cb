/** Confirmed final bills of the demo hospital, enough for measured figures. */
import type { DemoQuoteStory, DemoTerm } from './demo-quote-stories.ts'

const PLANS: Record<string, string> = {
  'Knee Replacement': 'Total knee replacement under spinal anaesthesia, five nights and daily physiotherapy.',
  'Cataract Surgery': 'Cataract surgery of one eye with a monofocal lens, check on the next morning.',
  'Dental Implants': 'Two implants in one sitting, crowns after three months.',
}
const GOALS: Record<string, string> = {
  'Knee Replacement': 'I would like to walk without pain again.',
  'Cataract Surgery': 'One eye sees only fog. I would like to drive again.',
  'Dental Implants': 'I would like fixed teeth in place of a removable bridge.',
}
const ANSWERS: Record<string, DemoQuoteStory['answers']> = {
  'Knee Replacement': { joint: ['right_knee'], duration: 'years', pain: 'severe' },
  'Cataract Surgery': { 'eye-side': 'left', 'eye-problem': ['cataract'] },
  'Dental Implants': { 'teeth-missing': 'two_to_four', 'implant-stays': 'yes' },
}

// treatment, days since the request, minutes to three answers, percent of difference
const CASES: readonly (readonly [string, number, readonly [number, number, number], number])[] = [
  ['Knee Replacement', 330, [760, 1900, 1180], 0],
  ['Cataract Surgery', 312, [420, 2250, 900], 0],
  ['Dental Implants', 295, [1150, 1320, 3100], 2.4],
  ['Knee Replacement', 280, [610, 2780, 1420], 4.8],
  ['Cataract Surgery', 262, [980, 1650, 700], 0],
  ['Knee Replacement', 247, [1320, 2010, 1990], -1.6],
  ['Dental Implants', 231, [530, 3260, 1050], 0],
  ['Cataract Surgery', 214, [880, 1480, 1310], 1.2],
  ['Knee Replacement', 203, [2980, 2400, 860], 6.5],
  ['Dental Implants', 188, [700, 1730, 1600], 0],
  ['Cataract Surgery', 171, [1240, 1990, 2240], 3.1],
  ['Knee Replacement', 156, [910, 2610, 1200], 0.9],
]
const HOSPITALS = ['Firuze Park Hospital', 'Mavi Çınar Hospital', 'Yedi Lale Medical Centre']
/** Unplanned entry or reduced line of each treatment. */
const UNPLANNED: Record<string, string> = {
  'Knee Replacement': 'longer-stay',
  'Cataract Surgery': 'drops',
  'Dental Implants': 'bone-graft',
}
const REDUCED: Record<string, string> = {
  'Knee Replacement': 'knee',
  'Cataract Surgery': 'cataract',
  'Dental Implants': 'implant-placing',
}

/** Points that the demo hospital left out: fewer in its later quotes. */
const LEFT_OUT: readonly (readonly DemoTerm[])[] = [
  ...Array.from({ length: 3 }, () => ['companion', 'care', 'deposit'] as const),
  ...Array.from({ length: 3 }, () => ['companion', 'care'] as const),
  ...Array.from({ length: 3 }, () => ['companion'] as const),
  ['revision'],
]

export const PAST_STORIES: readonly DemoQuoteStory[] = CASES.map(([treatment, daysAgo, minutes, difference], at) => ({
  patient: { language: 'en', names: [] },
  language: 'en',
  treatment,
  state: 'accepted',
  sent: { daysAgo },
  goal: GOALS[treatment] ?? '',
  answers: ANSWERS[treatment] ?? {},
  health: { birthYear: 1948 + 3 * at, sex: null, smoking: 'never' },
  country: at % 2 === 0 ? 'GB' : 'DE',
  languages: ['en'],
  currency: 'USD',
  dates: [30 - daysAgo, 80 - daysAgo],
  hospitals: HOSPITALS.map((hospital, nth) => ({
    hospital,
    state: nth === 0 ? 'accepted' : 'not_chosen',
    minutes: minutes[nth] ?? 0,
    assignee: nth === 0 && at % 2 === 0 ? 'owner' : undefined,
    quotes: [
      {
        currency: 'USD',
        plan: PLANS[treatment] ?? '',
        unsaid: nth === 0 ? (LEFT_OUT[at] ?? []) : ['care', 'deposit'],
        validDays: 40 - daysAgo,
      },
    ],
  })),
  accepted: { daysAgo: daysAgo - 10, visit: [20 - daysAgo, 32 - daysAgo] },
  bill: {
    daysAgo: daysAgo - 75,
    ...(difference > 0 && { unplanned: { [UNPLANNED[treatment] ?? 'medicine']: difference } }),
    ...(difference < 0 && { factors: { [REDUCED[treatment] ?? '']: 1 + (difference * 3) / 100 } }),
    answer: 'confirmed',
  },
}))
