/** Claims of a token. Only the server checks its signature. */
import { sentence } from '#domain/sentences.ts'

export const INVALID_TOKEN = sentence('Invalid token format')
/** Claim that holds the role in other systems. */
export const MICROSOFT_ROLE = 'http://schemas.microsoft.com/ws/2008/06/identity/claims/role'

export type Claims = Record<string, unknown>

/** Returns the claims, or undefined for an invalid token. */
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

/** Returns a claim as text, empty if the token lacks it. */
export const claimText = (claim: unknown): string =>
  claim === undefined || claim === null ? '' : typeof claim === 'string' ? claim : JSON.stringify(claim)

/** Returns the expiry. `exp` is in seconds. */
export const expiryOf = ({ exp }: Claims): Date | undefined =>
  typeof exp === 'number' && Number.isFinite(exp) ? new Date(exp * 1000) : undefined
