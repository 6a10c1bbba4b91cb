import { z } from 'zod'
import { instantAnswer } from '#server/database/record.ts'

/** Another time that the patient has requested and the hospital has not answered. */
export const moveRequestAnswer = z
  .object({
    id: z.string(),
    date: z.string(),
    time: z.string(),
    startsAt: instantAnswer,
    expiresAt: instantAnswer.meta({ description: 'when the time is free again without an answer' }),
    createdAt: instantAnswer,
  })
  .meta({ title: 'MoveRequest' })
