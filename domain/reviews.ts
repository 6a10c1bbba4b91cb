import { z } from 'zod'
import type { AppointmentStatus } from './appointments.ts'
import { optionalText, requiredText } from './fields.ts'
import { UI_LANGUAGES } from './languages.ts'

/** Days after it was written in which a review can be changed by its author. */
export const REVIEW_EDIT_DAYS = 14

export const reviewInput = z.object({
  rating: z
    .number({ error: 'Please choose 1 to 5 stars' })
    .int('Please choose 1 to 5 stars')
    .min(1, 'Please choose 1 to 5 stars')
    .max(5, 'Please choose 1 to 5 stars'),
  comment: optionalText(4000),
  language: z.enum(UI_LANGUAGES).default('en'),
})

export const reviewReport = z.object({ reason: requiredText('Please say what is wrong with this review', 1000) })
export const reviewReply = z.object({ reply: requiredText('Please write an answer', 4000) })

/** Whether this person may write a review of this appointment: its patient, once it is completed. */
export const mayReview = (
  appointment: { status: AppointmentStatus; patientId: string | null },
  person: { id: string } | null,
): boolean => person != null && appointment.patientId === person.id && appointment.status === 'completed'

/** The instant until which a review can be changed. */
export const editableUntil = (createdAt: Date | string): Date =>
  new Date(new Date(createdAt).getTime() + REVIEW_EDIT_DAYS * 24 * 60 * 60 * 1000)
