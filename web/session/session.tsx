import { useApolloClient } from '@apollo/client/react'
import {
  type ComponentType,
  createContext,
  Fragment,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { isAdmin } from '#domain/access.ts'
import type { LoginInput, RegisterInput } from '#domain/users.ts'
import { type Refusal, refusalOf } from '#web/data/refusal.ts'
import { dropDraftsOf } from '#web/device/drafts.ts'
import { stored } from '#web/device/stored.ts'
import { tabMemory } from '#web/device/tab-memory.ts'
import { useHydrated } from '#web/rendering/first-render.tsx'
import { leaving } from '#web/routing/leaving.ts'
import { hasRoleName, Logout, type SessionUser } from './session-user.ts'
import { createSignedIn, NOT_CHECKED } from './signed-in.ts'
import { currentToken, PUSH_KEY } from './token.ts'

type Session = {
  /** False until the stored session has been checked, for which guards wait. */
  initialised: boolean
  user: SessionUser | null
  authenticated: boolean
  admin: boolean
  /** True during sign-in or registration. */
  loading: boolean
  /** Message of the last failed sign-in or registration. */
  error: string | null
  /** Errors of single fields. */
  fieldErrors: Readonly<Record<string, string>>
  /** True if the password was correct and the authenticator code is required too. */
  codeNeeded: boolean
  /** True for staff whose operator requires two-factor sign-in. Only its setup works for them. */
  mustSetUpTwoFactor: boolean
  clearError: () => void
  login: (input: LoginInput) => Promise<SessionUser | null>
  register: (input: RegisterInput) => Promise<SessionUser | null>
  /** Starts a session that the server has already opened, for instance by an invitation. */
  enter: (user: SessionUser, token: string) => Promise<void>
  /** Error by which the server has ended the session. Null without one. */
  endedBy: unknown
  logout: () => Promise<void>
  /** Reloads the user's record, for instance after the profile was saved. */
  refresh: () => Promise<void>
}

const Context = createContext<Session | null>(null)
const NONE = {}
const documents = () => import('./sign-in-documents.ts')
/** Delay after sign-in before the page listens for the end of the session. */
const SESSION_STREAM_MS = 2000

type Answer = { token: string; user: SessionUser } | undefined

export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient()
  const [signedIn] = useState(() => createSignedIn(client))
  const { initialised, user, visit, endedBy } = useSyncExternalStore(
    signedIn.subscribe,
    signedIn.state,
    () => NOT_CHECKED,
  )
  const [loading, setLoading] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const hydrated = useHydrated()
  // Waits for hydration, because a change of user affects the whole page and would force the rest
  // of it to hydrate at once.
  useEffect(() => (hydrated ? signedIn.follow() : undefined), [hydrated, signedIn])
  const person = user?.id
  /** Warns before the session ends. Loaded only for signed-in users. */
  const [Ending, setEnding] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!person) return
    let stop: (() => void) | null = null
    async function follow() {
      const { followSession } = await import('#web/live/session-stream.ts')
      stop ??= followSession(() => void signedIn.refresh())
      const { SessionEnd } = await import('./session-end.tsx')
      setEnding(() => SessionEnd)
      if (stored.get(PUSH_KEY) === person) await (await import('#web/device/push.ts')).renewPush(client)
    }
    const start = () =>
      follow().catch((failure) => console.warn('The page does not follow the end of the session.', failure))
    // Starts after the page's own requests, because browsers allow few connections per server.
    // Anonymous visitors never load it. Without network it waits, because a script that could not
    // be loaded is not requested again.
    const timer = setTimeout(() => {
      if (navigator.onLine) return start()
      addEventListener('online', start, { once: true })
    }, SESSION_STREAM_MS)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', start)
      stop?.()
      stop = () => undefined
    }
  }, [person, signedIn, client])

  const signIn = useCallback(
    async (ask: () => Promise<Answer>, otherwise: string) => {
      setLoading(true)
      setRefusal(null)
      try {
        const answer = await ask()
        if (!answer) throw new Error(otherwise)
        await signedIn.signIn(answer.user, answer.token)
        return answer.user
      } catch (failure) {
        setRefusal(refusalOf(failure, otherwise))
        return null
      } finally {
        setLoading(false)
      }
    },
    [signedIn],
  )

  const codeNeeded = refusal?.code === 'two_factor_required'
  const value = useMemo<Session>(
    () => ({
      initialised,
      user,
      authenticated: user !== null,
      admin: isAdmin(user) || hasRoleName(user, 'admin'),
      loading,
      error: codeNeeded ? null : (refusal?.message ?? null),
      fieldErrors: refusal?.fields ?? NONE,
      codeNeeded,
      mustSetUpTwoFactor: Boolean(user?.twoFactorRequired && !user.twoFactorEnabled),
      clearError: () => setRefusal(null),
      login: (input) =>
        signIn(async () => {
          const { Login } = await documents()
          return (await client.mutate({ mutation: Login, variables: { input } })).data?.login
        }, 'Login failed'),
      register: (input) =>
        signIn(async () => {
          const { Register } = await documents()
          return (await client.mutate({ mutation: Register, variables: { input } })).data?.register
        }, 'Registration failed'),
      enter: signedIn.signIn,
      endedBy,
      logout: async () => {
        await new Promise<void>((agreed) => leaving.ask(agreed))
        const token = currentToken()
        await client
          .mutate({ mutation: Logout, context: { token } })
          .catch((failure) => console.warn('The server did not sign out.', failure))
        // Data in this tab, for instance an unfinished booking, belongs to the user who signs out.
        tabMemory.clear()
        if (user) dropDraftsOf(user.id)
        stored.set(PUSH_KEY, null)
        await signedIn.drop(token)
      },
      refresh: signedIn.refresh,
    }),
    [initialised, user, endedBy, loading, refusal, codeNeeded, client, signIn, signedIn],
  )
  // The page remounts for another user, so no component keeps earlier data.
  return (
    <Context value={value}>
      <Fragment key={visit}>{children}</Fragment>
      {user && Ending && <Ending />}
    </Context>
  )
}

export function useSession(): Session {
  const value = use(Context)
  if (!value) throw new Error('useSession needs a SessionProvider above it.')
  return value
}
