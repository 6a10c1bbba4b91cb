/** Language of the code samples of a page, for all of them together. */
import { useSyncExternalStore } from 'react'
import type { SnippetLanguage } from '#domain/developers/snippets.ts'

export const LANGUAGE_NAMES: Record<SnippetLanguage, string> = {
  curl: 'curl',
  javascript: 'JavaScript',
  python: 'Python',
}

let language = 'curl'
const listeners = new Set<() => void>()

export function shareLanguage(chosen: string): void {
  language = chosen
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSharedLanguage = (): string =>
  useSyncExternalStore(
    subscribe,
    () => language,
    () => 'curl',
  )
