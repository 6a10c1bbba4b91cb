/** Questions of several questionnaires, each with one id. */
import { choice, required, text, view, yesNo } from './shape.ts'

export const bloodThinners = choice(
  'blood-thinners',
  'Do you take medicine that thins the blood?',
  'These medicines raise the risk of bleeding. The doctor plans whether and when to pause them. Do not stop them on your own.',
  {
    none: 'None',
    aspirin: 'Aspirin or clopidogrel',
    anticoagulant: 'Warfarin, apixaban, rivaroxaban or similar',
    unknown: 'I do not know',
  },
)

export const anaesthesia = yesNo(
  'anaesthesia-problems',
  'Have you or a close relative had problems with anaesthesia?',
  'Some reactions run in families. The anaesthetist prepares for them.',
)

export const clots = yesNo(
  'blood-clots',
  'Have you or a parent, brother or sister had a blood clot in the leg or lung?',
  'An operation and a long flight both raise this risk, and it can be prevented.',
)

export const scars = yesNo(
  'raised-scars',
  'Do your scars become thick or raised?',
  'It changes where and how the surgeon cuts.',
)

export const weightStable = yesNo(
  'weight-stable',
  'Has your weight been stable for six months?',
  'The result lasts only when your weight does.',
)

export const children = choice(
  'plans-children',
  'Do you plan to have children later?',
  'Pregnancy can change the result, so the time of the operation matters.',
  { no: 'No', within_year: 'Within a year', later: 'At a later time', unknown: 'I do not know' },
)

export const pain = choice('pain', 'How strong is the pain on most days?', 'It shows how urgent the treatment is.', {
  none: 'No pain',
  mild: 'Mild',
  moderate: 'Moderate',
  severe: 'Severe',
  rest: 'Severe, also at rest or at night',
})

export const walking = choice(
  'walking',
  'How far can you walk without stopping?',
  'It tells the team how much help you need on the journey and after the operation.',
  {
    over_km: 'More than a kilometre',
    some_hundred: 'A few hundred metres',
    indoors: 'Only indoors',
    not: 'I cannot walk',
  },
)

export const duration = choice(
  'duration',
  'How long have you had this problem?',
  'Recent and long-standing problems are treated in different ways.',
  { weeks: 'Less than three months', months: 'Three to twelve months', years: 'Longer than a year' },
)

export const grinding = yesNo(
  'grinding',
  'Do you grind or clench your teeth?',
  'Grinding can break ceramic and overload implants. A night guard may be needed.',
)

export const gums = yesNo(
  'gums-bleed',
  'Do your gums bleed, or are teeth loose?',
  'Gum disease is treated first. Otherwise new teeth do not last.',
)

export const diagnosis = required(
  text(
    'diagnosis',
    'What diagnosis have you been given?',
    'Copy it from your report if you have one. It decides which specialist answers.',
  ),
)

export const metalInBody = yesNo(
  'metal-in-body',
  'Do you have a pacemaker, a cochlear implant or other metal in your body?',
  'It decides which scans and instruments are safe for you.',
)

export const report = view(
  'report',
  'Latest medical report',
  'All pages, flat and sharp, as PDF or photo. Any language is fine.',
)
