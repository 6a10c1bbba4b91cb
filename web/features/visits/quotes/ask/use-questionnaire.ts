import { use, useMemo } from 'react'
import { type Questionnaire, questionnaireFor, questionnaireOf } from '#domain/quotes/questionnaires/index.ts'
import type { ChosenService } from './request-form.ts'

const load = () => import('#domain/concepts/recognise.ts')
let loading: ReturnType<typeof load> | undefined

/** Joins the questions of both questionnaires by id. */
function joined(stored: string, other: Questionnaire): Questionnaire {
  const ids = new Set([...stored.split('+'), ...other.id.split('+')])
  return questionnaireOf([...ids].join('+')) ?? other
}

/**
 * Returns the questions of the chosen treatments. Suspends until the words that recognise
 * treatments are loaded. They are large, and no other page needs them.
 */
export function useQuestionnaire(services: readonly ChosenService[], stored: string): Questionnaire {
  loading ??= load()
  const { conceptsOfService } = use(loading)
  return useMemo(() => {
    const withName = services.filter(({ sourceName }) => sourceName !== '')
    const own = questionnaireFor(withName.flatMap(({ sourceName }) => conceptsOfService(sourceName)))
    if (stored === '' || withName.length === services.length) return own
    return withName.length === 0 ? (questionnaireOf(stored) ?? own) : joined(stored, own)
  }, [services, stored, conceptsOfService])
}
