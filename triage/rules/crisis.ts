import { emergency, type Rule } from './rule.ts'

/**
 * Red flags in explicit words. Learned weights never turn their alarm into a question, however long
 * the message is.
 */
export const CRISIS_RULES: readonly Rule[] = [
  emergency('wants-to-die', {
    name: 'Thoughts of suicide',
    source: 'NHS: Help for suicidal thoughts; WHO mhGAP: Self-harm and suicide',
    isPlain: true,
    when: 'wantsToDie|wishesDeath',
    unless: 'figureOfDeath',
  }),
  emergency('pregnant-and-bleeding', {
    name: 'Bleeding in pregnancy',
    version: 3,
    source: 'RCOG and NHS: Vaginal bleeding in pregnancy',
    isPlain: true,
    when: 'pregnant|gestationWeeks|latePregnancy|lateMonth|monthOfPregnancy + bleedsNow',
    unless: 'nosebleed|nose|gumTrouble|piles|spotting|fertility|postpartum',
  }),
  emergency('suffocating', {
    name: 'Severe trouble breathing',
    source: 'NHS: Shortness of breath; NHS: When to call 999',
    isPlain: true,
    when: 'suffocates',
    unless:
      'figureOfBreath|chronic|nose|sinus|snoring|stairs|exercise|weeks|longerThanDays|anxiety|sadness|testsClear|wellNow',
  }),
  emergency('infant-grunting', {
    name: 'Seriously ill baby or child',
    source: 'NICE NG143: Fever in under 5s; NHS: Is your baby or toddler seriously ill?',
    isPlain: true,
    when: 'grunts + baby|newborn|child|under5Years|under3Months',
  }),
]
