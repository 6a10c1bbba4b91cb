/**
 * Contents of reports: figures and names of the catalogue, without patient data. Stored with a
 * report as counted.
 */
import { z } from 'zod'
import { UI_LANGUAGES } from './languages.ts'
import { CURRENCIES } from './money.ts'
import type { ReportKind } from './reports.ts'

const count = z.int().min(0)
const days = { from: z.iso.date(), to: z.iso.date() }

const amounts = z.array(
  z.object({ currency: z.enum(CURRENCIES), amount: z.number().min(0) }).meta({ title: 'ReportAmount' }),
)
export type ReportAmount = z.output<typeof amounts>[number]

const statuses = { pending: count, confirmed: count, completed: count, cancelled: count, noShows: count }

const appointmentsContent = z
  .object({
    total: count,
    ...statuses,
    moved: count,
    buckets: z.array(z.object({ ...days, ...statuses }).meta({ title: 'AppointmentsBucket' })),
    services: z.array(
      z
        .object({ name: z.string(), total: count, completed: count, cancelled: count, noShows: count })
        .meta({ title: 'AppointmentsService' }),
    ),
  })
  .meta({ title: 'AppointmentsReport' })

const revenue = { completed: count, onRequest: count, amounts }
const revenueContent = z
  .object({
    ...revenue,
    buckets: z.array(z.object({ ...days, ...revenue }).meta({ title: 'RevenueBucket' })),
    services: z.array(z.object({ name: z.string(), ...revenue }).meta({ title: 'RevenueService' })),
  })
  .meta({ title: 'RevenueReport' })

const doctorsContent = z
  .object({
    doctors: z.array(
      z
        .object({
          doctorId: z.string().nullable(),
          name: z.string().nullable(),
          appointments: count,
          completed: count,
          cancelled: count,
          noShows: count,
          bookedMinutes: count,
          rating: z.number().nullable(),
          reviewCount: count.nullable(),
        })
        .meta({ title: 'DoctorsReportRow' }),
    ),
  })
  .meta({ title: 'DoctorsReport' })

const patientsContent = z
  .object({
    people: count,
    firstTime: count,
    returning: count,
    withoutAccount: count,
    buckets: z.array(z.object({ ...days, firstTime: count, returning: count }).meta({ title: 'PatientsBucket' })),
    countries: z.array(
      z.object({ callingCode: z.string().nullable(), people: count }).meta({ title: 'PatientsCountry' }),
    ),
    ages: z.array(
      z.object({ from: count.nullable(), to: count.nullable(), people: count }).meta({ title: 'PatientsAge' }),
    ),
    languages: z.array(z.object({ language: z.enum(UI_LANGUAGES), people: count }).meta({ title: 'PatientsLanguage' })),
  })
  .meta({ title: 'PatientsReport' })

export const reportContents = {
  appointments: appointmentsContent,
  revenue: revenueContent,
  doctors: doctorsContent,
  patients: patientsContent,
} satisfies Record<ReportKind, z.ZodType>

export type ReportContents = { [Kind in ReportKind]: z.output<(typeof reportContents)[Kind]> }

/** Age groups of patients, in years. */
export const AGE_GROUPS = [
  { from: 0, to: 17 },
  { from: 18, to: 34 },
  { from: 35, to: 49 },
  { from: 50, to: 64 },
  { from: 65, to: null },
] as const
