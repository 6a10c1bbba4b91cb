import { wordsOf } from '#domain/concepts/words.ts'
import { fold } from '#domain/fold.ts'
import { UI_LANGUAGES, type UiLanguage } from '#domain/languages.ts'
import type { Category } from '#domain/service-categories.ts'
import type { Specialty } from '#domain/specialties.ts'
import type { TermKind } from '#domain/taxonomy.ts'
import { textIn } from '#domain/texts.ts'
import type { Context } from '#server/context.ts'
import { sayOnPages } from '#server/http/page-words.ts'
import { knownTerms } from './reading.ts'
import type { ManagedTerm } from './record.ts'

/**
 * Name by which a term can be found. `isRenamed` marks a name by an administrator, which is in no
 * list of concepts.
 */
type Name = Pick<ManagedTerm, 'kind' | 'value'> & { words: string[]; isRenamed: boolean }

/** Minimum number of letters of a word that may match the beginning of a longer one. */
const SHORTEST_WORD = 3

const nameIn = (term: ManagedTerm, language: UiLanguage): string | undefined =>
  language === 'en' ? term.name : textIn(term.texts, language)?.name

/**
 * Returns the names of a term. Concepts contain the usual names of specialties, and services name
 * their category in English.
 */
function namesOf(term: ManagedTerm): Name[] {
  const { kind, value } = term
  return UI_LANGUAGES.flatMap((language) => {
    const name = nameIn(term, language)
    if (name === undefined || value === 'Other') return []
    const isRenamed = name !== sayOnPages[language](value)
    const isKnown = !isRenamed && (kind === 'specialty' || language === 'en')
    return isKnown ? [] : [{ kind, value, words: wordsOf(name), isRenamed }]
  })
}

/** Names of the cached terms. */
const namesOfAll = new WeakMap<ManagedTerm[], Name[]>()

async function findableNames(ctx: Context): Promise<Name[]> {
  const terms = await knownTerms(ctx)
  const names = namesOfAll.get(terms) ?? terms.flatMap(namesOf)
  namesOfAll.set(terms, names)
  return names
}

const begins = (own: string, word: string) => word.length >= SHORTEST_WORD && own.startsWith(word)

/**
 * Returns true if the words match a name. For an edited name each word has to match a word or the
 * beginning of one. For a usual name all words are required.
 */
const isCalled = ({ words: own, isRenamed }: Name, words: string[]) =>
  isRenamed
    ? words.every((word) => own.some((term) => begins(term, word)))
    : own.length === words.length && own.every((term) => words.includes(term))

export type CalledTerms = { specialties: Specialty[]; categories: Category[]; isRenamed: boolean }

/**
 * Returns the specialties and categories with this name in any language. Renamed ones take
 * precedence.
 */
export async function termsCalled(ctx: Context, q: string): Promise<CalledTerms | undefined> {
  const words = wordsOf(q)
  const names = (await findableNames(ctx)).filter((name) => isCalled(name, words))
  const renamed = names.filter(({ isRenamed }) => isRenamed)
  const called = renamed.length > 0 ? renamed : names
  if (called.length === 0) return undefined
  const valuesOf = (nameKind: Name['kind']) => [
    ...new Set(called.filter(({ kind }) => kind === nameKind).map(({ value }) => value)),
  ]
  return {
    specialties: valuesOf('specialty') as Specialty[],
    categories: valuesOf('category') as Category[],
    isRenamed: renamed.length > 0,
  }
}

/**
 * Returns the values of terms whose name in any language contains a folded word, for the lists of
 * staff and administrators. Values that contain the word themselves are found by the texts of
 * records.
 */
export async function valuesCalled(ctx: Context, kind: TermKind, word: string): Promise<string[]> {
  const terms = (await knownTerms(ctx)).filter((term) => term.kind === kind && !fold(term.value).includes(word))
  const isNamed = (term: ManagedTerm) =>
    UI_LANGUAGES.some((language) => fold(nameIn(term, language) ?? '').includes(word))
  return terms.filter(isNamed).map(({ value }) => value)
}
