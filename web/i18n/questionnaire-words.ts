import { use } from 'react'
import { showArea } from './i18n.ts'

let loading: Promise<void> | undefined

function loadWords(): Promise<void> {
  loading ??= showArea('questionnaires')
  return loading
}

/**
 * Suspends until the sentences of the questionnaires have loaded. They are long, so only the pages
 * that show them load them.
 */
export const useQuestionnaireWords = (): void => use(loadWords())
