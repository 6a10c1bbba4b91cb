import { z } from 'zod'
import { HOSPITAL_ROLES } from '#domain/portal-access.ts'
import { type ColumnsOf, instantAnswer, instantOf } from '#server/database/record.ts'
import { managedUserColumns } from '#server/features/accounts/users/record.ts'
import { users } from '#server/features/accounts/users/table.ts'
import { doctors } from '#server/features/catalogue/doctors/table.ts'

/** Member of a hospital's team, as colleagues see them. */
const teamMemberAnswer = z
  .object({
    id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    hospitalRole: z.enum(HOSPITAL_ROLES),
    doctorId: z.uuid().nullable(),
    doctorName: z.string().nullable(),
    doctorIsActive: z.boolean().nullable(),
    status: z.enum(['active', 'inactive', 'suspended']),
    twoFactorEnabled: z.boolean(),
    lastLoginAt: instantAnswer.nullable(),
    createdAt: instantAnswer,
  })
  .meta({ title: 'TeamMember' })
export type TeamMember = z.output<typeof teamMemberAnswer>

export const teamMemberColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  hospitalRole: users.hospitalRole,
  doctorId: users.doctorId,
  doctorName: doctors.fullName,
  doctorIsActive: doctors.isActive,
  status: users.status,
  twoFactorEnabled: managedUserColumns.twoFactorEnabled,
  lastLoginAt: instantOf(users.lastLoginAt),
  createdAt: instantOf(users.createdAt),
} satisfies ColumnsOf<Omit<TeamMember, 'hospitalRole'> & { hospitalRole: TeamMember['hospitalRole'] | null }>
