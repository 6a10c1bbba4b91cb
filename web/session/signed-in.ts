import type { ApolloClient } from '@apollo/client'
import { isUnauthenticated, onTwoFactorWanted, onUnauthenticated } from '#web/data/apollo.ts'
import { stampOf } from '#web/data/freshness.ts'
import { forgetTickets } from '#web/device/forget-tickets.ts'
import { stored } from '#web/device/stored.ts'
import { tabMemory } from '#web/device/tab-memory.ts'
import { TRAVEL_KEY } from '#web/device/travel-dates.ts'
import { LANGUAGE_KEY, type SessionUser, storedUser, Viewer } from './session-user.ts'
import { currentToken, rememberRefused, rereadToken, storeSignIn, TOKEN_KEY, USER_KEY } from './token.ts'

export type SignedInState = {
  /** False until the stored session has been checked, for which guards wait. */
  initialised: boolean
  user: SessionUser | null
  /** Error by which the server has ended the session. Null after a sign-in. */
  endedBy: unknown
  /** Number that changes whenever another tab has ended this tab's session. */
  visit: number
}

export const NOT_CHECKED: SignedInState = { initialised: false, user: null, endedBy: null, visit: 0 }

/** Takes over the travel dates of the account, if another browser has changed them since. */
function followTravelDates({ id, travelDates }: SessionUser, before: SessionUser | null) {
  const isKnown = before?.id === id
  if (isKnown ? before.travelDates !== travelDates : travelDates) stored.set(TRAVEL_KEY, travelDates)
}

/**
 * Manages the signed-in user. Tabs of a browser share one stored token, which each may change at
 * any time. So a tab removes or overwrites a stored token only if it is the expected one.
 */
export function createSignedIn(client: ApolloClient) {
  let state = NOT_CHECKED
  const listeners = new Set<() => void>()
  function become(change: Partial<SignedInState>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  /** ID of the user whose data the cache may hold. Undefined before the first check. */
  let owner: string | null | undefined

  /**
   * Shows a user. The cache belongs to the user who filled it, so every change of user clears it.
   */
  async function show(user: SessionUser | null) {
    const changed = owner !== (user?.id ?? null)
    owner = user?.id ?? null
    become({ initialised: true, user })
    if (!changed) return
    stampOf.clear()
    // Visible queries are repeated, because clearing the store also stops running ones.
    await client.resetStore().catch(() => undefined)
  }

  /**
   * Switches to another tab's session. No typed or loaded data of the previous user may stay here.
   */
  async function leaveTo(next: string | null) {
    owner = next
    if (next) tabMemory.clear()
    stampOf.clear()
    become({ initialised: false, user: null, visit: state.visit + 1 })
    await client.clearStore()
  }

  /** Reads the user of a token. */
  async function viewerOf(token: string): Promise<SessionUser | null> {
    const { data } = await client.query({ query: Viewer, fetchPolicy: 'network-only', context: { token } })
    return data?.viewer ?? null
  }

  async function keep(user: SessionUser, token: string) {
    if (stored.get(TOKEN_KEY) === token) {
      const before = storedUser()
      stored.set(USER_KEY, JSON.stringify(user))
      const { pageLanguage } = user
      followTravelDates(user, before)
      // The user has changed the language in another browser since.
      if (pageLanguage && before?.id === user.id && before.pageLanguage !== pageLanguage)
        stored.set(LANGUAGE_KEY, pageLanguage)
    }
    await show(user)
  }

  /** Restores the stored session and checks with the server whether it is still valid. */
  async function restore(): Promise<void> {
    const token = rereadToken()
    const remembered = token ? storedUser() : null
    const next = remembered?.id ?? null
    if (owner === undefined) owner = next
    else if (owner && owner !== next) await leaveTo(next)
    if (!token) return show(null)
    try {
      const user = await viewerOf(token)
      if (currentToken() === token) await (user ? keep(user, token) : drop(token))
    } catch (failure) {
      if (currentToken() === token) await (isUnauthenticated(failure) ? dropRefused(token, failure) : show(remembered))
    }
  }

  /** Removes an ended session. If another tab has stored a newer one, restores that. */
  async function drop(token: string | null): Promise<void> {
    if (stored.get(TOKEN_KEY) !== token) return restore()
    storeSignIn(null)
    stored.set(TRAVEL_KEY, null)
    forgetTickets()
    await show(null)
  }

  function dropRefused(token: string, endedBy: unknown): Promise<void> {
    rememberRefused(token)
    become({ endedBy })
    return drop(token)
  }

  /**
   * Reloads the user. The link that receives the refusal of an ended session removes it
   * (`onUnauthenticated`).
   */
  async function refresh() {
    const token = currentToken()
    const user = token && (await viewerOf(token).catch(() => null))
    if (user && currentToken() === token) await keep(user, token)
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async signIn(user: SessionUser, token: string) {
      if (owner !== user.id) forgetTickets()
      storeSignIn({ token, user: JSON.stringify(user) })
      followTravelDates(user, null)
      become({ endedBy: null })
      await show(user)
    },
    drop,
    refresh,
    /**
     * Restores the session and follows the server and the other tabs. Returns the unsubscribe
     * function.
     */
    follow() {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === TOKEN_KEY || key === null) void restore()
      }
      addEventListener('storage', onStorage)
      const stops = [
        onUnauthenticated((refused, failure) => {
          if (refused && refused === currentToken()) void dropRefused(refused, failure)
        }),
        // The operator requires it from now on. The guards read this from the reloaded record.
        onTwoFactorWanted(() => void refresh()),
      ]
      void restore()
      return () => {
        removeEventListener('storage', onStorage)
        for (const stop of stops) stop()
      }
    },
  }
}
