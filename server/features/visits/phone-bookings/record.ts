import { z } from 'zod'

/** A patient of the hospital as the search of staff shows one. */
export const foundPatientAnswer = z
  .object({
    appointmentId: z.string().meta({ description: 'latest appointment of the patient at this hospital' }),
    name: z.string(),
    bookerName: z.string().nullable().meta({ description: 'null if the booker is the patient' }),
    phone: z.string(),
    email: z.string(),
    visits: z.number().int().meta({ description: 'appointments of the patient at this hospital' }),
    latestDate: z.string(),
  })
  .meta({ title: 'FoundPatient' })
export type FoundPatient = z.output<typeof foundPatientAnswer>

/** A service that fits a free place. */
export const slotServiceAnswer = z
  .object({ serviceId: z.string(), name: z.string(), minutes: z.number().int() })
  .meta({ title: 'SlotService' })
export type SlotService = z.output<typeof slotServiceAnswer>
