import { z } from 'zod'
import { SIDES } from '#domain/appointments.ts'
import { type ColumnsOf, instantAnswer, instantOf } from '#server/database/record.ts'
import { messages } from './table.ts'

const message = z.object({
  id: z.string(),
  appointmentId: z.string(),
  sender: z.enum(SIDES),
  senderName: z.string(),
  message: z.string(),
  createdAt: instantAnswer,
  readAt: instantAnswer.nullable().meta({ description: 'when the other side read it first' }),
})
export type Message = z.output<typeof message>

export const messageColumns = {
  id: messages.id,
  appointmentId: messages.appointmentId,
  sender: messages.sender,
  senderName: messages.senderName,
  message: messages.message,
  createdAt: instantOf(messages.createdAt).as('createdAt'),
  readAt: instantOf(messages.readAt).as('readAt'),
} satisfies ColumnsOf<Message>

/** Message as REST and the event stream return it. Only GraphQL says when it was read. */
export const messageAnswer = message
  .omit({ appointmentId: true, createdAt: true, readAt: true })
  .extend({ timestamp: instantAnswer })
  .meta({ title: 'Message' })

export const toMessageAnswer = ({ id, sender, senderName, message, createdAt }: Message) => ({
  id,
  sender,
  senderName,
  message,
  timestamp: createdAt,
})
