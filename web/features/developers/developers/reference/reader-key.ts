/**
 * Key of the reader for examples. It stays in the memory of the tab, for the user who entered it: a
 * reload, a closed tab and signing out forget it.
 */
import { useSyncExternalStore } from 'react'
import { KEY_PREFIX, TEST_KEY_PREFIX } from '#domain/developers/key-format.ts'
import { PLACEHOLDER_ID, PLACEHOLDER_LIVE_KEY, type SnippetKey } from '#domain/developers/snippets.ts'
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
 * Returns the key for the quickstart in test mode. Undefined for a live key, because the quickstart
 * books.
 */
export const quickstartKey = (key: ReaderKey | undefined): SnippetKey | undefined =>
  key?.secret.startsWith(TEST_KEY_PREFIX) ? { id: key.id ?? PLACEHOLDER_ID, secret: key.secret } : undefined

/** Returns the key for the quickstart of the live product. */
export const liveKey = (key: ReaderKey | undefined): SnippetKey => ({
  id: PLACEHOLDER_ID,
  secret: PLACEHOLDER_LIVE_KEY,
  ...(key?.secret.startsWith(KEY_PREFIX) && { secret: key.secret, ...(key.id && { id: key.id }) }),
})
