import type { Role } from '#domain/access.ts'
import { type HospitalRole, isDoctor } from '#domain/portal-access.ts'
import { PAGES } from '#domain/pages.ts'
import type { LoginState, Origin } from '#web/routing/guard.tsx'
import { paths } from '#web/routing/paths.ts'

/** Returns the page requested before sign-in, if it is one of ours and not the sign-in itself. */
export function originFrom(state: unknown): Origin | null {
  const from = (state as LoginState)?.from
  const path = from?.pathname
  if (typeof path !== 'string' || !/^\/(?![/\\])/u.test(path)) return null
  if (path === paths.login || path === paths.register) return null
  const part = (value: unknown, sign: string) => (typeof value === 'string' && value.startsWith(sign) ? value : '')
  return { pathname: path, search: part(from?.search, '?'), hash: part(from?.hash, '#'), state: from?.state ?? null }
}

const HOMES: Record<Role, string> = { admin: paths.admin, hospital: PAGES.portalInbox.address, user: paths.home }

/** Returns the target after sign-in: the requested page, or else the home page of the role. */
export function afterLogin(state: unknown, user: { role: Role; hospitalRole: HospitalRole | null }): Origin {
  const home = isDoctor(user) ? PAGES.portalQuotes.address : HOMES[user.role]
  return originFrom(state) ?? { pathname: home, search: '', hash: '', state: null }
}
