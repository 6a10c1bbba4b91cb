/**
 * Key of the reader for examples. It stays in the memory of the tab, for the user who entered it: a
 * reload, a closed tab and signing out forget it.
 */
import { useSyncExternalStore } from 'react'
import { TEST_KEY_PREFIX } from '#domain/developers/key-format.ts'
import { PLACEHOLDER_ID, type SnippetKey } from '#domain/developers/snippets.ts'
import { useSession } from '#web/session/session.tsx'

type ReaderKey = { secret: string; id?: string | undefined }

let remembered: (ReaderKey & { userId: string | undefined }) | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the key and a function that replaces it. */
export function useReaderKey(): [ReaderKey | undefined, (key: ReaderKey | undefined) => void] {
  const userId = useSession().user?.id
  const key = useSyncExternalStore(
    subscribe,
    () => remembered,
    () => undefined,
  )
  const remember = (next: ReaderKey | undefined) => {
    remembered = next && { ...next, userId }
    for (const listener of listeners) listener()
  }
  return [key?.userId === userId ? key : undefined, remember]
}

/**
 * Returns the key for the quickstart. Undefined for a live key, because the quickstart books.
 */
export const quickstartKey = (key: ReaderKey | undefined): SnippetKey | undefined =>
  key?.secret.startsWith(TEST_KEY_PREFIX) ? { id: key.id ?? PLACEHOLDER_ID, secret: key.secret } : undefined
