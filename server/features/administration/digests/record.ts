import { z } from 'zod'
import { UI_LANGUAGES } from '#domain/languages.ts'

export const digestAnswer = z
  .object({
    hospitalId: z.string(),
    isOn: z.boolean(),
    language: z.enum(UI_LANGUAGES).nullable(),
  })
  .meta({ title: 'DigestSettings' })
export type DigestSettings = z.output<typeof digestAnswer>

/** Hospital with requests that have waited for more than 48 hours. */
export type OverdueHospital = {
  id: string
  name: string
  city: string
  requests: number
  oldestAt: string
  remindedAt: string | null
}
