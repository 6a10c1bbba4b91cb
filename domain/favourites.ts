import { z } from 'zod'
import { uuid } from './fields.ts'

/** So many hospitals and as many doctors one person can save. */
export const MAX_FAVOURITES = 100

/** One hospital or one doctor. */
export const favouriteInput = z
  .object({ hospitalId: uuid('Unknown hospital').nullish(), doctorId: uuid('Unknown doctor').nullish() })
  .refine(({ hospitalId, doctorId }) => (hospitalId == null) !== (doctorId == null), {
    path: ['hospitalId'],
    error: 'Please choose one hospital or one doctor',
  })
