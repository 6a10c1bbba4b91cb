import { z } from 'zod'
import { doctorAnswer } from '#server/features/catalogue/doctors/record.ts'
import { hospitalWithServicesAnswer } from '#server/features/catalogue/hospitals/offers.ts'

/** Favourites of the viewer. They have the viewer's ID, so that a client caches one list. */
export type Favourites = { id: string }

/** Saved hospital or doctor, by ID, and its treatment. */
export type FavouriteTreatment = { id: string; serviceId: string }

/** Documented REST form: the whole list. */
export const favouritesAnswer = z
  .object({
    id: z.string(),
    hospitals: z.array(hospitalWithServicesAnswer),
    doctors: z.array(doctorAnswer),
  })
  .meta({ title: 'Favourites' })
