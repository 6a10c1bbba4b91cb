import { createSecretKey, type KeyObject } from 'node:crypto'
import jwt from 'jsonwebtoken'
import { z } from 'zod'
import type { Config } from '../config.ts'

const issuer = 'hekima'
const audience = 'hekima'
const lifetimeSeconds = 7 * 24 * 60 * 60
export const sessionLifetimeMs = lifetimeSeconds * 1000

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

export type TokenSubject = { userId: string; sessionId: string }

/** A token for a session row; it ends when the session does, at the latest after seven days. */
export const signToken = (config: Config, { userId, sessionId }: TokenSubject, now: Date = new Date()): string =>
  jwt.sign({ sid: sessionId, iat: Math.floor(now.getTime() / 1000) }, keyOf(config), {
    algorithm: 'HS256',
    subject: userId,
    issuer,
    audience,
    expiresIn: lifetimeSeconds,
  })

/** Whose token it is; null when it is forged or too old. Whether the session still lives, only the database knows. */
export function readToken(config: Config, token: string, now: Date): TokenSubject | null {
  try {
    const payload = jwt.verify(token, keyOf(config), {
      algorithms: ['HS256'],
      issuer,
      audience,
      // jsonwebtoken accepts a token without exp unless its age is limited too.
      maxAge: lifetimeSeconds,
      clockTimestamp: Math.floor(now.getTime() / 1000),
    })
    const { sub, sid } = claims.parse(payload)
    return { userId: sub, sessionId: sid }
  } catch {
    return null
  }
}
