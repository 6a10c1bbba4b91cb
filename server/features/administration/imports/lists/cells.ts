/**
 * Parsers for the cells of a list. A cell that cannot be read returns a sentence with the reason.
 */
import type { z } from 'zod'
import type { Concept } from '#domain/concepts/concept.ts'
import { SPECIALTY_CONCEPTS } from '#domain/concepts/specialties.ts'
import { SUBSPECIALTY_CONCEPTS } from '#domain/concepts/subspecialties.ts'
import { fold } from '#domain/fold.ts'
import { UI_LANGUAGES } from '#domain/languages.ts'
import { sentence } from '#domain/sentences.ts'
import { CATEGORIES } from '#domain/service-categories.ts'
import { SPECIALTIES } from '#domain/specialties.ts'
import { SUBSPECIALTIES } from '#domain/subspecialties.ts'
import { sayOnPages } from '#server/http/page-words.ts'

const YES = new Set(['true', 'yes', 'y', '1', 'active', 'evet', 'aktif', 'etkin', 'да', 'نعم'])
const NO = new Set(['false', 'no', 'n', '0', 'inactive', 'hayir', 'pasif', 'devre disi', 'нет', 'لا'])

/** Parses a non-empty cell. */
export function yesOrNo(text: string): boolean | undefined {
  const word = fold(text)
  if (YES.has(word)) return true
  return NO.has(word) ? false : undefined
}

const wordsOf = (concepts: readonly Concept[]) =>
  concepts.flatMap(({ name, en, tr, ru, ar }) =>
    [name, en, tr, ru, ar].flatMap((words) => words.split(',').map((word) => [fold(word.trim()), name] as const)),
  )

const specialties = new Map<string, string>([
  ...wordsOf(SPECIALTY_CONCEPTS),
  ...SPECIALTIES.map((name) => [fold(name), name] as const),
])
/** Finds a specialty by its name or by its common names in four languages. */
export const specialtyOf = (text: string): string => specialties.get(fold(text)) ?? text

const subspecialties = new Map<string, string>([
  ...wordsOf(SUBSPECIALTY_CONCEPTS),
  ...UI_LANGUAGES.flatMap((language) =>
    SUBSPECIALTIES.map((name) => [fold(sayOnPages[language](name, { context: 'specialty' })), name] as const),
  ),
])
/** By its name or by what people call it in four languages. */
export const subspecialtyOf = (text: string): string => subspecialties.get(fold(text)) ?? text

const categories = new Map<string, string>(
  CATEGORIES.flatMap((name) => UI_LANGUAGES.map((language) => [fold(sayOnPages[language](name)), name] as const)),
)
/** Finds a category by its usual name in any language. */
export const categoryOf = (text: string): string => categories.get(fold(text)) ?? text

/** Splits a cell with several values. */
export const listOf = (text: string): string[] =>
  text
    .split(/[,;|]/)
    .map((part) => part.trim())
    .filter(Boolean)

/**
 * Returns the first fault of a form as the reason of a refusal: its own sentence for a missing
 * value, else with the written value.
 */
export function faultOf(error: z.ZodError, row: Record<string, string>): string {
  const [issue] = error.issues
  const field = String(issue?.path[0] ?? '')
  const why = issue?.message ?? ''
  const written = row[field]
  return written ? sentence('{{field}} "{{value}}" cannot be used: {{why}}.', { field, value: written, why }) : why
}
