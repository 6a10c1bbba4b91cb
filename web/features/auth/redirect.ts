import type { LoginState, Origin } from '#web/guard.tsx'
import { paths } from '#web/paths.ts'

/** The page that was asked for before signing in, if it is one of ours and not the sign-in itself. */
export function originFrom(state: unknown): Origin | null {
  const from = (state as LoginState)?.from
  const path = from?.pathname
  if (typeof path !== 'string' || !/^\/(?![/\\])/u.test(path)) return null
  if (path === paths.login || path === paths.register) return null
  const part = (value: unknown, sign: string) => (typeof value === 'string' && value.startsWith(sign) ? value : '')
  return { pathname: path, search: part(from?.search, '?'), hash: part(from?.hash, '#'), state: from?.state ?? null }
}

/** Where to go after signing in: the page asked for, else the admin panel for administrators, else home. */
export function afterLogin(state: unknown, admin: boolean): Origin {
  return originFrom(state) ?? { pathname: admin ? paths.admin : paths.home, search: '', hash: '', state: null }
}
