import { z } from 'zod'
import { ROLES, USER_STATUSES } from '#domain/access.ts'

/** A user as REST answers it. */
export const userAnswer = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  roles: z.array(z.enum(ROLES)),
  status: z.enum(USER_STATUSES),
  hospitalId: z.uuid().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  birthDate: z.string().nullable(),
  bio: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  lastLoginAt: z.string().nullable(),
})
