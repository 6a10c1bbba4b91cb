import { z } from 'zod'
import { uuid } from './fields.ts'

/** Hospital or doctor with the treatment it is saved for. */
export const favouriteInput = z
  .object({
    hospitalId: uuid('Unknown hospital').nullish(),
    doctorId: uuid('Unknown doctor').nullish(),
    serviceId: uuid('Unknown service').nullish(),
  })
  .refine(({ hospitalId, doctorId }) => (hospitalId == null) !== (doctorId == null), {
    path: ['hospitalId'],
    error: 'Please choose one hospital or one doctor',
  })
