/**
 * Safety questions about a possible emergency. Their signs are those for which NHS 111 calls an
 * ambulance (chest pain, headaches, stomach ache, shortness of breath, fever in children, when to
 * call 999). A yes is an emergency.
 */
import { sentence } from '#domain/sentences.ts'
import type { Reading } from './reading.ts'
import { plain, setOf, type Token } from './text.ts'

const YES = sentence('Yes, at least one of these')
const NO = sentence('No, none of these')

const QUESTION = {
  text: sentence('Is any of this happening now?'),
  answers: [YES, NO],
} as const

export const SAFETY_QUESTIONS = {
  safetyMind: QUESTION,
  safetyChest: QUESTION,
  safetyBreath: QUESTION,
  safetyChild: QUESTION,
  safetyHead: QUESTION,
  safetyBelly: QUESTION,
  safety: QUESTION,
} as const
export type SafetyId = keyof typeof SAFETY_QUESTIONS

export const SIGNS: Record<SafetyId, readonly string[]> = {
  safetyMind: [
    sentence('Thoughts of ending a life'),
    sentence('Thoughts of hurting oneself or somebody else'),
    sentence('Voices or things that nobody else hears or sees'),
    sentence('Too many pills, alcohol or drugs'),
  ],
  safetyChest: [
    sentence('The pain presses or squeezes, or spreads to an arm, the neck, the jaw or the back'),
    sentence('Sweating, vomiting, faintness or shortness of breath with it'),
    sentence('It has not stopped for 15 minutes'),
  ],
  safetyBreath: [
    sentence('Gasping for air, or too little breath to speak'),
    sentence('Blue or grey lips'),
    sentence('A tight or heavy chest'),
    sentence('A swollen face, tongue or throat'),
  ],
  safetyChild: [
    sentence('Fever in a baby under 3 months'),
    sentence('Hard to wake, limp or confused'),
    sentence('Hard or fast breathing, or blue lips'),
    sentence('A seizure, a stiff neck, or a rash that stays when a glass is pressed on it'),
    sentence('No urine for 12 hours'),
  ],
  safetyHead: [
    sentence('The worst headache ever, or one that came within a minute'),
    sentence('A weak or numb face, arm or leg, or trouble speaking or seeing'),
    sentence('Fever with a stiff neck, confusion or great sleepiness'),
    sentence('A blow to the head before it'),
  ],
  safetyBelly: [
    sentence('Pain that is severe or came suddenly, or a belly as hard as a board'),
    sentence('Vomit with blood, or black or bloody stool'),
    sentence('No urine, stool or gas at all'),
    sentence('Faintness, a pregnancy or a late period'),
  ],
  safety: [
    sentence('Severe pain, or a tight or heavy chest'),
    sentence('Trouble breathing, or a swollen face or throat'),
    sentence('A drooping face, a weak arm or trouble speaking'),
    sentence('Fainting, confusion, a seizure, or somebody who is hard to wake'),
    sentence('Heavy bleeding, a serious injury, poison or too many pills'),
    sentence('Thoughts of ending a life'),
  ],
}

/** Findings that choose a question, most specific first. */
const BY_FINDING: readonly [SafetyId, string][] = [
  ['safetyMind', 'sadness voicesHeard'],
  ['safetyChest', 'chest heart palpitation heartSkips'],
  ['safetyBreath', 'breathe breathlessness cannotBreathe cough wheeze'],
  ['safetyChild', 'child baby underAge under5Years under3Months'],
  ['safetyHead', 'head headacheWord dizzy numb'],
  ['safetyBelly', 'belly bellyacheWord vomiting abdominalPain'],
]

export const safetyQuestionFor = ({ present }: Pick<Reading, 'present'>): SafetyId =>
  BY_FINDING.find(([, names]) => names.split(' ').some((name) => present.has(name)))?.[0] ?? 'safety'

/** Starts of both answers, folded, in four languages. */
const SAID_YES = /^(?:yes at least one of these|evet en az biri|да хотя бы одно|نعم واحد منها)/
const SAID_NO = /^(?:no none of these|hayir hicbiri|нет ничего из этого|لا لا شي من هذا)/

export type SafetyAnswer = { yes: boolean; words: string }

const letters = (written: string) =>
  plain(written)
    .match(/[\p{L}]+/gu)
    ?.join(' ') ?? ''

/** Separates the answers to safety questions from other turns. The last answer counts. */
export function partAnswers(turns: readonly string[]): { told: string[]; answer: SafetyAnswer | undefined } {
  const told: string[] = []
  let answer: SafetyAnswer | undefined
  for (const words of turns) {
    const text = letters(words)
    const yes = SAID_YES.test(text)
    if (yes || SAID_NO.test(text)) answer = { yes, words }
    else told.push(words)
  }
  return { told, answer }
}

