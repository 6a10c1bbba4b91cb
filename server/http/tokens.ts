import { createSecretKey, type KeyObject } from 'node:crypto'
import jwt from 'jsonwebtoken'
import { z } from 'zod'
import { ACCESS_TOKEN_SECONDS, SCOPES, type Scope } from '#domain/api-keys.ts'
import { SESSION_DAYS } from '#domain/sessions.ts'
import type { Config } from '../config.ts'

const issuer = 'hekima'
const audience = 'hekima'
const lifetimeSeconds = SESSION_DAYS * 24 * 60 * 60

const claims = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.number(), iat: z.number() })

const keys = new Map<string, KeyObject>()

/**
 * Returns the secret as a key object. Given text, jsonwebtoken first tries to parse it as a public
 * key on every call, which takes longer than all the rest.
 */
function keyOf({ jwtSecret }: Config): KeyObject {
  let key = keys.get(jwtSecret)
  if (!key) {
    key = createSecretKey(Buffer.from(jwtSecret))
    keys.set(jwtSecret, key)
  }
  return key
}

export type TokenSubject = { userId: string; sessionId: string }

/** Signs a token for a session row. It ends with the session, after seven days at the latest. */
export const signToken = (
  config: Config,
  { userId, sessionId }: TokenSubject,
  now: Date = new Date(),
  { seconds = lifetimeSeconds } = {},
): string =>
  jwt.sign({ sid: sessionId, iat: Math.floor(now.getTime() / 1000) }, keyOf(config), {
    algorithm: 'HS256',
    subject: userId,
    issuer,
    audience,
    expiresIn: seconds,
  })

function verify(
  config: Config,
  token: string,
  { now, audience, maxAge }: { now: Date; audience: string; maxAge: number },
): unknown {
  try {
    return jwt.verify(token, keyOf(config), {
      algorithms: ['HS256'],
      issuer,
      audience,
      // jsonwebtoken accepts a token without exp unless its age is limited too.
      maxAge,
      clockTimestamp: Math.floor(now.getTime() / 1000),
    })
  } catch {
    return null
  }
}

/**
 * Returns the owner of a token. Null if it is forged or expired. Only the database knows whether
 * the session is still active.
 */
export function readToken(config: Config, token: string, now: Date): TokenSubject | null {
  const { data } = claims.safeParse(verify(config, token, { now, audience, maxAge: lifetimeSeconds }))
  return data ? { userId: data.sub, sessionId: data.sid } : null
}

/** Audience of key tokens, so that neither kind of token is accepted for the other. */
const keyAudience = 'hekima-api'
const keyClaims = z.object({ sub: z.uuid(), scope: z.string(), exp: z.number(), iat: z.number() })

export type KeyToken = { keyId: string; scopes: Scope[] }

/**
 * Signs a token of a key with some of its scopes (RFC 6749 4.4). It ends with the key, after a
 * quarter of an hour at the latest.
 */
export const signKeyToken = (config: Config, { keyId, scopes }: KeyToken, now: Date): string =>
  jwt.sign({ scope: scopes.join(' '), iat: Math.floor(now.getTime() / 1000) }, keyOf(config), {
    algorithm: 'HS256',
    subject: keyId,
    issuer,
    audience: keyAudience,
    expiresIn: ACCESS_TOKEN_SECONDS,
  })

/** Returns the key and scopes of a token. Null if it is forged, expired or belongs to a session. */
export function readKeyToken(config: Config, token: string, now: Date): KeyToken | null {
  const payload = verify(config, token, { now, audience: keyAudience, maxAge: ACCESS_TOKEN_SECONDS })
  const { data } = keyClaims.safeParse(payload)
  if (!data) return null
  const requested = data.scope.split(' ')
  return { keyId: data.sub, scopes: SCOPES.filter((scope) => requested.includes(scope)) }
}
