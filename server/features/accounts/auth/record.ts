import { z } from 'zod'
import { type ColumnsOf, instantAnswer, instantOf } from '#server/database/record.ts'
import { userAnswer } from '#server/features/accounts/users/record.ts'
import { sessions } from '#server/features/accounts/users/table.ts'

/** Response to a sign-in. */
export const signedInAnswer = z
  .object({
    token: z.string().meta({ description: 'bearer token for the Authorization header' }),
    expiresAt: instantAnswer,
    user: userAnswer,
  })
  .meta({ title: 'Session' })
export type SignedIn = z.output<typeof signedInAnswer>

const deviceSessionAnswer = z
  .object({
    id: z.uuid(),
    device: z.string().meta({ description: 'browser and operating system, if known' }),
    createdAt: instantAnswer,
    lastUsedAt: instantAnswer,
    current: z.boolean().meta({ description: 'whether this is the session of the request' }),
  })
  .meta({ title: 'DeviceSession' })
export type DeviceSession = z.output<typeof deviceSessionAnswer>

/** Columns of a session. `device` and `current` are derived from them and the caller. */
export const deviceSessionColumns = {
  id: sessions.id,
  userAgent: sessions.userAgent,
  createdAt: instantOf(sessions.createdAt),
  lastUsedAt: instantOf(sessions.lastUsedAt),
} satisfies ColumnsOf<Omit<DeviceSession, 'device' | 'current'> & { userAgent: string | null }>

export const twoFactorSetupAnswer = z
  .object({
    secret: z.string().meta({ description: 'secret in Base32, for typing by hand' }),
    uri: z.string().meta({ description: '`otpauth:` URI' }),
    qrCode: z.string().meta({ description: 'the URI as a QR code: an SVG data URI' }),
  })
  .meta({ title: 'TwoFactorSetup' })
export type TwoFactorSetup = z.output<typeof twoFactorSetupAnswer>
