/**
 * Specialties and categories. The set is fixed because filters and triage depend on it. The names
 * are data, by language.
 */
import { z } from 'zod'
import { emptyAsAbsent, requiredName, requiredText, text } from './fields.ts'
import { type Dictionary, formKey, type Say } from './sentences.ts'
import { CATEGORIES, type Category } from './service-categories.ts'
import { SPECIALTIES, type Specialty } from './specialties.ts'
import { MAX_TERM_DESCRIPTION, MAX_TERM_NAME, termTextsInput } from './texts.ts'

export const TERM_KINDS = ['specialty', 'category'] as const
export type TermKind = (typeof TERM_KINDS)[number]

/** Values of the kinds in the API and the database, in listing order. */
export const TERM_VALUES = { specialty: SPECIALTIES, category: CATEGORIES } as const
export type TermValue = Specialty | Category

export const termSearch = z.object({
  kind: emptyAsAbsent(z.enum(TERM_KINDS, 'Please choose specialty or category')).meta({
    description: 'Only this kind.',
  }),
  value: emptyAsAbsent(text(120)).meta({ description: 'Only this specialty or category.' }),
})

/** Input of an edit. Omitted fields stay unchanged. */
export const termUpdate = z.object({
  name: requiredName('Name is required', MAX_TERM_NAME).optional(),
  description: requiredText('Description is required', MAX_TERM_DESCRIPTION).optional(),
  texts: termTextsInput.optional(),
})

type TermReference = { kind: TermKind; value: string; name: string }

/** Returns renamed terms as sentences. `say` has the dictionary's names. */
export const renamed = (terms: readonly TermReference[], say: Say): Dictionary =>
  Object.fromEntries(
    terms.flatMap(({ kind, value, name }) => (name === say(value) ? [] : [[formKey(value, kind), name]])),
  )

/** Adds the renamed terms to a translator: `say('Cardiology', { context: 'specialty' })`. */
export const withTerms =
  (say: Say, terms: Dictionary): Say =>
  (english, params) =>
    (params?.context && terms[formKey(english, params.context)]) || say(english, params)
