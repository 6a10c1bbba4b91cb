import { stored } from './stored.ts'

/** What one browser remembers of a sign-in. The keys are those the developer pages show. */
export const TOKEN_KEY = 'hekima.token'
export const USER_KEY = 'hekima.user'

let token = stored.get(TOKEN_KEY)

export const currentToken = (): string | null => token

/** The other tabs wake up when the token changes, so the person is written first. */
export function storeSignIn(next: { token: string; user: string } | null) {
  token = next?.token ?? null
  stored.set(USER_KEY, next?.user ?? null)
  stored.set(TOKEN_KEY, token)
}

/** Takes over what another tab wrote. */
export function rereadToken(): string | null {
  token = stored.get(TOKEN_KEY)
  return token
}
