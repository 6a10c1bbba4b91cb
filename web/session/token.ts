import { stored } from '#web/device/stored.ts'

/** Sign-in data of this browser. The developer pages show its keys. */
export const TOKEN_KEY = 'hekima.token'
export const USER_KEY = 'hekima.user'
/** ID of the user who enabled notifications in this browser; they end with the session. */
export const PUSH_KEY = 'hekima.push'

let token = stored.get(TOKEN_KEY)

export const currentToken = (): string | null => token

/** The other tabs wake up when the token changes, so the person is written first. */
export function storeSignIn(next: { token: string; user: string } | null) {
  token = next?.token ?? null
  stored.set(USER_KEY, next?.user ?? null)
  stored.set(TOKEN_KEY, token)
}

let refused: string | null = null

/**
 * The token that the server refused last, until the page is left: it opens nothing, and /debug-auth
 * says what was wrong with it.
 */
export const refusedToken = (): string | null => refused

export function rememberRefused(token: string) {
  refused = token
}

/** Takes over what another tab wrote. */
export function rereadToken(): string | null {
  token = stored.get(TOKEN_KEY)
  return token
}
