import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { useApolloClient } from '@apollo/client/react'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { hasRole, isAdmin } from '#domain/access.ts'
import type { LoginInput, RegisterInput } from '#domain/users.ts'
import { onTwoFactorWanted, onUnauthenticated } from './apollo.ts'
import { stampOf } from './freshness.ts'
import { graphql, type ResultOf } from './graphql.ts'
import { type Refusal, refusalOf } from './refusal.ts'
import { currentToken, forgetTab, rereadToken, setToken, stored, TOKEN_KEY, USER_KEY } from './token.ts'

const SessionUserFields = graphql(`
  fragment SessionUserFields on User {
    id
    email
    firstName
    lastName
    role
    roles
    hospitalId
    emailConfirmed
    twoFactorEnabled
    twoFactorRequired
  }
`)
const Viewer = graphql(`query Viewer { viewer { ...SessionUserFields } }`, [SessionUserFields])
const Login = graphql(
  `mutation Login($input: LoginInput!) { login(input: $input) { token user { ...SessionUserFields } } }`,
  [SessionUserFields],
)
const Register = graphql(
  `mutation Register($input: RegisterInput!) { register(input: $input) { token user { ...SessionUserFields } } }`,
  [SessionUserFields],
)
const Logout = graphql(`mutation Logout { logout }`)

export type SessionUser = ResultOf<typeof SessionUserFields>

type Session = {
  /** False until the stored sign-in has been checked; guards wait for it. */
  initialised: boolean
  user: SessionUser | null
  authenticated: boolean
  admin: boolean
  /** A sign-in or registration is on its way. */
  loading: boolean
  /** Message of the last failed sign-in or registration. */
  error: string | null
  /** The password was right, and the code of an authenticator app is asked for too. */
  codeNeeded: boolean
  /** Staff whose operator asks for two-factor sign-in: nothing but its set-up works for them. */
  mustSetUpTwoFactor: boolean
  clearError: () => void
  login: (input: LoginInput) => Promise<SessionUser | null>
  register: (input: RegisterInput) => Promise<SessionUser | null>
  logout: () => Promise<void>
  /** Asks the server for the person's record anew, for instance after the profile was saved. */
  refresh: () => Promise<void>
}

const Context = createContext<Session | null>(null)

function storedUser(): SessionUser | null {
  try {
    const value: unknown = JSON.parse(stored.get(USER_KEY) ?? 'null')
    return value && typeof value === 'object' && 'email' in value && 'role' in value ? (value as SessionUser) : null
  } catch {
    return null
  }
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient()
  const [state, setState] = useState<{ initialised: boolean; user: SessionUser | null }>({
    initialised: !currentToken(),
    user: null,
  })
  const [loading, setLoading] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const signedIn = useRef<string | null>(null)

  /** What the cache knows belongs to the person who asked, so it goes with every change of person. */
  const become = useCallback(
    async (user: SessionUser | null, token: string | null) => {
      const changed = signedIn.current !== (user?.id ?? null)
      signedIn.current = user?.id ?? null
      setToken(token)
      stored.set(USER_KEY, user && JSON.stringify(user))
      setState({ initialised: true, user })
      if (!changed) return
      stampOf.clear()
      if (user) await client.resetStore().catch(() => undefined)
      else await client.clearStore()
    },
    [client],
  )

  const restore = useCallback(async () => {
    const token = rereadToken()
    const remembered = storedUser()
    if (!token || !remembered) {
      if (token) void client.mutate({ mutation: Logout }).catch(() => undefined)
      return become(null, null)
    }
    signedIn.current = remembered.id
    try {
      const { data } = await client.query({ query: Viewer, fetchPolicy: 'network-only' })
      if (currentToken() === token) await become(data?.viewer ?? null, data?.viewer ? token : null)
    } catch (failure) {
      const refused = CombinedGraphQLErrors.is(failure)
        ? failure.errors.some((one) => one.extensions?.code === 'unauthenticated')
        : (failure as { statusCode?: number }).statusCode === 401
      if (currentToken() === token) await become(refused ? null : remembered, refused ? null : token)
    }
  }, [client, become])

  const refresh = useCallback(async () => {
    const answer = await client.query({ query: Viewer, fetchPolicy: 'network-only' }).catch(() => null)
    if (answer?.data?.viewer) await become(answer.data.viewer, currentToken())
  }, [client, become])

  useEffect(() => {
    if (currentToken()) void restore()
    const onStorage = ({ key }: StorageEvent) => {
      if (key === TOKEN_KEY || key === null) void restore()
    }
    addEventListener('storage', onStorage)
    const stops = [
      onUnauthenticated(() => void become(null, null)),
      // The operator asks for it from now on; the record says so, and the guards read it there.
      onTwoFactorWanted(() => void refresh()),
    ]
    return () => {
      removeEventListener('storage', onStorage)
      for (const stop of stops) stop()
    }
  }, [restore, refresh, become])

  const signIn = useCallback(
    async (ask: () => Promise<{ token: string; user: SessionUser } | undefined>, otherwise: string) => {
      setLoading(true)
      setRefusal(null)
      try {
        const answer = await ask()
        if (!answer) throw new Error(otherwise)
        await become(answer.user, answer.token)
        return answer.user
      } catch (failure) {
        await become(null, null)
        setRefusal(refusalOf(failure, otherwise))
        return null
      } finally {
        setLoading(false)
      }
    },
    [become],
  )

  const codeNeeded = refusal?.code === 'two_factor_required'
  const value = useMemo<Session>(
    () => ({
      ...state,
      authenticated: state.user !== null,
      admin: isAdmin(state.user) || hasRoleName(state.user, 'admin'),
      loading,
      error: codeNeeded ? null : (refusal?.message ?? null),
      codeNeeded,
      mustSetUpTwoFactor: Boolean(state.user?.twoFactorRequired && !state.user.twoFactorEnabled),
      clearError: () => setRefusal(null),
      login: (input) =>
        signIn(
          async () => (await client.mutate({ mutation: Login, variables: { input } })).data?.login,
          'Login failed',
        ),
      register: (input) =>
        signIn(
          async () => (await client.mutate({ mutation: Register, variables: { input } })).data?.register,
          'Registration failed',
        ),
      logout: async () => {
        await client
          .mutate({ mutation: Logout })
          .catch((failure) => console.warn('The server did not sign out.', failure))
        // What this tab still holds, an unfinished booking for instance, was typed by the person who leaves.
        forgetTab()
        await become(null, null)
      },
      refresh,
    }),
    [state, loading, refusal, codeNeeded, client, signIn, become, refresh],
  )
  return <Context value={value}>{children}</Context>
}

const hasRoleName = (user: SessionUser | null, role: string) =>
  Boolean(user?.roles?.some((one) => one?.toLowerCase() === role))

/** Role by `role` or by the list `roles`; administrators pass everywhere. */
export const userHasRole = (user: SessionUser | null, role: 'user' | 'hospital' | 'admin') =>
  hasRole(user, role) || hasRoleName(user, role) || hasRoleName(user, 'admin')

export function useSession(): Session {
  const value = use(Context)
  if (!value) throw new Error('useSession needs a SessionProvider above it.')
  return value
}
