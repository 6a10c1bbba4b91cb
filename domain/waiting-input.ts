/** Input of requests for a time, and of answers to an offered one. */
import { z } from 'zod'
import { MAX_DAYS_AHEAD } from './booking-rules.ts'
import { addDays } from './days.ts'
import { date, optionalPhone, phone, uuid } from './fields.ts'
import { channel } from './visit-fields.ts'
import { DAY_PARTS } from './waiting-list.ts'

const dayPart = z.enum(DAY_PARTS, { error: 'Please choose any time, morning or afternoon' })

/**
 * Returns the schema of days after today, within the booking horizon. `today` is the hospital's
 * day.
 */
const days = (today: string) => ({
  from: date()
    .refine((day) => day >= today, 'Please choose a day that is not in the past')
    .meta({ description: 'First day that suits.' }),
  to: date()
    .refine((day) => day <= addDays(today, MAX_DAYS_AHEAD), 'Please choose a day within the next year')
    .meta({ description: 'Last day that suits.' }),
  dayPart: dayPart.default('any'),
})

const isSpan = ({ from, to }: { from: string; to: string }): boolean => from <= to
const SPAN = { path: ['to'], error: 'The last day must not be before the first day' }

/**
 * Returns the schema of a request for a time of a treatment: at any hospital, at one, or with one
 * doctor.
 */
export const waitingInput = (today: string) =>
  z
    .object({
      serviceId: uuid('Please select a service first'),
      hospitalId: uuid('Please choose a hospital').nullish(),
      doctorId: uuid('Please choose a doctor').nullish(),
      personId: uuid('Please choose a person').nullish(),
      guardianConsent: z.boolean().nullish(),
      channel: channel.nullish(),
      phone: optionalPhone,
      ...days(today),
    })
    .refine(isSpan, SPAN)
    .refine(({ hospitalId, doctorId }) => hospitalId != null || doctorId == null, {
      path: ['hospitalId'],
      error: 'Please choose a hospital',
    })

/** Returns the schema of the form for a time of a treatment. */
export const waitingForm = (today: string) =>
  z.object({ personId: z.string(), guardianConsent: z.boolean(), phone: phone(), ...days(today) }).refine(isSpan, SPAN)

/** Returns the schema of a request for an earlier time of an appointment. */
export const earlierInput = (today: string) => z.object(days(today)).refine(isSpan, SPAN)

/** Token of the link in the mail about an offered time. */
export const waitingOfferLink = z.object({ token: z.string().max(200) })
export const waitingOfferAnswer = waitingOfferLink.extend({
  claim: z.boolean({ error: 'Please take the time or pass' }),
})
