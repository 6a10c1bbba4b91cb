import { z } from 'zod'
import { uuid } from './fields.ts'

/** Maximum number of saved hospitals, and of saved doctors, per person. */
export const MAX_FAVOURITES = 100

/** One hospital or one doctor. */
export const favouriteInput = z
  .object({ hospitalId: uuid('Unknown hospital').nullish(), doctorId: uuid('Unknown doctor').nullish() })
  .refine(({ hospitalId, doctorId }) => (hospitalId == null) !== (doctorId == null), {
    path: ['hospitalId'],
    error: 'Please choose one hospital or one doctor',
  })
