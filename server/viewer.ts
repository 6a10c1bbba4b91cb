import { createSecretKey, type KeyObject } from 'node:crypto'
import { sql } from 'drizzle-orm'
import jwt from 'jsonwebtoken'
import { z } from 'zod'
import { isAdmin, type Role } from '#domain/access.ts'
import type { Config } from './config.ts'
import type { Context, Parts } from './context.ts'
import { statement } from './database/statement.ts'
import { AppError } from './errors.ts'

/** The signed-in person as the database knows them now; nothing of it comes from the token but whose session it is. */
export type Viewer = {
  id: string
  email: string
  firstName: string
  lastName: string
  role: Role
  hospitalId: string | null
  sessionId: string
  /** The operator wants two-factor sign-in of staff and administrators, and this one has none yet. */
  mustSetUpTwoFactor: boolean
}

const issuer = 'hekima'
const audience = 'hekima'
const lifetimeSeconds = 7 * 24 * 60 * 60
/** A session's "last used" is written at most this often. */
const touchSeconds = 300

const claims = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.number(), iat: z.number() })

const keys = new Map<string, KeyObject>()

/** Given text, jsonwebtoken first tries to read it as a public key, each time, which takes longer than all the rest. */
function keyOf({ jwtSecret }: Config): KeyObject {
  let key = keys.get(jwtSecret)
  if (!key) {
    key = createSecretKey(Buffer.from(jwtSecret))
    keys.set(jwtSecret, key)
  }
  return key
}

/** A token for a session row; it ends when the session does, at the latest after seven days. */
export function signToken(
  config: Config,
  session: { userId: string; sessionId: string },
  now: Date = new Date(),
): string {
  return jwt.sign({ sid: session.sessionId, iat: Math.floor(now.getTime() / 1000) }, keyOf(config), {
    algorithm: 'HS256',
    subject: session.userId,
    issuer,
    audience,
    expiresIn: lifetimeSeconds,
  })
}

export const sessionLifetimeMs = lifetimeSeconds * 1000

const findViewer = statement<Viewer & { stale: boolean }, { sub: string; sid: string; now: Date }>(
  () => sql`
    select u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.role,
      u.hospital_id as "hospitalId", s.id as "sessionId",
      u.role <> 'user' and u.totp_enabled_at is null and exists (select from settings
        where key = 'requireTwoFactorForStaff' and value = 'true'::jsonb) as "mustSetUpTwoFactor",
      s.last_used_at is null or s.last_used_at < ${sql.placeholder('now')}::timestamptz - make_interval(secs => ${sql.raw(String(touchSeconds))}) as stale
    from sessions s join users u on u.id = s.user_id
    where s.id = ${sql.placeholder('sid')}::uuid and u.id = ${sql.placeholder('sub')}::uuid and s.revoked_at is null
      and s.expires_at > ${sql.placeholder('now')}::timestamptz and u.status = 'active'`,
)

const touchSession = statement<never, { sid: string; now: Date }>(
  () => sql`update sessions set last_used_at = ${sql.placeholder('now')} where id = ${sql.placeholder('sid')}::uuid`,
)

function verify(token: string, config: Config, now: Date): z.infer<typeof claims> {
  try {
    const payload = jwt.verify(token, keyOf(config), {
      algorithms: ['HS256'],
      issuer,
      audience,
      // jsonwebtoken accepts a token without exp unless its age is limited too.
      maxAge: lifetimeSeconds,
      clockTimestamp: Math.floor(now.getTime() / 1000),
    })
    return claims.parse(payload)
  } catch {
    throw new AppError('unauthenticated', 'Your session has ended. Please sign in again.')
  }
}

/**
 * Who sends this `Authorization` header: null without one. A token that is forged, expired or revoked is refused even
 * where none would be needed, so that a client learns at once that its session has ended.
 */
export async function identify(header: string | undefined, parts: Parts): Promise<Viewer | null> {
  if (header === undefined) return null
  const token = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+) *$/i.exec(header)?.[1]
  const now = parts.clock()
  if (!token) throw new AppError('unauthenticated', 'Your session has ended. Please sign in again.')
  const { sub, sid } = verify(token, parts.config, now)
  const [found] = await findViewer(parts.db, { sub, sid, now })
  if (!found) throw new AppError('unauthenticated', 'Your session has ended. Please sign in again.')
  const { stale, ...viewer } = found
  if (stale)
    touchSession(parts.db, { sid, now }).catch((err) => parts.log.warn({ err }, 'a session was not marked as used'))
  return viewer
}

/** The viewer, or 401: the first line of every verb that needs somebody. */
export function requireViewer(ctx: Pick<Context, 'viewer' | 'person'>): Viewer {
  if (!ctx.viewer) throw new AppError(ctx.person ? 'two_factor_setup_required' : 'unauthenticated')
  return ctx.viewer
}

/** Like `requireViewer`, for the few verbs that have to work before two-factor sign-in is set up. */
export function requirePerson(ctx: Pick<Context, 'person'>): Viewer {
  if (!ctx.person) throw new AppError('unauthenticated')
  return ctx.person
}

/** The viewer in one of these roles, or 401 and 403. */
export function requireRole(ctx: Pick<Context, 'viewer' | 'person'>, ...roles: Role[]): Viewer {
  const viewer = requireViewer(ctx)
  if (!roles.includes(viewer.role)) throw new AppError('forbidden')
  return viewer
}

/** Inactive records are for administrators who ask for them. */
export function allowInactive(ctx: Context, wanted: boolean | null | undefined): boolean {
  if (!wanted) return false
  if (!isAdmin(requireViewer(ctx))) throw new AppError('forbidden')
  return true
}
