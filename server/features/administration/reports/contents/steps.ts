import type { ReportKind } from '#domain/reports.ts'
import { appointmentSteps } from './appointments.ts'
import { doctorSteps } from './doctors.ts'
import { patientSteps } from './patients.ts'
import { revenueSteps } from './revenue.ts'
import type { Step } from './scope.ts'

/** Counting steps of each kind of report. */
export const STEPS: Record<ReportKind, readonly Step[]> = {
  appointments: appointmentSteps,
  revenue: revenueSteps,
  doctors: doctorSteps,
  patients: patientSteps,
}
