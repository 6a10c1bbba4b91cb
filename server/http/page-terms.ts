/** Renamed specialties and categories as translations of page texts, read through the schema. */
import type { UiLanguage } from '#domain/languages.ts'
import type { Dictionary } from '#domain/sentences.ts'
import { renamed, type TermKind } from '#domain/taxonomy.ts'
import type { ReadyAnswers } from '#server/catalogue/ready-answers.ts'
import { createSystemContext, type Dependencies } from '#server/context.ts'
import type { AskSchema } from '#server/graphql/in-process.ts'
import { sayOnPages } from './page-words.ts'

const QUESTION = 'query ShownTerms { terms { kind value name } }'
type TermReference = { kind: TermKind; value: string; name: string }

type Options = { deps: Dependencies; readyAnswers: ReadyAnswers; ask: AskSchema }

export type ShownTerms = (language: UiLanguage) => Promise<Dictionary>

/**
 * Reads the renamed terms, cached like other public responses. If they cannot be read, this is
 * logged and the dictionaries are used.
 */
export function shownTerms({ deps, readyAnswers, ask }: Options): ShownTerms {
  const anybody = createSystemContext(deps)
  return async (language) => {
    try {
      return await readyAnswers.answer(
        `terms ${language}`,
        { ...anybody, language },
        {
          make: async (ctx) => {
            const { data } = await ask(ctx, { query: QUESTION, variables: {} })
            return renamed((data as { terms: TermReference[] }).terms, sayOnPages[language])
          },
          sizeOf: (words) => JSON.stringify(words).length,
        },
      )
    } catch (err) {
      deps.log.warn({ err }, 'the names of specialties and categories could not be read')
      return {}
    }
  }
}
