import { stored } from '#web/device/stored.ts'

/** Storage keys of the session in this browser, which the developer pages show. */
export const TOKEN_KEY = 'hekima.token'
export const USER_KEY = 'hekima.user'
/** ID of the user who enabled notifications in this browser. They end with the session. */
export const PUSH_KEY = 'hekima.push'

let token = stored.get(TOKEN_KEY)

export const currentToken = (): string | null => token

/** Stores the user before the token, because a changed token notifies the other tabs. */
export function storeSignIn(next: { token: string; user: string } | null) {
  token = next?.token ?? null
  stored.set(USER_KEY, next?.user ?? null)
  stored.set(TOKEN_KEY, token)
}

let refused: string | null = null

/**
 * Returns the token that the server refused last, until the page is left. It grants no access, and
 * /debug-auth explains what is wrong with it.
 */
export const refusedToken = (): string | null => refused

export function rememberRefused(token: string) {
  refused = token
}

/** Reads the token that another tab wrote. */
export function rereadToken(): string | null {
  token = stored.get(TOKEN_KEY)
  return token
}
