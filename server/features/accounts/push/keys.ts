import { createECDH } from 'node:crypto'
import type { Config } from '#server/config.ts'
import { findSecret } from '#server/database/secret.ts'

/** Key pair in Base64url. */
export type PushKeys = { publicKey: string; privateKey: string }

const keysByUser = new Map<string, PushKeys>()

function makePrivateKey(): string {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  // A number with leading zeros would be shorter, and services would refuse it.
  return Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url')
}

/**
 * Returns the key pair that identifies this installation to the services of browsers (RFC 8292). It
 * is created once, and its secret half is stored in the data folder.
 */
export function pushKeysOf({ dataDir }: Pick<Config, 'dataDir'>): PushKeys {
  const keys = keysByUser.get(dataDir)
  if (keys) return keys
  const privateKey = findSecret(dataDir, 'push-key', { make: makePrivateKey })
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey, 'base64url')
  const created = { publicKey: pair.getPublicKey('base64url'), privateKey }
  keysByUser.set(dataDir, created)
  return created
}

/** Returns true for an uncompressed point of P-256, as browsers send it (RFC 8291). */
export function isCurvePoint(publicKey: string): boolean {
  const point = Buffer.from(publicKey, 'base64url')
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  try {
    // OpenSSL checks that the point is on the curve.
    pair.computeSecret(point)
    return point[0] === 4
  } catch {
    return false
  }
}
