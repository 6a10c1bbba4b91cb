/** Claims of a token. Its signature is checked only by the server. */
import { sentence } from '#domain/sentences.ts'

export const INVALID_TOKEN = sentence('Invalid token format')
/** Claim in which other systems write the role. */
export const MICROSOFT_ROLE = 'http://schemas.microsoft.com/ws/2008/06/identity/claims/role'

export type Claims = Record<string, unknown>

/** Its claims; undefined where it is no token. */
export function claimsOf(token: string): Claims | undefined {
  const [, payload, signature] = token.split('.')
  if (!payload || signature === undefined) return undefined
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return claims !== null && typeof claims === 'object' && !Array.isArray(claims) ? (claims as Claims) : undefined
  } catch {
    return undefined
  }
}

/** A claim as text; empty where the token has none. */
export const claimText = (claim: unknown): string =>
  claim === undefined || claim === null ? '' : typeof claim === 'string' ? claim : JSON.stringify(claim)

/** `exp` is in seconds. */
export const expiryOf = ({ exp }: Claims): Date | undefined =>
  typeof exp === 'number' && Number.isFinite(exp) ? new Date(exp * 1000) : undefined
