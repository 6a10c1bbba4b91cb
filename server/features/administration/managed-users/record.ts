import { z } from 'zod'
import type { Page } from '#domain/paging.ts'
import type { ManagedUser } from '#server/features/accounts/users/record.ts'

export type UserPage = Page<ManagedUser>

const whole = (description: string) => z.int().min(0).meta({ description })

/** Counts for the cards above the list of users. */
export const userSummaryAnswer = z.object({
  total: whole('all accounts'),
  active: whole('those who can sign in'),
  admins: whole('administrators'),
  newThisMonth: whole('made since the first of this month in Istanbul'),
  newLastMonth: whole('made in the month before it'),
  staff: whole('staff of hospitals'),
  suspended: whole('those whom an administrator keeps out'),
  adminsWithoutTwoFactor: whole('administrators who sign in with the password alone'),
  staffWithoutTwoFactor: whole('staff of hospitals who sign in with the password alone'),
})
export type UserSummary = z.output<typeof userSummaryAnswer>
