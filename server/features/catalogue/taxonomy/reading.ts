import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { isUuid } from '#domain/fields.ts'
import type { UiLanguage } from '#domain/languages.ts'
import type { Dictionary } from '#domain/sentences.ts'
import { renamed, TERM_KINDS, TERM_VALUES, termSearch } from '#domain/taxonomy.ts'
import { textIn } from '#domain/texts.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/database/client.ts'
import { AppError } from '#server/errors.ts'
import { sayOnPages } from '#server/http/page-words.ts'
import { requireRole } from '#server/viewer.ts'
import { type ManagedTerm, type Term, termColumns } from './record.ts'
import { terms } from './table.ts'
import { readTexts, readTextsOf } from './texts.ts'

const LISTED = TERM_KINDS.flatMap((kind) => TERM_VALUES[kind].map((value) => `${kind} ${value}`))
const placeOf = ({ kind, value }: Pick<Term, 'kind' | 'value'>) => LISTED.indexOf(`${kind} ${value}`)

/** Reads all terms in every language, in the order of the lists of the domain. */
async function readTerms(db: Queryable): Promise<ManagedTerm[]> {
  const [rows, texts] = await Promise.all([db.select(termColumns).from(terms), readTexts(db)])
  return rows.map((row) => ({ ...row, texts: texts.get(row.id) ?? [] })).sort((a, b) => placeOf(a) - placeOf(b))
}

/** Returns the cached terms. Callers must not change them. */
export const knownTerms = (ctx: Pick<Context, 'read' | 'catalogue'>): Promise<ManagedTerm[]> =>
  ctx.catalogue.keep('terms', () => readTerms(ctx.read))

/** Returns a term in a language, or in English without a translation. */
function inLanguage(language: UiLanguage, { id, kind, value, name, description, texts }: ManagedTerm): Term {
  const text = textIn(texts, language)
  return text
    ? { id, kind, value, name: text.name, description: text.description, textLanguage: language }
    : { id, kind, value, name, description, textLanguage: 'en' }
}

const matches =
  ({ kind, value }: z.output<typeof termSearch>) =>
  (term: ManagedTerm) =>
    (!kind || term.kind === kind) && (!value || term.value === value)

/** Lists specialties and categories in the language of the caller. */
export async function listTerms(ctx: Context, raw: unknown): Promise<Term[]> {
  const search = termSearch.parse(raw ?? {})
  return (await knownTerms(ctx)).filter(matches(search)).map((term) => inLanguage(ctx.language, term))
}

/**
 * Returns renamed terms in the language of the caller, as sentences that override the dictionaries.
 */
export const renamedTerms = async (ctx: Context): Promise<Dictionary> =>
  renamed(await listTerms(ctx, {}), sayOnPages[ctx.language])

/** Lists terms in every language, with missing and outdated translations marked. */
export async function listManagedTerms(ctx: Context, raw: unknown): Promise<ManagedTerm[]> {
  requireRole(ctx, 'admin')
  const search = termSearch.parse(raw ?? {})
  return (await readTerms(ctx.db)).filter(matches(search))
}

export async function getManagedTerm(ctx: Context, id: string): Promise<ManagedTerm> {
  requireRole(ctx, 'admin')
  const [term] = isUuid(id) ? await ctx.db.select(termColumns).from(terms).where(eq(terms.id, id)) : []
  if (!term) throw new AppError('not_found')
  return { ...term, texts: await readTextsOf(ctx.db, term.id) }
}
