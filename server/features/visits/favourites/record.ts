import { z } from 'zod'
import { doctorAnswer } from '#server/features/catalogue/doctors/record.ts'
import { hospitalWithServicesAnswer } from '#server/features/catalogue/hospitals/offers.ts'

/** The viewer's own list; it has the viewer's id, so that a client keeps one. */
export type Favourites = { id: string }

/** A saved hospital or doctor, by its id, and the treatment it was saved for. */
export type FavouriteTreatment = { id: string; serviceId: string }

/** The documented REST form: the whole list at once. */
export const favouritesAnswer = z
  .object({
    id: z.string(),
    hospitals: z.array(hospitalWithServicesAnswer),
    doctors: z.array(doctorAnswer),
  })
  .meta({ title: 'Favourites' })
