import { z } from 'zod'
import { type ColumnsOf, instantAnswer, instantOf } from '#server/database/record.ts'
import { userAnswer } from '#server/features/users/record.ts'
import { sessions } from '#server/features/users/table.ts'

/** What a sign-in answers. */
export const signedInAnswer = z
  .object({
    token: z.string().meta({ description: 'for the Authorization header, after "Bearer"' }),
    expiresAt: instantAnswer,
    user: userAnswer,
  })
  .meta({ title: 'Session' })
export type SignedIn = z.output<typeof signedInAnswer>

export const deviceSessionAnswer = z
  .object({
    id: z.uuid(),
    device: z.string().meta({ description: 'browser and system, as far as they are known' }),
    createdAt: instantAnswer,
    lastUsedAt: instantAnswer,
    current: z.boolean().meta({ description: 'the session that asks' }),
  })
  .meta({ title: 'DeviceSession' })
export type DeviceSession = z.output<typeof deviceSessionAnswer>

/** `device` and `current` are made of these and of who asks. */
export const deviceSessionColumns = {
  id: sessions.id,
  userAgent: sessions.userAgent,
  createdAt: instantOf(sessions.createdAt),
  lastUsedAt: instantOf(sessions.lastUsedAt),
} satisfies ColumnsOf<Omit<DeviceSession, 'device' | 'current'> & { userAgent: string | null }>

export const twoFactorSetupAnswer = z
  .object({
    secret: z.string().meta({ description: 'base32, to type by hand' }),
    uri: z.string().meta({ description: 'otpauth: address' }),
    qrCode: z.string().meta({ description: 'the address as a QR code: an SVG data URI' }),
  })
  .meta({ title: 'TwoFactorSetup' })
export type TwoFactorSetup = z.output<typeof twoFactorSetupAnswer>