const YES_ALONE = /^(?:yes|yeah|yep|evet|да|نعم|ايوه|اي|ايه|اه)$/
const NO_ALONE = /^(?:no|nope|none|hayir|yok|hicbiri|нет|لا|كلا)$/
/** Words of a no that denies all signs without naming one. */
const NO_AT_ALL =
  /^(?:(?:no|nope) )?(?:none(?: of (?:these|those|them|that))?|nothing(?: like (?:that|this|these))?|not at all|no (?:such )?thoughts|thank god)$|^(?:(?:hayir|yok) )?(?:yok|oyle (?:bir )?sey(?:ler)?(?: yok)?|hicbiri(?: yok)?|bunlar(?:in hicbiri)? yok|cok sukur)$|^(?:нет )?(?:ничего(?: (?:такого|из этого))?(?: нет)?|(?:таких )?мыслеи (?:таких )?нет|этого нет|такого нет)$|^(?:(?:لا|كلا) )?(?:ولا (?:شي|واحد(?:ه)?)(?: من (?:هذا|هذه|هذي))?|ما (?:في|فيه|عندي) (?:شي|ولا شي)|لا شي|لا يوجد|الحمد لله)$/

/** Parses a reply of only yes or no. Undefined for any other text. */
export function yesOrNo(written: string): boolean | undefined {
  const words = letters(written)
  if (YES_ALONE.test(words)) return true
  return NO_ALONE.test(words) ? false : undefined
}

/** Expands a reply of one or two words to the full answer of a safety question. */
export function wholeAnswer(written: string): string {
  const words = letters(written)
  if (YES_ALONE.test(words)) return YES
  return NO_ALONE.test(words) || NO_AT_ALL.test(words) ? NO : written
}

const PLEA =
  /^(?:help|me|us|please|pls|plz|sos|urgent|emergency|imdat|yardim|yardima|edin|lutfen|acil|помогите|помоги|спасите|пожалуиста|помощь|срочно|нужна|ساعدوني|ساعدني|ساعدونا|الحقوني|الحقوا|النجده|نجده|رجاء|ارجوكم|ارجوك|ضروري)$/

/** Whether a message only calls for help, so the guide asks what happened. */
export const isOnlyPlea = (tokens: readonly Token[]): boolean =>
  tokens.length > 0 && tokens.every(({ word }) => PLEA.test(word))

/** Findings around a complaint that name no other one. */
const ASIDES = setOf('mundane lively partner longOver hitsInPlay birthLately')

/**
 * Whether a message names only these findings. Findings derived from the same words are ignored.
 */
export function namesOnly(present: Reading['present'], names: ReadonlySet<string>): boolean {
  const known = new Set([...present].flatMap(([name, words]) => (names.has(name) ? words : [])))
  return [...present].every(
    ([name, words]) => names.has(name) || ASIDES.has(name) || words.every((word) => known.has(word)),
  )
}

/**
 * Short messages whose complaint may be an emergency by signs that they do not mention. The guide
 * asks for those signs.
 */
const BARE: readonly { has: readonly string[]; beside: ReadonlySet<string>; words: number }[] = [
  // Sign of a heart attack.
  {
    has: ['chestPain'],
    beside: setOf('chest heart breast pain chestPain nowHaving someone noneOrLess bodyFront largeBurn'),
    words: 6,
  },
  // Child beyond babyhood, with the state of its health during the fever.
  ...['child', 'underAge'].flatMap((who) =>
    ['fever', 'highFever'].map((fever) => ({
      has: [who, fever],
      beside:
        setOf(`child childSick someone fever highFever underAge under5Years acute recent lately days noneOrLess mild playful teething
        swallow drank exercise`),
      words: 12,
    })),
  ),
]

export const isBare = ({ present, tokens }: Pick<Reading, 'present' | 'tokens'>): boolean =>
  BARE.some(
    ({ has, beside, words }) =>
      tokens.length <= words && has.every((name) => present.has(name)) && namesOnly(present, beside),
  )

/**
 * Signs that are harmless in most people and raise no alarm: breath-holding spells, voices, hands
 * that are numb on waking. The guide asks about them, even if they seem to be another person's.
 */
const PERHAPS_HARMLESS: readonly { has: readonly string[]; without: readonly string[] }[] = [
  { has: ['breathHolding'], without: [] },
  { has: ['voicesHeard'], without: [] },
  { has: ['armWeak', 'numb', 'morning'], without: ['chronic', 'weeks', 'sleptOn'] },
]

type Findings = Pick<Reading, 'present' | 'elsewhere'>

/** Whether a bleeding in pregnancy is read or told of. It may be the writer's own. */
const isBleedingElsewhere = ({ present, elsewhere }: Findings): boolean =>
  ['pregnant', 'bleeding'].every((name) => present.has(name) || elsewhere.has(name)) &&
  (elsewhere.has('pregnant') || elsewhere.has('bleeding'))

export const isHarmlessPerhaps = (findings: Findings): boolean =>
  isBleedingElsewhere(findings) ||
  PERHAPS_HARMLESS.some(
    ({ has, without }) =>
      has.every((name) => findings.present.has(name) || findings.elsewhere.has(name)) &&
      !without.some((name) => findings.present.has(name)),
  )

/**
 * Everyday complaints without a sign of danger. Fixed rules decide their urgency and learned
 * weights are ignored.
 */
const EVERYDAY = setOf('pain head headache headacheWord dizzy lately days weeks chronic mild noneOrLess')
const EVERYDAY_WORDS = 9

export const isEveryday = ({ present, tokens }: Pick<Reading, 'present' | 'tokens'>): boolean =>
  present.size > 0 && tokens.length <= EVERYDAY_WORDS && namesOnly(present, EVERYDAY)

/** Whether a feverish child plays or drinks, which speaks against danger. */
export const isPlayful = ({ present }: Pick<Reading, 'present'>): boolean =>
  present.has('playful') && !present.has('highFever') && !present.has('under3Months')
