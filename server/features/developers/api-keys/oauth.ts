/**
 * Short-lived tokens for programs that have a key: the client credentials grant of OAuth 2.0 (RFC
 * 6749, 4.4).
 */
import { timingSafeEqual } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { ACCESS_TOKEN_SECONDS, SCOPES, type Scope, withIncluded } from '#domain/api-keys.ts'
import { isUuid } from '#domain/fields.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { networkOf } from '#server/http/address.ts'
import { hashOfKey, isTestKey } from '#server/http/keys.ts'
import { signKeyToken } from '#server/http/tokens.ts'
import { countOne, type Limit, requireLeft } from '#server/limits.ts'
import { identifyTest, testTokenOf } from '#server/viewer.ts'
import { apiKeys, isActiveKey } from './table.ts'

/** Error codes of RFC 6749, section 5.2. */
export type OAuthFault = 'invalid_request' | 'invalid_client' | 'unsupported_grant_type' | 'invalid_scope'

const fault = (error: OAuthFault, sentence: string) =>
  new AppError(error === 'invalid_client' ? 'unauthenticated' : 'bad_input', sentence, { extra: { error } })

export type TokenAnswer = { access_token: string; token_type: 'Bearer'; expires_in: number; scope: string }
type Client = { id: string; secret: string }

/** Returns a parameter, which may occur at most once. */
function parameter(form: URLSearchParams, name: string): string | undefined {
  const [value, ...more] = form.getAll(name)
  if (more.length > 0) throw fault('invalid_request', `${name} was sent more than once.`)
  return value === '' ? undefined : value
}

/** Parses name and secret from the header as RFC 6749 2.3.1 defines it: both are form-encoded. */
function readBasic(authorization: string): Client {
  const [, encoded = ''] = /^Basic +([\w+/=-]+) *$/i.exec(authorization) ?? []
  const [, id, secret] = /^([^:]+):(.+)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? []
  const decode = (text: string) => new URLSearchParams(`x=${text}`).get('x') ?? ''
  if (!id || !secret)
    throw fault('invalid_client', 'The Authorization header is not Basic with client_id and client_secret.')
  return { id: decode(id), secret: decode(secret) }
}

function readClient(form: URLSearchParams, authorization: string | undefined): Client {
  const [id, secret] = [parameter(form, 'client_id'), parameter(form, 'client_secret')]
  if (authorization !== undefined) {
    if (secret !== undefined)
      throw fault('invalid_request', 'Send client_secret in the header or in the body, not in both.')
    const client = readBasic(authorization)
    if (id !== undefined && id !== client.id) throw fault('invalid_request', 'client_id differs from the header.')
    return client
  }
  if (!id || !secret) throw fault('invalid_client', 'client_id and client_secret are missing.')
  return { id, secret }
}

/**
 * Returns the client's key if the secret matches. The comparison takes constant time, also for an
 * unknown client.
 */
async function findClient({ db, clock }: Context, { id, secret }: Client) {
  const [row] = isUuid(id)
    ? await db
        .select({ id: apiKeys.id, keyHash: apiKeys.keyHash, scopes: apiKeys.scopes, expiresAt: apiKeys.expiresAt })
        .from(apiKeys)
        .innerJoin(users, eq(users.id, apiKeys.userId))
        .where(and(eq(apiKeys.id, id), isActiveKey(clock()), eq(users.status, 'active')))
    : []
  const hash = Buffer.from(hashOfKey(secret))
  const isRight = timingSafeEqual(hash, Buffer.from(row?.keyHash ?? hashOfKey('')))
  return isRight ? row : undefined
}

function narrow(held: readonly Scope[], requested: string | undefined): Scope[] {
  const all = withIncluded(held)
  if (requested === undefined) return all
  const words = requested.split(' ').filter(Boolean)
  if (words.length === 0 || words.some((scope) => !all.some((granted) => granted === scope)))
    throw fault('invalid_scope', 'The key does not have all the requested scopes.')
  return withIncluded(SCOPES.filter((scope) => words.includes(scope)))
}

/**
 * Issues a token for a key. The key's ID is the `client_id`, the key itself the `client_secret`.
 * The token ends with the key.
 */
export async function issueToken(
  ctx: Context,
  form: URLSearchParams,
  authorization: string | undefined,
): Promise<TokenAnswer> {
  const guesses: Limit = { what: 'client-guess', who: networkOf(ctx.ip), most: 30, seconds: 15 * 60 }
  await requireLeft(ctx, guesses)
  const client = readClient(form, authorization)
  return isTestKey(client.secret)
    ? grantInTestMode(ctx, client, { form, guesses })
    : grant(ctx, client, { form, guesses })
}

type Request = { form: URLSearchParams; guesses: Limit }

/** Issues a token of a test mode, which names its key so that a request finds the test mode. */
async function grantInTestMode(ctx: Context, client: Client, { form, guesses }: Request): Promise<TokenAnswer> {
  const test = await identifyTest(`Bearer ${client.secret}`, ctx).catch(async () => {
    await countOne(ctx, guesses)
    throw fault('invalid_client', 'There is no such client, its secret is wrong, or it was revoked.')
  })
  if (!test || !ctx.testModes) throw fault('invalid_client', 'Test mode is not available on this installation.')
  const answer = await ctx.testModes.within(test.database, (testCtx) => grant(testCtx, client, { form, guesses }))
  return { ...answer, access_token: testTokenOf(client.id, answer.access_token) }
}

async function grant(ctx: Context, client: Client, { form, guesses }: Request): Promise<TokenAnswer> {
  const type = parameter(form, 'grant_type')
  if (type === undefined) throw fault('invalid_request', 'grant_type is missing.')
  if (type !== 'client_credentials') throw fault('unsupported_grant_type', 'Only client_credentials is supported.')
  const key = await findClient(ctx, client)
  if (!key) {
    await countOne(ctx, guesses)
    throw fault('invalid_client', 'There is no such client, its secret is wrong, or it was revoked.')
  }
  const scopes = narrow(key.scopes, parameter(form, 'scope'))
  const now = ctx.clock()
  const left = key.expiresAt ? Math.floor((key.expiresAt.getTime() - now.getTime()) / 1000) : ACCESS_TOKEN_SECONDS
  return {
    access_token: signKeyToken(ctx.config, { keyId: key.id, scopes }, now),
    token_type: 'Bearer',
    expires_in: Math.min(ACCESS_TOKEN_SECONDS, left),
    scope: scopes.join(' '),
  }
}
