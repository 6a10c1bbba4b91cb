import { eq, sql } from 'drizzle-orm'
import { isAdmin, type Role } from '#domain/access.ts'
import { type HospitalRole, isDoctor } from '#domain/portal-access.ts'
import { KEY_PREFIX, type Scope, TEST_KEY_PREFIX, withIncluded } from '#domain/api-keys.ts'
import { isUuid } from '#domain/fields.ts'
import type { Context, Dependencies } from './context.ts'
import type { Db } from './database/client.ts'
import { type ColumnsOf, selectList } from './database/record.ts'
import { statement } from './database/statement.ts'
import { AppError } from './errors.ts'
import { sessions, twoFactorRequired, users } from './features/accounts/users/table.ts'
import { apiKeys, isActiveKey } from './features/developers/api-keys/table.ts'
import { testKeys, testModes } from './features/developers/test-mode/table.ts'
import { hashOfKey, isKey, isTestKey } from './http/keys.ts'
import { readKeyToken, readToken } from './http/tokens.ts'

/** Signed-in user as currently stored in the database. The token gives only the session. */
export type Viewer = {
  id: string
  email: string
  firstName: string
  lastName: string
  role: Role
  hospitalId: string | null
  /** Portal role of a member of staff. Null for others. */
  hospitalRole: HospitalRole | null
  /** ID of the session or key. */
  sessionId: string
  /** Scopes of a key. Null for a session, which may do everything its user may. */
  scopes: readonly Scope[] | null
  /**
   * True if the operator requires two-factor sign-in of staff and administrators, and this user has
   * not set it up.
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
 * Reads the viewer of a session. It runs with every request of a signed-in user, and as a prepared
 * statement it takes a third of the time of the query builder.
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

/** Time of last use, by ID. */
type LastUses = { sessions: Map<string, Date>; keys: Map<string, Date> }
const lastUses = new WeakMap<Db, LastUses>()
const noUses = (): LastUses => ({ sessions: new Map(), keys: new Map() })

/**
 * Returns and clears the last uses of sessions and keys since the previous call. A job stores them
 * together.
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

/**
 * Returns the executor that reads sessions and keys. While the primary does not answer, a replica
 * does, so that signed-in users can read on. One that it has not heard of as ended by then counts
 * until the primary is back. It cannot write anything.
 */
const sessionReaderOf = ({ db, replicas }: Dependencies): Db => replicas?.primaryFirst ?? db

async function findBySession(deps: Dependencies, token: string, now: Date): Promise<Viewer | undefined> {
  const subject = readToken(deps.config, token, now)
  const [viewer] = subject ? await findViewer(sessionReaderOf(deps), { ...subject, now }) : []
  return viewer
}

/**
 * Returns true if the session of a refused token ended because its user was suspended. The token is
 * signed, so only its owner learns it.
 */
async function isSuspended(deps: Dependencies, token: string, now: Date): Promise<boolean> {
  const subject = readToken(deps.config, token, now)
  if (!subject) return false
  const [user] = await sessionReaderOf(deps)
    .select({ status: users.status })
    .from(users)
    .where(eq(users.id, subject.userId))
  return user?.status === 'suspended'
}

/** Finds the viewer of a key. A token of a key is limited to the scopes that it names. */
async function findByKey(deps: Dependencies, token: string, now: Date): Promise<Viewer | undefined> {
  const keyToken = isKey(token) ? null : readKeyToken(deps.config, token, now)
  if (!keyToken && !isKey(token)) return undefined
  // Neither kind of key is looked for where only the other belongs.
  if (!keyToken && isTestKey(token) !== deps.config.isTestMode) return undefined
  const [viewer] = await findKeyOwner(sessionReaderOf(deps), {
    hash: keyToken ? null : hashOfKey(token),
    id: keyToken?.keyId ?? null,
    now,
  })
  if (!viewer?.scopes) return undefined
  const scopes = withIncluded(viewer.scopes)
  return { ...viewer, scopes: keyToken ? scopes.filter((scope) => keyToken.scopes.includes(scope)) : scopes }
}

const bearerOf = (header: string): string => /^Bearer +([\w.-]+) *$/i.exec(header)?.[1] ?? ''

/** Finds the test mode of a key by its hash or, for a token issued for it, by its ID. */
const findTestMode = statement<
  { database: string; isUnused: boolean; id: string },
  { hash: string | null; id: string | null; since: Date }
>(
  () => sql`select ${testModes.id} as id, ${testModes.database} as database,
      ${testModes.lastUsedAt} < ${sql.placeholder('since')} as "isUnused"
    from ${testKeys} join ${testModes} on ${testModes.id} = ${testKeys.testModeId}
      join ${users} on ${users.id} = ${testModes.userId}
    where (${testKeys.keyHash} = ${sql.placeholder('hash')} or ${testKeys.id} = ${sql.placeholder('id')})
      and ${users.status} = 'active'`,
)

const USE_MS = 60 * 60 * 1000

/** Form of a token that was issued for a test key: the ID of the key, and the token itself. */
const TEST_TOKEN = new RegExp(`^${TEST_KEY_PREFIX}([0-9a-f-]{36})\\.(.+)$`)
export const testTokenOf = (keyId: string, token: string): string => `${TEST_KEY_PREFIX}${keyId}.${token}`

/**
 * Returns the database of the test mode that an `Authorization` header belongs to, and the header
 * that its instance understands. Undefined if the header contains no test key and no token for one.
 * Neither is ever looked for among live keys.
 */
export async function identifyTest(
  header: string | undefined,
  deps: Dependencies,
): Promise<{ database: string; authorization: string } | undefined> {
  const bearer = header === undefined ? '' : bearerOf(header)
  if (deps.config.isTestMode || !isTestKey(bearer)) return undefined
  const [, id = null, token = bearer] = TEST_TOKEN.exec(bearer) ?? []
  const now = deps.clock()
  const [mode] =
    isUuid(id) || isKey(bearer)
      ? await findTestMode(deps.db, {
          hash: id ? null : hashOfKey(bearer),
          id,
          since: new Date(now.getTime() - USE_MS),
        })
      : []
  if (!mode) throw new AppError('unauthenticated', 'There is no such API key, or it has expired.')
  if (mode.isUnused) await deps.db.update(testModes).set({ lastUsedAt: now }).where(eq(testModes.id, mode.id))
  return { database: mode.database, authorization: `Bearer ${token}` }
}

/**
 * Identifies the caller from the `Authorization` header. Returns null without one. A forged,
 * expired or revoked token is refused even where none is needed, so that a client learns at once
 * that its session has ended.
 */
export async function identify(header: string | undefined, deps: Dependencies): Promise<Viewer | null> {
  if (header === undefined) return null
  const token = bearerOf(header)
  const now = deps.clock()
  const viewer = (await findBySession(deps, token, now)) ?? (await findByKey(deps, token, now))
  if (!viewer) {
    if (token.startsWith(KEY_PREFIX) || isTestKey(token))
      throw new AppError('unauthenticated', 'There is no such API key, or it has expired.')
    if (await isSuspended(deps, token, now))
      throw new AppError('unauthenticated', 'This account is suspended, and its sessions have ended.', {
        extra: { reason: 'suspended' },
      })
    throw new AppError('unauthenticated', 'Your session has ended. Please sign in again.')
  }
  rememberUse(deps.db, viewer, now)
  return viewer
}

/**
 * Stores the position after a caller's commit in the session or key. It need not survive a crash,
 * so it does not wait for the disk.
 */
export async function noteCommit(db: Db, { sessionId, scopes }: Viewer): Promise<void> {
  const table = scopes ? apiKeys : sessions
  await db.execute(sql`with quick as materialized (select set_config('synchronous_commit', 'off', true))
    update ${table} set last_commit = pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')
    from quick where ${table.id} = ${sessionId}`)
}

/** Returns the viewer or throws 401. It is the first line of every verb that requires a user. */
export function requireViewer(ctx: Pick<Context, 'viewer' | 'person'>): Viewer {
  if (!ctx.viewer) throw new AppError(ctx.person ? 'two_factor_setup_required' : 'unauthenticated')
  return ctx.viewer
}

/**
 * Returns the user like `requireViewer`, for the few verbs that work before two-factor sign-in is
 * set up.
 */
export function requirePerson(ctx: Pick<Context, 'person'>): Viewer {
  if (!ctx.person) throw new AppError('unauthenticated')
  return ctx.person
}

const NOT_IN_ROLE = 'Your role at this hospital does not allow this.'

/**
 * Returns the viewer in one of these roles, or throws 401 or 403. Doctors' accounts are refused.
 * Verbs that admit them call `requireStaff`.
 */
export function requireRole(ctx: Pick<Context, 'viewer' | 'person'>, ...roles: Role[]): Viewer {
  const viewer = requireViewer(ctx)
  if (!roles.includes(viewer.role)) throw new AppError('forbidden')
  if (isDoctor(viewer)) throw new AppError('forbidden', NOT_IN_ROLE)
  return viewer
}

/** Returns the viewer if they are staff in any role, or an administrator. */
export function requireStaff(ctx: Pick<Context, 'viewer' | 'person'>): Viewer {
  const viewer = requireViewer(ctx)
  if (viewer.role === 'user') throw new AppError('forbidden')
  return viewer
}

/** Allows inactive records only to administrators who request them. */
export function allowInactive(ctx: Context, requested: boolean | null | undefined): boolean {
  if (!requested) return false
  if (!isAdmin(requireViewer(ctx))) throw new AppError('forbidden')
  return true
}
