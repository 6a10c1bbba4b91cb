import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { DEFAULT_NOTIFICATIONS, NOTIFICATION_KINDS, type Notifications } from '#domain/notifications.ts'
import type { ColumnsOf } from '#server/database/record.ts'
import { users } from '#server/features/accounts/users/table.ts'

/** Settings of a user's push notifications. */
const pushSettingsAnswer = z
  .object({
    publicKey: z.string().nullable(),
    subscribed: z.boolean(),
    notifications: z.record(z.enum(NOTIFICATION_KINDS), z.boolean()),
  })
  .meta({ title: 'PushSettings' })
export type PushSettings = z.output<typeof pushSettingsAnswer>

const allOn = JSON.stringify(DEFAULT_NOTIFICATIONS)

export const pushColumns = {
  notifications: sql<Notifications>`${allOn}::jsonb || coalesce(${users.preferences} -> 'pushes', '{}')`,
} satisfies ColumnsOf<Pick<PushSettings, 'notifications'>>
