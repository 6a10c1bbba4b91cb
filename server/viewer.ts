import { sql } from 'drizzle-orm'
import { type HospitalRole, isAdmin, type Role } from '#domain/access.ts'
import { KEY_PREFIX, type Scope, withIncluded } from '#domain/api-keys.ts'
import type { Context, Dependencies } from './context.ts'
import type { Db } from './database/client.ts'
import { type ColumnsOf, selectList } from './database/record.ts'
import { statement } from './database/statement.ts'
import { AppError } from './errors.ts'
import { sessions, twoFactorRequired, users } from './features/accounts/users/table.ts'
import { apiKeys, isActiveKey } from './features/developers/api-keys/table.ts'
import { hashOfKey, isKey } from './http/keys.ts'
import { readKeyToken, readToken } from './http/tokens.ts'

/**
 * The signed-in person as the database knows them now; nothing of it comes from the token but whose
 * session it is.
 */
export type Viewer = {
  id: string
  email: string
  firstName: string
  lastName: string
  role: Role
  hospitalId: string | null
  /** Portal role of a member of staff. Null for others. */
  hospitalRole: HospitalRole | null
  /** The session, or the key, that lets them in. */
  sessionId: string
  /** Scopes of a key. Null for a session, which may do everything its user may. */
  scopes: readonly Scope[] | null
  /**
   * The operator wants two-factor sign-in of staff and administrators, and this one has none yet.
   */
  mustSetUpTwoFactor: boolean
  /** Position after the last commit of this session or key, which a replica must have replayed. */
  lastCommit: number | null
}

const personColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  role: users.role,
  hospitalId: users.hospitalId,
  hospitalRole: users.hospitalRole,
  mustSetUpTwoFactor: sql<boolean>`${users.totpEnabledAt} is null and ${twoFactorRequired}`,
} satisfies ColumnsOf<Omit<Viewer, 'sessionId' | 'scopes' | 'lastCommit'>>
const viewerColumns = {
  ...personColumns,
  sessionId: sessions.id,
  scopes: sql<null>`null`,
  lastCommit: sessions.lastCommit,
} satisfies ColumnsOf<Viewer>
const keyColumns = {
  ...personColumns,
  sessionId: apiKeys.id,
  scopes: apiKeys.scopes,
  lastCommit: apiKeys.lastCommit,
} satisfies ColumnsOf<Viewer>

/**
 * Asked with every request of a signed-in person: prepared once, a third of the time that the
 * builder takes.
 */
const findViewer = statement<Viewer, { userId: string; sessionId: string; now: Date }>(
  () => sql`select ${selectList(viewerColumns)} from ${sessions} join ${users} on ${users.id} = ${sessions.userId}
    where ${sessions.id} = ${sql.placeholder('sessionId')} and ${users.id} = ${sql.placeholder('userId')}
      and ${sessions.revokedAt} is null and ${sessions.expiresAt} > ${sql.placeholder('now')}
      and ${users.status} = 'active'`,
)

/** Finds the owner of a key by its hash or, for a token issued for it, by its ID. */
const findKeyOwner = statement<Viewer, { hash: string | null; id: string | null; now: Date }>(
  () => sql`select ${selectList(keyColumns)} from ${apiKeys} join ${users} on ${users.id} = ${apiKeys.userId}
    where (${apiKeys.keyHash} = ${sql.placeholder('hash')} or ${apiKeys.id} = ${sql.placeholder('id')})
      and ${isActiveKey(sql.placeholder('now'))} and ${users.status} = 'active'`,
)

/** When each was last used, by id. */
type LastUses = { sessions: Map<string, Date>; keys: Map<string, Date> }
const lastUses = new WeakMap<Db, LastUses>()
const noUses = (): LastUses => ({ sessions: new Map(), keys: new Map() })

/**
 * When sessions and keys were last used since this was last asked; a job writes it down for all of
 * them at once.
 */
export function takeLastUses(db: Db): LastUses {
  const uses = lastUses.get(db) ?? noUses()
  lastUses.delete(db)
  return uses
}

function rememberUse(db: Db, { sessionId, scopes }: Viewer, now: Date): void {
  const uses = lastUses.get(db) ?? noUses()
  const ofKind = scopes ? uses.keys : uses.sessions
  ofKind.set(sessionId, now)
  lastUses.set(db, uses)
}

async function findBySession({ config, db }: Dependencies, token: string, now: Date): Promise<Viewer | undefined> {
  const subject = readToken(config, token, now)
  const [viewer] = subject ? await findViewer(db, { ...subject, now }) : []
  return viewer
}

/** With a token of a key, the key's scopes as far as the token names them. */
async function findByKey({ config, db }: Dependencies, token: string, now: Date): Promise<Viewer | undefined> {
  const keyToken = isKey(token) ? null : readKeyToken(config, token, now)
  if (!keyToken && !isKey(token)) return undefined
  const [viewer] = await findKeyOwner(db, {
    hash: keyToken ? null : hashOfKey(token),
    id: keyToken?.keyId ?? null,
    now,
  })
  if (!viewer?.scopes) return undefined
  const scopes = withIncluded(viewer.scopes)
  return { ...viewer, scopes: keyToken ? scopes.filter((scope) => keyToken.scopes.includes(scope)) : scopes }
}

/**
 * Identifies the caller from the `Authorization` header. Returns null without one. A forged,
 * expired or revoked token is refused even where none is needed, so that a client learns at once
 * that its session has ended.
 */
export async function identify(header: string | undefined, deps: Dependencies): Promise<Viewer | null> {
  if (header === undefined) return null
  const token = /^Bearer +([\w.-]+) *$/i.exec(header)?.[1] ?? ''
  const now = deps.clock()
  const viewer = (await findBySession(deps, token, now)) ?? (await findByKey(deps, token, now))
  if (!viewer)
    throw new AppError(
      'unauthenticated',
      token.startsWith(KEY_PREFIX)
        ? 'There is no such API key, or it has ended.'
        : 'Your session has ended. Please sign in again.',
    )
  rememberUse(deps.db, viewer, now)
  return viewer
}

/**
 * Writes the position after a caller's commit into the session or key. It need not survive a crash,
 * so nobody waits for the disk.
 */
export async function noteCommit(db: Db, { sessionId, scopes }: Viewer): Promise<void> {
  const table = scopes ? apiKeys : sessions
  await db.execute(sql`with quick as materialized (select set_config('synchronous_commit', 'off', true))
    update ${table} set last_commit = pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')
    from quick where ${table.id} = ${sessionId}`)
}

/** The viewer, or 401: the first line of every verb that needs somebody. */
export function requireViewer(ctx: Pick<Context, 'viewer' | 'person'>): Viewer {
  if (!ctx.viewer) throw new AppError(ctx.person ? 'two_factor_setup_required' : 'unauthenticated')
  return ctx.viewer
}

/**
 * Like `requireViewer`, for the few verbs that have to work before two-factor sign-in is set up.
 */
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
export function allowInactive(ctx: Context, requested: boolean | null | undefined): boolean {
  if (!requested) return false
  if (!isAdmin(requireViewer(ctx))) throw new AppError('forbidden')
  return true
}
