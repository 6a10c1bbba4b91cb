/**
 * Scores the rules on the vignettes, half by half, and on conversations written after both halves.
 */
import { readdirSync } from 'node:fs'
import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import { URGENCIES, type Urgency } from '#domain/search-choices.ts'
import { judge, type Understanding } from '#triage/triage.ts'
import { linesOf } from './lines.ts'
import type { Vignette } from './vignettes/vignette.ts'

export const HALVES = ['build', 'held'] as const
export type Half = (typeof HALVES)[number]
/** The third part was written last, without knowledge of the others. It is only run. */
export const SETS = [...HALVES, 'unseen'] as const
export type ScoredSet = (typeof SETS)[number]
const KINDS = ['emergencies', 'lookalikes', 'visits', 'vague'] as const

export type Case = {
  id: string
  kind: (typeof KINDS)[number]
  language: UiLanguage
  turns: readonly string[]
  expected: Pick<Vignette, 'urgency' | 'emergency' | 'specialties'>
}

/** Returns the vignettes of a half from `<kind>[-more]-<half>.ts`. */
const filesOf = (half: Half) =>
  readdirSync(new URL('vignettes/', import.meta.url)).flatMap((file) => {
    const kind = KINDS.find((one) => file.startsWith(one))
    return kind && file.endsWith(`-${half}.ts`) ? [{ kind, name: file.replace(/\.ts$/, '') }] : []
  })

export async function casesOf(half: Half): Promise<Case[]> {
  const lists = await Promise.all(
    filesOf(half).map(async ({ kind, name }) => {
      const module = (await import(`./vignettes/${name}.ts`)) as Record<string, readonly Vignette[]>
      return Object.values(module).flatMap((vignettes) => vignettes.map((vignette) => ({ kind, vignette })))
    }),
  )
  return lists.flat().flatMap(({ kind, vignette: { id, texts, ...expected } }) =>
    UI_LANGUAGES.flatMap((language) => {
      const turns = texts[language]
      return turns ? [{ id, kind, language, turns, expected }] : []
    }),
  )
}

const KIND_OF = { emergency: 'emergencies', lookalike: 'lookalikes', visit: 'visits', vague: 'vague' } as const

const unseenCases = (): Case[] =>
  UI_LANGUAGES.flatMap((language) =>
    linesOf(new URL(`unseen/${language}.txt`, import.meta.url)).map(({ kind, urgency, specialties, turns }, place) => ({
      id: `${language}-${place + 1}`,
      kind: KIND_OF[kind],
      language,
      turns,
      expected: { urgency, emergency: kind === 'emergency', specialties },
    })),
  )

type Safety = 'exact' | 'safer' | 'asked' | 'unsafe'

/**
 * A question about the complaint is safe only if nothing is urgent. The question about signs of
 * danger names 112 and offers nothing to book. It is less than an alarm and counted separately.
 */
function safetyOf(expected: Urgency | null, { urgency: given, isUnsure }: Understanding): Safety {
  if (expected === given) return 'exact'
  if (expected === 'immediate' && isUnsure) return 'asked'
  if (expected === null) return 'safer'
  if (given === null) return expected === 'routine' ? 'safer' : 'unsafe'
  return URGENCIES.indexOf(given) < URGENCIES.indexOf(expected) ? 'safer' : 'unsafe'
}

export type Score = {
  case: Case
  safety: Safety
  /** Emergencies without an alarm and without the question about signs of danger. */
  missed: boolean
  /** Emergencies with only that question. */
  askedOnly: boolean
  falseAlarm: boolean
  top1: boolean | null
  top3: boolean | null
  given: ReturnType<typeof judge>
}

export function scoreOf(one: Case): Score {
  const given = judge(one.turns)
  const { urgency, emergency, specialties } = one.expected
  const wantsSpecialty = specialties.length > 0
  return {
    case: one,
    given,
    safety: safetyOf(urgency, given),
    missed: emergency && !given.emergency && !given.isUnsure,
    askedOnly: emergency && !given.emergency && given.isUnsure,
    falseAlarm: !emergency && given.emergency,
    top1: wantsSpecialty ? specialties.includes(given.specialties[0] as never) : null,
    top3: wantsSpecialty ? given.specialties.some((specialty) => specialties.includes(specialty)) : null,
  }
}

export const scoresOf = async (set: ScoredSet): Promise<Score[]> =>
  (set === 'unseen' ? unseenCases() : await casesOf(set)).map(scoreOf)

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole)

/** Totals of scores, with shares between 0 and 1. */
export function totalsOf(scores: readonly Score[]) {
  const count = (is: (score: Score) => boolean | null) => scores.filter(is).length
  const withSpecialty = count(({ top3 }) => top3 !== null)
  const lookalikes = scores.filter((score) => score.case.kind === 'lookalikes')
  return {
    cases: scores.length,
    top1: share(
      count(({ top1 }) => top1),
      withSpecialty,
    ),
    top3: share(
      count(({ top3 }) => top3),
      withSpecialty,
    ),
    exact: share(
      count(({ safety }) => safety === 'exact'),
      scores.length,
    ),
    safer: share(
      count(({ safety }) => safety === 'safer'),
      scores.length,
    ),
    unsafe: share(
      count(({ safety }) => safety === 'unsafe'),
      scores.length,
    ),
    missed: count(({ missed }) => missed),
    askedOnly: count(({ askedOnly }) => askedOnly),
    /** Other conversations that get the question about signs of danger. */
    askedElsewhere: share(
      count((score) => !score.case.expected.emergency && score.given.isUnsure),
      count((score) => !score.case.expected.emergency),
    ),
    falseAlarms: share(lookalikes.filter(({ falseAlarm }) => falseAlarm).length, lookalikes.length),
    falseElsewhere: count((score) => score.falseAlarm && score.case.kind !== 'lookalikes'),
  }
}

/** Difference between the best and the worst language. */
export function spreadOf(scores: readonly Score[]) {
  const totals = UI_LANGUAGES.map((language) => totalsOf(scores.filter((score) => score.case.language === language)))
  const apart = (values: number[]) => Math.max(...values) - Math.min(...values)
  return { top3: apart(totals.map(({ top3 }) => top3)), safe: apart(totals.map(({ unsafe }) => 1 - unsafe)) }
}
