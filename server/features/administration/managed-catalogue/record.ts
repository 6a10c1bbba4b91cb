import { z } from 'zod'
import type { Page } from '#domain/paging.ts'
import { RECORD_KINDS } from '#domain/record-lists.ts'
import type { Doctor } from '#server/features/catalogue/doctors/record.ts'
import type { HealthService } from '#server/features/catalogue/health-services/record.ts'
import type { Hospital } from '#server/features/catalogue/hospitals/record.ts'

export type ManagedHospitalPage = Page<Hospital>
export type ManagedDoctorPage = Page<Doctor>
export type ManagedServicePage = Page<HealthService>

const whole = (description: string) => z.int().min(0).meta({ description })

/** Counts for the tiles above a list, and options of its filters. */
export const recordCountsAnswer = z
  .object({
    total: whole('all of them'),
    active: whole('those that are active'),
    groups: z.array(z.object({ value: z.string(), count: z.int() })).meta({
      description: 'counts by group, by name: cities of hospitals, specialties of doctors, categories of services',
    }),
  })
  .meta({ title: 'RecordCounts' })
export type RecordCounts = z.output<typeof recordCountsAnswer>

/** Effect of a bulk activation. */
export const activationPreviewAnswer = z
  .object({
    selected: whole('records that were chosen'),
    changing: whole('those of them that are not yet what they shall be'),
    appointmentsAhead: whole('pending and confirmed appointments ahead at those that would change; they stay'),
  })
  .meta({ title: 'ActivationPreview' })
export type ActivationPreview = z.output<typeof activationPreviewAnswer>

/** Completed bulk change. */
export const activationAnswer = z
  .object({
    id: z.string(),
    kind: z.enum(RECORD_KINDS),
    isActive: z.boolean(),
    changed: whole('records that were changed, or restored when it was undone'),
    isUndone: z.boolean(),
  })
  .meta({ title: 'Activation' })
export type Activation = z.output<typeof activationAnswer>
